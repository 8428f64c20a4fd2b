// Compares a sample of the responses with openapi.yaml, if the operators enable it. Callers notice nothing: a response that doesn't match
// is logged and counted.

import type { ValidateFunction } from "ajv/dist/2020.js";
import { fraction } from "../base/chance.ts";
import { onNextTurn } from "../base/timers.ts";
import type { Service } from "../core/context/context.ts";
import { type Operation, resolvePointer } from "../core/context/operations.ts";
import { createAjv } from "./compile-checks.ts";

/** Longer responses are not checked: reading them again would delay others. */
const longest = 256 * 1024;
const mostProblems = 5;

export type CheckedResponse = {
  operation: Operation | undefined;
  status: number;
  type: string;
  body: unknown;
  requestId: string;
};

/** Checks some of the responses that it is given; undefined where the setting is 0. */
export function createResponseChecks(
  { config, log, metrics }: Pick<Service, "config" | "log" | "metrics">,
  random: () => number = fraction,
): ((response: CheckedResponse) => void) | undefined {
  if (config.checkResponses === 0) return undefined;
  const validators = new Map<string, Promise<ValidateFunction | undefined>>();
  const ajv = createAjv({});

  async function compile({ path, method }: Operation, status: number): Promise<ValidateFunction | undefined> {
    const at = `#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}/responses/${status}`;
    const { value, pointer } = resolvePointer(at);
    if (!JSON.stringify(value.content ?? {}).startsWith('{"application/json"')) return undefined;
    const schema = `${pointer}/content/application~1json/schema`;
    return ajv.compile({ $ref: `openapi${schema.replaceAll("{", "%7B").replaceAll("}", "%7D")}` });
  }

  async function check({ status, requestId }: CheckedResponse, operation: Operation, text: string) {
    const key = `${operation.id} ${status}`;
    const known = validators.get(key) ?? compile(operation, status);
    validators.set(key, known);
    const isValid = await known;
    if (!isValid) return;
    const passes = isValid(JSON.parse(text));
    metrics.countChecked(operation.id, passes);
    if (passes) return;
    // Places and rules only: no value of a response belongs into a log.
    const problems = (isValid.errors ?? [])
      .slice(0, mostProblems)
      .map(({ instancePath, keyword }) => `${instancePath || "/"}: ${keyword}`);
    const fields = { operation: operation.id, status, request_id: requestId, problems };
    log.error(fields, "a response is not as openapi.yaml describes it");
  }

  return (response) => {
    const { operation, status, type, body } = response;
    if (!operation || !type.startsWith("application/json") || random() * 100 >= config.checkResponses) return;
    if (!(typeof body === "string" || Buffer.isBuffer(body)) || body.length > longest) return;
    if (!operation.statuses.includes(status)) {
      metrics.countChecked(operation.id, false);
      const fields = { operation: operation.id, status, request_id: response.requestId };
      log.error(fields, "a response has a status that openapi.yaml does not describe");
      return;
    }
    const text = String(body);
    // After the response, so that its caller does not wait.
    onNextTurn(() => {
      check(response, operation, text).catch((error: unknown) =>
        log.warn({ err: error, operation: operation.id }, "a response could not be checked"),
      );
    });
  };
}
