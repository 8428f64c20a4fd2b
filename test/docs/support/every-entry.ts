// An app that uses each entry point of the SDK. A test compiles and runs it in the configurations that apps have.
import { NotFoundError, type SaleInput, type SaleResult, Taxctl } from "@taxctl/sdk";
import { lineAmounts } from "@taxctl/sdk/amounts";
import { normalizeBaseUrl } from "@taxctl/sdk/base-url";
import { type ReadBooks, readBooks } from "@taxctl/sdk/books";
import { type ErrorCode, explain } from "@taxctl/sdk/catalogue";
import { neutralizeFormula } from "@taxctl/sdk/cells";
import { shellWord } from "@taxctl/sdk/commands";
import { faultOf } from "@taxctl/sdk/connection";
import { isCalendarDay } from "@taxctl/sdk/formats";
import type { components } from "@taxctl/sdk/openapi";
import { openTelemetry } from "@taxctl/sdk/opentelemetry";
import { isTaxLetter } from "@taxctl/sdk/profiles";
import { match } from "@taxctl/sdk/reconcile";
import { Responder } from "@taxctl/sdk/testing";
import { normalTin } from "@taxctl/sdk/tins";
import { codeProblem } from "@taxctl/sdk/validation";
import { signWebhook, verifyWebhook } from "@taxctl/sdk/webhooks";

const code: ErrorCode = "invalid_json";
const sale: SaleInput = { invoice_no: "INV-1", sale_date: "20260310", payment_type: "01", items: [] };
// @ts-expect-error an invoice number is a text
export const wrong: SaleInput = { ...sale, invoice_no: 1 };
export const same = (input: components["schemas"]["SaleInput"]): SaleInput => input;
export const skipped = async (...args: Parameters<typeof readBooks>): Promise<ReadBooks> =>
  readBooks(...args);

async function main(): Promise<void> {
  const client = new Taxctl({
    apiKey: process.argv[3],
    baseUrl: process.argv[2],
    instrumentation: openTelemetry(),
  });
  const signed: SaleResult = await client.sales.create(sale);
  const lost = await client.sales.get("missing").catch((error: Error) => error instanceof NotFoundError);
  const secret = `whsec_${btoa("of a test")}`;
  const { event } = await verifyWebhook({
    ...(await signWebhook({ event: '{"event":"stock.low"}', secret })),
    secret,
  });
  const values = [
    neutralizeFormula("=1"),
    shellWord("a b"),
    normalizeBaseUrl("http://127.0.0.1"),
    isCalendarDay("20260310"),
  ];
  const parts = [faultOf, match, Responder, normalTin, codeProblem, readBooks, lineAmounts, isTaxLetter].map(
    (part) => typeof part,
  );
  console.log(
    JSON.stringify({
      receipt: signed.receipt_no,
      lost,
      event: event.event,
      title: explain(code).title,
      values,
      parts,
    }),
  );
}
void main();
