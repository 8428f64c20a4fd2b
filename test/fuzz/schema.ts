// Random values for the document's schemas: valid ones, bent ones, and what no schema ever meant.
import fc from "fast-check";
import { resolvePointer } from "../../server/src/core/context/operations.ts";

type Schema = Record<string, unknown>;

/** Values that exist in the service under test, by the name of the field or parameter that takes them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

function isRecord(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function resolve(schema: unknown): Schema {
  if (!isRecord(schema)) return {};
  return typeof schema.$ref === "string" ? resolvePointer(schema.$ref).value : schema;
}

const today = (shiftDays: number): string =>
  new Date(Date.now() + shiftDays * 86_400_000).toISOString().slice(0, 10);

const days = fc.integer({ min: -40, max: 2 }).map(today);

const formats: Record<string, fc.Arbitrary<string>> = {
  date: days,
  "date-time": days.map((day) => `${day}T10:00:00.000Z`),
  uuid: fc.uuid(),
  "calendar-day": days.map((day) => day.replaceAll("-", "")),
  "calendar-time": days.map((day) => `${day.replaceAll("-", "")}101501`),
  // Names that exist nowhere: nothing outside this machine is ever asked.
  email: fc.nat(999).map((number) => `someone-${number}@mail.invalid`),
  uri: fc.nat(999).map((number) => `https://host-${number}.invalid/path`),
};

function text(schema: Schema): fc.Arbitrary<string> {
  const minLength = Number(schema.minLength ?? 0);
  const maxLength = Math.min(Number(schema.maxLength ?? 30), 300);
  const format = formats[String(schema.format)];
  if (format) return format;
  if (typeof schema.pattern === "string") {
    return fc
      .stringMatching(new RegExp(schema.pattern))
      .filter(({ length }) => length >= minLength && length <= maxLength);
  }
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ minLength, maxLength }) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength, maxLength }) },
  );
}

function number(schema: Schema, isInteger: boolean): fc.Arbitrary<number> {
  const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? -1_000);
  const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? least + 100_000);
  if (isInteger) return fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  const cents = { min: Math.ceil(least * 100), max: Math.min(Math.floor(most * 100), 2 ** 31 - 1) };
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer(cents).map((value) => value / 100) },
    { weight: 1, arbitrary: fc.constantFrom(least, most, 0.1 + 0.2, 1e10 + 0.01) },
  );
}

function object(schema: Schema, known: Known): fc.Arbitrary<Schema> {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : []);
  // Alternatives of which one must be there (`quantity` or `qty`): all of them may be.
  const entries = Object.entries(properties).map(([name, property]) => {
    const value = arbitraryFor(property, known, name);
    return [name, required.has(name) ? value : fc.option(value, { nil: undefined, freq: 2 })] as const;
  });
  return fc
    .record(Object.fromEntries(entries))
    .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)));
}

function ofType(type: unknown, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  switch (type) {
    case "string":
      return text(schema);
    case "integer":
      return number(schema, true);
    case "number":
      return number(schema, false);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array": {
      const minLength = Number(schema.minItems ?? 0);
      return fc.array(arbitraryFor(schema.items, known), { minLength, maxLength: Math.max(minLength, 4) });
    }
    default:
      return object(schema, known);
  }
}

/** A value that the schema allows; of a field that the service knows values of, mostly one of those. */
export function arbitraryFor(given: unknown, known: Known, name?: string): fc.Arbitrary<unknown> {
  const schema = resolve(given);
  const made = (): fc.Arbitrary<unknown> => {
    if ("const" in schema) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (Array.isArray(choices) && !schema.properties) {
      return fc.oneof(...choices.map((choice) => arbitraryFor(choice, known, name)));
    }
    const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? "object"];
    return fc.oneof(...types.map((type) => ofType(type, schema, known)));
  };
  const values = name === undefined ? undefined : known[name];
  if (!values || values.length === 0) return made();
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: made() });
}

/** Texts that have broken services of every kind. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "' or 1=1 --",
  '";drop table transactions;--',
  "`; select sleep(5); --",
  "%",
  "_",
  "!%",
  "\\",
  "a\r\nSet-Cookie: x=1",
  "\u001b[31mred\u001b[0m",
  "\u202etxt.exe",
  "\u0000",
  "\ud800",
  "{{7*7}}",
  "#{7*7}",
  "=cmd|' /C calc'!A0",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "__proto__",
  "constructor",
  "NaN",
  "Infinity",
  "9".repeat(400),
  "é".repeat(250),
  "👩‍👩‍👧‍👦".repeat(30),
  "ﷺ".repeat(190),
  "a".repeat(5_000),
];

/** Anything at all, as JSON can say it. */
export const weird: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...hostileTexts) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -0,
      -1,
      0.1 + 0.2,
      1e308,
      -1e308,
      5e-324,
      2 ** 53,
      -(2 ** 63),
      99_999_999_999.99,
      100_000_000_000,
      0.001,
      [],
      {},
      [[[[]]]],
      { $ref: "#" },
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** One change of a value: where (counted through all places in it), what kind, and with what. */
export type Change = {
  place: number;
  kind: "replace" | "remove" | "add" | "repeat";
  name: string;
  value: unknown;
};

export const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(10_000),
  kind: fc.constantFrom("replace", "replace", "replace", "remove", "add", "repeat"),
  name: fc.constantFrom(
    "account_id",
    "status",
    "synced_to_authority",
    "__proto__",
    "constructor",
    "id",
    "toString",
    "0",
    "",
    "data_set_id",
  ),
  value: weird,
});

type Place = { holder: Schema | unknown[]; at: string | number };

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (Array.isArray(value)) {
    value.forEach((entry, at) => {
      found.push({ holder: value, at });
      placesIn(entry, found);
    });
  } else if (isRecord(value)) {
    for (const [at, entry] of Object.entries(value)) {
      found.push({ holder: value, at });
      placesIn(entry, found);
    }
  }
  return found;
}

function setOwn(holder: Schema | unknown[], at: string | number, value: unknown): void {
  Object.defineProperty(holder, at, { value, enumerable: true, configurable: true, writable: true });
}

/** A copy of the value with the changes made to it. */
export function bend(original: unknown, changes: readonly Change[]): unknown {
  let value = structuredClone(original);
  for (const { place, kind, name, value: other } of changes) {
    const places = placesIn(value);
    const chosen = places[place % Math.max(1, places.length)];
    if (!chosen) {
      if (isRecord(value) && kind === "add") setOwn(value, name, structuredClone(other));
      else if (kind === "replace") value = structuredClone(other);
      continue;
    }
    const { holder, at } = chosen;
    if (kind === "replace") setOwn(holder, at, structuredClone(other));
    else if (kind === "add") {
      if (Array.isArray(holder)) holder.push(structuredClone(other));
      else setOwn(holder, name, structuredClone(other));
    } else if (kind === "repeat" && Array.isArray(holder)) holder.push(structuredClone(holder[Number(at)]));
    else if (Array.isArray(holder)) holder.splice(Number(at), 1);
    else delete holder[at];
  }
  return value;
}
