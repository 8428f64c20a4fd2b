// Responsible for what is known of a connection that failed: whether the request can have left, and what helps.

/** `kind` is missing where the code says no more than that there is no connection. `lasting`: a retry fails the same way. */
export type Fault = { kind?: FaultKind; code: string; unsent: boolean; lasting: boolean; advice: string };
export type FaultKind =
  | "refused"
  | "unknown_name"
  | "untrusted_certificate"
  | "no_tls"
  | "blocked_port"
  | "unreachable";

type Unknown = { [Name in "cause" | "errors" | keyof Cause]?: unknown };
type Cause = { code: string; syscall: string; message: string };
/** Node, undici and Bun give codes; Deno, and Node in places, only words. */
type Kind = { name: FaultKind; code?: RegExp; words?: RegExp; lasting?: true; advice: string };

/** What is found out before the first byte of a request is sent. */
const KINDS: Kind[] = [
  {
    name: "refused",
    code: /^(ECONNREFUSED|ConnectionRefused)$/,
    words: /client error \(Connect\).*Connection refused/,
    advice: "is the service running, and is baseUrl its address?",
  },
  {
    name: "unknown_name",
    code: /^(ENOTFOUND|EAI_AGAIN|EAI_FAIL)$/,
    words: /client error \(Connect\).*dns error/,
    advice: "this machine does not know the name in baseUrl: is it right, and does DNS work here?",
  },
  {
    name: "untrusted_certificate",
    code: /CERT|SELF_SIGNED|ERR_TLS|UNABLE_TO_VERIFY/,
    words: /client error \(Connect\).*invalid peer certificate/,
    lasting: true,
    advice: "the certificate is not trusted here; Node trusts the authority named by NODE_EXTRA_CA_CERTS",
  },
  {
    name: "no_tls",
    code: /^ERR_SSL_.*(WRONG_VERSION|PROTOCOL|HANDSHAKE|UNRECOGNIZED_NAME|INAPPROPRIATE_FALLBACK)/,
    lasting: true,
    advice: "there is no agreement on TLS: does baseUrl say https where the service speaks http?",
  },
  {
    name: "blocked_port",
    words: /^bad port$/,
    lasting: true,
    advice: "fetch refuses this port: see https://fetch.spec.whatwg.org/#port-blocking",
  },
  {
    name: "unreachable",
    code: /^(EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|FailedToOpenSocket)$/,
    words: /before secure TLS connection was established|client error \(Connect\)/,
    advice: "is the service reachable from here?",
  },
];
/** What the system was asked for when it failed: nothing is sent before these are done. */
const CONNECTING = /^(connect|getaddrinfo|query\w+)$/;
const DEEPEST = 5;

/** What helps when a request may have been received, but its answer was lost. */
export const LOST = {
  submission: "it may have been received: call resolve() of this error",
  keyed: "it may have been received: repeat it with the same idempotencyKey",
  read: "try again later",
  unkeyed: "it may have been received: look before you repeat it",
};

/** Reads whatever `fetch` rejected with. Unsent is only what is certain: with several tries, each of them. */
export function faultOf(error: unknown): Fault {
  const faults = innermost(error).map(classify);
  const worst = faults.find(({ unsent }) => !unsent) ?? faults[0];
  return worst ?? { code: "", unsent: false, lasting: false, advice: "" };
}

function classify({ code, syscall, message }: Cause): Fault {
  const kind = KINDS.find((one) => one.code?.test(code) || one.words?.test(message));
  if (kind) {
    const { name, lasting = false, advice } = kind;
    return { kind: name, code, unsent: true, lasting, advice };
  }
  const unsent = CONNECTING.test(syscall);
  return { code, unsent, lasting: false, advice: unsent ? "is the service reachable from here?" : "" };
}

/** What lies behind an error: the end of its causes, or each of the addresses that were tried. */
function innermost(error: unknown, depth = 0): Cause[] {
  if (typeof error !== "object" || error === null || depth > DEEPEST) return [];
  const { cause, errors, code, syscall, message }: Unknown = error;
  const behind = (Array.isArray(errors) ? errors : [cause]).flatMap((one) => innermost(one, depth + 1));
  const telling = behind.filter((one) => one.code !== "" || classify(one).unsent);
  return telling.length > 0 ? behind : [{ code: text(code), syscall: text(syscall), message: text(message) }];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
