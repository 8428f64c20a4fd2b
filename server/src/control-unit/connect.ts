// Opens the sockets of outgoing calls: resolves the name, guards every address, and bounds the time it may take.
import { lookup as resolve } from "node:dns";
import { isIP, type LookupFunction, type Socket } from "node:net";
import { buildConnector } from "undici";
import { addressProblem, GuardError } from "./guard.ts";

type Connector = ReturnType<typeof buildConnector>;

/** How names are resolved; tests bring their own. */
export type Resolver = typeof resolve;

/**
 * A connector for undici that connects only where the guard allows it. It checks literals and resolved names before
 * the connection, and the address that the socket reached after it.
 *
 * @param timeoutMs for resolving, connecting and the TLS handshake in total
 */
export function guardedConnector(options: {
  allowPrivate: boolean;
  timeoutMs: number;
  resolver?: Resolver | undefined;
}): Connector {
  const { allowPrivate, timeoutMs } = options;
  const connect = buildConnector({
    timeout: timeoutMs,
    allowH2: false,
    lookup: guardedLookup(allowPrivate, options.resolver ?? resolve),
  });
  return (target, callback) => {
    const rejection = isIP(target.hostname) === 0 ? undefined : addressProblem(target.hostname, allowPrivate);
    if (rejection) {
      queueMicrotask(() => callback(rejection, null));
      return;
    }
    connect(target, (error, socket) => {
      if (error) return callback(error, null);
      const problem = problemOf(socket, allowPrivate);
      if (!problem) return callback(null, socket);
      socket.on("error", () => undefined);
      socket.destroy();
      callback(problem, null);
    });
  };
}

function problemOf(socket: Socket, allowPrivate: boolean): Error | undefined {
  if (!socket.remoteAddress) return new GuardError("The connection was closed before it could be judged.");
  return addressProblem(socket.remoteAddress, allowPrivate);
}

function noAddress(hostname: string): Error {
  return Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
}

/** A name with one forbidden address among its records is rejected: it may be a rebinding server. */
function guardedLookup(allowPrivate: boolean, resolver: Resolver): LookupFunction {
  return (hostname, options, callback) => {
    resolver(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? noAddress(hostname), "", 0);
      const problems = addresses.flatMap(({ address }) => addressProblem(address, allowPrivate) ?? []);
      if (problems[0]) return callback(problems[0], "", 0);
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
