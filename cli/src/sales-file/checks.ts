// Responsible for what of a sale the service would refuse whoever asks, told without it: of a row and of a JSON document alike.
import type { SaleInput } from "@taxctl/sdk";
import { hasDecimals } from "@taxctl/sdk/amounts";
import { formatMeanings, isCalendarDay, isIdentifier, isText } from "@taxctl/sdk/formats";
import { MOST_TOLD } from "../failure.ts";
import { LOST, LOST_REASON } from "../sheets/encoding.ts";
import { latestToday, readTime } from "./values.ts";

/** What is wrong with a field, as a sentence without its subject: `sale_date`, `is missing`. */
export type Problem = { field: string; reason: string };

/** Says what is wrong with a value that is there. */
type Rule = (value: unknown, nowMs: number) => string | undefined;

const LARGEST = 99_999_999_999.99;

function text(most: number, least = 1): Rule {
  return (value) => {
    if (typeof value !== "string") return `${JSON.stringify(value)} is not text`;
    const { length } = [...value];
    if (length < least) return "is empty";
    if (length > most) return `has ${length} characters, at most ${most}`;
    if (value.includes(LOST)) return LOST_REASON;
    if (!isText(value)) return `${JSON.stringify(value)} is not ${formatMeanings.text}`;
    return undefined;
  };
}

/** A code whose characters are all visible. */
function identifier(most: number, least = 1): Rule {
  const asText = text(most, least);
  return (value, nowMs) =>
    asText(value, nowMs) ??
    (isIdentifier(String(value))
      ? undefined
      : `${JSON.stringify(value)} is not ${formatMeanings.identifier}`);
}

/** A number or code that is compared exactly: no blanks around it. */
function exact(most: number): Rule {
  const asIdentifier = identifier(most);
  return (value, nowMs) =>
    asIdentifier(value, nowMs) ??
    (/^\S(.*\S)?$/.test(String(value)) ? undefined : "begins or ends with a blank");
}

const tin: Rule = (value, nowMs) =>
  identifier(20)(value, nowMs) ?? (String(value).trim() === "" ? "is blank" : undefined);

function number(largest: number, { decimals = 2, zero = true } = {}): Rule {
  return (value) => {
    if (typeof value !== "number") return `${JSON.stringify(value)} is not a number`;
    if (value < 0) return "is negative";
    if (value > largest) return largest === LARGEST ? "has more than 11 digits" : `is above ${largest}`;
    if (value === 0 && !zero) return "is zero";
    return hasDecimals(value, decimals) ? undefined : `has more than ${decimals} decimals`;
  };
}

const oneOf =
  (...known: string[]): Rule =>
  (value) =>
    known.some((one) => one === value) ? undefined : `${shown(value)} is none of ${known.join(", ")}`;

const date: Rule = (value, nowMs) => {
  if (typeof value !== "string" || !/^\d{8}$/.test(value))
    return `${shown(value)} is not a date like 20260331, of year, month and day`;
  if (!isCalendarDay(value)) return `${value} is not a day of the calendar`;
  return value > latestToday(nowMs) ? `${value} is in the future` : undefined;
};

const time: Rule = (value) =>
  typeof value === "string" && /^\d{6}$/.test(value) && readTime(value) !== undefined
    ? undefined
    : `${shown(value)} is not a time like 142530, of hour, minute and second`;

const shown = (value: unknown) => (typeof value === "string" && value ? value : JSON.stringify(value));

const code: Rule = (value, nowMs) =>
  identifier(5)(value, nowMs) ??
  (/\s/.test(String(value)) ? `${JSON.stringify(value)} has a blank in it` : undefined);
const money = number(LARGEST);
const percent = number(100);
/** What any control unit takes; that of the branch may take fewer decimals, which the service knows. */
const quantity = number(LARGEST, { decimals: 4, zero: false });
const position: Rule = (value) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999
    ? undefined
    : `${JSON.stringify(value)} is not a position from 1 to 999`;

/** The rules of a document's own fields. */
const HEAD: Record<keyof Omit<SaleInput, "items">, Rule> = {
  branch_id: exact(20),
  bhf_id: exact(20),
  invoice_no: exact(50),
  sale_date: date,
  sale_time: time,
  payment_type: code,
  receipt_type: oneOf("S", "R"),
  original_invoice_no: exact(50),
  refund_reason_code: code,
  customer_tin: tin,
  customer_name: text(60),
  customer_mobile: text(20),
  remark: text(400, 0),
  total_amount: money,
  tax_amount: money,
  taxable_amount: money,
};

/** The rules of a line's fields. */
const LINE: Record<keyof SaleInput["items"][number], Rule> = {
  item_seq: position,
  item_sequence: position,
  item_code: exact(20),
  external_code: exact(100),
  external_source: exact(64),
  item_class_code: text(10),
  item_name: text(200),
  bcd: identifier(20, 0),
  pkg_unit_code: code,
  pkg: money,
  qty_unit_code: code,
  quantity,
  qty: quantity,
  unit_price: money,
  supply_amount: money,
  discount_rate: percent,
  discount_amount: money,
  taxable_amount: money,
  tax_type: oneOf("A", "B", "C", "D", "E"),
  tax_rate: percent,
  tax_amount: money,
  total_amount: money,
};

type Fields = Record<string, unknown>;

function problemsIn(record: Fields, rules: Record<string, Rule>, nowMs: number): Problem[] {
  return Object.entries(record).flatMap(([field, value]) => {
    if (value === undefined) return [];
    const rule = Object.hasOwn(rules, field) ? rules[field] : undefined;
    const reason = rule ? rule(value, nowMs) : "is no field of a sale";
    return reason === undefined ? [] : [{ field, reason }];
  });
}

const missing = (record: Fields, ...fields: string[]): Problem[] =>
  fields.filter((field) => record[field] === undefined).map((field) => ({ field, reason: "is missing" }));

/** What is wrong with fields of a document that are there, its lines apart. */
export function headProblems(head: Fields, nowMs: number): Problem[] {
  return problemsIn(head, HEAD, nowMs);
}

/** What is wrong with fields of a line that are there. */
export function lineProblems(line: Fields): Problem[] {
  return problemsIn(line, LINE, 0);
}

/** What is wrong with a whole document, what is missing included; fields of lines are named like `items[0].quantity`. */
export function documentProblems({ items, ...head }: Fields, nowMs: number): Problem[] {
  return [
    ...missing(head, "invoice_no", "sale_date", "payment_type"),
    ...headProblems(head, nowMs),
    ...creditProblems(head),
    ...itemsProblems(items),
  ];
}

function creditProblems(head: Fields): Problem[] {
  const fields = ["original_invoice_no", "refund_reason_code"];
  if (head.receipt_type === "R") return missing(head, ...fields);
  return fields
    .filter((field) => head[field] !== undefined)
    .map((field) => ({ field, reason: "belongs on a credit note (receipt_type R) only" }));
}

/** More lines than the control unit can number. */
export const MOST_LINES = 999;

function itemsProblems(items: unknown): Problem[] {
  if (items === undefined) return missing({}, "items");
  if (!Array.isArray(items)) return [{ field: "items", reason: "is not a list" }];
  if (items.length === 0) return [{ field: "items", reason: "is empty" }];
  if (items.length > MOST_LINES) return [{ field: "items", reason: `has more than ${MOST_LINES} lines` }];
  return items.flatMap((line: unknown, index) => {
    const at = `items[${index}]`;
    if (typeof line !== "object" || line === null || Array.isArray(line))
      return [{ field: at, reason: "is not an object" }];
    const fields: Fields = { ...line };
    const found = [
      ...missing(
        fields,
        ...(fields.external_code === undefined ? ["item_code"] : []),
        "unit_price",
        ...(fields.qty === undefined ? ["quantity"] : []),
      ),
      ...codeProblems(fields),
      ...lineProblems(fields),
    ];
    return found.map(({ field, reason }) => ({ field: `${at}.${field}`, reason }));
  });
}

/** An item is named by one code, and a source belongs to an external one. */
function codeProblems({ item_code, external_code, external_source }: Fields): Problem[] {
  if (external_code !== undefined && item_code !== undefined)
    return [{ field: "external_code", reason: "is given together with item_code: give one of them" }];
  if (external_code === undefined && external_source !== undefined)
    return [{ field: "external_source", reason: "needs an external_code" }];
  return [];
}

/** Problems as sentences, the first of many. */
export function sentencesOf(
  problems: readonly Problem[],
  nameOf: (field: string) => string = (field) => field,
): string[] {
  const sentences = problems.slice(0, MOST_TOLD).map(({ field, reason }) => `${nameOf(field)} ${reason}`);
  const more = problems.length - sentences.length;
  return more > 0 ? [...sentences, `and ${more} more`] : sentences;
}
