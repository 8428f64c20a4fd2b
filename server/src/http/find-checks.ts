// The checks of this process: those of the build, or compiled here. In the bundle another module replaces this one (`server/build.ts`).
import { operationList } from "../operations.ts";
import { type FindChecks, findBuiltChecks } from "./checks.ts";

async function compileHere(): Promise<FindChecks> {
  // Compiling takes a second and many megabytes, and ajv some more: built services never load it.
  const { compileWhenNeeded } = await import("./compile-checks.ts");
  return compileWhenNeeded(operationList);
}

export const findChecks: FindChecks =
  (await findBuiltChecks(new URL(".", import.meta.url))) ?? (await compileHere());
