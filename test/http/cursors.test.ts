// Pages by cursor: every list of the document gives each row exactly once while rows are added, and takes no cursor but its own.
import { expect } from "chai";
import { insertEntry } from "../../server/src/audit/store.ts";
import { saveCodes, saveItemClasses } from "../../server/src/codes/store.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { newId } from "../../server/src/ids.ts";
import { insertInsurance } from "../../server/src/insurances/store.ts";
import { saveNotices } from "../../server/src/notices/store.ts";
import { type Operation, type OperationId, operationList, takesField } from "../../server/src/operations.ts";
import { publishEvents } from "../../server/src/webhooks/publish-store.ts";
import { supplierSale } from "../cli/support/fake-routes.ts";
import { openBranch, purchase, sale, type TestBranch } from "../support/branch.ts";
import { createTestClock } from "../support/clock.ts";
import { databaseFamilies } from "../support/database.ts";
import { storedReconciliation } from "../support/reconciliation.ts";
import { branchInput, itemInput } from "../support/records.ts";
import type { ServiceResponse } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";
import { publish, register, startQuietService } from "../support/webhooks.ts";

const isPaged = (operation: Operation): boolean =>
  operation.parameters.some(({ name }) => name === "cursor") || takesField(operation, "cursor");

const cola = "KE2NTXU0000001";
const dayMs = 86_400_000;

type Search = Record<string, unknown>;
type List = {
  /** What the list is asked for, each in a walk of its own. */
  searches: Search[];
  /** Adds rows to what every search finds; `n` grows. */
  add(n: number): Promise<unknown>;
};
type Row = Record<string, unknown>;

for (const family of databaseFamilies()) {
  describe(`cursors of lists on ${family}`, function () {
    this.timeout(60_000);
    const clock = createTestClock();
    const environment = { TAXD_WEBHOOKS: "50" };
    const test = forSuite(() => startQuietService({ family, clock, simulator: true, environment }));
    let branch: TestBranch;
    let transactionId = "";

    before(async () => {
      branch = await openBranch(test);
      const { body } = await test.call("POST", "/sales?async=true", { body: sale() });
      transactionId = Object(body.data).transaction_id;
      // Paths name one id: an outage has the transaction's.
      await addOutage(transactionId, "0");
      for (const n of [90, 91]) {
        await lists.listBranches?.().add(n);
        await lists.listNotices?.().add(n);
      }
    });

    const environmentId = () => branch.environmentId;
    const addOutage = async (id: string, first_call_id: string, began_at = clock.now()): Promise<void> => {
      const cause = { stream: "sales", reason: "unreachable", message: "gone" };
      const row = { id, lane_id: branch.laneId, ...cause, began_at, first_call_id };
      await test.service.db.knex("outages").insert(row);
    };
    /** Numbers that are neither ascending nor descending. */
    const mixed = (n: number) => String(((n * 7) % 100) + 100);
    const addAttempt = async () => {
      const { knex } = test.service.db;
      const call = await knex("calls").where({ transaction_id: transactionId }).first("id", "lane_id");
      await knex("attempts").insert({
        ...{ id: newId(), call_id: call.id, lane_id: call.lane_id, transaction_id: transactionId },
        ...{ number: 1, sent_at: clock.now(), answered_at: clock.now(), outcome: "rejected" },
      });
    };
    const submit = async (path: string, body: object) => {
      const { status, text } = await test.call("POST", `${path}?async=true`, { body });
      if (status !== 202) throw new Error(text);
    };
    const addSale = () => submit("/sales", sale({ branch_id: "00", customer_name: "Asha Otieno" }));
    const addPurchase = (n: number) =>
      submit("/purchases", purchase({ branch_id: "00", supplier_invoice_no: String(n) }));

    const day = (atMs: number) => new Date(atMs).toISOString().slice(0, 10);
    /** A period that begins in the month before, and ends in the next one. */
    const period = () => ({
      from_date: day(clock.now() - 40 * dayMs),
      to_date: day(clock.now() + 40 * dayMs),
    });

    const lists: Partial<Record<OperationId, () => List>> = {
      listTransactions: () => ({
        searches: [
          {},
          { type: "sales" },
          { type: "sales", status: "pending" },
          { ...period(), status: "pending" },
        ],
        add: async (n) => {
          await addSale();
          if (n % 3 === 0) await addPurchase(n);
        },
      }),
      searchSales: () => ({
        searches: [{}, { customer_name: "otieno" }, { status: "pending", from_date: "2020-01-01" }],
        add: addSale,
      }),
      searchPurchases: () => ({ searches: [{}, { supplier_name: "a" }], add: (n) => addPurchase(1_000 + n) }),
      listTransactionAttempts: () => ({ searches: [{}], add: addAttempt }),
      listDeviceAttempts: () => ({ searches: [{}], add: addAttempt }),
      listBranches: () => ({
        searches: [{}],
        add: (n) =>
          test.client.branches.create(branchInput({ bhf_id: mixed(n).slice(1), is_head_office: false })),
      }),
      listCodes: () => ({
        searches: [{}, { code_class: "item_class" }, { code_class: "cust-9" }, { q: "name 1" }],
        add: (n) => {
          const named = {
            code: mixed(n),
            unit_code: mixed(n),
            name: `Name ${mixed(n)}`,
            rate: null,
            is_active: true,
          };
          const codes = ["cust-8", "cust-9"].map((code_class) => ({
            code_class,
            class_name: code_class,
            codes: [{ ...named, sort_order: n % 3 }],
          }));
          return test.service.db.transaction(async (trx) => {
            await saveCodes(trx, environmentId(), codes, [], clock.now());
            await saveItemClasses(
              trx,
              environmentId(),
              [{ ...named, level: 4, tax_type: null }],
              clock.now(),
            );
          });
        },
      }),
      listWebhooks: () => ({ searches: [{}], add: (n) => register(test, `https://example.com/${n}`) }),
      listDeliveries: () => ({
        searches: [{}, { status: "pending" }, { event: "transaction.completed", ...period() }, period()],
        add: async () => {
          if ((await test.client.webhooks.list()).total === 0) await register(test, "https://example.com/1");
          await publish(test);
          await test.service.db.transaction((trx) =>
            publishEvents(trx, environmentId(), 100, clock.now(), test.service.config.timeZone),
          );
        },
      }),
      listNotices: () => ({
        searches: [{}, { q: "notice" }, { from_date: "2026-01-01", to_date: "2026-12-31" }],
        add: (n) => {
          const date = n % 4 === 0 ? "20260310" : `202603${10 + ((n * 7) % 20)}`;
          const notice = { number: n, title: `Notice ${n}`, content: "", url: null, author: null, date };
          return test.service.db.transaction((trx) =>
            saveNotices(trx, environmentId(), [notice], clock.now()),
          );
        },
      }),
      listSupplierSales: () => ({
        searches: [
          { branch_id: "00" },
          { branch_id: "00", status: "all" },
          { branch_id: "00", from_date: "2026-01-01", to_date: "2026-12-31" },
        ],
        add: (n) =>
          test.service.db.knex("supplier_sales").insert({
            ...{ id: newId(), data_set_id: environmentId(), branch_id: branch.branchId },
            ...{ supplier_tin: "P000000001A", supplier_bhf_id: "00", supplier_invoice_no: String(n) },
            ...{ receipt_type: "S", sales_date: `202603${10 + ((n * 7) % 20)}`, total_amount: n },
            ...{ body: toBlob({ receipt_type: "S", sale: supplierSale(String(n)) }) },
            ...{ registered_by: null, fetched_at: clock.now() },
          }),
      }),
      listInsurances: () => ({
        searches: [{}, { branch_id: "00" }],
        add: (n) => {
          const own = { data_set_id: environmentId(), branch_id: branch.branchId, code: mixed(n), name: "I" };
          const stamps = { created_at: n % 4, updated_at: 0 };
          return test.service.db.transaction((trx) =>
            insertInsurance(trx, { ...own, rate: 1, is_active: 1, ...stamps }),
          );
        },
      }),
      listAudit: () => ({
        searches: [{ action: "test.add" }, { subject: "added", ...period() }],
        add: (n) => {
          const own = {
            account_id: test.account.id,
            data_set_id: environmentId(),
            actor: "operator" as const,
          };
          const entry = {
            ...own,
            action: "test.add",
            subject: `added ${n}`,
            old: null,
            new: null,
            detail: null,
          };
          return test.service.db.transaction((trx) => insertEntry(trx, entry, clock.now()));
        },
      }),
      listOutages: () => ({
        searches: [{}, { branch_id: "00" }, period()],
        add: (n) => addOutage(newId(), newId(), clock.now() + (n % 4)),
      }),
      listOutageDocuments: () => ({ searches: [{}], add: addSale }),
      listReconciliations: () => ({
        searches: [{}],
        add: async (n) => {
          await test.service.db
            .knex("reconciliations")
            .insert(storedReconciliation(newId(), environmentId(), 100 + n));
        },
      }),
      listReconciliationRows: () => ({
        searches: [{}, { status: "exact" }],
        add: async (n) => {
          const { knex } = test.service.db;
          const reconciliation_id = transactionId;
          if (n === 1)
            await knex("reconciliations").insert(storedReconciliation(reconciliation_id, environmentId(), 1));
          const document = {
            ...{ id: `B${n}`, side: "books", supplier_tin: "P1", number: "1" },
            date: "2026-03-01",
          };
          const amounts = { taxable: 1, tax: 0, total: 1 };
          await knex("reconciliation_rows").insert({
            ...{ reconciliation_id, run: 1, position: n, row_id: mixed(n), status: "exact", decision: "" },
            ...{ supplier_tin: "P1", seen: "", supplier_sale_id: null },
            body: toBlob({ unmatched: { document: { ...document, ...amounts }, amounts, candidates: [] } }),
          });
        },
      }),
    };

    Object.assign(lists, listsOfStock());
    function listsOfStock(): typeof lists {
      const addItem = async (n: number) => {
        await test.client.items.create(itemInput({ item_name: `Part ${mixed(n)}` }), { branch: "00" });
      };
      /** Sales that the unit has taken move stock. */
      const move = async (n: number) => {
        await addSale();
        if (n % 3 === 0) await submit("/stock", movement("11", [{ qty: n }], { branch_id: "00" }));
        await test.service.lanes.drain();
      };
      const sorts = ["item_code", "item_name", "current_qty", "last_synced_at"].flatMap((sort_by) =>
        ["asc", "desc"].map((sort_order) => ({ sort_by, sort_order })),
      );
      return {
        listItems: () => ({
          searches: [{}, { is_active: true }, { item_name: "part" }, { item_code: "KE" }],
          add: addItem,
        }),
        listStock: () => ({
          searches: [{}, ...sorts, { low_stock: true }, { item_name: "part" }].map((search) => ({
            ...{ bhf_id: "00", ...search },
          })),
          add: addItem,
        }),
        listExternalCodes: () => ({
          searches: [{}, { source: "till" }, { item_code: cola }],
          add: (n) =>
            test.client.items.setExternalCodes({
              source: n % 5 === 0 ? "default" : "till",
              codes: [{ external_code: mixed(n), item_code: cola }],
            }),
        }),
        listStockMovements: () => ({
          searches: [{}, { sort_order: "asc" }, { item_code: cola }, { type: "sales" }, period()].map(
            (search) => ({ ...{ bhf_id: "00", ...search } }),
          ),
          add: move,
        }),
        getStockItem: () => ({
          searches: [{}, period()].map((search) => ({ ...{ bhf_id: "00", ...search } })),
          add: move,
        }),
        getStockDrift: () => ({
          searches: [{ bhf_id: "00" }],
          add: async (n) => {
            await addItem(n);
            const { knex } = test.service.db;
            const own = knex("items").where({ data_set_id: environmentId() });
            const item = await own.orderBy("id", "desc").first("id");
            await knex("stock")
              .where({ item_id: item.id })
              .update({ qty: 10_000 * n });
          },
        }),
      };
    }

    let added = 0;
    async function add(list: List): Promise<void> {
      added += 1;
      await list.add(added);
      clock.advance(dayMs / 3);
    }

    function ask(operation: Operation, search: object, key?: string): Promise<ServiceResponse> {
      const path = operation.path
        .replace("{id}", transactionId)
        .replace("{bhfId}", "00")
        .replace("{item_code}", cola);
      const texts = Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]);
      const options = key === undefined ? {} : { key };
      return operation.method === "post"
        ? test.call("POST", path, { body: search, ...options })
        : test.call("GET", `${path}?${new URLSearchParams(texts)}`, options);
    }

    async function pageOf(operation: Operation, search: object) {
      const { status, body, text } = await ask(operation, { per_page: 3, ...search });
      expect(status, text).to.equal(200);
      // An item's stock holds its movements.
      return { rows: (Object(body.data).movements ?? body.data) as Row[], meta: body.meta as Row };
    }

    const nameOf = (row: Row) => row.id ?? row.transaction_id ?? JSON.stringify(row);

    for (const operation of operationList.filter(isPaged)) {
      const { id } = operation;
      describe(id, () => {
        let list: List;
        before(async () => {
          const made = lists[id]?.();
          if (!made) throw new Error(`Say in this test what ${id} lists, and how a row is added.`);
          list = made;
          added = 0;
          for (let count = 0; count < 8; count++) await add(list);
        });

        it("gives each row once in the list's order, while rows are added", async () => {
          for (const search of list.searches) {
            const expected: unknown[] = [];
            const pages: Row[][] = [];
            for (let page = 1; page === 1 || (pages.at(-1)?.length ?? 0) > 0; page++) {
              const { rows, meta } = await pageOf(operation, { ...search, page });
              expect(meta).to.include.keys("current_page", "total_pages", "next_cursor");
              pages.push(rows);
              expected.push(...rows.map(nameOf));
            }
            expect(expected, JSON.stringify(search)).to.have.length.above(6);

            let { rows, meta } = await pageOf(operation, search);
            const walked: unknown[] = rows.map(nameOf);
            for (let page = 1; meta.next_cursor !== null; page++) {
              // Nothing was added yet: the page by cursor is the page by number.
              ({ rows, meta } = await pageOf(operation, { ...search, cursor: meta.next_cursor }));
              if (page === 1) expect(rows).to.deep.equal(pages[1]);
              expect(meta).not.to.have.any.keys("current_page", "total", "total_pages", "total_movements");
              expect(meta.per_page).to.equal(3);
              walked.push(...rows.map(nameOf));
              if (page < 6) await add(list);
            }
            expect(new Set(walked).size, "a row came twice").to.equal(walked.length);
            expect(walked.filter((name) => expected.includes(name))).to.deep.equal(expected);
          }
        });

        it("rejects cursors that were changed, and those of other searches, lists and accounts", async () => {
          const [search = {}] = list.searches;
          const { meta } = await pageOf(operation, search);
          const cursor = String(meta.next_cursor);
          const other = operationList.find(
            (one) => one.id === (id === "listBranches" ? "listNotices" : "listBranches"),
          );
          if (!other) throw new Error("there is no other list");
          const foreign = await ask(other, { per_page: 1 });
          const changed = [...cursor].map((letter, index) => {
            const next = letter === "A" ? "B" : "A";
            return `${cursor.slice(0, index)}${next}${cursor.slice(index + 1)}`;
          });
          const wrong = [
            "x",
            "?",
            `${cursor}=`,
            `${cursor} `,
            cursor.slice(0, -1),
            ...[0, 5, 21, 25, changed.length - 1].map((index) => changed[index] ?? "x"),
            String(Object(foreign.body.meta).next_cursor),
          ];
          const expectRejected = ({ status, body, text }: ServiceResponse, what: string): void => {
            expect([status, body.code], `${what}: ${text}`).to.deep.equal([422, "invalid_cursor"]);
            expect(body.message).to.match(/omit cursor to begin again|Send either/);
          };
          for (const one of wrong) expectRejected(await ask(operation, { ...search, cursor: one }), one);
          expectRejected(await ask(operation, { ...search, cursor, page: 1 }), "with page");
          const filters = list.searches.slice(1);
          for (const filter of filters)
            expectRejected(await ask(operation, { ...filter, cursor }), "another filter");
          const ok = await ask(operation, { ...search, cursor, per_page: 1 });
          expect(ok.status, "its own cursor, another page size").to.equal(200);
        });
      });
    }

    it("of one account show nothing to another", async () => {
      const operation = operationList.find(({ id }) => id === "listNotices");
      if (!operation) throw new Error("there is no such list");
      const { meta } = await pageOf(operation, { per_page: 1 });
      expect(meta.next_cursor).to.be.a("string");
      const stranger = await test.openAccount();
      const search = { per_page: 1, cursor: String(meta.next_cursor) };
      const { status, body } = await ask(operation, search, stranger.keys.owner);
      expect([status, body.code]).to.deep.equal([422, "invalid_cursor"]);
      const live = await ask(operation, search, test.keys.live);
      expect([live.status, live.body.code]).to.deep.equal([422, "invalid_cursor"]);
    });
  });
}
