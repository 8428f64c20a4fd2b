// The network address that a request came from, and whether it lies in a list of ranges.
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

function parseAddress(text: string): Address | undefined {
  // A zone (`fe80::1%eth0`), brackets and a port are not part of the address itself.
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .replace(/%.*$/, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

function parseRange(text: string): Range | undefined {
  if (!text.includes("/")) {
    const address = parseAddress(text);
    return address && [address, address.kind() === "ipv4" ? 32 : 128];
  }
  try {
    const [address, bits] = ipaddr.parseCIDR(text.trim());
    if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96) {
      return [address.toIPv4Address(), bits - 96];
    }
    return [address, bits];
  } catch {
    return undefined;
  }
}

/** A test for "lies in one of these ranges"; IPv4 addresses written as IPv6 count as IPv4. */
export function createRangeTest(ranges: readonly string[]): (address: string) => boolean {
  const list = ranges.map(parseRange).filter((range) => range !== undefined);
  return (text) => {
    const address = parseAddress(text);
    return (
      address !== undefined &&
      list.some(([range, bits]) => address.kind() === range.kind() && address.match(range, bits))
    );
  };
}

/**
 * Finds a caller's IP address: the socket's or, if that is a trusted proxy, the last address in `X-Forwarded-For`
 * that isn't a trusted proxy's. Addresses left of it may be forged and are not read.
 */
export function createAddressFinder(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = createRangeTest(trustedProxies);
  return (request) => {
    let address = normalAddress(request.socket.remoteAddress ?? "");
    const forwarded = request.headers["x-forwarded-for"];
    const hops = (Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "")).split(",");
    while (isTrusted(address)) {
      const hop = parseAddress(hops.pop() ?? "");
      if (!hop) break;
      address = hop.toString();
    }
    return address;
  };
}

function normalAddress(text: string): string {
  return parseAddress(text)?.toString() ?? text;
}

/** The part of an address that one caller commands: an IPv6 network of 64 bits, an IPv4 address. */
export function limitGroup(address: string): string {
  const parsed = parseAddress(address);
  if (!(parsed instanceof ipaddr.IPv6)) return address;
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
