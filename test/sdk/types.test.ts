// Responsible for proving the types: it is compiled, and each expected error must be one.
import type {
  PageCall,
  Query,
  Resources,
  Result,
  SaleResult,
  Submitted,
  Taxctl,
  Transaction,
} from "@taxctl/sdk";
import { expect } from "chai";
import { SALE } from "./double.ts";

type Same<Left, Right> =
  (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const proven = <_Fact extends true>() => {};

/** Never called: the compiler is what reads it. */
async function readByTheCompiler(client: Taxctl) {
  proven<Same<keyof Resources extends keyof Taxctl ? true : false, true>>();

  const sale = await client.sales.create(SALE);
  proven<Same<typeof sale, SaleResult>>();
  const waiting = await client.sales.create(SALE, { async: true });
  proven<Same<typeof waiting, Submitted<"createSale">>>();
  if (waiting.status === "success") proven<Same<typeof waiting.receipt_no, SaleResult["receipt_no"]>>();
  // @ts-expect-error what is only accepted has no receipt
  else waiting.receipt_no;
  const transaction = await client.transactions.get("id");
  proven<Same<typeof transaction, Transaction>>();
  proven<Same<Result<"getTransactionStats">["period"]["from"], string>>();
  proven<Same<Query<"listTransactions">["status"], Transaction["status"] | undefined>>();

  const list = client.transactions.list({ status: "failed", per_page: 10 });
  const rows = await list.toArray({ limit: 3 });
  proven<Same<typeof list, PageCall<(typeof rows)[number]>>>();
  for await (const row of list) proven<Same<typeof row.can_retry, boolean>>();
  const { body, requestId } = await client.sales.get("id").withResponse();
  proven<Same<typeof body.meta.request_id, string>>();
  proven<Same<typeof requestId, string | undefined>>();
  const raw = await client.raw.GET("/sales/{id}", { params: { path: { id: "id" } } });
  proven<Same<NonNullable<typeof raw.data>["data"]["transaction_id"], string>>();

  // @ts-expect-error a sale needs its lines
  client.sales.create({ invoice_no: "INV-1", sale_date: "20260310", payment_type: "01" });
  // @ts-expect-error the price of a line is a number
  client.sales.create({ ...SALE, items: [{ item_code: "A", quantity: 1, unit_price: "100" }] });
  // @ts-expect-error there is no such field
  client.sales.create({ ...SALE, invoice_number: "INV-1" });
  // @ts-expect-error there is no such status
  client.transactions.list({ status: "done" });
  // @ts-expect-error an identifier is required
  client.transactions.get();
  // @ts-expect-error only submissions are asynchronous
  client.items.create({ item_name: "Tea" }, { async: true });
  // @ts-expect-error one transaction is no list
  client.transactions.get("id").toArray();
  // @ts-expect-error there is no such method
  client.sales.delete("id");
}

describe("types", () => {
  it("are what the compiler was told to prove", () => {
    expect(readByTheCompiler).to.be.a("function");
  });
});
