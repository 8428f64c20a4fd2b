// Reads the settings of mail: the mail server and how its connection is secured, the sender, addresses.
import { isLoopback } from "./database-url.ts";

export type SmtpServer = {
  host: string;
  port: number;
  /** `tls`: encrypted from the start; `starttls`: encrypted before anything is sent; `off`: not encrypted. */
  security: "tls" | "starttls" | "off";
  user: string | undefined;
  password: string | undefined;
};

/** One mailbox without name, comment, quotes or a second one: it can't add a recipient or a header. */
const mailbox = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;

/** Whether a text is an e-mail address that mail can be sent to. */
export function isMailbox(text: string): boolean {
  return text.length <= 200 && mailbox.test(text);
}

function decoded(text: string): string | undefined {
  try {
    return text === "" ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The mail server, or the problem of its URL as the end of a sentence. */
export function readSmtpUrl(text: string): SmtpServer | string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "")
    return "is not an smtp or smtps URL";
  if (!["", "/"].includes(url.pathname) || url.hash !== "") return "has something after host and port";
  for (const [name, value] of url.searchParams)
    if (name !== "tls" || value !== "off") return `takes tls=off only, not "${name}=${value}"`;
  const isSecure = url.protocol === "smtps:";
  const isOff = url.searchParams.has("tls");
  if (isSecure && isOff) return "says smtps and tls=off: keep one of them";
  const user = decoded(url.username);
  const password = decoded(url.password);
  if ((user === undefined) !== (url.username === "") || (password === undefined) !== (url.password === ""))
    return "has a user or password that is not URL-encoded";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (isSecure ? 465 : 587) : Number(url.port),
    security: isSecure ? "tls" : isOff || isLoopback(url.hostname) ? "off" : "starttls",
    user,
    password,
  };
}

/** The sender that `Name <address>` or an address alone gives; undefined where it is neither. */
export function readSender(text: string): { name: string; address: string } | undefined {
  const [, name = "", named, alone] = /^(?:([^<>\p{C}]*)<([^<>\s]+)>|(\S+))$/u.exec(text.trim()) ?? [];
  const address = named ?? alone ?? "";
  return isMailbox(address) ? { name: name.trim(), address } : undefined;
}
