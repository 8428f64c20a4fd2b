// What the service says of time zones and words: the same as long as a command runs, so it is asked once.
import type { Result, Taxctl } from "@taxctl/sdk";

export type Facts = Pick<Result<"getHealth">, "time_zone" | "words" | "lanes">;

const known = new WeakMap<Taxctl, Promise<Facts>>();

/** A failure is forgotten: the next one asks again. */
export function factsOf(client: Taxctl): Promise<Facts> {
  const facts = known.get(client) ?? client.health.get();
  known.set(client, facts);
  facts.catch(() => known.delete(client));
  return facts;
}
