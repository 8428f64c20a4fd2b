// Mutants of control-unit that no test can notice.
import type { EquivalentRow } from "./rows.ts";

export const controlUnit: readonly EquivalentRow[] = [
  [
    "server/src/control-unit/agents.ts",
    "allowH2: false,",
    ["false → true"],
    "The connector offers no other protocol than HTTP/1.1, whatever the agent allows.",
  ],
  [
    "server/src/control-unit/client.ts",
    "idempotent: false,",
    ["false → true"],
    "A connection has one call at a time, and undici sends no call again.",
  ],
  [
    "server/src/control-unit/client.ts",
    'this.#finish({ kind: "answered", status: this.#status ?? 0, text: this.#text() });',
    ["0 → 1"],
    "A response has its status before it ends; the default satisfies the compiler.",
  ],
];
