// Names in a watched folder: which files are sales, and what their results are called. No name leads out of the folder.

/** Files of these extensions are sales. */
const extensions = ["json", "jsonl", "csv", "xlsx"] as const;
type Extension = (typeof extensions)[number];

/** A file of sales: its name without the extension, by which its results are called. */
export type SalesName = { name: string; stem: string; extension: Extension };

const mostLetters = 100;
/** Names that Windows keeps for devices, with any extension. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[0-9¹²³])$/i;
/** Endings that would make a result of one file look like a result of another. */
const reserved = /\.(error|results)$/i;

/** A file that is being written, or of the system. */
const passedOver = /^\.|^~\$|^(thumbs\.db|desktop\.ini)$|\.(tmp|temp|part|partial|crdownload|swp)$/i;

/** Whether a name is that of a file to leave alone. */
export const isPassedOver = (name: string): boolean => passedOver.test(name);

/** The file's name read as that of sales; why it can't be one; or undefined for a file of another kind. */
export function readName(name: string): SalesName | { refused: string } | undefined {
  const [, stem = "", ending = ""] = /^(.*)\.([^.]*)$/s.exec(name) ?? [];
  const extension = extensions.find((known) => known === ending.toLowerCase());
  if (!extension) return undefined;
  const refused = problemOf(stem);
  return refused === undefined ? { name, stem, extension } : { refused };
}

function problemOf(stem: string): string | undefined {
  if (stem.length > mostLetters) return `The name has more than ${mostLetters} letters. Use a shorter one.`;
  if (device.test(stem.split(".")[0]?.trim() ?? ""))
    return "Windows keeps this name for a device. Use another name.";
  if (reserved.test(stem))
    return "The name ends like that of a result. Use a name without .error or .results.";
  if (!/^[\p{L}\p{N}_][\p{L}\p{M}\p{N} ._()+=,-]*$/u.test(stem) || /[. ]$/.test(stem))
    return "The name has characters that not every system takes. Use letters, digits, blanks, and . _ - + = , ( ).";
  return undefined;
}

/** Any text as a part of a file's name. */
export function safePart(text: string): string {
  const safe = text.replace(/[^\p{L}\p{M}\p{N}._-]/gu, "_").slice(0, mostLetters);
  const plain = safe.replace(/^\.+|\.+$/g, (dots) => "_".repeat(dots.length));
  return plain === "" || device.test(plain.split(".")[0] ?? "") ? `_${plain}` : plain;
}

/** Endings of the results of a file, each at most once a file; results of one sale of several are called `NAME~INVOICE`. */
export const resultEndings = [
  ".txt",
  ".pdf",
  ".png",
  ".json",
  ".error.txt",
  ".waiting",
  ".results.csv",
  ".results.jsonl",
] as const;

/** The names for the sales of one file: without a part if there is one sale, else the invoice number, each name once on any disk. */
export function partsFor(invoiceNos: readonly string[]): Map<string, string> {
  if (invoiceNos.length === 1) return new Map([[invoiceNos[0] ?? "", ""]]);
  const taken = new Set<string>();
  const parts = invoiceNos.map((invoiceNo): [string, string] => {
    const part = safePart(invoiceNo);
    let unique = part;
    for (let n = 2; taken.has(unique.toLowerCase()); n += 1) unique = `${part}~${n}`;
    taken.add(unique.toLowerCase());
    return [invoiceNo, `~${unique}`];
  });
  return new Map(parts);
}
