// The public pages of receipts as HTML: no script, no request to anywhere, the same parts as on paper.
import { hash } from "node:crypto";
import type { Part } from "@taxctl/sdk/rules/profiles/units";
import { type Language, rulesOf, wordsOf } from "@taxctl/sdk/rules/profiles/units";
import { type PageWords, pageWordsOf } from "./page-words.ts";
import type { Receipt } from "./receipt.ts";

const style = `
*{box-sizing:border-box}
body{margin:0;background:#f3f3f0;color:#1a1a1a;font:15px/1.45 system-ui,"DejaVu Sans",sans-serif}
main{max-width:34rem;margin:0 auto;padding:1rem .75rem 2rem}
article{background:#fff;border:1px solid #ddd;border-radius:8px;padding:1.25rem 1rem;overflow-wrap:anywhere}
p,h1{margin:.15rem 0}
h1{font-size:1.2rem}
.center{text-align:center}
.name{font-size:1.3rem}
.title,.mark{font-size:1.1rem}
.small{font-size:.85rem}
.bold{font-weight:700}
hr{border:0;border-top:1px dashed #999;margin:.8rem 0}
.gap{height:.5rem}
.row{display:flex;justify-content:space-between;gap:1rem}
.row>:last-child{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.item{margin:.5rem 0}
.code,.price{color:#555}
table{width:100%;border-collapse:collapse;font-size:.87rem}
td,th{padding:.12rem 0 .12rem .4rem;text-align:right;font-weight:400;font-variant-numeric:tabular-nums}
td:first-child,th:first-child{text-align:left;padding-left:0}
th{font-weight:700}
.qr{display:block;width:min(62vw,210px);height:auto;image-rendering:pixelated;margin:.6rem auto 0}
.logo{display:block;max-width:120px;max-height:80px;margin:0 auto .5rem}
.notice{background:#fff3cd;color:#503a00;border:1px solid #dcb94a;border-radius:8px;padding:.6rem .8rem;margin:0 0 .75rem}
.actions{margin:0 0 .75rem;text-align:right}
a{color:#0b5394}
.actions a{display:inline-block;background:#0b5394;color:#fff;text-decoration:none;border-radius:6px;padding:.6rem 1rem}
.actions a:focus-visible{outline:3px solid #1a1a1a;outline-offset:2px}
dl{margin:1rem 0 0}dt{color:#555}dd{margin:0 0 .5rem}
@media print{body{background:#fff}main{padding:0;max-width:none}article{border:0;padding:0}.actions{display:none}}
`;

/** Nothing but the page's own style and images inside it: no script, no form, no frame, no other host. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${hash("sha256", style, "base64")}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Text for HTML. Controls and marks that reorder or hide text are left out, as on paper. */
function text(value: string): string {
  return value
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, " ")
    .replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? "");
}

function page(language: Language, title: string, body: string, refreshS?: number): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
${refreshS === undefined ? "" : `<meta http-equiv="refresh" content="${refreshS}">\n`}<title>${text(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

function row(label: string, amount: string, classes: string): string {
  return `<p class="row ${classes}"><span>${text(label)}</span><span>${text(amount)}</span></p>`;
}

function picture(image: Uint8Array): string {
  const type = image[0] === 0x89 ? "image/png" : "image/jpeg";
  return `<img class="logo" alt="" src="data:${type};base64,${Buffer.from(image).toString("base64")}">`;
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case "logo":
      return part.image ? picture(part.image) : "";
    case "text": {
      const classes = [part.isLeft ? "" : "center", part.size ?? "", part.bold ? "bold" : ""];
      const tag = part.size === "title" ? "h1" : "p";
      return `<${tag} class="${classes.join(" ").trim()}">${text(part.text)}</${tag}>`;
    }
    case "rule":
      return "<hr>";
    case "gap":
      return '<div class="gap"></div>';
    case "item": {
      const { name, code, price, amount, discount, foreign } = part;
      const shownCode = code === null ? "" : `<p class="small code">${text(code)}</p>`;
      const off = discount ? row(discount, "", "small") : "";
      const other = foreign ? row(foreign.price, foreign.amount, "price small") : "";
      return `<div class="item"><p>${text(name)}</p>${shownCode}${row(price, amount, "price")}${other}${off}</div>`;
    }
    case "sum":
      return row(part.label, part.amount, part.bold ? "bold" : "");
    case "table": {
      const cells = (tag: "td" | "th", row: readonly string[]) =>
        `<tr>${row.map((cell) => `<${tag}>${text(cell)}</${tag}>`).join("")}</tr>`;
      return `<table><thead>${cells("th", part.head)}</thead><tbody>${part.rows.map((row) => cells("td", row)).join("")}</tbody></table>`;
    }
    case "signed": {
      const title = part.title === null ? "" : `<p class="bold">${text(part.title)}</p>`;
      const lines = part.lines.map((line) => `<p class="small">${text(line)}</p>`).join("\n");
      const qr = part.qr === null ? "" : `<img class="qr" alt="QR" src="${text(part.qr)}">`;
      return `${title}${lines}${qr}`;
    }
  }
}

const sandboxNotice = (words: PageWords, environment: "live" | "sandbox"): string =>
  environment === "sandbox" ? `<p class="notice" role="note">${words.sandbox}</p>` : "";

/** The page of a receipt. `pdfUrl` is where its PDF lies. */
export function receiptPage(
  receipt: Receipt,
  logo: Uint8Array | null,
  { environment, pdfUrl }: { environment: "live" | "sandbox"; pdfUrl: string },
): string {
  const words = pageWordsOf(receipt.language);
  const { title, parts } = rulesOf(receipt.profile).receiptForm(receipt, logo);
  const { verification_url: verify } = receipt;
  const check = verify
    ? `<p class="center small"><a rel="noreferrer" href="${text(verify)}">${text(wordsOf(receipt.language).verify)} ${text(new URL(verify).host)}</a></p>`
    : "";
  return page(
    receipt.language,
    `${title} ${receipt.invoice_no}`,
    `${sandboxNotice(words, environment)}
<p class="actions"><a href="${text(pdfUrl)}">${words.download}</a></p>
<article>
${parts.map(partHtml).join("\n")}
${check}
</article>`,
  );
}

/** The facts about a sale without a receipt. The page must not look like a receipt. */
export type UnsignedSale = {
  state: "waiting" | "failed" | "lost";
  language: Language;
  environment: "live" | "sandbox";
  seller: string;
  invoice_no: string;
  /** As it is shown. */
  date: string;
  total: string;
};

/** How often the page of a sale loads itself again, in seconds: while the sale waits. */
const refreshS = { waiting: 30, failed: undefined, lost: undefined };

/** The page of a sale that has no receipt, with the reason. */
export function unsignedPage(sale: UnsignedSale): string {
  const { state, language, environment } = sale;
  const words = pageWordsOf(language);
  const facts = [
    [words.seller, sale.seller],
    [words.document, sale.invoice_no],
    [words.date, sale.date],
    [words.total, sale.total],
  ] as const;
  return page(
    language,
    words[state],
    `${sandboxNotice(words, environment)}
<article>
<h1>${words[state]}</h1>
<p>${words[`${state}Text`]}</p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`).join("\n")}</dl>
</article>`,
    refreshS[state],
  );
}

/** A page without a sale, in both languages, because its language is unknown. */
export function noticePage(about: "gone" | "busy" | "broken"): string {
  const article = (language: Language): string => {
    const words = pageWordsOf(language);
    return `<article lang="${language}"><h1>${words[about]}</h1><p>${words[`${about}Text`]}</p></article>`;
  };
  return page("en", pageWordsOf("en")[about], `${article("en")}\n<div class="gap"></div>\n${article("sw")}`);
}
