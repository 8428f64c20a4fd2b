// Bodies that are right but for one or two fields: each field at its limits and beyond, missing, of another type, out of step with others.
import fc from "fast-check";
import { resolvePointer } from "../../server/src/core/context/operations.ts";

type Json = Record<string, unknown>;
/** A value for a field; undefined leaves the field out. */
export type FieldCase = { field: string; value: unknown };

/** Of another type or form, for any field. */
const odd: readonly unknown[] = [
  undefined,
  null,
  true,
  [],
  {},
  [null],
  "",
  " ",
  " a",
  "x\ny",
  "a\u200bb",
  "e\u0301",
  0,
  -1,
  1.005,
];
/** What some fields take, and what doesn't fit the other fields. */
const related: readonly unknown[] = [
  "S",
  "P",
  "R",
  "A",
  "B",
  "E",
  "01",
  "02",
  "04",
  "05",
  "06",
  "U",
  "20260310",
  "20260231",
  "29990101",
  "235959",
  "250000",
  "KE",
  0.01,
  1,
  2,
  4,
  8,
  16,
  99.99,
  100,
  100.01,
  1160,
  99_999_999_999.99,
  1e11,
  1e300,
];

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function schemaAt(given: unknown): Json {
  if (!isJson(given)) return {};
  return typeof given.$ref === "string" ? resolvePointer(given.$ref).value : given;
}

/** The shortest and longest texts, and the smallest and largest numbers, and one beyond each. */
function limitsOf(schema: Json): unknown[] {
  const lengths = [schema.minLength, schema.maxLength].filter((length) => typeof length === "number");
  const bounds = [schema.minimum, schema.maximum, schema.exclusiveMinimum, schema.exclusiveMaximum];
  return [
    ...lengths.flatMap((length) =>
      [length - 1, length, length + 1].map((many) => "7".repeat(Math.max(many, 0))),
    ),
    ...bounds
      .filter((bound) => typeof bound === "number")
      .flatMap((bound) => [bound - 0.01, bound, bound + 0.01]),
  ];
}

function casesOf(schema: Json, path: string): fc.Arbitrary<FieldCase>[] {
  const properties = isJson(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, given]) => {
    const property = schemaAt(given);
    const field = path === "" ? name : `${path}.${name}`;
    const limits = limitsOf(property);
    const value = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...odd) },
      { weight: 3, arbitrary: fc.constantFrom(...related) },
      { weight: limits.length > 0 ? 2 : 0, arbitrary: fc.constantFrom(...limits, null) },
    );
    const own = value.map((made) => ({ field, value: made }));
    const line = property.type === "array" ? schemaAt(property.items) : {};
    return isJson(line.properties) ? [own, ...casesOf(line, `${field}[0]`)] : [own];
  });
}

/** One or two fields of the schema with values of every kind. */
export function fieldCases(schema: unknown): fc.Arbitrary<FieldCase[]> {
  return fc.array(fc.oneof(...casesOf(schemaAt(schema), "")), { minLength: 1, maxLength: 2 });
}

/** The body with the cases; a field of a line that is gone changes nothing. */
export function withCases(body: object, cases: readonly FieldCase[]): Json {
  const made: Json = structuredClone(body) as Json;
  for (const { field, value } of cases) {
    const [name = "", line, inner] = field.split(/\[(\d)\]\./);
    if (line === undefined) made[name] = value;
    else {
      const lines = made[name];
      const changed = Array.isArray(lines) ? lines[Number(line)] : undefined;
      if (isJson(changed)) changed[inner ?? ""] = value;
    }
  }
  return JSON.parse(JSON.stringify(made)) as Json;
}
