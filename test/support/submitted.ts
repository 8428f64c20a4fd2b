// Submissions that a test looks for or waits for: a service with some of every kind, and a single sale.
import { expect } from "chai";
import { openBranch, purchase, sale } from "./branch.ts";
import type { DatabaseFamily } from "./database.ts";
import { startTestService, type TestService } from "./service.ts";

export async function startSubmitted(family: DatabaseFamily): Promise<TestService> {
  const test = await startTestService({ family, overrides: { syncWaitMs: 4_000 } });
  await openBranch(test);
  await openBranch(test, { bhf_id: "01" });
  const send = (
    path: string,
    body: unknown,
    { key, bhf_id = "00" }: { key?: string; bhf_id?: string } = {},
  ) => test.call("POST", path, { body, key, headers: { "X-Branch-ID": bhf_id } });
  for (let index = 0; index < 4; index++) await send("/sales", sale({ invoice_no: `S-${index}` }));
  await send("/sales", sale({ invoice_no: "S-cashier" }), { key: test.keys.cashier });
  await send("/sales", sale({ invoice_no: "S-failed", remark: "SIM-884" }));
  await send("/purchases", purchase({ invoice_no: "P-0", supplier_name: "Café Müller" }));
  await send("/sales", sale({ invoice_no: "S-other", customer_name: "Ann O'Neil" }), { bhf_id: "01" });
  return test;
}

/** The id of the transaction that has this number. */
export async function idOf(test: TestService, invoiceNo: string): Promise<string> {
  const { body } = await test.call("GET", `/transactions?invoice_no=${invoiceNo}`);
  const [row] = Object(body?.data);
  return row.transaction_id;
}

/** Submits a sale, and expects that the unit signs it at once. */
export async function expectSale({ call, service, account }: TestService, body: unknown): Promise<void> {
  const key = account.keys.owner;
  const sold = await call("POST", "/sales?async=true", { body, key });
  expect(sold.status).to.equal(202);
  await service.lanes.drain();
  const shown = await call("GET", `/transactions/${Object(sold.body.data).transaction_id}`, { key });
  expect(shown.body.data).to.include({ status: "success" });
}
