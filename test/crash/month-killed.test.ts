// The month again, against a real service and its unit, the run killed again and again: it ends as an unbroken one.
import { expect } from "chai";
import type { Ran } from "../cli/support/command.ts";
import { csvOf, saleOf } from "../cli/support/month-files.ts";
import { openShop, type Shop } from "../cli/support/shop.ts";
import { makeMonth } from "../sdk/rules/reconcile/month.ts";
import { createRecorder, recordAccount, recordUnit } from "../support/recorder.ts";
import { noteFigure } from "../support/report.ts";
import { createRandom } from "./load.ts";

const { CRASH_KILLS = "12", CRASH_SEED } = process.env;
/** Each run of the command takes seconds until it can be killed. */
const kills = Math.ceil(Number(CRASH_KILLS) / 3);
const seed = CRASH_SEED === undefined ? Date.now() & 0x7fffffff : Number(CRASH_SEED);
const branch = ["P051234567Z", "00"] as const;

type Row = { authority_id: string; books_id: string; status: string; rule: string; decision: string };

/** The unit gives its rows the time at which it gets them. */
const withoutTime = (id: string) => id.replace(/\/\d{14}$/, "");

describe(`a month of 2,000 supplier sales, its run killed ${kills} times (seed ${seed})`, function () {
  this.timeout(600_000 + kills * 60_000);
  const month = makeMonth(20260331);
  const accepted = month.planted.filter(
    ({ kind, authority, status }) =>
      authority && (/^(exact|suggested)$/.test(status ?? "") || kind === "wrong tax letter"),
  ).length;
  const shops: Shop[] = [];
  afterEach(() => Promise.all(shops.splice(0).map((shop) => shop.close())));

  /** A shop whose authority knows the month's supplier sales, and whose desk has the books. */
  async function openMonth() {
    const shop = await openShop();
    shops.push(shop);
    // A service has no stock: the test is about registrations, and takes half the time.
    const { item_code } = await shop.test.client.items.create(
      {
        item_name: "Cola bottle",
        item_class_code: "5020230602",
        item_type: "3",
        tax_type_code: "A",
        qty_unit_code: "U",
      },
      { branch: "00" },
    );
    const rows = month.authority.map((document) => {
      const { regDt, ...sale } = saleOf(document, item_code);
      return { ...sale, cfmDt: regDt, salesDt: regDt.slice(0, 8) };
    });
    await shop.simulator.addSupplierSales(...branch, rows);
    const books = ["--books", await shop.desk.write("books.csv", csvOf(month.books))];
    const accept = ["--accept", "exact,suggested", "--json"];
    const registered = () => shop.simulator.ledger().filter(({ kind }) => kind === "purchase");
    return { ...shop, registered, books, sync: ["purchases", "sync", ...books, ...accept] };
  }

  /** Everything that a run leaves behind: at the unit, at the service, and in the reconciliation. */
  async function holdings({ test, desk, books, registered }: Awaited<ReturnType<typeof openMonth>>) {
    const purchases = await test.client.purchases.search({ per_page: 100 }).toArray();
    const match = await desk.run(["purchases", "match", ...books, "--all", "--json"]);
    return {
      unit: registered().map(({ number, trdInvcNo, totAmt }) => [number, trdInvcNo, totAmt]),
      purchases: purchases.map(({ invoice_no, status, total_amount }) => [invoice_no, status, total_amount]),
      rows: (match.json().data as { rows: Row[] }).rows.map(
        ({ authority_id, books_id, status, rule, decision }) =>
          [withoutTime(authority_id), books_id, status, rule, decision].join(" "),
      ),
    };
  }

  it("is registered once each, to the same numbers, figures and statuses as by an unbroken run", async () => {
    const [unbroken, broken] = [await openMonth(), await openMonth()];
    const whole = unbroken.desk.run(unbroken.sync);
    const random = createRandom(seed);
    for (let killed = 0; killed < kills; killed += 1) {
      const enough = broken.registered().length + Math.floor(random() * (accepted / (kills + 1)));
      const ran: Ran = await broken.desk.run(broken.sync, {
        meanwhile: async ({ kill }) => {
          await broken.untilUnit(() => broken.registered().length > enough);
          kill("SIGKILL");
        },
      });
      expect(ran.exitCode, "no exit code: it was killed").to.equal(null);
      noteFigure("kills of commands", 1);
    }
    expect((await whole).exitCode).to.equal(0);
    const expected = await holdings(unbroken);
    expect(expected.unit).to.have.length(accepted);
    const last = await broken.desk.run(broken.sync);
    expect(last.exitCode, last.stdout.slice(0, 2_000)).to.equal(0);
    const held = await holdings(broken);
    for (const part of ["unit", "purchases", "rows"] as const)
      expect(held[part], part).to.deep.equal(expected[part]);
    // The requests of commands that were killed are not known: the unit and the API still have to agree.
    const { test, simulator } = broken;
    const recorder = createRecorder({ suite: "month-killed", seed, complete: false });
    const { violations, state, requests } = simulator;
    recordUnit(recorder, { ledger: simulator.ledger(), branches: state.branches, violations, requests });
    await recordAccount(recorder, async (path) => (await test.call("GET", path)).body);
    recorder.expectKept();
    const again = (await broken.desk.run(broken.sync)).json().data as { status: string }[];
    expect(again.filter(({ status }) => status !== "waiting")).to.deep.equal([]);
  });
});
