// The message of a failed command, its remedy, and the exit code.
import { ConfigError } from "../base/config.ts";
import { DatabaseLost } from "../base/database-lost.ts";
import { SecretError } from "../base/secrets.ts";
import { fieldOf } from "../base/unknown.ts";
import { SettingsFailure, UsageError } from "./command.ts";

export type Failure = { message: string; remedy?: string; exitCode: 1 | 2 };

/** Failures of the operating system that people can do something about. */
function systemFailure(error: unknown): Failure | undefined {
  switch (fieldOf(error, "code")) {
    case "EADDRINUSE":
      return {
        message: `Port ${fieldOf(error, "port")} of ${fieldOf(error, "address")} is taken by another program.`,
        remedy: "Stop that one (another `taxd start`?), or choose another port: TAXD_PORT=8090.",
        exitCode: 1,
      };
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return {
        message: `No permission: ${fieldOf(error, "path") ?? `port ${fieldOf(error, "port")}`}.`,
        remedy: "Correct the permissions, or choose another TAXD_DATA_DIR or TAXD_PORT.",
        exitCode: 1,
      };
    case "ENOSPC":
      return { message: "The disk is full.", remedy: "Free some space.", exitCode: 1 };
    default:
      return undefined;
  }
}

/** The failure in an operator's words. An unexpected error shows its stack, to be reported. */
export function explain(error: unknown): Failure {
  if (error instanceof UsageError || error instanceof ConfigError)
    return { message: error.message, exitCode: 2 };
  const remedy = fieldOf(error, "remedy");
  if (error instanceof Error && typeof remedy === "string")
    return { message: error.message, remedy, exitCode: error instanceof SettingsFailure ? 2 : 1 };
  if (error instanceof DatabaseLost || error instanceof SecretError)
    return { message: error.message, exitCode: 1 };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return (
    systemFailure(error) ?? {
      message: `This is a fault of taxd itself; please report it:\n${stack}`,
      exitCode: 1,
    }
  );
}
