// Mutants that no test can notice, because the program does the same with them. Each says why.

import { ofReconcile } from "./equivalent-reconcile.ts";
import { required } from "./equivalent-row.ts";
import { ofStock } from "./equivalent-stock.ts";
import { ofTrade } from "./equivalent-trade.ts";

type EquivalentMutant = { file: string; text: string; change: string; reason: string };

/** Shortcuts before statements that do nothing for an empty list. */
const shortcuts: readonly [file: string, text: string, ...changes: string[]][] = [
  [
    "server/src/lanes/attempts.ts",
    'if (old.length > 0) await db("attempts").whereIn("id", old).delete();',
    ...["> → >=", "old.length > 0 → true"],
  ],
  ["server/src/lanes/calls.ts", "if (calls.length === 0) return;", "calls.length === 0 → false"],
  [
    "server/src/lanes/calls.ts",
    'if (ids.length > 0) await trx("calls").whereIn("id", ids).update({ due_at: dueAt });',
    ...["> → >=", "ids.length > 0 → true"],
  ],
  [
    "server/src/lanes/choose.ts",
    "if (waiting.length === 0) return undefined;",
    "waiting.length === 0 → false",
  ],
  ["server/src/lanes/choose.ts", "if (troubled.length === 0) return false;", "troubled.length === 0 → false"],
  [
    "server/src/lanes/follow-up-calls.ts",
    'if (rejected.length > 0) await trx("calls").whereIn("id", rejected).update(again);',
    ...["> → >=", "rejected.length > 0 → true"],
  ],
  [
    "server/src/lanes/follow-up-calls.ts",
    "if (transaction_id !== undefined && found.length > 0) {",
    "> → >=",
  ],
  [
    "server/src/lanes/follow-up-calls.ts",
    "for (let start = 0; start < ids.length; start += atOnce) {",
    "< → <=",
  ],
  ["server/src/lanes/outcomes.ts", "for (let start = 0; start < ids.length; start += 500) {", "< → <="],
  ["server/src/lanes/unserved.ts", "if (names.length === 0) return;", "names.length === 0 → false"],
  [
    "server/src/transactions/list-store.ts",
    "if (ids.length === 0) return new Map();",
    "ids.length === 0 → false",
  ],
];

/** Defaults that are never needed, and satisfy the compiler. */
const defaults: readonly [file: string, text: string, change: string, reason: string][] = [
  ...["without ?? unitMs + dayMs", "+ → -"].map((change): [string, string, string, string] => [
    "server/src/lanes/midnight.ts",
    "const midnight = instantOf(midnightAfter(today), timeZone) ?? unitMs + dayMs;",
    change,
    "The midnight of a day is a valid time",
  ]),
  ...['"code" in unitResult → true', 'without ?? ""'].map((change): [string, string, string, string] => [
    "server/src/lanes/apply.ts",
    'const code = "code" in unitResult ? (unitResult.code ?? "") : "";',
    change,
    "Each result that rejects a call has a code",
  ]),
  [
    "server/src/lanes/attempts.ts",
    "return Number(row?.sends ?? 0);",
    "without ?? 0",
    "A sum is one row, and `Number` takes null for 0",
  ],
  [
    "server/src/lanes/calls.ts",
    "return asked.map(({ laneId }) => served.get(laneId) ?? []);",
    "without ?? []",
    "The map has a list for each lane",
  ],
  [
    "server/src/lanes/outages.ts",
    "first_call_id: oldest?.id ?? call.id,",
    "without ?? call.id",
    "The call itself is still open then",
  ],
  [
    "server/src/lanes/responses.ts",
    "const recovered = { wire, receipt, sentMs: call.sent_at ?? nowMs, signedMs };",
    "without ?? nowMs",
    "A call that is sent again has the time of its first send",
  ],
  [
    "server/src/lanes/responses.ts",
    "return noteUnserved(trx, lane, { stream: call.stream, wire }, unit, result.not_served ?? 404, nowMs);",
    "without ?? 404",
    "A stream waits only for a path that is not served",
  ],
  ...["without ?? 0", "0 → 1"].map((change): [string, string, string, string] => [
    "server/src/lanes/transaction-calls.ts",
    ".sort((one, other) => (other.number ?? 0) - (one.number ?? 0))",
    change,
    "Calls without a number are left out before",
  ]),
  [
    "server/src/transactions/batch.ts",
    'return entries.map((entry) => outcomes.get(entry) ?? new Error("a submission was lost in its batch"));',
    'without ?? new Error("a submission was lost in its batch")',
    "The map has an outcome for each entry",
  ],
  ...["supplier_hash", "document_time", "receipt_type", "counterparty_tin", "counterparty_name"]
    .concat("taxes", "purchase_status")
    .map((column): [string, string, string, string] => [
      "server/src/transactions/batch.ts",
      `${column}: submission.${column} ?? null,`,
      "without ?? null",
      "An absent value is stored as null",
    ]),
  [
    "server/src/transactions/finish.ts",
    'const receipt_date = /^\\d{14}/.exec(response.receipt_date ?? "")?.[0] ?? null;',
    'without ?? ""',
    "The expression matches no text that null is taken for",
  ],
  [
    "server/src/transactions/taxes.ts",
    "const taxes = row.taxes === null ? sumByLetter(document?.items ?? []) : unpackTaxes(row.taxes);",
    "without ?? []",
    "Each transaction has its document",
  ],
];

export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: "sdk/src/reconcile/assign.ts",
    text: "if (component.length === 1 && only) {",
    change: "component.length === 1 && only → false",
    reason: "A shortcut: the best assignment of a single edge is that edge.",
  },
  {
    file: "server/src/stock/sync-store.ts",
    text: "if (sums.length === 0) return all.map(() => undefined);",
    change: "sums.length === 0 → false",
    reason: "A shortcut: the statements that follow write no row when there is none.",
  },
  {
    file: "server/src/stock/sync-store.ts",
    text: "counted.map(({ id }) => ({ id })).sort((one, other) => (one.id < other.id ? -1 : 1)),",
    change: "< → <=",
    reason: "The ids are different.",
  },
  {
    file: "server/src/stock/follow-ups.ts",
    text: "const date = document.date < today ? document.date : today;",
    change: "< → <=",
    reason: "Both are the same day then.",
  },
  {
    file: "server/src/stock/pending-store.ts",
    text: "if (qty <= 0) continue;",
    change: "<= → <",
    reason: "The rules reject a line of zero.",
  },
  {
    file: "server/src/purchases/supplier-number-store.ts",
    text: "for (let first = 0; first < ids.length; first += numbersAtOnce) {",
    change: "< → <=",
    reason: "Reads no document for an empty list.",
  },
  {
    file: "server/src/sales/external-lines.ts",
    text: "external_code === undefined ? [] : [{ source: normalSource(source), external_code }],",
    change: "external_code === undefined → false",
    reason: "Looks up one code more, which no line asks for.",
  },
  ...[
    ["item_class_code: line.item_class_code ?? item.item_class_code,", "without ?? item.item_class_code"],
    ["item_name: line.item_name ?? line.item_code,", "without ?? line.item_code"],
    ['pkg_unit_code: line.pkg_unit_code ?? "NT",', 'without ?? "NT"'],
    ['pkg_unit_code: line.pkg_unit_code ?? "NT",', '"NT" → "mutant"'],
    ['qty_unit_code: line.qty_unit_code ?? "U",', 'without ?? "U"'],
    ['qty_unit_code: line.qty_unit_code ?? "U",', '"U" → "mutant"'],
    ["item_name: line.item_name ?? item.item_name,", "without ?? item.item_name"],
    ["pkg_unit_code: line.pkg_unit_code ?? item.pkg_unit_code,", "without ?? item.pkg_unit_code"],
    ["qty_unit_code: line.qty_unit_code ?? item.qty_unit_code,", "without ?? item.qty_unit_code"],
  ].map(([text = "", change = ""]) => ({
    file: "server/src/purchases/rules.ts",
    text,
    change,
    reason: required,
  })),
  {
    file: "server/src/lanes/apply.ts",
    text: "const next_number = (call.number ?? 0) + 1;",
    change: "0 → 1",
    reason: "A numbered call has its number when it is accepted; the default satisfies the compiler.",
  },
  {
    file: "server/src/stock/store.ts",
    text: 'if (movementType === transferType) return qty < 0 ? "OUT" : "IN";',
    change: "0 → 1",
    reason: "A transfer moves at least the smallest quantity, which is 1 here.",
  },
  {
    file: "server/src/purchases/rules.ts",
    text: "return sold !== undefined && sold < purchase_date ? sold : purchase_date;",
    change: "< → <=",
    reason: "The two days are the same then.",
  },
  {
    file: "server/src/purchases/handlers.ts",
    text: 'supplier_name: row.counterparty_name ?? "",',
    change: 'without ?? ""',
    reason: "`openapi.yaml` requires the supplier's name in every purchase.",
  },
  {
    file: "sdk/src/reconcile/rules.ts",
    text: 'export const FIRST_RULE_BY_AMOUNTS = RULES.findIndex(({ number }) => number === "slip" || number === "any");',
    change: '"any" → "mutant"',
    reason: "A rule for keying slips comes before those for any number.",
  },
  {
    file: "server/src/sales/credit.ts",
    text: "if (settings.credit_notes_per_sale === null) return;",
    change: "settings.credit_notes_per_sale === null → false",
    reason: "A shortcut: without a limit, no number of credit notes is a problem.",
  },
  {
    file: "server/src/sales/own-receipt.ts",
    text: "if (lost.length === 0) return undefined;",
    change: "lost.length === 0 → false",
    reason: "A shortcut: there is no last one of no sales.",
  },
  {
    file: "server/src/sales/reissue.ts",
    text: "const removed = Object.entries(input).flatMap(([field, value]) => (value === null ? [field] : []));",
    change: "value === null → true",
    reason: "The hash has the other fields with their values, so their names add nothing to it.",
  },
  {
    file: "server/src/lanes/meanings.ts",
    text: 'if (resynchronized || next === number || (next < number && !sandbox)) return { action: "stop", reason };',
    change: "< → <=",
    reason: "The case of the same number comes before it.",
  },
  {
    file: "server/src/transactions/receipt.ts",
    text: 'return QRCode.toDataURL(text, { errorCorrectionLevel: "M", margin: 4, scale: 4 }).catch(() => null);',
    change: '"M" → "mutant"',
    reason: "The library takes an unknown level for M.",
  },
  {
    file: "server/src/lanes/bind.ts",
    text: "...(call.held_until === null ? {} : { held_until: null }),",
    change: "call.held_until === null → false",
    reason: "Writes the null that is there.",
  },
  {
    file: "server/src/lanes/calls.ts",
    text: "[sent_id, waiting_id].flatMap((id) => (id === null ? [] : [{ id }])),",
    change: "id === null → false",
    reason: "No call has the id null.",
  },
  {
    file: "server/src/lanes/calls.ts",
    text: "contents.set(content, known);",
    change: "without contents.set(content, known);",
    reason: "A content that is not kept is parsed again.",
  },
  {
    file: "server/src/transactions/list-store.ts",
    text: "const isByDocument = filter.document_from !== undefined || filter.document_to !== undefined;",
    change: "!== → ===",
    reason: "It only chooses the index by which the rows are found.",
  },
  ...shortcuts.flatMap(([file, text, ...changes]) =>
    changes.map((change) => ({
      ...{ file, text, change },
      reason: "A shortcut: what follows does nothing for an empty list.",
    })),
  ),
  ...defaults.map(([file, text, change, reason]) => ({
    ...{ file, text, change },
    reason: `${reason}; the default satisfies the compiler.`,
  })),
  ...[...ofTrade, ...ofStock].flatMap(([file, text, changes, reason]) =>
    changes.map((change) => ({ file: `server/src/${file}`, text, change, reason })),
  ),
  ...ofReconcile,
  {
    file: "server/src/control-unit/agents.ts",
    text: "allowH2: false,",
    change: "false → true",
    reason: "The connector offers no other protocol than HTTP/1.1, whatever the agent allows.",
  },
  {
    file: "server/src/control-unit/client.ts",
    text: "idempotent: false,",
    change: "false → true",
    reason: "A connection has one call at a time, and undici sends no call again.",
  },
  {
    file: "server/src/control-unit/guard.ts",
    text: 'return isLocal ? "private" : "public";',
    change: '"public" → "mutant"',
    reason: "A host is allowed if it is neither private nor forbidden, whatever else it is.",
  },
  {
    file: "server/src/control-unit/unit.ts",
    text: 'if (reply.kind === "answered") reply.parsed = { body: await parseTable(reply.text) };',
    change: 'reply.kind === "answered" → true',
    reason: "Nothing reads the parsed body of another reply.",
  },
  ...["without ?? 0", "0 → 1"].map((change) => ({
    file: "server/src/control-unit/client.ts",
    text: 'this.#finish({ kind: "answered", status: this.#status ?? 0, text: this.#text() });',
    change,
    reason: "A response has its status before it ends; the default satisfies the compiler.",
  })),
  {
    file: "cli/src/sales-file/service-facts.ts",
    text: "const isList = codes.length > FEW;",
    change: "> → >=",
    reason: "It only chooses how the items are fetched.",
  },
  {
    file: "cli/src/sales-file/credit-notes.ts",
    text: ".filter(({ left }) => [...wanted].every(([key, quantity]) => (left.get(key) ?? 0) >= quantity))",
    change: "without ?? 0",
    reason: "Nothing left is less than any quantity; the default satisfies the compiler.",
  },
  {
    file: "sdk/src/reconcile/assign.ts",
    text: "arc = before < 0 ? -1 : at(by, at(toOf, before));",
    change: "before < 0 → false",
    reason: "Outside the arrays there is no edge, either.",
  },
];
