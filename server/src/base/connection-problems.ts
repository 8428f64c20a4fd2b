// Describes failed connections to a control unit, a webhook's receiver or the database server.

type ConnectionProblem =
  | "refused"
  | "unknown_host"
  | "lookup_failed"
  | "no_route"
  | "cut"
  | "timeout"
  | "long_headers"
  | "expired_certificate"
  | "certificate_of_another_host"
  | "no_tls"
  | "untrusted_certificate"
  | "stopping";

const problems: Record<string, ConnectionProblem> = {
  ECONNREFUSED: "refused",
  ENOTFOUND: "unknown_host",
  EAI_AGAIN: "lookup_failed",
  EHOSTUNREACH: "no_route",
  ENETUNREACH: "no_route",
  ECONNRESET: "cut",
  ECONNABORTED: "cut",
  EPIPE: "cut",
  UND_ERR_SOCKET: "cut",
  ETIMEDOUT: "timeout",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  UND_ERR_HEADERS_OVERFLOW: "long_headers",
  UND_ERR_DESTROYED: "stopping",
  UND_ERR_CLOSED: "stopping",
  CERT_HAS_EXPIRED: "expired_certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate_of_another_host",
  ERR_SSL_WRONG_VERSION_NUMBER: "no_tls",
};

/** The problem behind an error's code; undefined for codes that don't concern the connection. */
export function connectionProblem(code: unknown): ConnectionProblem | undefined {
  return typeof code === "string" ? problems[code] : undefined;
}

const sentences: Record<ConnectionProblem, (peer: string, code: string) => string> = {
  refused: (peer) => `The ${peer} is not running at its URL: the connection was refused.`,
  unknown_host: (peer) => `The ${peer}'s host name could not be found.`,
  lookup_failed: (peer) => `The ${peer}'s host name could not be looked up now.`,
  no_route: (peer) => `There is no route to the ${peer}'s host.`,
  cut: (peer) => `The ${peer} closed the connection before its response was complete.`,
  timeout: (peer) => `The ${peer} did not take the connection in time.`,
  long_headers: (peer) => `The headers of the ${peer}'s response are too large.`,
  expired_certificate: (peer) => `The ${peer}'s certificate has expired.`,
  certificate_of_another_host: (peer) => `The ${peer}'s certificate is for another host.`,
  no_tls: (peer) => `The ${peer} speaks no TLS at this URL: use http://.`,
  untrusted_certificate: (peer, code) => `The ${peer}'s certificate was not accepted (${code}).`,
  stopping: () => "The service is shutting down.",
};

/** The problem of the connection behind an error, if the error's code names it. */
export function problemOf(error: Error): { problem: ConnectionProblem | undefined; code: string } {
  const code = codeOf(error);
  const isOfCertificate = /CERT|TLS|SSL|DEPTH_ZERO|UNABLE_TO/i.test(code);
  return {
    problem: connectionProblem(code) ?? (isOfCertificate ? "untrusted_certificate" : undefined),
    code,
  };
}

/** Why a call to `peer` failed, as a sentence that reveals nothing about the network behind its name. */
export function describeConnection(error: Error, peer: string): string {
  const { problem, code } = problemOf(error);
  return problem ? sentences[problem](peer, code) : `The call to the ${peer} failed (${code || error.name}).`;
}

/** The code of an error, also where several addresses were tried. */
function codeOf(error: Error): string {
  if ("code" in error && typeof error.code === "string" && error.code) return error.code;
  if (error instanceof AggregateError) {
    const first: unknown = error.errors[0];
    if (first instanceof Error) return codeOf(first);
  }
  return error.cause instanceof Error ? codeOf(error.cause) : "";
}
