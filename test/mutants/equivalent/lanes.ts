// Mutants of lanes that no test can notice.
import type { EquivalentRow } from "./rows.ts";

export const lanes: readonly EquivalentRow[] = [
  [
    "server/src/lanes/apply.ts",
    "const next_number = (call.number ?? 0) + 1;",
    ["0 → 1"],
    "A numbered call has its number when it is accepted; the default satisfies the compiler.",
  ],
  [
    "server/src/lanes/attempts.ts",
    'if (old.length > 0) await db("attempts").whereIn("id", old).delete();',
    ["> → >=", "old.length > 0 → true"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/attempts.ts",
    "return Number(row?.sends ?? 0);",
    ["without ?? 0"],
    "A sum is one row, and `Number` takes null for 0; the default satisfies the compiler.",
  ],
  [
    "server/src/lanes/bind.ts",
    "...(call.held_until === null ? {} : { held_until: null }),",
    ["call.held_until === null → false"],
    "Writes the null that is there.",
  ],
  [
    "server/src/lanes/calls.ts",
    "contents.set(content, known);",
    ["without contents.set(content, known);"],
    "A content that is not kept is parsed again.",
  ],
  [
    "server/src/lanes/calls.ts",
    "if (calls.length === 0) return;",
    ["calls.length === 0 → false"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/calls.ts",
    'if (ids.length > 0) await trx("calls").whereIn("id", ids).update({ due_at: dueAt });',
    ["> → >=", "ids.length > 0 → true"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/choose.ts",
    "if (waiting.length === 0) return undefined;",
    ["waiting.length === 0 → false"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/choose.ts",
    "if (troubled.length === 0) return false;",
    ["troubled.length === 0 → false"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/follow-up-calls.ts",
    'if (rejected.length > 0) await trx("calls").whereIn("id", rejected).update(again);',
    ["> → >=", "rejected.length > 0 → true"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/follow-up-calls.ts",
    "if (transaction_id !== undefined && found.length > 0) {",
    ["> → >="],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/follow-up-calls.ts",
    "for (let start = 0; start < ids.length; start += atOnce) {",
    ["< → <="],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/meanings.ts",
    'if (resynchronized || next === number || (next < number && !sandbox)) return { action: "stop", reason };',
    ["< → <="],
    "The case of the same number comes before it.",
  ],
  [
    "server/src/lanes/midnight.ts",
    "const midnight = instantOf(midnightAfter(today), timeZone) ?? unitMs + dayMs;",
    ["+ → -"],
    "The midnight of a day is a valid time; the default satisfies the compiler.",
  ],
  [
    "server/src/lanes/outages.ts",
    "first_call_id: oldest?.id ?? call.id,",
    ["without ?? call.id"],
    "The call itself is still open then; the default satisfies the compiler.",
  ],
  [
    "server/src/lanes/outcomes.ts",
    "for (let start = 0; start < ids.length; start += 500) {",
    ["< → <="],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/responses.ts",
    "if (isUnserved && isServed(result)) await noteServed(trx, call);",
    ["isUnserved && isServed(result) → true"],
    "A shortcut: a path that is served already stays as it is.",
  ],
  [
    "server/src/lanes/transaction-calls.ts",
    ".sort((one, other) => (other.number ?? 0) - (one.number ?? 0))",
    ["0 → 1"],
    "Calls without a number are left out before; the default satisfies the compiler.",
  ],
  [
    "server/src/lanes/unserved.ts",
    "if (names.length === 0) return;",
    ["names.length === 0 → false"],
    "A shortcut: what follows does nothing for an empty list.",
  ],
  [
    "server/src/lanes/worker.ts",
    "if (monotonicMs() > deadline || stopping) {",
    ["> → >="],
    "The same but for one moment of a wait.",
  ],
  [
    "server/src/lanes/outages.ts",
    '.orWhere((after) => after.where("updated_at", ">=", ended_at ?? Number.MAX_SAFE_INTEGER)),',
    ["without ?? Number.MAX_SAFE_INTEGER"],
    "No row is later than null, either.",
  ],
  [
    "server/src/lanes/worker.ts",
    "if (stopping || exclusive.has(laneId)) return;",
    ["stopping || exclusive.has(laneId) → false", "|| → &&"],
    "A shortcut: the loop that begins sees the same and ends.",
  ],
  [
    "server/src/lanes/worker.ts",
    "leasesCheckedMs = monotonicMs();",
    ["without leasesCheckedMs = monotonicMs();"],
    "It only chooses how often leases are checked.",
  ],
];
