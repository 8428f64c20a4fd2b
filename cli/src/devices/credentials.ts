// A control unit's credentials: a JSON object from a file or standard input, never from the command line.
import { Flags } from "@oclif/core";
import { usageFailure } from "../failures/failure.ts";
import { parseJson, readInput } from "../input/read.ts";

export const credentialsFlag = Flags.string({
  summary: "file (or -) with the control unit's credentials, a JSON object",
  helpValue: "file",
});

/** The object in the file, or `undefined` without a file. */
export async function readCredentials(
  path: string | undefined,
): Promise<Record<string, unknown> | undefined> {
  if (path === undefined) return undefined;
  const value = parseJson(await readInput(path), "The credentials file");
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw usageFailure("The credentials file is not a JSON object");
  return { ...value };
}
