// The contract: the schemas of openapi.yaml, and the error about differences from them.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { formats as ownFormats } from "../rules/formats.ts";
import { document } from "./operations.ts";

/** A request or response doesn't match openapi.yaml. `problems` names each difference. */
export class ContractError extends Error {
  override readonly name = "ContractError";
  readonly problems: readonly string[];

  constructor(what: string, problems: readonly string[]) {
    super(`${what} as openapi.yaml says:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.problems = problems;
  }

  toJSON(): { name: string; message: string; problems: readonly string[] } {
    const { name, message, problems } = this;
    return { name, message, problems };
  }
}

/** A problem with the field it is about, as the service's own `errors` name it. */
export type FieldProblem = { field: string; message: string };

export const sentence = ({ field, message }: FieldProblem): string => `${field} ${message}`;

function createAjv({ coerceTypes, useDefaults }: { coerceTypes: boolean; useDefaults: boolean }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    validateSchema: false,
    useDefaults,
    coerceTypes,
    // Messages about requests use a schema's own words.
    verbose: true,
    addUsedSchema: false,
  });
  formats.default(ajv);
  for (const [name, isValid] of Object.entries(ownFormats)) ajv.addFormat(name, isValid);
  ajv.addSchema(document, "openapi");
  return ajv;
}

/** Parameters arrive as text. */
export const coercing = createAjv({ coerceTypes: true, useDefaults: true });
/** Bodies of requests: the service fills in defaults. */
export const filling = createAjv({ coerceTypes: false, useDefaults: true });
const exact = createAjv({ coerceTypes: false, useDefaults: false });
const compiled = new Map<string, ValidateFunction>();

export function validator(key: string, make: () => ValidateFunction): ValidateFunction {
  const known = compiled.get(key) ?? make();
  compiled.set(key, known);
  return known;
}

export const reference = (pointer: string) => ({
  $ref: `openapi#${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}`,
});
export const schemaAt = (pointer: string): ValidateFunction =>
  validator(pointer, () => exact.compile(reference(pointer)));
