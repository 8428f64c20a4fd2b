// How a mail reads: the parts that the texts fill in, and both forms made of them.

/** What the reader does with the single-use code of a mail. */
type CodeUse = {
  /** The operation that takes the code, below the API's URL. */
  path: `/${string}`;
  token: string;
  /** Epoch milliseconds. */
  expires_at: number;
};

export type MailText = {
  subject: string;
  paragraphs: readonly string[];
  code?: CodeUse;
};

/** A subject is one line: nothing that a caller gave can add a header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? "");

/** `2026-11-24 16:40 UTC` */
const timeOf = (epochMs: number): string =>
  `${new Date(epochMs).toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** The mail's subject, plain text and HTML. `publicUrl` is the service's own address, never one that a request names. */
export function renderMail(
  { subject, paragraphs, code }: MailText,
  publicUrl: string,
): { subject: string; text: string; html: string } {
  const use = code && {
    before: "Your code:",
    token: code.token,
    after: [
      `The code works once, until ${timeOf(code.expires_at)}.`,
      `Enter it where you were asked for it, or send it to POST ${publicUrl}/api/v1${code.path}.`,
    ],
  };
  const text = [...paragraphs, ...(use ? [use.before, use.token, ...use.after] : [])]
    .map(oneLine)
    .join("\n\n");
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(use
      ? [
          `<p>${use.before}</p>`,
          `<p style="font-family:monospace;font-size:1.1em;word-break:break-all">${escapeHtml(use.token)}</p>`,
          ...use.after.map((line) => `<p>${escapeHtml(line)}</p>`),
        ]
      : []),
  ];
  return {
    subject: oneLine(subject),
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font-family:sans-serif">${html.join("")}</body></html>`,
  };
}
