// URLs that a person gives.
import { usageFailure } from "../failures/failure.ts";

/** The URL, or a usage failure with an example of one. */
export function httpAddress(text: string, example: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw usageFailure(`${text} is not ${url ? "an http" : "an"} address`, `It looks like ${example}.`);
  return url;
}
