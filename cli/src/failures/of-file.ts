// The system's errors about files and folders: what is wrong with the path, and what to do.
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { exitCodes } from "./exit-codes.ts";
import { Failure } from "./failure.ts";

/** The suffix of a file while `files/atomic-file.ts` writes it: failures name the file that it becomes. */
const temporary = /\.\d+\.[0-9a-f]{6}\.tmp$/;

/** The failure for a file or folder that can't be read or written. */
export function fileFailure(error: unknown, path: string): Failure {
  const code = systemCode(error);
  const isWritten = temporary.test(path);
  const named = path.replace(temporary, "");
  const folder = dirname(named);
  if (code === "ENOENT" && !existsSync(folder))
    return isWritten
      ? unusable(`The folder ${folder} doesn't exist`, "Create it, or name a file in another folder.", error)
      : unreadable("file_not_found", `${named} doesn't exist, nor does its folder`, check, error);
  if (code === "ENOENT" && !isWritten)
    return unreadable("file_not_found", `${named} doesn't exist`, check, error);
  if (code === "EISDIR")
    return unreadable("file_unreadable", `${named} is a folder`, "Name a file in it.", error);
  if (code === "ENOTDIR")
    return unreadable("file_unreadable", `${named} is not a folder`, "Name a folder.", error);
  if (code === "EACCES" || code === "EPERM")
    return isWritten
      ? unusable(`You may not write ${named}`, "Correct the permissions of its folder.", error)
      : unreadable("file_unreadable", `You may not read ${named}`, "Correct its permissions.", error);
  const [, why = String(error)] = /^[A-Z]+: ([^,]+)/.exec(error instanceof Error ? error.message : "") ?? [];
  return unusable(
    `${named}: ${why}`,
    "Check that its folder is there, that you may write to it, and that the disk is not full.",
    error,
  );
}

/** The system's code of an error, like `ENOENT`. */
export function systemCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

const check = "Check the path. A relative path begins at the current folder.";

function unreadable(
  code: "file_not_found" | "file_unreadable",
  message: string,
  remedy: string,
  cause: unknown,
): Failure {
  return new Failure(message, { code, exitCode: exitCodes.usage, remedy, cause });
}

function unusable(message: string, remedy: string, cause: unknown): Failure {
  return new Failure(message, { code: "file_unusable", remedy, cause });
}
