// What the paper of a document must show, in order, made from its messages.
import { groupedText, isCredit, moneyText, objectIn, stampText, textOf } from "../fields.ts";
import type { Unread } from "../script.ts";
import { type Figures, figuresOf } from "./figures.ts";

/** A text of the paper, where its value comes from, and the numbers of the authority's checks that it shows. */
export type Expected = { name: string; text: string; source: string; shows: readonly number[] };

/** The sentence of copies, quotations and training documents. */
export const notOfficial = "THIS IS NOT AN OFFICIAL RECEIPT";

export const marks = { copy: "COPY", proforma: "PROFORMA", training: "TRAINING MODE" } as const;

/** The mark of a paper, and the numbers of its checks; undefined of an original. */
export function markOf({ document }: Pick<Unread, "document">, isCopy: boolean) {
  if (document.kind === "proforma") return { text: marks.proforma, shows: [7, 12, 43, 55] };
  if (document.kind === "training") return { text: marks.training, shows: [7, 11, 41, 55] };
  return isCopy ? { text: marks.copy, shows: [7, 10, 30, 40, 54, 55] } : undefined;
}

export function expectedOf(paper: Unread, original: Unread | undefined, isCopy: boolean): Expected[] {
  const figures = figuresOf(paper);
  const mark = markOf(paper, isCopy);
  const sentence = (name: string): Expected[] =>
    mark ? [{ name, text: notOfficial, source: "form of the receipt", shows: mark.shows }] : [];
  return [
    ...head(paper, original, mark),
    ...figures.lines.flatMap((line, at) => lineTexts(line, at + 1, signOf(paper))),
    ...sums(figures, signOf(paper)),
    ...sentence("Sentence after the taxes"),
    ...payment(paper, figures),
    ...(paper.document.kind === undefined ? signed(paper, isCopy) : []),
    ...till(paper),
    ...sentence("Sentence at the end"),
  ];
}

const signOf = ({ document }: Unread): number => (document.credits ? -1 : 1);

/** An amount with the sign of its document. */
const money = (value: number, sign: number): string => moneyText(value === 0 ? 0 : sign * value);

function head(
  { receipt, sent, document }: Unread,
  original: Unread | undefined,
  mark: ReturnType<typeof markOf>,
): Expected[] {
  const { trade_name, name, tin } = receipt.seller;
  const { trdeNm, adrs, custMblNo } = objectIn(sent.receipt);
  const isSigned = document.kind === undefined;
  const reason = "Reason: Refund";
  const all: [name: string, text: unknown, source: string, shows: readonly number[]][] = [
    ["Trade name", trdeNm ?? trade_name ?? name, "receipt.trdeNm", [7, 33]],
    ["Address", isSigned ? adrs : receipt.seller.address, "receipt.adrs", [7, 33]],
    ["TIN", `TIN: ${textOf(isSigned ? sent.tin : tin)}`, "tin", [34]],
    ["Mark", mark?.text, "form of the receipt", mark?.shows ?? []],
    ["Original", refundText(original, document.kind), "rcptNo of the original", [9, 28, 57]],
    ["Reason", document.credits && reason, "rfdRsnCd", [9, 28]],
    ["Client TIN", isSigned ? sent.custTin : receipt.customer_tin, "custTin", [35]],
    ["Client name", isSigned ? sent.custNm : receipt.customer_name, "custNm", [35]],
    ["Client phone", isSigned ? custMblNo : receipt.customer_mobile, "receipt.custMblNo", [35]],
    ["Purchase code", sent.prcOrdCd, "prcOrdCd", [37]],
  ];
  return all.flatMap(([field, value, source, shows]) => {
    const text = textOf(value || "");
    if (text === "") return [];
    const labelled = /^(?:Client|Purchase)/.test(field) ? `${field}: ${text}` : text;
    return [{ name: field, text: labelled, source, shows }];
  });
}

/** A refund names the receipt of its sale, and one in training the number of its sale. */
function refundText(original: Unread | undefined, kind: string | undefined): string {
  if (!original) return "";
  return `REF. NORMAL RECEIPT# ${kind ? original.number : textOf(original.received.rcptNo)}`;
}

const letterText = (letter: string): string => (letter === "A" ? "A-EX" : letter);

function lineTexts(line: Figures["lines"][number], number: number, sign: number): Expected[] {
  const minus = sign < 0 ? [56] : [];
  const price = `${money(line.price, sign)} × ${line.quantity.toLocaleString("en-GB", { maximumFractionDigits: 4 })}`;
  const name = `Line ${number}`;
  const texts: Expected[] = [
    { name: `${name}: name`, text: line.name, source: "itemNm", shows: [7] },
    { name: `${name}: price × quantity`, text: price, source: "prc, qty", shows: [7, ...minus] },
    {
      name: `${name}: amount with letter`,
      text: `${money(line.total, sign)}${letterText(line.letter)}`,
      source: "totAmt, taxTyCd",
      shows: [7, 19, 46, ...minus],
    },
  ];
  if (line.discount !== 0)
    texts.push({
      name: `${name}: discount`,
      text: `discount ${line.discountRate}% ${moneyText(-line.discount)}`,
      source: "dcRt, dcAmt",
      shows: [39],
    });
  return texts;
}

/** The letters with a rate always, the others if a line has them. */
function sums({ letters, total, tax }: Figures, sign: number): Expected[] {
  const minus = sign < 0 ? [56] : [];
  const sum = (name: string, amount: number, source: string, shows: readonly number[]): Expected => ({
    name,
    text: `${name} ${money(amount, sign)}`,
    source,
    shows: [...shows, ...minus],
  });
  return [
    sum("TOTAL", total, "totAmt", [7, 19]),
    ...letters.flatMap(({ letter, rate, total: own, tax: ownTax, isUsed }) => {
      const source = `taxblAmt${letter}`;
      if (rate > 0)
        return [
          sum(`TOTAL ${letter}-${rate.toFixed(2)}%`, own, `${source}, taxRt${letter}`, [45, 46, 48]),
          sum(`TOTAL TAX ${letter}`, ownTax, `taxAmt${letter}`, [46, 48]),
        ];
      return isUsed ? [sum(`TOTAL ${letterText(letter)}`, own, source, [46, 49])] : [];
    }),
    sum("TOTAL TAX", tax, "totTaxAmt", [46]),
  ];
}

function payment(paper: Unread, { total, count }: Figures): Expected[] {
  const { payment_type_name } = paper.receipt;
  return [
    {
      name: "Payment",
      text: `${payment_type_name.toUpperCase()} ${money(total, signOf(paper))}`,
      source: "pmtTyCd, totAmt",
      shows: [26],
    },
    { name: "ITEMS NUMBER", text: `ITEMS NUMBER ${count}`, source: "totItemCnt", shows: [52] },
  ];
}

function signed({ sent, received }: Unread, isCopy: boolean): Expected[] {
  const label = `${isCopy ? "C" : "N"}${isCredit(sent) ? "R" : "S"}`;
  const shows = { NS: [8], NR: [9], CS: [10, 40, 54], CR: [10, 40, 54] }[label] ?? [];
  const [date = "", time = ""] = stampText(received.vsdcRcptPbctDate).split(" ");
  const counters = `${textOf(received.rcptNo)}/${textOf(received.totRcptNo)}`;
  return [
    { name: "Heading", text: "SDC INFORMATION", source: "form of the receipt", shows: [34] },
    {
      name: "Date and time of the unit",
      text: `Date: ${date} Time: ${time}`,
      source: "vsdcRcptPbctDate",
      shows: [15, 36],
    },
    { name: "SDC ID", text: `SDC ID: ${textOf(received.sdcId)}`, source: "sdcId", shows: [15, 34] },
    {
      name: "Receipt number of the unit",
      text: `RECEIPT NUMBER: ${counters} ${label}`,
      source: "rcptNo, totRcptNo, salesTyCd, rcptTyCd",
      shows: [15, 50, ...shows],
    },
    {
      name: "Internal Data",
      text: `Internal Data: ${groupedText(received.intrlData)}`,
      source: "intrlData",
      shows: [15],
    },
    {
      name: "Receipt Signature",
      text: `Receipt Signature: ${groupedText(received.rcptSign)}`,
      source: "rcptSign",
      shows: [15],
    },
  ];
}

function till({ receipt, sent, received, document }: Unread): Expected[] {
  const isSigned = document.kind === undefined;
  const stamp = isSigned ? textOf(sent.cfmDt) : `${receipt.sale_date}${receipt.sale_time}`;
  const [date = "", time = ""] = stampText(stamp).split(" ");
  const { invoice_no, printed_label, mrc_no, software_version } = receipt;
  const machine = isSigned ? textOf(received.mrcNo) : textOf(mrc_no);
  return [
    {
      name: "Receipt number of the till",
      text: `RECEIPT NUMBER: ${isSigned ? textOf(sent.invcNo) : `${invoice_no} ${printed_label}`}`,
      source: "invcNo",
      shows: [34],
    },
    ...(isSigned
      ? [
          {
            name: "Own number",
            text: `Invoice no.: ${invoice_no}`,
            source: "the trader's number",
            shows: [],
          },
        ]
      : []),
    { name: "Date and time of the till", text: `Date: ${date} Time: ${time}`, source: "cfmDt", shows: [36] },
    ...(machine === "" ? [] : [{ name: "MRC", text: `MRC: ${machine}`, source: "mrcNo", shows: [6] }]),
    {
      name: "Version",
      text: `Software: ${software_version ?? "name and version"}`,
      source: "version of the program",
      shows: [21],
    },
  ];
}
