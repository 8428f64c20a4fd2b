// Arguments of each command with --dry-run: some that work, and some that the service rejects.
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Shop } from "./shop.ts";

const long = "x".repeat(500);

/** Arguments of a command that would work, and of one that the service rejects. */
export type DryRunCase = {
  right: string[];
  wrong: string[];
  /** Flags of the real run that replace an answer. */
  yes?: string[];
  /** How the dry run with `right` ends; default 0. */
  ends?: number;
  /** Makes what `right` needs and other commands must not find; returns what takes it away again. */
  prepare?: () => Promise<() => Promise<unknown>>;
};

/** For every command. What the wrong arguments name either breaks a rule or does not exist. */
export async function dryRunCases({
  test,
  desk,
  items,
  simulator,
}: Shop): Promise<Record<string, DryRunCase>> {
  const [cola = "", hammer = ""] = items;
  const { client } = test;
  const line = { item_code: cola, quantity: 1, unit_price: 116 };
  // The sale has a fixed date, its credit note the day of the test.
  await client.account.update({ credit_note_window: "none" });
  const sale = { invoice_no: "INV-1", sale_date: "20260310", payment_type: "01", items: [line] };
  const { invoice_no: invoice } = await client.sales.create(sale);
  const url = "https://shop.example.com/hooks";
  const { id: webhook } = await client.webhooks.create({ url, events: ["stock.low"] });
  await simulator.addSupplierSales("P051234567Z", "00", 2);
  const supplied = await client.purchases.fetchSupplierSales({});
  const [first] = supplied;
  const { items: records } = await client.imports.selectItems({ last_request_date: "20100101000000" });
  const [record] = records;
  if (!first || !record) throw new Error("the simulator has no supplier sales or imports");
  const { task_code, declaration_date, item_sequence, hs_code } = record;
  const key = [task_code, declaration_date, item_sequence, hs_code].join("/");
  const bought = {
    item_seq: 1,
    item_code: cola,
    item_class_code: "5020230602",
    item_name: "Cola",
    pkg_unit_code: "NT",
    pkg: 1,

    qty_unit_code: "U",
    qty: 1,
    unit_price: 116,
    supply_amount: 100,
    discount_rate: 0,
    discount_amount: 0,
    taxable_amount: 100,
    tax_type: "A",
    tax_rate: 16,
    tax_amount: 16,
    total_amount: 116,
  };
  const purchase = {
    invoice_no: "P-1",
    purchase_time: "101500",
    purchase_date: "20260310",
    supplier_tin: "P059999999Q",
    supplier_name: "Supplier",

    supplier_invoice_no: "1",
    payment_type: "01",
    items: [bought],
  };
  const claimed = await client.purchases.create({
    ...purchase,
    invoice_no: "P-0",
    supplier_invoice_no: "0",
    items: [{ ...bought, supply_amount: 100 }],
  });
  const file = (name: string, content: unknown) => desk.write(name, JSON.stringify(content));
  const books = await desk.write(
    "books.csv",
    "supplier_tin,invoice_no,date,total,tax\nP059999999Q,1,2026-03-10,116,16\n",
  );
  const exports = desk.path("exports");
  await mkdir(exports);
  await copyFile(books, join(exports, "books.csv"));
  const rejected = [
    "--supplier-tin",
    first.spplrTin,
    "--invoice",
    first.spplrInvcNo,
    "--supplier-branch",
    first.spplrBhfId,
  ];
  const setup = [
    "--branch",
    "09",
    "--tin",
    "P051234567Z",
    "--serial",
    "SIM-9",
    "--unit-url",
    test.simulator.url,
  ];
  const { id: relay } = await client.relays.create({ name: "Shop", branches: ["00"] });
  const settled = ["--reason", "on the journal"];
  const none = "0199c166-0000-7a00-8b00-00000000aa01";
  const yes = ["--yes"];
  await client.items.setExternalCodes({ codes: [{ external_code: "OLD", item_code: cola }] });
  const { id: made } = await client.exports.create({
    type: "sales",
    format: "csv",
    from_date: "2026-03-01",
    to_date: "2026-03-31",
  });
  const letters = ["--books", books, "--sender", "Acacia Hotel Ltd", "--out", desk.path("letters")];
  return {
    "account update": {
      right: ["--trade-name", "Duka", "--no-vat-registered", "--credit-note-window", "6 months"],
      // Characters of two UTF-16 units, of which the control unit has room for ten.
      wrong: ["--trade-name", "\u{1F34B}".repeat(20), "--receipt-address", "\u{1F34B}".repeat(101)],
    },
    "branches create": {
      right: ["--id", "01", "--name", "Mall"],
      wrong: ["--id", "01", "--name", long],
    },
    "branches update": { right: ["00", "--name", "Head"], wrong: ["00", "--name", long] },
    "branches pause": {
      right: ["06", "--reason", "Being moved"],
      wrong: ["06", "--reason", "x".repeat(501)],
      prepare: async () => {
        await test.client.branches.create({ bhf_id: "06", name: "Being moved" });
        return () => test.client.branches.delete("06");
      },
    },
    "branches resume": {
      right: ["06"],
      wrong: ["99"],
      prepare: async () => {
        await test.client.branches.create({ bhf_id: "06", name: "Being moved" });
        await test.client.branches.pause("06", { reason: "Being moved" });
        return () => test.client.branches.delete("06");
      },
    },
    "branches delete": {
      right: ["07"],
      wrong: ["99"],
      yes,
      prepare: async () => {
        await test.client.branches.create({ bhf_id: "07", name: "Without transactions" });
        return () => test.client.branches.delete("07");
      },
    },
    "devices setup": {
      right: [...setup, "--branch-name", "Mall"],
      wrong: [...setup, "--branch-name", long],
      yes,
    },
    "devices training": { right: ["on", "00"], wrong: ["on", "99"], yes },
    "devices remove": { right: ["00"], wrong: ["99"], yes },
    "insurances create": {
      right: ["--code", "UZ", "--name", "Uzima", "--rate", "10"],
      wrong: ["--code", "a code of far too many letters", "--name", "Uzima", "--rate", "1.234"],
    },
    "insurances update": { right: ["UZ", "--rate", "10"], wrong: ["UZ", "--name", long, "--rate", "101"] },
    "items create": {
      right: ["--name", "Rice", "--class", "5020230602"],
      wrong: ["--name", long, "--class", "none"],
    },
    "items update": { right: [cola, "--name", "Cola"], wrong: [cola, "--name", long] },
    "items map": { right: [`POP=${cola}`], wrong: [`POP=${cola}`, `POP=${hammer}`] },
    "items unmap": { right: ["OLD"], wrong: ["NONE"] },
    "exports create": {
      right: ["sales", "--month", "2026-03"],
      wrong: ["sales", "--from", "2026-03-31", "--to", "2026-03-01"],
    },
    "exports delete": { right: [made], wrong: [none], yes },
    "periods close": { right: ["2026-02"], wrong: ["2999-01"], yes },
    "periods enter": {
      right: ["2026-02", "--set", "withheld=20"],
      wrong: ["2026-02", "--set", "withheld=0.001"],
    },
    "periods file": {
      right: ["2026-01", "--acknowledgement", "KRA-1"],
      wrong: ["2026-02", "--acknowledgement", "KRA-1"],
      prepare: async () => {
        await client.periods.close("2026-01", { reason: "The return is due" });
        return () => client.periods.reopen("2026-01", { reason: "The test is over" });
      },
    },
    "periods reopen": {
      right: ["2026-01", "--reason", "An invoice was missing"],
      wrong: ["2026-02", "--reason", "An invoice was missing"],
      yes,
      prepare: async () => {
        await client.periods.close("2026-01", { reason: "The return is due" });
        return () => client.periods.reopen("2026-01", { reason: "The test is over" });
      },
    },
    "imports map": {
      right: [key, "--create", "--class", "5020230602", "--name", "Rice"],
      wrong: [key, "--create", "--class", long, "--name", "Rice"],
      yes,
    },
    "imports apply": {
      right: [
        await desk.write("right.csv", `record,action,item_class_code\n${key},create,5020230602\n`),
        "--yes",
      ],
      wrong: [
        await desk.write(
          "wrong.csv",
          `record,action,item_class_code,item_code\n${key},create,${long},NOPE\n`,
        ),
      ],
    },
    "purchases create": {
      right: [await file("purchase.json", purchase)],
      wrong: [
        await file("wrong-purchase.json", { invoice_no: "P 1 ", purchase_date: "20260230", color: "red" }),
      ],
    },
    "purchases claim": {
      right: [claimed.transaction_id, "--none"],
      wrong: [claimed.transaction_id, "--month", "2019-01"],
    },
    "purchases decide": {
      right: ["--books", books, "--accept", "exact"],
      wrong: ["--books", books, "burn"],
    },
    "purchases upload": { right: [exports], wrong: [`${exports}-away`] },
    "purchases explain": {
      right: ["1", "--books", books],
      wrong: ["1", "--books", books, "--tolerance", "much"],
    },
    "purchases match": { right: ["--books", books], wrong: ["--books", books, "--status", "lost"] },
    "purchases report": { right: ["--books", books], wrong: ["--books", books, "--claim", "lost"] },
    "purchases letters": { right: letters, wrong: [...letters, "--from", "March"] },
    "receipt link": { right: [invoice, "--expires", "30d"], wrong: [invoice, "--expires", "9999d"] },
    "receipt mail": {
      right: [invoice, "--to", "wanjiku@example.com"],
      wrong: [invoice, "--to", "nobody"],
    },
    "purchases reject": {
      right: rejected,
      wrong: [...rejected, "--remark", long],
      yes,
    },
    "purchases sync": {
      right: ["--register-items"],
      wrong: ["--register-items", "--payment-type", long],
    },
    "relays create": { right: ["--name", "Shop"], wrong: ["--name", long] },
    "relays revoke": { right: [relay], wrong: [none], yes },
    "reports z": { right: [], wrong: ["--branch", "99"], yes },
    "sales submit": {
      right: [await file("sale.json", [{ ...sale, invoice_no: "INV-2" }])],
      wrong: [
        await file("wrong-sale.json", [
          { ...sale, invoice_no: "INV-3", sale_date: "20260230", items: [{ ...line, quantity: 0 }] },
        ]),
      ],
    },
    "sales reissue": {
      right: [invoice, "--customer-tin", "P051234567Z"],
      wrong: [invoice, "--sale-date", "2099-01-01"],
      yes,
    },
    "stock adjust": { right: [cola, "1"], wrong: [cola, "1", "--remark", long], yes },
    "stock master": { right: [cola, "5"], wrong: [cola, "1.5", "--remark", long], yes },
    "stock transfer": {
      right: ["--from", "00", "--to", "08", cola, "1"],
      wrong: ["--from", "00", "--to", "00", cola, "1.00001", "--remark", long],
      yes,
      prepare: async () => {
        await test.client.branches.create({ bhf_id: "08", name: "Mall" });
        return () => test.client.branches.delete("08");
      },
    },
    "transactions retry": { right: [invoice], wrong: [none], yes, ends: 1 },
    "transactions settle": {
      right: [invoice, "accepted", "--receipt-no", "1", ...settled],
      wrong: [invoice, "rejected", "--receipt-no", "1", ...settled],
      yes,
    },
    "webhooks enable": { right: [webhook], wrong: [none] },
    "webhooks rotate-secret": { right: [webhook], wrong: [none], yes },
    "webhooks trigger": { right: ["--webhook", webhook], wrong: ["--webhook", none] },
    "webhooks create": { right: [url], wrong: [url, "--description", long] },
    "webhooks update": { right: [webhook, "--description", "till"], wrong: [webhook, "--description", long] },
    "webhooks delete": { right: [webhook], wrong: [none], yes },
    "webhooks disable": { right: [webhook], wrong: [none], yes },
    "webhooks resend": { right: ["--failed"], wrong: ["--failed", "--webhook", "none"], yes },
  };
}
