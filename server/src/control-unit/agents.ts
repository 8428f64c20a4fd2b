// Connections of outgoing calls, kept alive between them. The HTTP client is loaded with the first call.
import type { Agent } from "undici";
import type { Resolver } from "./connect.ts";

type AgentOptions = {
  /** Resolving, connecting and the TLS handshake together. */
  connectMs: number;
  keepAliveMaxMs: number;
  maxHeaderSize?: number;
  resolver?: Resolver | undefined;
};

export type Agents = {
  /** The agent for addresses that may be private, or must not. Once closed, it rejects every call. */
  find(allowPrivate: boolean): Promise<Agent>;
  close(): Promise<void>;
};

export function createAgents(options: AgentOptions): Agents {
  const { connectMs, keepAliveMaxMs, maxHeaderSize, resolver } = options;
  let isClosed = false;
  let opened: Promise<{ inside: Agent; outside: Agent }> | undefined;

  async function open(): Promise<{ inside: Agent; outside: Agent }> {
    const [{ Agent }, { guardedConnector }] = await Promise.all([import("undici"), import("./connect.ts")]);
    const agentOf = (allowPrivate: boolean): Agent =>
      new Agent({
        connect: guardedConnector({ allowPrivate, timeoutMs: connectMs, resolver }),
        allowH2: false,
        pipelining: 1,
        keepAliveTimeout: 4_000,
        keepAliveMaxTimeout: keepAliveMaxMs,
        ...(maxHeaderSize === undefined ? {} : { maxHeaderSize }),
        // The limits are the caller's, by call.
        headersTimeout: 0,
        bodyTimeout: 0,
      });
    const agents = { inside: agentOf(true), outside: agentOf(false) };
    if (isClosed) await destroy(agents);
    return agents;
  }

  return {
    async find(allowPrivate) {
      opened ??= open();
      const { inside, outside } = await opened;
      return allowPrivate ? inside : outside;
    },
    async close() {
      isClosed = true;
      if (opened) await destroy(await opened);
    },
  };
}

async function destroy(agents: { inside: Agent; outside: Agent }): Promise<void> {
  await Promise.all([agents.inside.destroy(), agents.outside.destroy()]);
}
