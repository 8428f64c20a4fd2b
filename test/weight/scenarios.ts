// What the service does, many times over, and what it writes for each.
import { itemCodes, nextNumber, saleOf } from "../../bench/support/sale.ts";
import { localDate } from "../../server/src/base/clock.ts";
import { serviceZone } from "../../server/src/base/zone.ts";
import { type Branch, inShop, type Shop, type Weight } from "./shop.ts";

const callers = 64;

function each(weight: Weight, count: number): Weight {
  const { rows, statements, commits, logBytes, calls } = weight;
  return {
    rows: Object.fromEntries(Object.entries(rows).map(([table, total]) => [table, total / count])),
    statements: statements / count,
    commits: commits / count,
    logBytes: logBytes / count,
    calls: calls / count,
  };
}

function sum(one: Weight, other: Weight): Weight {
  const rows = { ...one.rows };
  for (const [table, count] of Object.entries(other.rows)) rows[table] = (rows[table] ?? 0) + count;
  return {
    rows,
    statements: one.statements + other.statements,
    commits: one.commits + other.commits,
    logBytes: one.logBytes + other.logBytes,
    calls: one.calls + other.calls,
  };
}

/** So many things, by callers who each do the next one when their last is done; the branches take turns. */
async function byCallers(
  { branches }: Shop,
  count: number,
  act: (branch: Branch, index: number) => Promise<void>,
): Promise<void> {
  let begun = 0;
  const caller = async (): Promise<void> => {
    while (begun < count) {
      const index = begun++;
      await act(branches[index % branches.length] as Branch, index);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
}

type Sale = { isAsync?: boolean; codes?: readonly string[]; headers?: Record<string, string> };

/** Sells ten items. */
function sell(
  { service: { clock, config }, call }: Shop,
  branch: Branch,
  { isAsync = true, codes = itemCodes, headers }: Sale = {},
): Promise<void> {
  const sale = saleOf(nextNumber(), localDate(clock.now(), serviceZone(config)), codes);
  return call(branch, `/sales?async=${isAsync}`, sale, headers);
}

function requireSigned(shop: Shop, count: number): void {
  if (shop.signed() !== count) throw new Error(`${shop.signed()} of ${count} sales were signed`);
}

/** Sales of eight accounts whose branches are paused. */
function submissions(sales: number, headersOf: () => Record<string, string>): Promise<Weight> {
  return inShop({ accounts: 8, branches: 1 }, async (shop) => {
    for (const branch of shop.branches) {
      await shop.call(branch, `/branches/${branch.bhf_id}/pause`, { reason: "Stocktaking" });
      // The first one of a branch may write more.
      await sell(shop, branch, { headers: headersOf() });
    }
    await shop.idle();
    await byCallers(shop, sales, (branch) => sell(shop, branch, { headers: headersOf() }));
    return each(await shop.idle(), sales);
  });
}

/** So many sales are stored while their lanes wait, as behind an open circuit; then all of them may go. */
function served(
  branches: number,
  sales: number,
  itemType: "2" | "3",
): Promise<Record<"stored" | "sent", Weight>> {
  return inShop({ accounts: 1, branches, itemType }, async (shop) => {
    const { db, clock } = shop.service;
    // The first sale of a branch, and of an item there, may write more.
    await byCallers(shop, branches, (branch) => sell(shop, branch));
    await shop.idle();
    await db.knex("lanes").update({ open_until: clock.now() + 50 * 60_000 });
    await shop.idle();
    await byCallers(shop, sales, (branch) => sell(shop, branch));
    const stored = await shop.idle();
    requireSigned(shop, branches);
    await db.knex("lanes").update({ open_until: 0 });
    shop.counter.taken();
    const sent = await shop.idle();
    requireSigned(shop, branches + sales);
    return { stored, sent };
  });
}

/** Sales of one line that wait for their receipts, one after another. The statements are those from a request to its receipt. */
function loneSales(everyMs: number): Promise<Weight> {
  const sales = 20;
  const sale: Sale = { isAsync: false, codes: itemCodes.slice(0, 1) };
  return inShop({ accounts: 1, branches: 1, itemType: "3" }, async (shop) => {
    const [branch] = shop.branches as [Branch];
    await sell(shop, branch, sale);
    await shop.idle();
    let statements = 0;
    for (let sold = 0; sold < sales; sold++) {
      await shop.time.pause(everyMs);
      const before = shop.counter.statements();
      await sell(shop, branch, sale);
      statements += shop.counter.statements() - before;
    }
    return each({ ...(await shop.idle()), statements }, sales);
  });
}

function registrations(): Promise<Weight> {
  const items = 50;
  return inShop({ accounts: 1, branches: 10 }, async (shop) => {
    const register = (branch: Branch, index: number): Promise<void> =>
      shop.call(branch, "/items", {
        item_name: `Item ${index}`,
        item_class_code: "5020230602",
        tax_type_code: "A",
        qty_unit_code: "U",
        default_price: 580,
      });
    await byCallers(shop, 10, (branch, index) => register(branch, items + index));
    await shop.idle();
    for (let index = 0; index < items; index++)
      await register(shop.branches[index % shop.branches.length] as Branch, index);
    return each(await shop.idle(), items);
  });
}

/** What one of each writes, with all work on the side that follows from it. */
export const scenarios = {
  submission: () => submissions(1_000, () => ({})),
  /** With an Idempotency-Key. */
  "keyed submission": () => submissions(300, () => ({ "idempotency-key": nextNumber() })),
  /** Of a sale of services, which nothing follows. */
  "lane call": async () => {
    const { sent } = await served(50, 1_000, "3");
    return each(sent, sent.calls);
  },
  /** Its movement follows, and as sales that wait at a branch share the balances of their ten items, three of those. */
  "stocked sale": async () => {
    const { stored, sent } = await served(45, 150, "2");
    return each(sum(stored, sent), 150);
  },
  /** Soon after the last one: what was read for that is still remembered. */
  "next lone sale": () => loneSales(50),
  "lone sale": () => loneSales(2_000),
  "registered item": registrations,
};
