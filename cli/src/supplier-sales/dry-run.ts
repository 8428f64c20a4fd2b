// The dry run of a purchase: its checks with the service's facts, as far as a service can be reached.
import type { PurchaseInput, SupplierSale, Taxctl } from "@taxctl/sdk";
import { normalTin } from "@taxctl/sdk/tins";
import { rejectErrors } from "../dry-run/check-body.ts";
import { given } from "../input/paging.ts";
import { taxTypesOf } from "../sales-file/service-facts.ts";
import { todayFor } from "../service/local-day.ts";
import { profileFor } from "../service/unit-profile.ts";
import { whenOnline } from "../service/when-online.ts";

/**
 * Rejects a purchase that the service would reject for its form, dates or amounts.
 *
 * @throws Failure `validation_failed` with every problem.
 */
export async function requireValidPurchase(
  client: () => Promise<Taxctl>,
  body: PurchaseInput,
  signal: AbortSignal,
): Promise<void> {
  const facts = {
    today: await todayFor(client),
    profile: await profileFor(client, body.branch_id ?? body.bhf_id),
    taxTypes: await whenOnline(async () => taxTypesOf(await client(), signal)),
    supplierSale: await whenOnline(async () => confirmedSale(await client(), body, signal)),
  };
  const { errorsOfPurchase } = await import("../dry-run/body-errors.ts");
  rejectErrors(errorsOfPurchase(body, facts));
}

/** The supplier's sale that a purchase confirms, if the supplier reported it. The body may be malformed. */
async function confirmedSale(
  client: Taxctl,
  body: PurchaseInput,
  signal: AbortSignal,
): Promise<SupplierSale | undefined> {
  const { supplier_tin, supplier_bhf_id = "00", supplier_invoice_no, receipt_type } = body;
  const tin = normalTin(String(supplier_tin));
  const isConfirmed = (sale: SupplierSale) =>
    normalTin(sale.spplrTin) === tin &&
    sale.spplrBhfId === supplier_bhf_id &&
    sale.spplrInvcNo === supplier_invoice_no &&
    (sale.rcptTyCd === "R") === (receipt_type === "R");
  const query = {
    ...given({ branch_id: body.branch_id ?? body.bhf_id }),
    status: "all",
    per_page: 100,
  } as const;
  for await (const sale of client.purchases.supplierSales(query, { signal }))
    if (isConfirmed(sale)) return sale;
  return undefined;
}
