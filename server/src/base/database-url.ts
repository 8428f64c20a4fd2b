// Reads the URL of a database server: whether it is understood, and how its connection is secured.
import { isIP } from "node:net";

export type DatabaseUrl = {
  url: URL;
  /** Path of a local socket. */
  socket: string | undefined;
  /** Whether the connection is encrypted, and the server's certificate verified. */
  tls: "verify" | "off";
  /** Path of the certificate authority's file; undefined: the authorities that Node knows. */
  tlsCa: string | undefined;
};

const known = ["socket", "ssl", "tls", "tls_ca"];

/** A host on this machine: nothing leaves it. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** The URL, or its problem as the end of a sentence. */
export function readDatabaseUrl(text: string): DatabaseUrl | string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isServer = url && ["mysql:", "mariadb:"].includes(url.protocol);
  if (!url || !isServer || url.hostname === "" || url.pathname.length < 2)
    return "is not a MySQL or MariaDB address with a database name";
  const { searchParams: parameters, hostname } = url;
  for (const name of parameters.keys()) {
    if (!known.includes(name)) return `has the unknown parameter "${name}"`;
    if (parameters.getAll(name).length > 1) return `has the parameter "${name}" more than once`;
  }
  const ssl = parameters.get("ssl");
  if (ssl !== null && ssl !== "true")
    return 'takes no "ssl" other than ssl=true: write tls=verify or tls=off';
  const named = parameters.get("tls") ?? (ssl === null ? undefined : "verify");
  if (named !== undefined && named !== "verify" && named !== "off") return "takes tls=verify or tls=off only";
  if (ssl !== null && named === "off") return "says ssl=true and tls=off: keep one of them";
  const socket = parameters.get("socket") ?? undefined;
  const isLocal = socket !== undefined || isLoopback(hostname);
  if (named === undefined && !isLocal)
    return `does not say whether the connection to ${hostname} uses TLS: add ?tls=verify, or ?tls=off for a network that you trust`;
  const tls = named ?? "off";
  const tlsCa = parameters.get("tls_ca") ?? undefined;
  if (tlsCa !== undefined && tls === "off") return "names tls_ca, which needs tls=verify";
  if (tls === "verify" && isIP(hostname.replace(/^\[|\]$/g, "")) !== 0)
    return "needs a host name with tls=verify, because the certificate is compared with it";
  return { url, socket, tls, tlsCa };
}
