// The relays of many branches in one process: each with its own token and connection, as `taxd relay` makes one.
import { startRelay, type TestRelay } from "../test/support/relay.ts";
import { serveChild } from "./support/child.ts";

export type Relays = { service: string; tokens: string[]; allowed: string[] };

const relays: TestRelay[] = [];

serveChild(
  {
    /** Resolves when all are connected. */
    async start({ service, tokens, allowed }: Relays) {
      relays.push(...tokens.map((token) => startRelay({ service, token, allowed })));
      await Promise.all(relays.map((relay) => relay.connected()));
    },
  },
  async () => {
    await Promise.all(relays.map((relay) => relay.stop()));
  },
);
