// Registers an invoice that a supplier reported, with the supplier's own figures. Set TAXCTL_API_KEY.
import { type PurchaseLineInput, type SupplierSaleLine, Taxctl } from "@taxctl/sdk";
import { add } from "@taxctl/sdk/amounts";

const client = new Taxctl({ branch: process.env.TAXCTL_BRANCH ?? "00" });
const [sale, ...others] = await client.purchases.fetchSupplierSales();
if (!sale) throw new Error("No supplier sale is waiting");
console.log(`${sale.spplrInvcNo} of ${sale.spplrNm}, ${sale.totAmt}; ${others.length} more are waiting`);

const rates = new Map((await client.codes.taxTypes()).map(({ code, rate }) => [code, rate]));
const items: PurchaseLineInput[] = [];
for (const line of sale.itemList) items.push(await confirm(line));
const { invoice_no, receipt_no, tax_amount } = await client.purchases.create({
  invoice_no: `PUR-${sale.spplrTin}-${sale.spplrBhfId}-${sale.spplrInvcNo}`,
  purchase_date: sale.regDt.slice(0, 8),
  purchase_time: sale.regDt.slice(8),
  supplier_tin: sale.spplrTin,
  supplier_name: sale.spplrNm,
  supplier_bhf_id: sale.spplrBhfId,
  supplier_invoice_no: sale.spplrInvcNo,
  payment_type: "02",
  items,
});
console.log(`${invoice_no}: registered as ${receipt_no}, tax ${tax_amount}`);

/** A real app finds its own item for the supplier's item. This example registers a new one. */
async function confirm(line: SupplierSaleLine): Promise<PurchaseLineInput> {
  const { itemNm: item_name, itemClsCd: item_class_code, qty, prc: unit_price, taxAmt, totAmt } = line;
  const tax_type = line.taxTyCd as PurchaseLineInput["tax_type"];
  const wanted = { item_name, item_class_code, tax_type_code: tax_type, qty_unit_code: "U" };
  const { item_code, pkg_unit_code, qty_unit_code } = await client.items.create(wanted);
  const item = { item_code, item_name, item_class_code, pkg_unit_code, qty_unit_code, pkg: qty, qty };
  const net = { supply_amount: line.splyAmt, taxable_amount: add(totAmt, -taxAmt) };
  const tax = { tax_type, tax_rate: rates.get(tax_type) ?? 0, tax_amount: taxAmt };
  return { item_seq: line.itemSeq, ...item, unit_price, ...net, ...tax, total_amount: totAmt };
}
