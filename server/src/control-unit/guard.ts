// Guards outgoing connections against request forgery: which addresses may be typed in, and which may be connected to.
// Decisions about the API: 29.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The classes of IP addresses: never reachable, reachable only inside the network, or public. */
type Reach = "never" | "private" | "public";

/** Rejected before anything was written. */
export class GuardError extends Error {
  override name = "GuardError";
  readonly code = "ADDRESS_NOT_ALLOWED";
}

/** Metadata services of clouds outside the link-local range. */
const metadata = new Set([
  "100.100.100.200",
  "168.63.129.16",
  "192.0.0.192",
  "fd00:ec2::254",
  "fd20:ce::254",
]);

const privateRanges = new Set(["loopback", "private", "carrierGradeNat", "uniqueLocal"]);

/** Classifies an IP address as the socket sees it. IPv4 inside IPv6 is classified as that IPv4 address. */
export function reachOf(address: string): Reach {
  const bare = address.replace(/^\[|\]$/g, "").replace(/%.*$/, "");
  if (!ipaddr.isValid(bare)) return "never";
  const parsed = ipaddr.process(bare);
  if (metadata.has(parsed.toString())) return "never";
  if (parsed instanceof ipaddr.IPv6) {
    const inner = embeddedIPv4(parsed);
    if (inner !== undefined) return reachOf(inner);
  }
  const range = parsed.range();
  if (range === "unicast") return "public";
  return privateRanges.has(range) ? "private" : "never";
}

/** The IPv4 address that a translated or compatible IPv6 address leads to. */
function embeddedIPv4(address: ipaddr.IPv6): string | undefined {
  const parts = address.parts;
  const last = [parts[6] ?? 0, parts[7] ?? 0].flatMap((part) => [part >> 8, part & 255]).join(".");
  const startsEmpty = parts.slice(0, 6).every((part) => part === 0);
  if (startsEmpty && (parts[6] !== 0 || (parts[7] ?? 0) > 1)) return last;
  const isTranslated =
    parts[0] === 0x64 && parts[1] === 0xff9b && parts.slice(2, 6).every((part) => part === 0);
  // ISATAP hides an IPv4 address behind an interface identifier of any prefix.
  const isTunneled = (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
  return isTranslated || isTunneled ? last : undefined;
}

/** Why an address may not be connected to; undefined if it may. */
export function addressProblem(address: string, allowPrivate: boolean): GuardError | undefined {
  const reach = reachOf(address);
  if (reach === "never") return new GuardError(`Connections to ${address} are never made.`);
  if (reach === "public" || allowPrivate) return undefined;
  return new GuardError(
    `${address} is a private address. The operators of the service allow those with TAXD_ALLOW_PRIVATE_UNITS.`,
  );
}

/** Ports of services that don't speak HTTP, which a forged request could still disturb. */
const oddPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 138, 139, 143, 161, 179, 389, 427, 445, 465, 512, 513,
  514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1433, 1521, 1719,
  1720, 1723, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 5060, 5061, 5432, 5672, 5900, 6000,
  6379, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 9042, 9092, 9200, 9300, 10080, 10250, 11211,
  27017,
]);

type UrlRules = {
  /** Whether private and loopback addresses may be named; default false. */
  allowPrivate?: boolean;
  /** Whether plain `http` is rejected; default false. */
  httpsOnly?: boolean;
  /** Whether the URL may have a query; default false. */
  allowQuery?: boolean;
};

/**
 * The problems of a URL as typed, as sentences. Names are not resolved here: their
 * IP addresses are checked at each connection.
 */
export function checkUrl(text: string, rules: UrlRules = {}): string[] {
  // The platform's parser drops line breaks and tabs and trims blanks. The stored URL must be the called one.
  if (/[\s\p{Cc}\\]/u.test(text)) {
    return ["must not contain blanks, line breaks, control characters or backslashes"];
  }
  if (!/^https?:\/\/[^/]/i.test(text)) return ["must start with http:// or https:// and name a host"];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname) return ["must be a valid address"];
  const problems: string[] = [];
  if (rules.httpsOnly && url.protocol !== "https:") problems.push("must start with https://");
  if (url.username || url.password || /^[^/?#]*@/.test(text.slice(text.indexOf("//") + 2))) {
    problems.push("must not contain a user name or password");
  }
  if (oddPorts.has(Number(url.port)))
    problems.push(
      `must not use port ${url.port}, which is for other services: use 443, 80, or one above 1023`,
    );
  if (url.port === "0") problems.push("must not use port 0: use 443, 80, or one above 1023");
  if (text.includes("#")) problems.push("must not contain a fragment");
  if (text.includes("?") && !rules.allowQuery) problems.push("must not contain a query");
  if (/%(0[0-9a-f]|1[0-9a-f]|7f)/i.test(text)) problems.push("must not contain encoded control characters");
  const reach = reachOfHost(url.hostname);
  if (reach === "never")
    problems.push("must not name an address of this network's own machinery: name one that others can reach");
  if (reach === "private" && !rules.allowPrivate) {
    const remedy = rules.httpsOnly
      ? ""
      : " (the operators of the service allow those with TAXD_ALLOW_PRIVATE_UNITS)";
    problems.push(`must not name a private or local address${remedy}`);
  }
  return problems;
}

/** Classifies the host of a URL: literals by their range, names by their only possible meaning. */
function reachOfHost(hostname: string): Reach {
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (isIP(bare) !== 0) return reachOf(bare);
  const name = bare.replace(/\.+$/, "").toLowerCase();
  if (name === "" || /^metadata(\.|$)/.test(name) || name === "instance-data") return "never";
  const isLocal =
    !name.includes(".") || /\.(localhost|local|localdomain|internal|intranet|lan|home\.arpa)$/.test(name);
  return isLocal ? "private" : "public";
}
