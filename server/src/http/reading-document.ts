// The document as people read it at /docs: with roles, plan feature and limits in the text of each operation.
import { defaultLimits } from "../core/accounts/keys.ts";
import { document, type Operation, operationList } from "../core/context/operations.ts";
import { bodyLimit, publicBodyLimit } from "./body.ts";

const kibibytes = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;

function callersOf({ access, roles }: Operation): string {
  if (access === "public") return "Everybody, without a credential.";
  if (access === "person") return "A person who is signed in, whatever the account.";
  const credential = access === "session" ? "a session; API keys can't" : "an API key or a session";
  return `The roles ${roles.join(", ")}, with ${credential}.`;
}

function limitsOf({ access, body, bulk }: Operation): string {
  const { rate_per_minute, burst } = defaultLimits;
  const rate =
    access === "public"
      ? "few requests for each address"
      : access === "account"
        ? `${rate_per_minute} requests a minute for each API key, up to ${burst} at once, unless the operators set others`
        : "300 requests a minute for each person";
  const bytes = bulk?.bytes ?? (access === "public" ? publicBodyLimit : bodyLimit);
  return `${rate}${body ? `; a body of at most ${kibibytes(bytes)}` : ""}.`;
}

/** The lines below the description of an operation. */
export function accessText(operation: Operation): string {
  return [
    `**Who may call it:** ${callersOf(operation)}`,
    ...(operation.feature === undefined ? [] : [`**Plan feature:** \`${operation.feature}\`.`]),
    `**Limits:** ${limitsOf(operation)}`,
  ].join("\n\n");
}

/** The document with these texts, as JSON. */
export function documentForReading(): string {
  const copy = structuredClone(document);
  for (const operation of operationList) {
    const { [operation.path]: item } = Object(copy.paths);
    item[operation.method].description += `\n\n${accessText(operation)}`;
  }
  return JSON.stringify(copy);
}
