// Records that pages of the console show: suppliers' invoices of this month, and registrations that wait for review.
import { localDate, systemClock } from "../../server/src/base/clock.ts";
import { newId } from "../../server/src/base/ids.ts";
import { serviceZone } from "../../server/src/base/zone.ts";
import type { FetchedSupplierSale } from "../../server/src/control-unit/fetched.ts";
import type { Service } from "../../server/src/core/context/context.ts";
import { saveSupplierSales } from "../../server/src/core/purchases/supplier-sale-store.ts";
import {
  insertRegistration,
  updateRegistration,
} from "../../server/src/modules/people/registrations/store.ts";
import type { SeededAccount } from "./seed.ts";

const invoices = 200;
const registrations = 20;

/** A purchase of the books. */
type Purchase = { number: string; date: string; supplier_tin: string; tax: number; total: number };

/** What may differ between invoices. */
type Invoice = { tin: string; name: string; item: string; qty: number; net: number; tax: number };

/** An invoice of one line, with the figures that pages show and the comparison needs. */
export function reportedSale(index: number, date: string, own: Partial<Invoice> = {}): FetchedSupplierSale {
  const {
    tin: supplier_tin = `P0519${String(index % 20).padStart(5, "0")}A`,
    name = "Wholesale",
    item = "Water",
    qty = 10,
    net = 1000,
    tax = 160,
  } = own;
  const number = String(1000 + index);
  const total = Math.round((net + tax) * 100) / 100;
  const line = { itemSeq: 1, itemCd: item, itemClsCd: "5020230602", itemNm: item, taxTyCd: "A" };
  const none = { taxblAmtC: 0, taxAmtC: 0, taxblAmtD: 0, taxAmtD: 0, taxblAmtE: 0, taxAmtE: 0 };
  return {
    supplier_tin,
    supplier_bhf_id: "00",
    supplier_name: name,
    supplier_invoice_no: number,
    receipt_type: "S",
    sales_date: date,
    payment_type: "01",
    total_amount: total,
    lines: [],
    sale: {
      spplrTin: supplier_tin,
      spplrBhfId: "00",
      spplrNm: name,
      spplrInvcNo: number,
      regDt: `${date}101500`,
      cu_invoice_no: null,
      totItemCnt: 1,
      taxRtA: 16,
      totTaxblAmt: net,
      totTaxAmt: tax,
      totAmt: total,
      taxblAmtA: net,
      taxAmtA: tax,
      taxblAmtB: 0,
      taxAmtB: 0,
      ...none,
      itemList: [{ ...line, qty, prc: total / qty, splyAmt: total, taxAmt: tax, totAmt: total }],
    },
  };
}

/** Stores the records; gives a registration, and books of which every fifth purchase differs from the supplier's invoice. */
export async function fillConsole(
  service: Service,
  { environmentId: data_set_id, branches: [branch] }: SeededAccount,
): Promise<{ registration: string; books: Purchase[] }> {
  const { db, clock, config } = service;
  const now = clock.now();
  if (!branch) throw new Error("the account has no branch");
  const month = localDate(now, serviceZone(config)).slice(0, 6);
  const reported = Array.from({ length: invoices }, (_, index) => reportedSale(index, `${month}01`));
  let registration = "";
  await db.transaction(async (trx) => {
    await saveSupplierSales(trx, { data_set_id, branch_id: branch.id }, reported, now);
    for (let index = 0; index < registrations; index++) {
      registration = newId(systemClock);
      const applicant = { name: "Asha Otieno", email: `asha-${index}@duka.example`, password_hash: null };
      const business = {
        business: `Duka ${index}`,
        tin: `P0512${String(index).padStart(5, "0")}B`,
        country: "KE",
      };
      await insertRegistration(trx, {
        ...applicant,
        ...business,
        id: registration,
        terms_version: "1",
        created_at: now,
      });
      await updateRegistration(trx, registration, { status: "pending", verified_at: now });
    }
  });
  const books = reported.map(({ supplier_tin, supplier_invoice_no, sales_date }, index) => ({
    number: supplier_invoice_no,
    supplier_tin,
    tax: 160,
    date: `${sales_date.slice(0, 4)}-${sales_date.slice(4, 6)}-${sales_date.slice(6)}`,
    total: index % 5 === 0 ? 1200 : 1160,
  }));
  return { registration, books };
}
