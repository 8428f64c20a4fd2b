// One realistic month of a business with three branches: 330 documents, 32 supplier invoices, books, imports, stock, failed and waiting documents.
import { reportedSale } from "../../bench/support/console-records.ts";
import { localDay } from "../../server/src/base/clock.ts";
import { saveSupplierSales } from "../../server/src/core/purchases/supplier-sale-store.ts";
import { openBranch, sale } from "../support/branch.ts";
import { customsRow } from "../support/imports.ts";
import { registerBusiness } from "../support/operators.ts";
import { personOf } from "../support/people.ts";
import type { TestService } from "../support/service.ts";

const dayMs = 24 * 60 * 60_000;
const days = 30;

const branchNames = [
  ["00", "Westlands"],
  ["01", "Kisumu Oginga Odinga Street"],
  ["02", "Mombasa Nyali"],
] as const;

const people = {
  owner: "Asha Otieno",
  admin: "Baraka Mwangi",
  accountant: "Njeri Kamau",
  cashier: "Otieno Ouma",
};

const buyers = [
  undefined,
  { customer_name: "Baraka Hotel Ltd", customer_tin: "P051234567X" },
  undefined,
  { customer_name: "Upendo Primary School" },
  undefined,
  { customer_name: "Mwangi & Sons General Suppliers Limited", customer_tin: "P051765432K" },
];

const products = [
  ["Maize flour 2 kg", 189],
  ["Sugar 1 kg", 165],
  ["Cooking oil 5 l", 1_450],
  ["Green tea, 100 bags", 320],
  ["Exercise book, 96 pages, squared, pack of ten", 720],
  ["Solar lamp", 2_990],
] as const;

const suppliers = [
  ["P051900101A", "Mombasa Grain Millers Ltd"],
  ["P051900102B", "Kenya Sweets and Beverages Distributors Ltd"],
  ["P051900103C", "Rift Valley Stationers"],
  ["P051900104D", "Jua Energy Ltd"],
] as const;

const compact = (day: string): string => day.replaceAll("-", "");

/** The days of the month, the last one today; `month` is the one that most of them are in. */
function calendar({ service: { clock } }: TestService): { all: string[]; month: string; today: string } {
  const all = Array.from({ length: days }, (_, index) =>
    localDay(clock.now() - (days - 1 - index) * dayMs, "Africa/Nairobi"),
  );
  return { all, month: (all[Math.floor(days / 2)] ?? "").slice(0, 7), today: all.at(-1) ?? "" };
}

/** An invoice over one line of taxable items. */
function invoiceOf(index: number, day: string) {
  const [tin, name] = suppliers[index % suppliers.length] ?? suppliers[0];
  const [item, price] = products[index % products.length] ?? products[0];
  const qty = 4 + (index % 9);
  const tax = Math.round((price * qty * 16 * 100) / 116) / 100;
  return reportedSale(index, compact(day), { tin, name, item, qty, net: price * qty - tax, tax });
}

const head = "Supplier PIN,Supplier,Invoice No,Invoice Date,Net Amount,VAT Amount,Gross Amount";

/** The books: every fifth purchase has another total than its invoice, and every seventh another number; two are of a supplier that reported nothing. */
function booksOf(invoices: readonly ReturnType<typeof invoiceOf>[], month: string): string {
  const lines = invoices.map(({ sale: own }, index) => {
    const number = index % 7 === 6 ? `${own.spplrInvcNo}0` : own.spplrInvcNo;
    const net = own.totTaxblAmt + (index % 5 === 4 ? 100 : 0);
    const amounts = [net, own.totTaxAmt, net + own.totTaxAmt].map((value) => value.toFixed(2));
    const day = `${month}-${own.regDt.slice(6, 8)}`;
    return [own.spplrTin, `"${own.spplrNm}"`, number, day, ...amounts].join(",");
  });
  // A supplier that reported nothing: letters ask it to.
  const unreported = [5_800, 2_320].map(
    (total, index) =>
      `P051900105E,"Nakuru Packaging Ltd",NP-${2_001 + index},${month}-1${index},${(total / 1.16).toFixed(2)},${(total - total / 1.16).toFixed(2)},${total.toFixed(2)}`,
  );
  return [head, ...lines, ...unreported].join("\n");
}

/** Fills the sandbox of the service's account. Gives the values of the names in the paths of its pages. */
export async function fillShop(test: TestService, { documents = 330 } = {}): Promise<Record<string, string>> {
  const { client, service, simulator } = test;
  const { knex } = service.db;
  const { all, month, today } = calendar(test);
  await knex("accounts").where({ id: test.account.id }).update({ name: "Duka la Asha Ltd" });
  for (const [role, name] of Object.entries(people)) {
    const id = test.account.users[role as keyof typeof people];
    await knex("users").where({ id }).update({ name });
    await knex("people")
      .where({ id: await personOf(test, id) })
      .update({ name });
  }

  const branches = [];
  for (const [bhf_id, name] of branchNames) {
    branches.push(await openBranch(test, { bhf_id, tin: "P051234599Z" }));
    await client.branches.update(bhf_id, { name });
  }
  const [first, second, third] = branches;
  for (const [bhf_id] of branchNames) await test.call("POST", `/devices/${bhf_id}/initialize`);
  if (!first || !second || !third) throw new Error("no branch");
  const items: { item_code: string; price: number }[] = [];
  for (const [item_name, price] of products) {
    const item = { item_name, default_price: price, safety_qty: 20 };
    const class_code = { item_class_code: "5020230602", tax_type_code: "A", qty_unit_code: "U" } as const;
    const { item_code } = await client.items.create({ ...item, ...class_code }, { branch: "00" });
    items.push({ item_code, price });
    const remaining_qty = item_name === "Solar lamp" ? 12 : 900;
    for (const [bhf_id] of branchNames)
      await client.stock.saveMaster({ item_code, remaining_qty }, { branch: bhf_id });
  }

  let id = "";
  for (let index = 0; index < documents; index++) {
    const [bhf_id] = branchNames[index % 5 < 3 ? 0 : index % 5 === 3 ? 1 : 2] ?? branchNames[0];
    const day = all[Math.floor((index * days) / documents)] ?? today;
    const lines = [0, 1].slice(0, 1 + (index % 2)).map((line) => {
      const { item_code, price } = items[(index * 7 + line * 3) % 5] ?? { item_code: "", price: 0 };
      return { item_code, quantity: 1 + ((index + line) % 4), unit_price: price };
    });
    const clock = `${String(8 + (index % 11)).padStart(2, "0")}${String((index * 17) % 60).padStart(2, "0")}00`;
    const sold = await client.sales.create(
      sale({
        invoice_no: `W-${String(10_001 + index)}`,
        sale_date: compact(day),
        sale_time: day === today ? "003000" : clock,
        branch_id: bhf_id,
        items: lines,
        ...buyers[index % buyers.length],
      }),
      { async: true },
    );
    if (index === documents - 5) id = sold.transaction_id;
  }
  await service.lanes.drain();

  // A credit note, a copy, a link and a mail: what a document's story has.
  const document = (await client.transactions.get(id)).invoice_no;
  await client.transactions.createReceiptCopy(id);
  await client.transactions.createReceiptLink(id);
  await client.transactions.mailReceipt(id, { email: "accounts@baraka.example" });
  const [line] = items;
  const own = { sale_date: compact(today), sale_time: "004500", branch_id: "00" };
  const lineOf = (quantity: number) => [
    { item_code: line?.item_code ?? "", quantity, unit_price: line?.price ?? 0 },
  ];
  // The simulator's words for sales that its unit rejects, once or always.
  await client.sales
    .create(sale({ ...own, invoice_no: "W-10401", items: lineOf(2), remark: "SIM-884" }))
    .catch(() => undefined);
  await client.sales
    .create(sale({ ...own, invoice_no: "W-10402", items: lineOf(3), remark: "SIM-884x1" }))
    .catch(() => undefined);
  const failed = (await client.transactions.list({ invoice_no: "W-10401" })).data[0]?.transaction_id ?? "";
  const retried = (await client.transactions.list({ invoice_no: "W-10402" })).data[0]?.transaction_id ?? "";
  await test
    .clientFor(test.keys.accountant)
    .transactions.retry(retried, { reason: "The customer's PIN is registered now" });
  // A branch that is paused, and one whose unit doesn't respond.
  await client.branches.pause("02", { reason: "Stock taking" });
  for (const number of ["W-10403", "W-10404"])
    await client.sales.create(sale({ ...own, invoice_no: number, branch_id: "02", items: lineOf(1) }), {
      async: true,
    });
  const waiting = (await client.transactions.list({ invoice_no: "W-10403" })).data[0]?.transaction_id ?? "";

  const invoices = Array.from({ length: 32 }, (_, index) =>
    invoiceOf(index, `${month}-${String(1 + (index % 28)).padStart(2, "0")}`),
  );
  const place = { data_set_id: first.environmentId, branch_id: first.branchId };
  await service.db.transaction((trx) => saveSupplierSales(trx, place, invoices, service.clock.now()));
  const lastDay = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const matched = await client.reconciliations.create({
    from_date: `${month}-01`,
    to_date: `${month}-${lastDay}`,
    file: Buffer.from(booksOf(invoices.slice(0, 30), month)).toString("base64"),
    file_name: "purchases of the shop.csv",
  });
  const unbooked = await client.reconciliations.rows(matched.id, { status: "missing_in_books" });
  const declared = ["MAIZE SEED", "SOLAR PANELS 100W", "EXERCISE BOOKS"].map((itemNm, index) =>
    customsRow({ itemNm, dclNo: `26MBAIM40000080${index}`, itemSeq: index + 1 }),
  );
  await simulator.addImports(first.tin, "00", declared as never);
  await client.imports.selectItems({ last_request_date: "20200101000000" }, { branch: "00" });
  await client.exports.create({ type: "sales", format: "csv", from_date: all[0] ?? "", to_date: today });
  await client.reports.createZReport({}, { branch: "00" });
  const relay = await client.relays.create({ name: "Till room in Kisumu", branches: ["01"] });
  await registerBusiness(test);
  const registration = await knex("registrations").orderBy("id", "desc").first("id");
  const key = await knex("api_keys")
    .where({ user_id: test.account.users.owner, data_set_id: first.environmentId })
    .orderBy("id")
    .first("id");
  return {
    id,
    failed,
    retried,
    waiting,
    month,
    number: document,
    beginning: document.slice(0, -1),
    from: all[0] ?? "",
    to: today,
    books: String(matched.id),
    unbooked: encodeURIComponent(unbooked.data[0]?.authority?.id ?? ""),
    relay: String(relay.id),
    item: items[0]?.item_code ?? "",
    user: String(test.account.users.accountant),
    key: String(key.id),
    registration: String(registration.id),
    account: String(test.account.id),
  };
}
