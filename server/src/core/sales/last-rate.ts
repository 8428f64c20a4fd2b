// The exchange rate of the last sale in a currency, to notice a rate that is far from it.
import { foreignCurrency, type LastRate } from "@taxctl/sdk/rules/validation";
import type { ProfileName } from "../../control-unit/types.ts";
import { exchangeRate } from "../../db/sql/scaled.ts";
import type { Context } from "../context/context.ts";
import { findLastRate } from "./store.ts";

/** The last rate of the sale's foreign currency, as other sales of the environment have it. */
export async function lastRateOf(
  { service, environment }: Pick<Context, "service" | "environment">,
  sale: { currency?: string | undefined; receipt_type?: string | undefined; invoice_no: string },
  profile: ProfileName,
): Promise<LastRate | undefined> {
  const currency = foreignCurrency(sale, profile);
  if (currency === undefined || sale.receipt_type === "R") return undefined;
  const last = await findLastRate(service.db.knex, environment.id, currency, sale.invoice_no);
  if (!last) return undefined;
  const { invoice_no, document_date, exchange_rate } = last;
  return { exchange_rate: exchangeRate.fromDb(exchange_rate), invoice_no, sale_date: document_date };
}
