// HTML pages of the evidence: every text is escaped.

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of HTML. A plain string is text, and is escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

function escaped(value: string | number | Html): string {
  if (value instanceof Html) return value.markup;
  return String(value).replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

export function text(value: string): Html {
  return new Html(escaped(value));
}

export function heading(text: string): Html {
  return new Html(`<h2>${escaped(text)}</h2>\n`);
}

export function paragraph(text: string | Html): Html {
  return new Html(`<p>${escaped(text)}</p>\n`);
}

export function list(entries: readonly (string | Html)[]): Html {
  return new Html(`<ul>\n${entries.map((entry) => `<li>${escaped(entry)}</li>\n`).join("")}</ul>\n`);
}

/** A link to a file of the folder. */
export function link(path: string, text = path): Html {
  const address = path.split("/").map(encodeURIComponent).join("/");
  return new Html(`<a href="${escaped(address)}">${escaped(text)}</a>`);
}

/** Several pieces, one after the other. */
export function row(pieces: readonly Html[], separator = " "): Html {
  return new Html(pieces.map(({ markup }) => markup).join(separator));
}

/** A link or a signature may break anywhere, so that the table keeps the page's width. A short number never breaks. */
function classOf(value: string | number | Html): string {
  if (/\S{28}/.test(String(value))) return ' class="long"';
  return /^(?=.*\d).{1,22}$/.test(String(value)) ? ' class="short"' : "";
}

export function table(head: readonly string[], rows: readonly (readonly (string | number | Html)[])[]): Html {
  const cells = (tag: string, values: readonly (string | number | Html)[]) =>
    values.map((value) => `<${tag}${classOf(value)}>${escaped(value)}</${tag}>`).join("");
  const lines = rows.map((values) => `<tr>${cells("td", values)}</tr>\n`).join("");
  return new Html(
    `<table>\n<thead><tr>${cells("th", head)}</tr></thead>\n<tbody>\n${lines}</tbody>\n</table>\n`,
  );
}

const style = `body{font:15px/1.45 sans-serif;max-width:1100px;margin:2em auto;padding:0 1em;color:#111}
table{border-collapse:collapse;width:100%;margin:.6em 0 1.6em}
th,td{border:1px solid #bbb;padding:.3em .5em;text-align:left;vertical-align:top}
.long{overflow-wrap:anywhere}
.short{white-space:nowrap}
th{background:#eee}`;

/** A whole page. */
export function page(title: string, parts: readonly Html[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
${style}
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${parts.map(({ markup }) => markup).join("")}</body>
</html>
`;
}
