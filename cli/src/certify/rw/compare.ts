// Comparing the papers of a document with its messages: each text in its place, and nothing that must not be there.
import { add, multiply, portion, round2 } from "@taxctl/sdk/amounts";
import type { Field } from "../fields.ts";
import { linesOfPdf } from "../pdf-text.ts";
import type { Unread } from "../script.ts";
import { expectedOf, markOf, marks, notOfficial } from "./expected.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { printsOf } from "./prints.ts";

export async function fieldsOf(paper: Unread, original?: Unread): Promise<Field[]> {
  const fields = compareFigures(figuresOf(paper));
  for (const { end, title, isCopy } of printsOf(paper.document)) {
    const pdf = paper.pdfs[end];
    const lines = pdf ? await linesOfPdf(pdf) : [];
    fields.push(...comparePaper(lines, paper, original, { title, isCopy }));
  }
  return fields;
}

/** The fields of one paper, given its lines. */
export function comparePaper(
  lines: readonly string[],
  paper: Unread,
  original: Unread | undefined,
  { title, isCopy }: { title: string; isCopy: boolean },
): Field[] {
  // Long lines are broken anywhere, so blanks say nothing.
  const text = squeezed(lines.join(""));
  let place = 0;
  const found = expectedOf(paper, original, isCopy).map(({ name, text: wanted, source, shows }): Field => {
    const needle = squeezed(wanted);
    const at = text.indexOf(needle, place);
    if (at >= 0) place = at + needle.length;
    const elsewhere = text.includes(needle) ? `${wanted} in another place` : "";
    return {
      name: `${title}: ${name}`,
      printed: at < 0 ? elsewhere : wanted,
      source,
      expected: wanted,
      sent: wanted,
      agrees: at >= 0,
      shows,
    };
  });
  return [
    ...found,
    ...unwanted(lines, text, paper, isCopy).map((field) => ({ ...field, name: `${title}: ${field.name}` })),
  ];
}

const squeezed = (text: string): string => text.replaceAll(/\s+/g, "");

/** What the paper must not show, and the number of lines of its head. */
function unwanted(lines: readonly string[], text: string, paper: Unread, isCopy: boolean): Field[] {
  const mark = markOf(paper, isCopy)?.text;
  const absent = (name: string, wrong: readonly string[], shows: readonly number[]): Field => ({
    name,
    printed: wrong.join(", "),
    source: "form of the receipt",
    expected: "",
    sent: "",
    agrees: wrong.length === 0,
    shows,
  });
  const others = Object.values(marks).filter(
    (other) => other !== mark && lines.some((line) => line.trim() === other),
  );
  const sentence = mark === undefined && text.includes(squeezed(notOfficial)) ? [notOfficial] : [];
  const unused = figuresOf(paper).letters.flatMap(({ letter, rate, isUsed }) => {
    const shown = new RegExp(`TOTAL${letter}(?:-EX)?-?[\\d,]+\\.\\d\\d`).test(text);
    return rate === 0 && !isUsed && shown ? [`TOTAL ${letter}`] : [];
  });
  const positive = paper.document.credits
    ? (lines.join("\n").match(/(?<![-\d,])\d[\d,]*\.\d\d(?![%\d])/g) ?? [])
    : [];
  const block = paper.document.kind && text.includes("SDCINFORMATION") ? ["SDC INFORMATION"] : [];
  const above = lines.findIndex((line) => /^TIN: /.test(line.trim()));
  return [
    absent("no other mark", [...others, ...sentence], mark === undefined ? [8, 9, 29] : [55]),
    absent("no total of an unused letter", unused, [49]),
    ...(paper.document.credits ? [absent("no amount without a minus", positive, [56])] : []),
    ...(paper.document.kind
      ? [absent("nothing of the unit", block, [paper.document.kind === "training" ? 41 : 43])]
      : []),
    {
      name: "lines of name and address",
      printed: above < 0 ? "" : String(above),
      source: "receipt.trdeNm, receipt.adrs, name of the account, phone of the branch",
      expected: "at least 3 above the TIN: set trade name, address and the branch's phone",
      sent: "",
      agrees: above >= 3,
      shows: [33],
    },
  ];
}

/** The message in itself: tax per line half up to two decimals, discounts by their rates, sums of the lines. */
function compareFigures({ lines, letters, total, tax, count }: Figures): Field[] {
  const rateOf = (letter: string) => letters.find((one) => one.letter === letter)?.rate ?? 0;
  const same = (
    name: string,
    found: number,
    wanted: number,
    source: string,
    shows: readonly number[],
  ): Field => {
    const [sent, expected] = [found.toFixed(2), wanted.toFixed(2)];
    return {
      name: `Message: ${name}`,
      printed: sent,
      source,
      expected,
      sent,
      agrees: sent === expected,
      shows,
    };
  };
  return [
    ...lines.flatMap((line, at) => {
      const [name, rate] = [`line ${at + 1}`, rateOf(line.letter)];
      const off = round2(portion(line.supply, line.discountRate, 100));
      return [
        same(
          `${name}, amount`,
          line.supply,
          round2(multiply(line.price, line.quantity)),
          "splyAmt = prc × qty",
          [14],
        ),
        ...(line.discount === 0 && line.discountRate === 0
          ? []
          : [same(`${name}, discount`, line.discount, off, "dcAmt = splyAmt × dcRt", [39])]),
        same(
          `${name}, total`,
          line.total,
          add(line.supply, -line.discount),
          "totAmt = splyAmt − dcAmt",
          [14],
        ),
        same(`${name}, tax`, line.tax, portion(line.total, rate, 100 + rate), "taxAmt, half up", [47]),
      ];
    }),
    ...letters.map((one) => {
      const own = lines.filter(({ letter }) => letter === one.letter).map((line) => line.tax);
      return same(
        `tax ${one.letter}`,
        one.tax,
        add(0, ...own),
        `taxAmt${one.letter} = sum of the lines`,
        [47],
      );
    }),
    same("total", total, add(0, ...letters.map((one) => one.total)), "totAmt = sum of the letters", [14]),
    same("tax", tax, add(0, ...letters.map((one) => one.tax)), "totTaxAmt = sum of the letters", [14, 47]),
    same("number of lines", count, lines.length, "totItemCnt", [52]),
  ];
}
