// Validates every response of the suite against openapi.yaml, and counts which documented responses were ever produced.

import { formats as ownFormats } from "@taxctl/sdk/formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { ObservedResponse } from "../../server/src/app.ts";
import {
  document,
  type Operation,
  operationList,
  resolvePointer,
} from "../../server/src/core/context/operations.ts";
import { isRecord } from "./is-record.ts";

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
formats.default(ajv);
for (const [name, isValid] of Object.entries(ownFormats)) ajv.addFormat(name, isValid);
ajv.addSchema(document, "openapi");

type Expectation = {
  /** By media type; empty if the response has no body. */
  bodies: Map<string, ValidateFunction>;
  headers: { name: string; validate: ValidateFunction }[];
};

const expectations = new Map<string, Expectation>();
const produced = new Set<string>();
const problems: string[] = [];

const pairOf = (operation: Operation, status: number): string => `${operation.id} ${status}`;
const escapePart = (part: string): string =>
  encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Compiled once, however many responses have it. */
function validatorAt(pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`openapi${pointer}`);
  if (!validate) throw new Error(`openapi.yaml has nothing at ${pointer}`);
  return validate;
}

function expectationOf(operation: Operation, status: number): Expectation {
  const known = expectations.get(pairOf(operation, status));
  if (known) return known;
  const { value, pointer } = resolvePointer(
    `#/paths/${escapePart(operation.path)}/${operation.method}/responses/${status}`,
  );
  const content = isRecord(value.content) ? Object.keys(value.content) : [];
  const headers = isRecord(value.headers) ? Object.keys(value.headers) : [];
  const expectation: Expectation = {
    bodies: new Map(
      content.map((type) => [type, validatorAt(`${pointer}/content/${escapePart(type)}/schema`)]),
    ),
    headers: headers.map((name) => ({
      name,
      validate: validatorAt(`${resolvePointer(`${pointer}/headers/${name}`).pointer}/schema`),
    })),
  };
  expectations.set(pairOf(operation, status), expectation);
  return expectation;
}

let validateError: ValidateFunction | undefined;

function describe(validate: ValidateFunction): string {
  return (validate.errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${instancePath || "/"} ${message} ${JSON.stringify(params)}`)
    .join("; ");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Headers that can't be known when the database is lost before the key was looked up, or the service fails there. */
const isLimitHeader = (name: string): boolean => name.startsWith("X-RateLimit-");

function findProblems({ operation, path, status, headers, text }: ObservedResponse): string[] {
  if (!operation) {
    // Pages report errors in words.
    if (status < 400 || /^\/(console(\/|$)|r\/)/.test(path)) return [];
    validateError ??= validatorAt("#/components/schemas/Error");
    return validateError(parse(text)) ? [] : [`is no error envelope: ${describe(validateError)}`];
  }
  if (!operation.statuses.includes(status)) return ["has a status that openapi.yaml does not list"];
  const { bodies, headers: expected } = expectationOf(operation, status);
  const found: string[] = [];
  const type = String(headers["content-type"] ?? "").split(";")[0] ?? "";
  const validate = bodies.get(type);
  if (!validate && bodies.size > 0) found.push(`has the media type ${type}`);
  if (validate && type === "application/json" && !validate(parse(text))) {
    found.push(`has a body that openapi.yaml does not describe: ${describe(validate)}`);
  }
  for (const { name, validate: validateHeader } of expected) {
    const value = headers[name.toLowerCase()];
    if (value === undefined) {
      if (!(isLimitHeader(name) && (status === 500 || status === 503)))
        found.push(`lacks the header ${name}`);
    } else if (
      !validateHeader(/^\d+$/.test(String(value)) ? Number(value) : value) &&
      !validateHeader(value)
    ) {
      found.push(`has the header ${name}: ${String(value)}`);
    }
  }
  return found;
}

/** For `onResponse` of `startServer`: checks the response and records that it was produced. */
export function observe(response: ObservedResponse): void {
  if (response.operation) produced.add(pairOf(response.operation, response.status));
  for (const problem of findProblems(response)) {
    problems.push(
      `${response.operation?.id ?? response.path} ${response.method} ${response.status} ${problem}\n    ${response.text.slice(0, 1500)}`,
    );
  }
}

/** Mismatches since the last call. */
export function takeProblems(): string[] {
  return problems.splice(0);
}

/** The documented responses that this process has produced. */
export function producedResponses(): string[] {
  return [...produced];
}

/** The documented responses that are not among `seen`. */
export function missingResponses(seen: ReadonlySet<string>): string[] {
  return operationList.flatMap((operation) =>
    operation.statuses.map((status) => pairOf(operation, status)).filter((pair) => !seen.has(pair)),
  );
}
