// A proxy that is a bad network: it cuts connections, delays them, or leaves them half open.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type BadNetwork = {
  port: number;
  /** Ends every connection at once, without a farewell. */
  cut(): void;
  /** Holds back everything for so long, then lets it through. */
  delay(ms: number): Promise<void>;
  /** Drops the target's bytes for so long, then cuts: the caller's bytes arrive, no response comes back. */
  halfOpen(ms: number): Promise<void>;
  close(): Promise<void>;
};

type Pair = { caller: Socket; target: Socket };

/** Starts a proxy on this machine before `target`, which may be another one for each connection. */
export async function startBadNetwork(target: NetConnectOpts | (() => NetConnectOpts)): Promise<BadNetwork> {
  const pairs = new Set<Pair>();
  let swallows = false;
  let held: Promise<void> | undefined;

  /** Writes in order, after what holds everything back is over. */
  function forward(from: Socket, to: Socket, isResponse: boolean): void {
    let last = Promise.resolve();
    from.on("data", (data) => {
      if (isResponse && swallows) return;
      const hold = held;
      last = last.then(async () => {
        await hold;
        if (!to.destroyed) to.write(data);
      });
    });
    from.on("end", () => void last.then(() => to.end()));
  }

  const server = createServer((caller) => {
    const pair = { caller, target: connect(typeof target === "function" ? target() : target) };
    pairs.add(pair);
    for (const socket of [pair.caller, pair.target]) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        pairs.delete(pair);
        pair.caller.destroy();
        pair.target.destroy();
      });
    }
    forward(pair.caller, pair.target, false);
    forward(pair.target, pair.caller, true);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  const network: BadNetwork = {
    port: (server.address() as AddressInfo).port,
    cut() {
      for (const { caller, target: behind } of pairs) {
        caller.resetAndDestroy();
        behind.destroy();
      }
    },
    async delay(ms) {
      held = pause(ms);
      await held;
      held = undefined;
    },
    async halfOpen(ms) {
      swallows = true;
      await pause(ms);
      swallows = false;
      network.cut();
    },
    async close() {
      server.close();
      network.cut();
      await once(server, "close");
    },
  };
  return network;
}
