// Responsible for what is said when no answer came: where the request was to go, what went wrong, what to do.
import type { ServiceFailure } from "./describe.ts";

/** The platform's fetch; its errors say where the request was to go. */
export const locatedFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    const url = input instanceof Request ? input.url : String(input);
    throw error instanceof Error ? Object.assign(error, { url }) : error;
  }
};

type Words = { message: string; remedy: string };

const ELSEWHERE =
  "or choose another profile: `taxctl profile list` shows them, `taxctl auth status` the address";

const KINDS: { code: RegExp; words: (at: string) => Words }[] = [
  {
    code: /^ECONNREFUSED$/,
    words: (at) => ({
      message: `Connection refused at ${at}: is the service running?`,
      remedy: `Start it with \`npm start\` or \`taxctl dev\`, ${ELSEWHERE}.`,
    }),
  },
  {
    code: /^(ENOTFOUND|EAI_AGAIN|EAI_FAIL)$/,
    words: (at) => ({
      message: `The name in ${at} is not known here`,
      remedy: `Check the address and the network, ${ELSEWHERE}.`,
    }),
  },
  {
    code: /^ERR_SSL_|^EPROTO$/,
    words: (at) => ({
      message: `There is no agreement on TLS with ${at}`,
      remedy: `Does the address say https where the service speaks http? Correct it, ${ELSEWHERE}.`,
    }),
  },
  {
    code: /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/,
    words: (at) => ({
      message: `The certificate of ${at} is not trusted here`,
      remedy: "Name the certificate of its authority in NODE_EXTRA_CA_CERTS.",
    }),
  },
];

/** The sentence and the remedy for an error without an answer. */
export function unreached(error: ServiceFailure): Words {
  const { url, code } = traced(error);
  const at = url ?? "the service";
  const kind = KINDS.find((one) => one.code.test(code));
  if (kind) return kind.words(at);
  const why = code === "" ? "" : ` (${code})`;
  return {
    message: `No answer from ${at}${why}`,
    remedy: `Check that the service runs and is reached from here, ${ELSEWHERE}.`,
  };
}

/** Address and code of the connection, wherever in the chain of causes they stand. */
function traced(error: unknown, depth = 0): { url: string | undefined; code: string } {
  if (typeof error !== "object" || error === null || depth > 5) return { url: undefined, code: "" };
  const fields: { cause?: unknown; errors?: unknown; url?: unknown; code?: unknown } = error;
  const causes = Array.isArray(fields.errors) ? fields.errors : [fields.cause];
  const inner = causes.map((cause) => traced(cause, depth + 1));
  const url = typeof fields.url === "string" ? originOf(fields.url) : undefined;
  const code = typeof fields.code === "string" ? fields.code : "";
  return {
    url: url ?? inner.find((one) => one.url)?.url,
    code: inner.find((one) => one.code !== "")?.code ?? code,
  };
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
