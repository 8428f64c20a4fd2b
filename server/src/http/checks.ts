// What judges the parts of a request: functions that the build compiled from the document, or that are compiled here.
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { documentText } from "../openapi.ts";
import { type Operation, operationList, type Parameter } from "../operations.ts";

export type Place = Parameter["in"];
export type Checks = Readonly<Record<Place, ValidateFunction>> & {
  readonly body: ValidateFunction | undefined;
};
export type FindChecks = (operation: Operation) => Checks;

/** What the build leaves beside this file: the names of `nameOfCheck`, and the document they were made from. */
type CompiledChecks = Record<string, ValidateFunction> & { readonly documentHash: string };

export const checksFiles = { parameters: "checks.parameters.js", bodies: "checks.bodies.js" };

export const documentHash = hash("sha256", documentText);

export const nameOfCheck = (operation: Operation, part: keyof Checks): string => `${operation.id}_${part}`;

/** The checks that a build left in a folder; undefined where there are none, or they are of another document. */
export async function findBuiltChecks(folder: URL): Promise<FindChecks | undefined> {
  const { parameters, bodies } = checksFiles;
  const files = [new URL(parameters, folder), new URL(bodies, folder)];
  if (!files.every((file) => existsSync(file))) return undefined;
  const modules: CompiledChecks[] = await Promise.all(files.map(({ href }) => import(href)));
  if (modules.some((module) => module.documentHash !== documentHash)) return undefined;
  const checks = Object.assign({}, ...modules);
  return (operation) => ({
    path: checks[nameOfCheck(operation, "path")],
    query: checks[nameOfCheck(operation, "query")],
    header: checks[nameOfCheck(operation, "header")],
    body: checks[nameOfCheck(operation, "body")],
  });
}

async function compileHere(): Promise<FindChecks> {
  // Compiling takes a second and many megabytes, and ajv some more: built services never load it.
  const { compileWhenNeeded } = await import("./compile-checks.ts");
  return compileWhenNeeded(operationList);
}

export const findChecks: FindChecks =
  (await findBuiltChecks(new URL(".", import.meta.url))) ?? (await compileHere());
