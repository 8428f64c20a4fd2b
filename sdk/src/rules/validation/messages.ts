// Turns ajv's errors into sentences for people, by field path.
import { earlyDateMeaning, formatMeanings } from "../formats.ts";

/** No response lists more. */
export const mostProblems = 100;

/** The fields read from an error of ajv, made with `verbose`. */
export type SchemaError = {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  schema?: unknown;
  parentSchema?: unknown;
  data?: unknown;
};

/** `/items/3/qty` as people write it: `items[3].qty`; the body itself is `body`. */
export function fieldPath(pointer: string, property?: string): string {
  const parts = pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  if (property !== undefined) parts.push(property);
  let path = "";
  for (const part of parts) {
    if (/^\d+$/.test(part) && path !== "") path += `[${part}]`;
    else path += path === "" ? part : `.${part}`;
  }
  return path === "" ? "body" : path;
}

const types: Record<string, string> = {
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

const formats: Record<string, string> = {
  date: "a date like 2026-03-31",
  "date-time": "a time like 2026-03-31T08:15:00Z",
  uuid: "a UUID",
  uri: "an absolute address like https://example.com",
  email: "an e-mail address",
};

function formatMeaning(format: string): string | undefined {
  return formats[format] ?? (formatMeanings as Record<string, string>)[format];
}

/** The formats of texts that people read. */
const texts: ReadonlySet<string> = new Set(["filled-text", "name"]);
const dates: ReadonlySet<string> = new Set(["calendar-day", "calendar-time"]);

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function describeType(type: unknown): string {
  const names = (Array.isArray(type) ? type : [type]).map((name) => types[String(name)] ?? String(name));
  return names.join(" or ");
}

const isBlank = ({ data }: SchemaError): boolean => String(data).trim() === "";

/** Explains the pattern in the words of `x-form` in openapi.yaml. */
function describePattern(error: SchemaError): string {
  if (isBlank(error)) return "must not be blank";
  const { parentSchema } = error;
  const form: unknown = Object(parentSchema)["x-form"];
  return form === undefined ? "is not valid" : `must be ${form}`;
}

/** What says more than a length: the form of a branch's identifier, or whose table has the codes. Otherwise undefined. */
function formOf({ parentSchema }: SchemaError): string | undefined {
  const { format, "x-form": xForm } = Object(parentSchema);
  if (format === "branch-id") return `must be ${formatMeaning(format)}`;
  const form = String(xForm);
  return /(GET|POST) \//.test(form) ? `must be ${form}` : undefined;
}

const shortestPart = 4;

const taxes = ["tax_amount", "tax_rate", "tax_type", "tax_type_code", "tax_ty_cd", "tax_amt"];
const codes = ["item_code", "item_cd", "external_code"];
const barcodes = ["bcd", "barcode"];
const tins = ["tin", "customer_tin", "supplier_tin"];
const remarks = ["remark", "reason", "description"];
const prices = ["unit_price", "default_price", "prc", "invoice_amount"];
/** Fields by the words that other systems call them. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  vat: taxes,
  tax: taxes,
  gst: taxes,
  net: ["supply_amount", "taxable_amount"],
  total: ["total_amount", "tot_amt"],
  credit_note: ["receipt_type", "original_invoice_no", "refund_reason_code"],

  code: [...codes, "bhf_id"],
  sku: codes,
  product: [...codes, "items"],
  ean: barcodes,
  upc: barcodes,
  gtin: barcodes,
  barcode: barcodes,
  description: ["item_name", "remark"],
  title: ["name"],
  stock: ["current_qty"],
  hs: ["hs_code"],
  country: ["origin_nation_code"],

  buyer: ["customer_tin", "customer_name"],
  client: ["customer_tin", "customer_name"],
  vendor: ["supplier_tin", "supplier_name"],
  pin: tins,
  kra: tins,
  lines: ["items"],
  products: ["items"],
  goods: ["items"],

  branch: ["bhf_id", "branch_id"],
  serial: ["dvc_srl_no"],
  url: ["vscu_url"],
  active: ["is_active"],
  limit: ["per_page"],

  cost: prices,
  price: prices,
  qty: ["quantity"],
  quantity: ["qty"],
  count: ["quantity", "qty", "remaining_qty"],
  type: ["sar_ty_cd", "receipt_type", "item_type"],
  date: ["sale_date", "purchase_date", "sar_dt"],
  reference: ["invoice_no", "sar_no"],
  reason: remarks,
  note: remarks,
  notes: remarks,
  memo: remarks,
  comment: remarks,
};

const knownFields = ({ parentSchema }: SchemaError): string[] =>
  Object.keys(Object(Object(parentSchema).properties));

/** Those of the known fields that another word means. */
export const meantBy = (word: string, known: Iterable<string>): string[] => {
  const meant = new Set(Object.hasOwn(otherWords, word) ? otherWords[word] : []);
  return [...known].filter((name) => meant.has(name));
};

/**
 * The known fields that mean the same; without any, those whose name has the unknown one as a part, or is a part of it, or that
 * share a word, then all.
 */
function nearestFields(error: SchemaError): string {
  const { params } = error;
  const given = String(params.additionalProperty ?? params.unevaluatedProperty);
  // `invoiceNo` is `invoice_no`.
  const unknown = given.replace(/(?<=[a-z0-9])[A-Z]/g, "_$&").toLowerCase();
  const known = knownFields(error);
  const exact = meantBy(unknown, known);
  if (exact.length > 0) return `; there is ${exact.join(", ")}`;
  const isPart = (one: string, whole: string) => one.length >= shortestPart && whole.includes(one);
  const near = known.filter((name) => isPart(unknown, name) || isPart(name, unknown));
  if (near.length > 0) return `; there is ${near.join(", ")}`;
  const words = unknown.split("_");
  const same = [...new Set(words.flatMap((word) => meantBy(word, known)))];
  if (same.length > 0) return `; there is ${same.join(", ")}`;
  const long = new Set(words.filter((word) => word.length >= shortestPart));
  const alike = known.filter((name) => name.split("_").some((word) => long.has(word)));
  if (alike.length > 0) return `; there is ${alike.join(", ")}`;
  return known.length === 0 ? "" : `; known are ${known.join(", ")}`;
}

/** A number where a text is wanted, as of codes that consist of digits. */
function describeText({ data, parentSchema }: SchemaError): string {
  if (typeof data !== "number" && typeof data !== "boolean") return "must be a text";
  const format = formatMeaning(String(Object(parentSchema).format));
  // Others say which characters the text may have.
  return `must be a text in quotes${format?.startsWith("a ") ? `, ${format}` : ""}`;
}

/** A number in quotes is a text. */
function unquoted({ data, params }: SchemaError): string {
  const isNumber = /^(number|integer)$/.test(String(params.type));
  return isNumber && typeof data === "string" && /^-?\d+(\.\d+)?$/.test(data) ? ", without quotes" : "";
}

function describeFormat(format: string, error: SchemaError): string {
  if (texts.has(format) && isBlank(error)) return "must not be blank";
  const early = dates.has(format) ? earlyDateMeaning(String(error.data)) : undefined;
  return `must be ${early ?? formatMeaning(format) ?? `a ${format}`}`;
}

/** A message for an error, beginning in lower case so that it reads after the field's name. */
function describe(error: SchemaError): string {
  const { params } = error;
  const limit = Number(params.limit);
  switch (error.keyword) {
    case "required":
      return "is required";
    case "additionalProperties":
    case "unevaluatedProperties":
      return `is not a known field${nearestFields(error)}`;
    case "type":
      if (typeof error.data === "number" && !Number.isFinite(error.data)) return "must be a finite number";
      return params.type === "string"
        ? describeText(error)
        : `must be ${describeType(params.type)}${unquoted(error)}`;
    case "enum":
      return mustBeOneOf(Array.isArray(params.allowedValues) ? params.allowedValues : []);
    case "const":
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case "minimum":
      return `must be ${limit} or more`;
    case "maximum":
      return `must be ${limit} or less`;
    case "exclusiveMinimum":
      return `must be more than ${limit}`;
    case "exclusiveMaximum":
      return `must be less than ${limit}`;
    case "multipleOf":
      return `must be a multiple of ${Number(params.multipleOf)}`;
    case "minLength":
      if (limit === 1) return "must not be empty";
      return formOf(error) ?? `must have at least ${plural(limit, "character", "characters")}`;
    case "maxLength":
      return formOf(error) ?? `must have at most ${plural(limit, "character", "characters")}`;
    case "minItems":
      return `must have at least ${plural(limit, "entry", "entries")}`;
    case "maxItems":
      return `must have at most ${plural(limit, "entry", "entries")}`;
    case "uniqueItems":
      return "must not have the same entry twice";
    case "minProperties":
      return `must have at least ${plural(limit, "field", "fields")} of ${knownFields(error).join(", ")}`;
    case "maxProperties":
      return `must have at most ${plural(limit, "field", "fields")}`;
    case "pattern":
      return describePattern(error);
    case "format":
      return describeFormat(String(params.format), error);
    case "dependentRequired":
      return `is also required with ${String(params.property)}`;
    default:
      return "is not valid";
  }
}

function mustBeOneOf(values: readonly unknown[]): string {
  const named = values.filter((value) => value !== null).join(", ");
  return `must be one of ${named}${values.includes(null) ? ", or null" : ""}`;
}

function propertyOf({ params }: SchemaError): string | undefined {
  const property = params.additionalProperty ?? params.unevaluatedProperty ?? params.missingProperty;
  return property === undefined ? undefined : String(property);
}

/** `anyOf` of nothing but `required`: one message that names the choice, instead of one for each branch. */
function choiceOf(error: SchemaError): string[] | undefined {
  if (error.keyword !== "anyOf" && error.keyword !== "oneOf") return undefined;
  if (!Array.isArray(error.schema)) return undefined;
  // A value that isn't an object has a wrong type, and no wrong fields.
  if (typeof error.data !== "object" || error.data === null) return [];
  const names = error.schema.map((branch: { required?: unknown }) =>
    Array.isArray(branch?.required) && Object.keys(branch).length === 1 ? String(branch.required[0]) : "",
  );
  return names.every((name) => name !== "") ? names : undefined;
}

/** Whether no further message is wanted. */
export function isFull(messages: Record<string, string[]>): boolean {
  return Object.keys(messages).length >= mostProblems;
}

/** The place of a part of a list in the whole: indices below `list` (`/items/`) are counted from `by`. */
export type Shift = { list: string; by: number };

function shifted(pointer: string, shift: Shift | undefined): string {
  if (!shift || !pointer.startsWith(shift.list)) return pointer;
  const [index = "", ...rest] = pointer.slice(shift.list.length).split("/");
  return [shift.list + (Number(index) + shift.by), ...rest].join("/");
}

/** Adds the messages of ajv's errors to `messages`, field by field, 100 at most in all. */
export function collectMessages(
  messages: Record<string, string[]>,
  errors: readonly SchemaError[] | null | undefined,
  shift?: Shift,
): void {
  const found = errors ?? [];
  const choices = found.flatMap((error) => {
    const names = choiceOf(error);
    return names ? [{ error, names }] : [];
  });
  let count = Object.keys(messages).length;
  const add = (path: string, message: string): void => {
    const list = Object.hasOwn(messages, path) ? messages[path] : undefined;
    if (list?.includes(message)) return;
    count++;
    if (list) list.push(message);
    else
      Object.defineProperty(messages, path, {
        value: [message],
        enumerable: true,
        writable: true,
        configurable: true,
      });
  };
  for (const error of found) {
    if (count >= mostProblems) break;
    const isPartOfChoice = choices.some(
      ({ error: choice }) =>
        error !== choice &&
        error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
        error.instancePath === choice.instancePath,
    );
    if (isPartOfChoice) continue;
    const choice = choices.find((entry) => entry.error === error);
    if (choice) {
      const [first, ...others] = choice.names;
      if (first === undefined) continue;
      const given = choice.names.filter((name) => Object.hasOwn(Object(error.data), name));
      const [, ...surplus] = given;
      const message =
        surplus.length > 0
          ? `can't be sent together with ${surplus.join(", ")}: send one of them`
          : `is required (or ${others.join(", ")})`;
      add(fieldPath(shifted(error.instancePath, shift), given[0] ?? first), message);
      continue;
    }
    // The errors of a combination's branches are better than the combination's own.
    const isCombination = error.keyword === "anyOf" || error.keyword === "oneOf" || error.keyword === "if";
    if (isCombination && found.length > 1) continue;
    add(fieldPath(shifted(error.instancePath, shift), propertyOf(error)), describe(error));
  }
}
