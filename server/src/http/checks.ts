// The checks of the parts of a request, as functions that the build compiled from the OpenAPI document.
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { documentText } from "../openapi.ts";
import type { Operation, Parameter } from "../operations.ts";

export type Place = Parameter["in"];
export type Checks = Readonly<Record<Place, ValidateFunction>> & {
  readonly body: ValidateFunction | undefined;
};
export type FindChecks = (operation: Operation) => Checks;

/** The build's output next to this file: the names of `nameOfCheck`, and the hash of the document. */
type CompiledChecks = Record<string, ValidateFunction> & { readonly documentHash: string };

export const checksFiles = { parameters: "checks.parameters.js", bodies: "checks.bodies.js" };

export const documentHash = (): string => hash("sha256", documentText);

export const nameOfCheck = (operation: Operation, part: keyof Checks): string => `${operation.id}_${part}`;

/** Finds the checks that the build compiled. */
export function checksOf(modules: readonly CompiledChecks[]): FindChecks {
  const checks = Object.assign({}, ...modules);
  return (operation) => ({
    path: checks[nameOfCheck(operation, "path")],
    query: checks[nameOfCheck(operation, "query")],
    header: checks[nameOfCheck(operation, "header")],
    body: checks[nameOfCheck(operation, "body")],
  });
}

/** The checks that a build left in a folder; undefined if there are none, or if they belong to another document. */
export async function findBuiltChecks(folder: URL): Promise<FindChecks | undefined> {
  const { parameters, bodies } = checksFiles;
  const files = [new URL(parameters, folder), new URL(bodies, folder)];
  if (!files.every((file) => existsSync(file))) return undefined;
  const modules: CompiledChecks[] = await Promise.all(files.map(({ href }) => import(href)));
  const current = documentHash();
  if (modules.some((module) => module.documentHash !== current)) return undefined;
  return checksOf(modules);
}
