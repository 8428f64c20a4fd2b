// The invariants: records, counters, stock and the unit's own ledger always agree.

import type { TransactionRow } from "../../server/src/core/transactions/store.ts";
import { countMismatches } from "../../server/src/db/history/recount.ts";
import type { Database } from "../../server/src/db/open.ts";
import type { Queryable } from "../../server/src/db/sql/schema.ts";
import type { CallRow, StreamName } from "../../server/src/lanes/kinds.ts";
import type { StreamRow } from "../../server/src/lanes/store.ts";
import type {
  BranchView,
  LedgerEntry,
  RecordedRequest,
  Simulator,
  Violation,
} from "../../server/src/simulator/index.ts";

/** What the unit says happened; it shares no code with the service. */
type Witness = {
  ledger: LedgerEntry[];
  violations: Violation[];
  branches: BranchView[];
  /** The latest, for what the branches don't keep of a sale. */
  requests?: readonly RecordedRequest[];
};

export function witnessOf(simulator: Simulator): Witness {
  return {
    ledger: simulator.ledger(),
    violations: [...simulator.violations],
    branches: simulator.state.branches,
    requests: simulator.requests,
  };
}

/** A simulator in another process, asked over its control endpoints. */
export async function witnessAt(url: string): Promise<Witness> {
  const ask = async (what: string): Promise<Witness> =>
    (await (await fetch(`${url}/_control/${what}`)).json()) as Witness;
  const [{ ledger }, { branches, violations }, { requests }] = await Promise.all([
    ask("ledger"),
    ask("state"),
    ask("requests"),
  ]);
  return { ledger, violations, branches, requests };
}

export type Scope = {
  environmentIds: readonly number[];
  /** Transactions that callers were notified of: each must be there. */
  accepted?: Iterable<string>;
  /** Streams whose counters another system used too, as `lane/stream`: numbers of its own are no gap of ours. */
  shared?: ReadonlySet<string>;
  /** False while work is left on purpose; default true. */
  isSettled?: boolean;
};

type Lane = { id: number; data_set_id: number; tin: string; bhf_id: string };
type Stock = {
  branch_id: number;
  item_id: number;
  item_code: string;
  lane_id: number | null;
  qty: number;
  acknowledged_qty: number;
};

/** Everything that is wrong, as sentences; empty when all is well. */
export async function findBreaches(db: Database, witness: Witness, scope: Scope): Promise<string[]> {
  const { knex } = db;
  const breaches: string[] = [];
  const lanes: Lane[] = await knex("lanes").whereIn("data_set_id", scope.environmentIds);
  const rows: TransactionRow[] = await knex("transactions").whereIn("data_set_id", scope.environmentIds);
  const calls: CallRow[] = await inLanes(db, "calls", lanes);
  const byId = new Map(rows.map((row) => [row.id, row]));

  for (const id of scope.accepted ?? []) {
    if (!byId.has(id)) breaches.push(`transaction ${id} was acknowledged and is lost`);
  }
  const tins = new Set(lanes.map(({ tin }) => tin));
  for (const violation of witness.violations) {
    if (tins.has(violation.tin)) breaches.push(`the unit saw ${violation.kind}: ${violation.detail}`);
  }
  const streams: StreamRow[] = await inLanes(db, "streams", lanes);
  for (const lane of lanes) {
    breaches.push(...compareLedger(lane, calls, byId, streams, witness, scope.shared ?? new Set()));
  }
  breaches.push(...(await checkTransactions(db, rows, calls)));
  if (scope.isSettled !== false) breaches.push(...checkSettled(calls, streams));
  breaches.push(...(await checkStock(db, scope, lanes, calls, witness)));
  for (const id of scope.environmentIds) {
    const mismatches = await countMismatches(knex, id);
    if (mismatches.length > 0)
      breaches.push(`counters of environment ${id} are off: ${JSON.stringify(mismatches)}`);
  }
  breaches.push(...(await findWrongCopies(knex, scope.environmentIds)));
  return breaches;
}

/** Stock rows whose copies of the item are not what the item says, as sentences. */
export async function findWrongCopies(db: Queryable, environmentIds: readonly number[]): Promise<string[]> {
  const rows: { branch_id: number; item_id: number }[] = await db("stock")
    .join("items", "items.id", "stock.item_id")
    .whereIn("stock.data_set_id", environmentIds)
    .whereRaw(
      `not (stock.item_code = items.item_code and stock.name_folded = items.name_folded and stock.safety_qty = items.safety_qty
       and stock.listed = case when items.is_active = 1 or stock.qty <> 0 then 1 else 0 end) or stock.listed is null`,
    )
    .select("stock.branch_id", "stock.item_id");
  return rows.map(
    ({ branch_id, item_id }) => `the row of item ${item_id} in branch ${branch_id} is out of date`,
  );
}

/** Fails with every breach at once. */
export async function expectInvariants(db: Database, witness: Witness, scope: Scope): Promise<void> {
  const breaches = await findBreaches(db, witness, scope);
  if (breaches.length > 0)
    throw new Error(`${breaches.length} things are wrong:\n  ${breaches.join("\n  ")}`);
}

async function inLanes<Row>(db: Database, table: "calls" | "streams", lanes: Lane[]): Promise<Row[]> {
  return db.knex(table).whereIn(
    "lane_id",
    lanes.map(({ id }) => id),
  );
}

const kinds: { call: CallRow["kind"]; entry: LedgerEntry["kind"]; stream: StreamName }[] = [
  { call: "sale", entry: "sale", stream: "sales" },
  { call: "purchase", entry: "purchase", stream: "purchases" },
  { call: "movement", entry: "move", stream: "stock" },
];

/** Each accepted call stands exactly once in the unit's ledger under its number, and the other way round. */
function compareLedger(
  lane: Lane,
  calls: CallRow[],
  rows: Map<string, TransactionRow>,
  streams: StreamRow[],
  witness: Witness,
  shared: ReadonlySet<string>,
): string[] {
  const breaches: string[] = [];
  const name = `${lane.tin}/${lane.bhf_id}`;
  for (const kind of kinds) {
    const signed = witness.ledger.filter(
      (entry) => entry.kind === kind.entry && entry.tin === lane.tin && entry.bhfId === lane.bhf_id,
    );
    const done = calls.filter(
      (call) => call.lane_id === lane.id && call.kind === kind.call && call.state === "done",
    );
    const entries = new Map(signed.map((entry) => [entry.number, entry]));
    const numbers = new Set<number | null>();
    for (const call of done) {
      const entry = entries.get(call.number ?? -1);
      const row = rows.get(call.transaction_id ?? "");
      const what = `${kind.call} ${row?.invoice_no} under ${call.number} of ${name}`;
      if (numbers.has(call.number)) breaches.push(`${what}: the number was given twice`);
      numbers.add(call.number);
      if (!entry) breaches.push(`${what} succeeded and is not in the unit's ledger`);
      else if (kind.call === "sale") {
        // A unit of Rwanda gets no number of the trader.
        if (entry.trdInvcNo !== null && entry.trdInvcNo !== row?.invoice_no) {
          breaches.push(`${what} stands in the ledger as ${entry.trdInvcNo}`);
        }
        if (row?.receipt_no && row.receipt_no !== String(entry.rcptNo)) {
          breaches.push(`${what} has receipt ${row.receipt_no}, the unit gave ${entry.rcptNo}`);
        }
      }
    }
    for (const entry of signed) {
      if (!numbers.has(entry.number)) {
        breaches.push(
          `the unit signed ${kind.entry} ${entry.trdInvcNo} under ${entry.number} of ${name}, we have no success`,
        );
      }
    }
    if (signed.length !== entries.size)
      breaches.push(`a ${kind.entry} number of ${name} is in the ledger twice`);
    const traders = signed.flatMap(({ trdInvcNo }) => trdInvcNo ?? []);
    if (new Set(traders).size !== traders.length) breaches.push(`an invoice of ${name} was signed twice`);
    if (shared.has(`${lane.id}/${kind.stream}`)) continue;
    const missing = Array.from({ length: signed.length }, (_, index) => index + 1).filter(
      (number) => !entries.has(number),
    );
    if (missing.length > 0) breaches.push(`${kind.stream} of ${name} lack the numbers ${missing.join(", ")}`);
    const next = streams.find(
      (stream) => stream.lane_id === lane.id && stream.name === kind.stream,
    )?.next_number;
    if (
      next !== signed.length + 1 &&
      !calls.some((call) => call.lane_id === lane.id && call.state === "sent")
    ) {
      breaches.push(`the next number of ${kind.stream} of ${name} is ${next} after ${signed.length} signed`);
    }
  }
  return breaches;
}

const primaryKinds = new Set(["sale", "purchase"]);

const expectedStates: Record<TransactionRow["status"], CallRow["state"][]> = {
  pending: ["waiting", "sent"],
  processing: [],
  success: ["done"],
  failed: ["rejected", "waiting", "cancelled"],
};

/** Every call belongs to a transaction, and every transaction says what its call says. */
async function checkTransactions(db: Database, rows: TransactionRow[], calls: CallRow[]): Promise<string[]> {
  const breaches: string[] = [];
  const primary = new Map<string, CallRow[]>();
  const ids = new Set(rows.map(({ id }) => id));
  for (const call of calls) {
    const id = call.transaction_id;
    if (id === null || !ids.has(id)) breaches.push(`call ${call.id} (${call.kind}) has no transaction`);
    else if (primaryKinds.has(call.kind)) primary.set(id, [...(primary.get(id) ?? []), call]);
  }
  for (const row of rows) {
    const what = `${row.type} ${row.invoice_no} (${row.status})`;
    const own = primary.get(row.id) ?? [];
    const isOneCall = row.type === "sales" || row.type === "purchase";
    if (isOneCall && own.length !== 1) breaches.push(`${what} has ${own.length} calls`);
    for (const call of own) {
      if (!expectedStates[row.status].includes(call.state))
        breaches.push(`${what} has a call that is ${call.state}`);
    }
    if (isOneCall && row.status === "success" && !row.receipt_no && !row.receipt_unrecovered) {
      breaches.push(`${what} has no receipt and does not say so`);
    }
    if (isOneCall && row.status === "success" && !row.synced_to_authority)
      breaches.push(`${what} is not marked as reported`);
    if (row.status !== "pending" && row.in_doubt) breaches.push(`${what} is still marked in doubt`);
    if (row.retry_count > 3) breaches.push(`${what} was retried ${row.retry_count} times`);
  }
  const withoutResponse = await db
    .knex("transactions")
    .where({ status: "success" })
    .whereNull("response")
    .select("id");
  for (const { id } of withoutResponse)
    if (ids.has(id)) breaches.push(`transaction ${id} succeeded without a response`);
  return breaches;
}

/** Nothing is on its way and nothing waits, but behind a stopped stream or until an automatic retry. */
function checkSettled(calls: CallRow[], streams: StreamRow[]): string[] {
  const stopped = new Set(
    streams.filter(({ stopped_reason }) => stopped_reason).map(({ lane_id, name }) => `${lane_id}/${name}`),
  );
  return calls
    .filter(({ state }) => state === "sent" || state === "waiting")
    .filter(({ lane_id, stream }) => !stopped.has(`${lane_id}/${stream}`))
    .map(
      ({ id, kind, state, number, last_error }) =>
        `${kind} ${id} is left ${state} (${number}: ${last_error})`,
    );
}

/** Quantity = sum of movements; acknowledged = movements at the unit; the stock balance says what they add up to. */
async function checkStock(
  db: Database,
  scope: Scope,
  lanes: Lane[],
  calls: CallRow[],
  witness: Witness,
): Promise<string[]> {
  const breaches: string[] = [];
  const stock: Stock[] = await db
    .knex("stock")
    .join("items", "items.id", "stock.item_id")
    .leftJoin("devices", "devices.branch_id", "stock.branch_id")
    .whereIn("stock.data_set_id", scope.environmentIds)
    .select("stock.*", "items.item_code", "devices.lane_id");
  const sums: { branch_id: number; item_id: number; total: number }[] = await db
    .knex("movements")
    .whereIn("data_set_id", scope.environmentIds)
    .groupBy("branch_id", "item_id")
    .select("branch_id", "item_id")
    .sum({ total: "qty" });
  const moved = new Map(sums.map((sum) => [`${sum.branch_id}/${sum.item_id}`, sum.total]));
  const isQuiet = (laneId: number, itemId: number) =>
    !calls.some(
      (call) =>
        call.lane_id === laneId && call.item_id === itemId && !["done", "cancelled"].includes(call.state),
    );
  for (const row of stock) {
    const what = `item ${row.item_code} of branch ${row.branch_id}`;
    const sum = moved.get(`${row.branch_id}/${row.item_id}`) ?? 0;
    moved.delete(`${row.branch_id}/${row.item_id}`);
    if (row.qty !== sum) breaches.push(`${what}: quantity ${row.qty}, movements ${sum}`);
    const lane = lanes.find(({ id }) => id === row.lane_id);
    if (!lane) continue;
    const levelAt = (at: Lane) =>
      witness.branches
        .find(({ tin, bhfId }) => tin === at.tin && bhfId === at.bhf_id)
        ?.stock.find(({ itemCd }) => itemCd === row.item_code);
    const level = levelAt(lane);
    // A branch whose device was given another TIN has reported its items to more than one unit.
    const own = lanes.filter((at) => at.data_set_id === lane.data_set_id && at.bhf_id === lane.bhf_id);
    // Its sums may be beyond what a caller can send at once.
    const atUnits = Math.round(own.reduce((sum, at) => sum + (levelAt(at)?.moved ?? 0), 0) * 10_000);
    if (row.acknowledged_qty !== atUnits)
      breaches.push(`${what}: acknowledged ${row.acknowledged_qty}, at the unit ${atUnits}`);
    const master = level?.master ?? null;
    if (master !== null && isQuiet(lane.id, row.item_id) && master !== Math.max(0, level?.moved ?? 0)) {
      breaches.push(`${what}: the unit's stock master says ${master}, its movements ${level?.moved}`);
    }
  }
  for (const key of moved.keys()) breaches.push(`movements of ${key} have no stock row`);
  return breaches;
}
