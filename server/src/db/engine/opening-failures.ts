// Why a database could not be opened, in one sentence with the remedy.
import { connectionProblem } from "../../base/connection-problems.ts";
import { DatabaseLost } from "../../base/database-lost.ts";
import { type DatabaseUrl, readDatabaseUrl } from "../../base/database-url.ts";
import { fieldOf } from "../../base/unknown.ts";
import { translateFailure } from "./failures.ts";

/** Whether the server rejects the user, or has no such database. */
export function isAccessProblem(error: unknown): boolean {
  return [1044, 1045, 1049, 1698].includes(Number(fieldOf(error, "errno")));
}

/** The driver gives all failures of a TLS handshake one code, so only their text distinguishes them. */
function handshakeSentence(cause: unknown, place: string): string {
  const text = String(fieldOf(cause, "message"));
  const certificate = `The certificate of the database server at ${place}`;
  if (/does not match certificate's altnames/.test(text))
    return `${certificate} is for another host name: correct TAXD_DATABASE_URL or the certificate.`;
  if (/has expired|is not yet valid/.test(text))
    return `${certificate} has expired or is not valid yet: renew it, or correct the clock of this machine.`;
  if (/self.signed|issuer certificate|unable to verify/.test(text))
    return `${certificate} is not trusted: name its authority with tls_ca in TAXD_DATABASE_URL.`;
  return `The TLS handshake with the database server at ${place} failed (${fieldOf(cause, "reason") ?? text}): check the TLS settings of the server.`;
}

function serverSentence(cause: unknown, url: URL): string | undefined {
  const place = url.searchParams.get("socket") ?? `${url.hostname}:${url.port || 3306}`;
  const name = decodeURIComponent(url.pathname.slice(1));
  switch (fieldOf(cause, "errno")) {
    case 1045:
    case 1698:
      return `The database server at ${place} rejects user "${decodeURIComponent(url.username)}": correct user and password in TAXD_DATABASE_URL${url.searchParams.get("tls") === "verify" ? "" : ", or add tls=verify if the server requires TLS"}. If both are correct, remove the anonymous users of the server: DROP USER ''@'localhost', and the same for the host's name.`;
    case 1044:
      return `User "${decodeURIComponent(url.username)}" may not use database "${name}": grant it all privileges on that database.`;
    case 1049:
      return `The database server at ${place} has no database "${name}": create it, or correct TAXD_DATABASE_URL.`;
  }
  const code = fieldOf(cause, "code");
  switch (connectionProblem(code) ?? code) {
    case "refused":
    case "ENOENT":
      return `No database server responds at ${place}: start it, or correct TAXD_DATABASE_URL.`;
    case "unknown_host":
    case "lookup_failed":
      return `The database host "${url.hostname}" is not known: correct TAXD_DATABASE_URL.`;
    case "HANDSHAKE_NO_SSL_SUPPORT":
      return `The database server at ${place} does not offer TLS: set it up there, or write tls=off in TAXD_DATABASE_URL for a network that you trust.`;
    case "HANDSHAKE_SSL_ERROR":
      return handshakeSentence(cause, place);
    case "timeout":
      return `The database server at ${place} did not respond in time: check network and firewall, or correct TAXD_DATABASE_URL.`;
  }
  return undefined;
}

/** Checks a database URL; the message never contains the password. */
export function requireDatabaseUrl(text: string): DatabaseUrl {
  const read = readDatabaseUrl(text);
  if (typeof read !== "string") return read;
  throw new DatabaseLost(
    "unreachable",
    `The database URL ${read}. Write TAXD_DATABASE_URL as mysql://user:password@host:3306/database?tls=verify.`,
  );
}

/** The error to show for a failed opening: a {@link DatabaseLost} wherever people can do something about it. */
export function openingFailure(
  error: unknown,
  options: { url?: string | undefined; dataDir: string },
): unknown {
  const failure = translateFailure(error);
  if (!(failure instanceof DatabaseLost) || failure.cause === undefined) return failure;
  if (options.url !== undefined) {
    const sentence = serverSentence(failure.cause, requireDatabaseUrl(options.url).url);
    return sentence ? new DatabaseLost(failure.reason, sentence, failure.cause) : failure;
  }
  if (failure.reason !== "read-only") return failure;
  const sentence = `The data folder ${options.dataDir} is not writable: correct its permissions, or choose another with TAXD_DATA_DIR.`;
  return new DatabaseLost("read-only", sentence, failure.cause);
}
