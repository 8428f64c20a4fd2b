// The message without a response: the URL of the request, the problem, the remedy.
import { type FaultKind, faultOf } from "@taxctl/sdk/connection";

/** The platform's fetch; its errors include the URL of the request. */
export const locatedFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (error) {
    const url = input instanceof Request ? input.url : String(input);
    throw error instanceof Error ? Object.assign(error, { url }) : error;
  }
};

type Words = { message: string; remedy: string };

const elsewhere =
  "or choose another profile: `taxctl profile list` shows them, `taxctl auth status` the address";

const texts: Partial<Record<FaultKind, (origin: string) => Words>> = {
  refused: (origin) => ({
    message: `Connection refused at ${origin}: the service doesn't run there`,
    remedy: `Start it: \`taxd service start\` if it is installed, \`taxd start\` or \`npm start\` to try it, ${elsewhere}.`,
  }),
  unknown_name: (origin) => ({
    message: `The name in ${origin} is not known here`,
    remedy: `Check the address and the network, ${elsewhere}.`,
  }),
  no_tls: (origin) => ({
    message: `The TLS handshake with ${origin} failed`,
    remedy: `Does the address say https where the service speaks http? Correct it, ${elsewhere}.`,
  }),
  untrusted_certificate: (origin) => ({
    message: `The certificate of ${origin} is not trusted here`,
    remedy: "Name the certificate of its authority in NODE_EXTRA_CA_CERTS.",
  }),
};

/** The sentence and the remedy for an error without a response. */
export function connectionText(error: unknown): Words {
  const origin = originOf(error) ?? "the service";
  const { kind, code } = faultOf(error);
  const text = kind && texts[kind];
  if (text) return text(origin);
  return {
    message: `No response from ${origin}${code === "" ? "" : ` (${code})`}`,
    remedy: `Check that the service runs and is reached from here, ${elsewhere}.`,
  };
}

/** The origin of the URL that {@link locatedFetch} noted, somewhere in the chain of causes. */
function originOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isNoted = "url" in error && typeof error.url === "string" && URL.canParse(error.url);
  return isNoted ? new URL(String(error.url)).origin : originOf(error.cause);
}
