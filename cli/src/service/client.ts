// The SDK client of one run: created late, named to the service, traced on request.
import type { Taxctl, WarningInfo } from "@taxctl/sdk";
import { locatedFetch } from "../failures/connection.ts";
import { clean } from "../output/terminal.ts";
import { type ChosenProfile, maskKey } from "./profile.ts";

export type ClientOptions = {
  version: string;
  /** Receives one line for each request and each response, never with the key. */
  trace?: ((line: string) => void) | undefined;
  /** Receives each warning in a response (`meta.warnings`). */
  warn?: ((info: WarningInfo) => void) | undefined;
};

/** A client for the profile. The SDK is loaded here and not before, so that help and version start fast. */
export async function openClient(profile: ChosenProfile, options: ClientOptions): Promise<Taxctl> {
  const sdk = await import("@taxctl/sdk");
  return new sdk.Taxctl({
    apiKey: profile.api_key,
    baseUrl: profile.base_url,
    // Checked where the profile was chosen.
    allowHttp: true,
    ...(profile.branch ? { branch: profile.branch } : {}),
    fetch: options.trace ? traced(options.trace, profile.api_key) : locatedFetch,
    appInfo: { name: "taxctl", version: options.version },
    hooks: { onWarning: options.warn },
  });
}

/** The platform's fetch with a log of requests and responses, in which the key is masked. */
export function traced(trace: (line: string) => void, apiKey: string): typeof fetch {
  const hide = (text: string) => clean(text.replaceAll(apiKey, maskKey(apiKey)));
  return async (input, init) => {
    const request = new Request(input, init);
    const body = request.body ? await request.clone().text() : "";
    trace(hide(`> ${request.method} ${request.url}`));
    for (const name of ["authorization", "x-branch-id", "idempotency-key", "x-request-id"]) {
      const value = request.headers.get(name);
      if (value !== null) trace(hide(`>   ${name}: ${value}`));
    }
    if (body) trace(hide(`>   ${shortened(body)}`));
    const startedAt = performance.now();
    try {
      const response = await locatedFetch(request);
      const id = response.headers.get("x-request-id") ?? "-";
      const left = response.headers.get("x-ratelimit-remaining") ?? "-";
      const tookMs = Math.round(performance.now() - startedAt);
      trace(hide(`< ${response.status} in ${tookMs} ms, request id ${id}, ${left} calls left`));
      if (!response.ok) trace(hide(`<   ${shortened(await response.clone().text())}`));
      return response;
    } catch (error) {
      trace(hide(`< no response: ${error instanceof Error ? error.message : String(error)}`));
      throw error;
    }
  };
}

const longestTrace = 2000;

function shortened(text: string): string {
  return text.length > longestTrace ? `${text.slice(0, longestTrace)}… (${text.length} characters)` : text;
}
