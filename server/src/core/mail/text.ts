// How a mail reads: the parts that the texts fill in, and both forms made of them.
import { html, type SafeHtml } from "@remix-run/html-template";

/** The reader's action with the single-use code of a mail. */
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
  /** A page of the service that the reader is to open. */
  page?: {
    label: string;
    path: `/${string}`;
    /** A page of the console, omitted if the service has no console. */
    isOfConsole?: boolean;
  };
};

/** A subject is one line: nothing that a caller gave can add a header. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** `2026-11-24 16:40 UTC` */
export const timeOf = (moment: number | string): string =>
  `${new Date(moment).toISOString().slice(0, 16).replace("T", " ")} UTC`;

function codeFor({ path, token, expires_at }: CodeUse, url: string) {
  return {
    isLink: false,
    before: "Your code:",
    shown: token,
    after: [
      `The code works once, until ${timeOf(expires_at)}.`,
      `Enter it where you were asked for it, or send it to POST ${url}/api/v1${path}.`,
    ],
  };
}

/** The page of the console has the path of its operation. */
function linkTo({ path, token, expires_at }: CodeUse, url: string) {
  return {
    isLink: true,
    before: "Open this link:",
    shown: `${url}/console${path}?token=${encodeURIComponent(token)}`,
    after: [`The link works once, until ${timeOf(expires_at)}.`],
  };
}

export type Place = {
  /** The service's own URL, never one that a request names. */
  url: string;
  /** Whether the service has the console: then a link leads to the page that takes the code. */
  hasConsole: boolean;
};

/** The mail's subject, plain text and HTML. */
export function renderMail(
  { subject, paragraphs, code, page }: MailText,
  { url, hasConsole }: Place,
): {
  subject: string;
  text: string;
  html: string;
} {
  const shownPage = page &&
    (hasConsole || !page.isOfConsole) && {
      isLink: true,
      before: page.label,
      shown: `${url}${page.path}`,
      after: [],
    };
  const use = code ? (hasConsole ? linkTo(code, url) : codeFor(code, url)) : shownPage;
  const text = [...paragraphs, ...(use ? [use.before, use.shown, ...use.after] : [])]
    .map(oneLine)
    .join("\n\n");
  const inHtml = use && [
    paragraph(use.before),
    html`<p style="font-family:monospace;font-size:1.1em;word-break:break-all">${
      use.isLink ? html`<a href="${use.shown}">${use.shown}</a>` : use.shown
    }</p>`,
    use.after.map(paragraph),
  ];
  return {
    subject: oneLine(subject),
    text: `${text}\n`,
    html: String(
      html`<!doctype html><html lang="en"><meta charset="utf-8"><body style="font-family:sans-serif">${paragraphs.map(paragraph)}${inHtml || ""}</body></html>`,
    ),
  };
}

const paragraph = (text: string): SafeHtml => html`<p>${text}</p>`;
