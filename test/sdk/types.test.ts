// Proving the types: it is compiled, and each expected error must be one.
import { fileURLToPath } from "node:url";
import {
  type EventName,
  type PageCall,
  type Query,
  type Receipt,
  type Resources,
  type Result,
  type SaleResult,
  type Submitted,
  type Taxctl,
  TaxctlError,
  type Transaction,
} from "@taxctl/sdk";
import type { ErrorCode } from "@taxctl/sdk/catalogue";
import type { WebhookEvent } from "@taxctl/sdk/webhooks";
import { expect } from "chai";
import ts from "typescript";
import { exampleSale } from "./client/double.ts";

type Same<Left, Right> =
  (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
const line = { item_code: "KE2NTXU0000001", quantity: 1, unit_price: 100 };
const proven = <_Fact extends true>() => {};

/** Never called: the compiler is what reads it. */
async function readByTheCompiler(client: Taxctl) {
  proven<Same<keyof Resources extends keyof Taxctl ? true : false, true>>();

  const sale = await client.sales.create(exampleSale);
  proven<Same<typeof sale, SaleResult>>();
  const waiting = await client.sales.create(exampleSale, { async: true });
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
  // @ts-expect-error the path has no such method
  client.raw.DELETE("/sales/{id}", { params: { path: { id: "id" } } });

  // @ts-expect-error a sale needs its lines
  client.sales.create({ invoice_no: "INV-1", sale_date: "20260310", payment_type: "01" });
  // @ts-expect-error the price of a line is a number
  client.sales.create({ ...exampleSale, items: [{ item_code: "A", quantity: 1, unit_price: "100" }] });
  // @ts-expect-error a line needs a quantity
  client.sales.create({ ...exampleSale, items: [{ item_code: "A", unit_price: 100 }] });
  // @ts-expect-error a line needs an item
  client.sales.create({ ...exampleSale, items: [{ quantity: 1, unit_price: 100 }] });
  client.sales.create({ ...exampleSale, items: [{ external_code: "A", qty: 1, unit_price: 100 }] });
  const absent: string | undefined = undefined;
  client.sales.create({ ...exampleSale, remark: absent, items: [{ ...line, item_name: absent }] });
  client.transactions.list({ invoice_no: absent });
  const either = await client.sales.create(exampleSale, { async: Math.random() > 2 });
  proven<Same<typeof either, SaleResult | Submitted<"createSale">>>();
  const plain = await client.sales.create(exampleSale, { timeoutMs: 1_000 });
  proven<Same<typeof plain, SaleResult>>();
  const ended = client.sales.create(exampleSale).then(
    ({ receipt_no }) => receipt_no,
    (error: Error) => error.name,
  );
  proven<Same<typeof ended, Promise<string | null>>>();
  client.sales.create(exampleSale).catch((error: Error) => error.name);
  // @ts-expect-error there is no such option
  client.sales.create(exampleSale, { timeout: 1_000 });
  proven<Same<WebhookEvent["event"], EventName>>();
  const receipt = await client.transactions.receipt("id", { copy_id: "copy" });
  proven<Same<typeof receipt, Receipt>>();
  const pdf = await client.transactions.receipt("id", { format: "pdf", paper: "80mm" });
  proven<Same<typeof pdf, Uint8Array>>();
  const format: "json" | "pdf" = Math.random() > 2 ? "json" : "pdf";
  const jsonOrPdf = await client.transactions.receipt("id", { format });
  proven<Same<typeof jsonOrPdf, Receipt | Uint8Array>>();
  const { code } = new TaxctlError("It failed");
  proven<Same<typeof code, ErrorCode | (string & {}) | undefined>>();
  // @ts-expect-error there is no such field
  client.sales.create({ ...exampleSale, invoice_number: "INV-1" });
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

/** A submission with a wrong body, compiled. */
const wrong = `
import type { Taxctl } from "../../sdk/src/client/client.ts";
export const sell = (client: Taxctl) =>
  client.sales.create({ invoice_no: "INV-1", sale_date: 20260310, payment_type: "01", items: [] });
`;

/** A receipt on a paper that the service doesn't have, compiled. */
const wrongPaper = `
import type { Taxctl } from "../../sdk/src/client/client.ts";
export const print = (client: Taxctl) => client.transactions.receipt("id", { format: "pdf", paper: "roll" });
`;

/** The compiler's errors of a file next to this one, which exists in memory only. */
function diagnosticsOf(code: string): string[] {
  const path = fileURLToPath(new URL("./compiled.ts", import.meta.url));
  const { options } = ts.parseJsonConfigFileContent(
    {
      compilerOptions: { strict: true, module: "NodeNext", target: "ES2024", noEmit: true, types: ["node"] },
    },
    ts.sys,
    fileURLToPath(new URL("../../", import.meta.url)),
  );
  const host = ts.createCompilerHost({ ...options, allowImportingTsExtensions: true });
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.readFile = (name) => (name === path ? code : readFile(name));
  host.getSourceFile = (name, ...more) =>
    name === path ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2024) : getSourceFile(name, ...more);
  const program = ts.createProgram([path], { ...options, allowImportingTsExtensions: true }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("types", () => {
  it("report the error of a wrong submission once", () => {
    expect(diagnosticsOf(wrong)).to.deep.equal(["Type 'number' is not assignable to type 'string'."]);
    expect(diagnosticsOf(wrong.replace("20260310", '"20260310"'))).to.deep.equal([]);
  });

  it("name only the wrong parameter of a receipt", () => {
    const problem = 'Type \'"roll"\' is not assignable to type \'"a4" | "80mm" | undefined\'.';
    expect(diagnosticsOf(wrongPaper)).to.deep.equal([problem]);
    expect(diagnosticsOf(wrongPaper.replace("roll", "80mm"))).to.deep.equal([]);
  });

  it("pass the compiler's checks", () => {
    expect(readByTheCompiler).to.be.a("function");
  });
});
