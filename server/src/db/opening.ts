// Why a database could not be opened, in one sentence that says what to do about it.
import { DatabaseLost, translateFailure } from "./failures.ts";

function field(error: unknown, name: "code" | "errno"): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}

/** Whether the server does not let the user in, or has no such database. */
export function isAccessProblem(error: unknown): boolean {
  return [1044, 1045, 1049, 1698].includes(Number(field(error, "errno")));
}

function serverSentence(cause: unknown, url: URL): string | undefined {
  const place = url.searchParams.get("socket") ?? `${url.hostname}:${url.port || 3306}`;
  const name = decodeURIComponent(url.pathname.slice(1));
  switch (field(cause, "errno")) {
    case 1045:
    case 1698:
      return `The database server at ${place} refuses user "${decodeURIComponent(url.username)}": correct user and password in TAXD_DATABASE_URL.`;
    case 1044:
      return `User "${decodeURIComponent(url.username)}" may not use database "${name}": grant it all privileges on that database.`;
    case 1049:
      return `The database server at ${place} has no database "${name}": create it, or correct TAXD_DATABASE_URL.`;
  }
  switch (field(cause, "code")) {
    case "ECONNREFUSED":
    case "ENOENT":
      return `No database server answers at ${place}: start it, or correct TAXD_DATABASE_URL.`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `The database host "${url.hostname}" is not known: correct TAXD_DATABASE_URL.`;
    case "ETIMEDOUT":
      return `The database server at ${place} did not answer in time: check network and firewall, or correct TAXD_DATABASE_URL.`;
  }
  return undefined;
}

/** Checks a database URL; the password is never repeated. */
export function requireDatabaseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^(?:mysql|mariadb):$/.test(url.protocol) || url.pathname.length < 2) {
    throw new DatabaseLost(
      "unreachable",
      "The database URL is not understood: write TAXD_DATABASE_URL as mysql://user:password@host:3306/database.",
    );
  }
  return url;
}

/** The error to show for a failed opening: a {@link DatabaseLost} wherever people can do something about it. */
export function openingFailure(
  error: unknown,
  options: { url?: string | undefined; dataDir: string },
): unknown {
  const failure = translateFailure(error);
  if (!(failure instanceof DatabaseLost) || failure.cause === undefined) return failure;
  if (options.url !== undefined) {
    const sentence = serverSentence(failure.cause, requireDatabaseUrl(options.url));
    return sentence ? new DatabaseLost(failure.reason, sentence, failure.cause) : failure;
  }
  if (failure.reason !== "read-only") return failure;
  const sentence = `The data folder ${options.dataDir} is not writable: correct its permissions, or choose another with TAXD_DATA_DIR.`;
  return new DatabaseLost("read-only", sentence, failure.cause);
}
