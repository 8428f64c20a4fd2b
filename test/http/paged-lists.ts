// The lists of the OpenAPI document: what each is asked for, and how it gets a further row.

import { systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { dayAfter } from "../../server/src/base/local-time.ts";
import { insertEntry } from "../../server/src/core/audit/store.ts";
import { saveCodes, saveItemClasses } from "../../server/src/core/codes/store.ts";
import type { OperationId } from "../../server/src/core/context/operations.ts";
import { branchZones } from "../../server/src/core/devices/zones.ts";
import { saveImportItems } from "../../server/src/core/imports/store.ts";
import { insertInsurance } from "../../server/src/core/insurances/store.ts";
import { saveNotices } from "../../server/src/core/notices/store.ts";
import { publishEvents } from "../../server/src/core/webhooks/publish-store.ts";
import { toBlob } from "../../server/src/db/sql/values.ts";
import { insertZ } from "../../server/src/modules/day-reports/z-store.ts";
import { insertCopy } from "../../server/src/modules/receipts/copy-store.ts";
import { purchase, sale, type TestBranch } from "../support/branch.ts";
import type { TestClock } from "../support/clock.ts";
import { customsRecord } from "../support/imports.ts";
import { storedReconciliation } from "../support/reconciliation.ts";
import { branchInput, itemInput } from "../support/records.ts";
import { storedUpload, storedUploadSale } from "../support/sales-uploads.ts";
import type { TestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { supplierSale } from "../support/supplier-sales.ts";
import { publish, register } from "../support/webhooks.ts";

export const cola = "KE2NTXU0000001";
export const dayMs = 86_400_000;

type Search = Record<string, unknown>;
export type List = {
  /** What the list is asked for, each in a walk of its own. */
  searches: Search[];
  /** Adds rows to what every search finds; `n` grows. */
  add(n: number): Promise<unknown>;
};

export type ListContext = {
  test: TestService;
  clock: TestClock;
  branch(): TestBranch;
  /** Of a sale that waits. */
  transactionId(): string;
};

/** An outage of the branch's lane. */
export async function addOutage(
  { test, clock, branch }: ListContext,
  id: string,
  first_call_id: string,
  began_at = clock.now(),
): Promise<void> {
  const cause = { stream: "sales", reason: "unreachable", message: "gone" };
  const row = { id, lane_id: branch().laneId, ...cause, began_at, first_call_id };
  await test.service.db.knex("outages").insert(row);
}

/** What a Z report without sales has besides its columns. */
const emptyZ = {
  ...{ documents: 0, lines: 0, discount_amount: 0, waiting: 0, first_receipt: null, last_receipt: null },
  totals: { taxable_amount: 0, tax_amount: 0, outside_vat: 0, total_amount: 0 },
  ...{ kinds: [], other_kinds: [], taxes: [], payments: [], dates: [] },
  seller: { tin: null, name: "Duka", trade_name: null, address: null, branch_id: "00", branch_name: "Shop" },
  ...{ profile: "ke", language: "en", made_by: { user_id: 1, name: "Jane", key_prefix: null } },
};

/** Each list by its operation. */
export function pagedLists(context: ListContext): Partial<Record<OperationId, () => List>> {
  const { test, clock, branch, transactionId } = context;
  const environmentId = () => branch().environmentId;
  /** Numbers that are neither ascending nor descending. */
  const mixed = (n: number) => String(((n * 7) % 100) + 100);
  const addAttempt = async () => {
    const { knex } = test.service.db;
    const call = await knex("calls").where({ transaction_id: transactionId() }).first("id", "lane_id");
    await knex("attempts").insert({
      id: newId(systemClock),
      call_id: call.id,
      lane_id: call.lane_id,
      transaction_id: transactionId(),
      number: 1,
      sent_at: clock.now(),
      answered_at: clock.now(),
      outcome: "rejected",
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
    listReceiptCopies: () => ({
      searches: [{}],
      add: async () => {
        const { branchId: branch_id } = branch();
        const scope = { data_set_id: environmentId(), branch_id, transaction_id: transactionId(), z_no: 1 };
        const by = { key_id: newId(systemClock), user_id: test.account.users.owner };
        const row = { id: newId(systemClock), ...scope, ...by, printed_at: clock.now() };
        await test.service.db.transaction((trx) => insertCopy(trx, row));
      },
    }),
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
          await saveItemClasses(trx, environmentId(), [{ ...named, level: 4, tax_type: null }], clock.now());
        });
      },
    }),
    listWebhooks: () => ({ searches: [{}], add: (n) => register(test, `https://example.com/${n}`) }),
    listDeliveries: () => ({
      searches: [{}, { status: "pending" }, { event: "transaction.completed", ...period() }, period()],
      add: async () => {
        if ((await test.client.webhooks.list()).total === 0) await register(test, "https://example.com/1");
        await publish(test);
        const zones = await branchZones(test.service, environmentId());
        await test.service.db.transaction((trx) =>
          publishEvents(trx, environmentId(), 100, clock.now(), zones),
        );
      },
    }),
    listNotices: () => ({
      searches: [{}, { q: "notice" }, { from_date: "2026-01-01", to_date: "2026-12-31" }],
      add: (n) => {
        const date = n % 4 === 0 ? "20260310" : `202603${10 + ((n * 7) % 20)}`;
        const notice = { number: n, title: `Notice ${n}`, content: "", url: null, author: null, date };
        return test.service.db.transaction((trx) => saveNotices(trx, environmentId(), [notice], clock.now()));
      },
    }),
    listImports: () => ({
      searches: [{}, { branch_id: "00" }, { status: "all" }],
      add: (n) =>
        test.service.db.transaction((trx) =>
          saveImportItems(
            trx,
            { data_set_id: environmentId(), branch_id: branch().branchId },
            [customsRecord(n)],
            clock.now(),
          ),
        ),
    }),
    listSupplierSales: () => ({
      searches: [
        { branch_id: "00" },
        { branch_id: "00", status: "all" },
        { branch_id: "00", from_date: "2026-01-01", to_date: "2026-12-31" },
      ],
      add: (n) =>
        test.service.db.knex("supplier_sales").insert({
          id: newId(systemClock),
          data_set_id: environmentId(),
          branch_id: branch().branchId,
          supplier_tin: "P000000001A",
          supplier_bhf_id: "00",
          supplier_invoice_no: String(n),
          receipt_type: "S",
          sales_date: `202603${10 + ((n * 7) % 20)}`,
          total_amount: n,
          body: toBlob({ receipt_type: "S", sales_date: "20260309", sale: supplierSale(String(n)) }),
          registered_by: null,
          fetched_at: clock.now(),
        }),
    }),
    listInsurances: () => ({
      searches: [{}, { branch_id: "00" }],
      add: (n) => {
        const own = { data_set_id: environmentId(), branch_id: branch().branchId, code: mixed(n), name: "I" };
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
      add: (n) => addOutage(context, newId(systemClock), newId(systemClock), clock.now() + (n % 4)),
    }),
    listZReports: () => ({
      searches: [{ branch_id: "00" }],
      add: (n) => {
        const scope = { data_set_id: environmentId(), branch_id: branch().branchId };
        const days = { business_day: dayAfter("20200101", n), opened_at: 0, closed_at: 0 };
        const row = {
          id: newId(systemClock),
          ...scope,
          number: n,
          ...days,
          made_by: 1,
          figures: toBlob(emptyZ),
        };
        return test.service.db.transaction((trx) => insertZ(trx, [row]));
      },
    }),
    listOutageDocuments: () => ({ searches: [{}], add: addSale }),
    listReconciliations: () => ({
      searches: [{}],
      add: async (n) => {
        await test.service.db
          .knex("reconciliations")
          .insert(storedReconciliation(newId(systemClock), environmentId(), 100 + n));
      },
    }),
    listSalesUploads: () => ({
      searches: [{}],
      add: async (n) => {
        const row = storedUpload(newId(systemClock), environmentId(), 100 + n);
        await test.service.db.knex("sales_uploads").insert(row);
      },
    }),
    listSalesUploadSales: () => ({
      searches: [{}, { state: "ready" }],
      add: async (n) => {
        const { knex } = test.service.db;
        const upload_id = transactionId();
        if (n === 1) await knex("sales_uploads").insert(storedUpload(upload_id, environmentId(), 1));
        await knex("sales_upload_sales").insert(storedUploadSale(upload_id, n));
      },
    }),
    listReconciliationRows: () => ({
      searches: [{}, { status: "exact" }],
      add: async (n) => {
        const { knex } = test.service.db;
        const reconciliation_id = transactionId();
        if (n === 1)
          await knex("reconciliations").insert(storedReconciliation(reconciliation_id, environmentId(), 1));
        const document = {
          id: `B${n}`,
          side: "books",
          supplier_tin: "P1",
          number: "1",
          date: "2026-03-01",
        };
        const amounts = { taxable: 1, tax: 0, total: 1 };
        await knex("reconciliation_rows").insert({
          reconciliation_id,
          run: 1,
          position: n,
          row_id: mixed(n),
          status: "exact",
          decision: "",
          supplier_tin: "P1",
          month: "202603",
          seen: "",
          supplier_sale_id: null,
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
          bhf_id: "00",
          ...search,
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
          (search) => ({ bhf_id: "00", ...search }),
        ),
        add: move,
      }),
      getStockItem: () => ({
        searches: [{}, period()].map((search) => ({ bhf_id: "00", ...search })),
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

  return lists;
}
