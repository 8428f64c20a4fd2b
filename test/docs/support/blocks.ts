// Reads the blocks of a page that a test runs: files to save, and commands with what they print.

export type Block = { line: number; at: number; length: number } & (
  | { kind: "file"; name: string; text: string }
  | { kind: "console"; isBackground: boolean; commands: Command[] }
  | { kind: "by hand"; command: string }
  | { kind: "skipped"; reason: string }
);
/** One command line of a block, and the lines below it. */
export type Command = { typed: string; printed: string };

const fence = /^(?:<!-- (file|not run|background)(?:: (.*))? -->\n)?```(\w*)\n([\s\S]*?)^```$/gm;
/** Commands that set the whole thing up, which a test does in its own way, and what they print. */
const starts = /^(npm ci && npm (start|test)$|taxctl is running\.$)/m;
/** What a reader does in another program, such as a spreadsheet; a command does it here. */
const handMark = /^<!-- by hand: (.*) -->$/gm;

/** The blocks of a page, in order. A block of a language without a comment is an illustration, and is left out. */
export function blocksOf(page: string): Block[] {
  const byHand = [...page.matchAll(handMark)].map(({ index, 1: command = "" }): Block => {
    const line = page.slice(0, index).split("\n").length;
    return { kind: "by hand", command, line, at: index, length: 0 };
  });
  return [...fencesOf(page), ...byHand].sort((one, other) => one.at - other.at);
}

function fencesOf(page: string): Block[] {
  return [...page.matchAll(fence)].flatMap((match): Block[] => {
    const [whole, mark, note = "", language = "", text = ""] = match;
    const line = page.slice(0, match.index).split("\n").length;
    const place = { line, at: match.index + whole.lastIndexOf(text), length: text.length };
    if (mark === "not run") return [{ ...place, kind: "skipped", reason: note }];
    if (mark === "file") return [{ ...place, kind: "file", name: note, text }];
    if (language === "console")
      return [{ ...place, kind: "console", isBackground: mark === "background", commands: commandsOf(text) }];
    if (starts.test(text)) return [];
    if (language === "sh" || language === "")
      throw new Error(`line ${line}: write console (it is run), or put a "not run" comment with the reason`);
    return [];
  });
}

/** Lines that begin with `$ ` are typed, those that a backslash continues too; the rest is printed. */
function commandsOf(text: string): Command[] {
  const commands: Command[] = [];
  let isOpen = false;
  for (const line of text.trimEnd().split("\n")) {
    const last = commands.at(-1);
    if (line.startsWith("$ ")) commands.push({ typed: line.slice(2), printed: "" });
    else if (!last) throw new Error(`a block begins with output: ${line}`);
    else if (isOpen) last.typed += `\n${line}`;
    else last.printed += `${line}\n`;
    isOpen = (line.startsWith("$ ") || isOpen) && line.endsWith("\\");
  }
  return commands;
}

/** The text of a block with other output. */
export function textOf(commands: readonly Command[]): string {
  return commands.map(({ typed, printed }) => `$ ${typed}\n${printed}`).join("");
}

/** What stays the same from run to run: digits, keys, signatures and widths of columns differ. */
export function shapeOf(printed: string): string {
  return printed
    .replace(/\b(tx[sl]|whsec)_(?:[\w+/=]+|…[\w+/=]{4})/g, "$1_KEY")
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g, "ID")
    .replace(/\bage1[a-z0-9]{50,}\b/g, "PUBLIC_KEY")
    .replace(/\b(?=[A-Z\d]*\d)(?=[A-Z\d]*[A-Z])[A-Z\d]{16,}\b|\b[A-Z]{16}\b/g, "SIGNATURE")
    .replace(/\b\d+(?:\.\d+)? ?m?s\b/g, "TIME")
    .replace(/\d+(?:[.,]\d+)*/g, "0")
    .replace(/-{2,}|─+/g, "-")
    .replace(/[ \t]+/g, " ")
    .trim();
}

const sorted = (text: string): string => shapeOf(text).split("\n").sort().join("\n");

/** Whether a program printed what a page shows, in any order of lines. A line `…` stands for any lines. */
export function agrees(shown: string, printed: string): boolean {
  if (!/^…$/m.test(shown)) return sorted(shown) === sorted(printed);
  const parts = shapeOf(shown)
    .split(/^ ?… ?$/m)
    .map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join("[\\s\\S]*")}$`).test(shapeOf(printed));
}
