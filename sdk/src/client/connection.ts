// Reading a failed connection: whether the request can have been sent, and how to fix it.

/** Why a connection failed. `kind` is missing if the cause is not known. `lasting`: a retry fails in the same way. */
export type Fault = { kind?: FaultKind; code: string; unsent: boolean; lasting: boolean; advice: string };
export type FaultKind = keyof typeof failureKinds;

type Unknown = { [Name in "cause" | "errors" | keyof Cause]?: unknown };
type Cause = { code: string; syscall: string; message: string };
/** Node, undici and Bun give codes; Deno, and sometimes Node, only texts. */
type Kind = { code?: RegExp; words?: RegExp; lasting?: true; advice: string };

const unreachable = "is the service reachable from this machine?";

/** Failures before the first byte of a request is sent. */
const failureKinds = {
  refused: {
    code: /^(ECONNREFUSED|ConnectionRefused)$/,
    words: /client error \(Connect\).*Connection refused/,
    advice: "is the service running, and is baseUrl correct?",
  },
  unknown_name: {
    code: /^(ENOTFOUND|EAI_AGAIN|EAI_FAIL)$/,
    words: /client error \(Connect\).*dns error/,
    advice: "this machine can't resolve the host name in baseUrl: check the name and DNS",
  },
  untrusted_certificate: {
    code: /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/,
    words: /client error \(Connect\).*invalid peer certificate/,
    lasting: true,
    advice: "this machine doesn't trust the certificate: name its authority in NODE_EXTRA_CA_CERTS",
  },
  no_tls: {
    code: /^ERR_SSL_.*(WRONG_VERSION|PROTOCOL|HANDSHAKE|UNRECOGNIZED_NAME|INAPPROPRIATE_FALLBACK)/,
    lasting: true,
    advice: "the TLS handshake failed: does baseUrl say https where the service speaks http?",
  },
  blocked_port: {
    words: /^bad port$/,
    lasting: true,
    advice: "fetch blocks this port: see https://fetch.spec.whatwg.org/#port-blocking",
  },
  unreachable: {
    code: /^(EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|FailedToOpenSocket)$/,
    words: /before secure TLS connection was established|client error \(Connect\)/,
    advice: unreachable,
  },
} satisfies Record<string, Kind>;
/** System calls that come before anything is sent. */
const connecting = /^(connect|getaddrinfo|query\w+)$/;
const deepest = 5;

/** The advice when the service may have received a request, but its response was lost. */
export const lostConnection = {
  submission: "the service may have received it: call resolve() of this error",
  keyed: "the service may have received it: retry it with the same idempotencyKey",
  read: "try again later",
  unkeyed: "the service may have received it: check before you retry it",
};

/** Reads the error of `fetch`. `unsent` is true only if it is certain for each IP address that was tried. */
export function faultOf(error: unknown): Fault {
  const faults = innermost(error).map(classify);
  const worst = faults.find(({ unsent }) => !unsent) ?? faults[0];
  return worst ?? { code: "", unsent: false, lasting: false, advice: "" };
}

function classify({ code, syscall, message }: Cause): Fault {
  const kinds = Object.entries(failureKinds) as [FaultKind, Kind][];
  const found = kinds.find(([, one]) => one.code?.test(code) || one.words?.test(message));
  if (found) {
    const [kind, { lasting = false, advice }] = found;
    return { kind, code, unsent: true, lasting, advice };
  }
  const unsent = connecting.test(syscall);
  return { code, unsent, lasting: false, advice: unsent ? unreachable : "" };
}

/** The last causes of an error: one for each IP address that was tried. */
function innermost(error: unknown, depth = 0): Cause[] {
  if (typeof error !== "object" || error === null || depth > deepest) return [];
  const { cause, errors, code, syscall, message }: Unknown = error;
  const behind = (Array.isArray(errors) ? errors : [cause]).flatMap((one) => innermost(one, depth + 1));
  const informative = behind.filter((one) => one.code !== "" || classify(one).unsent);
  return informative.length > 0
    ? behind
    : [{ code: text(code), syscall: text(syscall), message: text(message) }];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
