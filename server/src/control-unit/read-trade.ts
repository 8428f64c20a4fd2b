// Reads the records of others that concern us: supplier sales, customs rows, items on their way. They are kept as received.
// Decisions about the API: 68.
import { add, withoutTax } from "@taxctl/sdk/rules/amounts";
import { isCalendarDay } from "@taxctl/sdk/rules/formats";
import { type TaxLetter, taxLetters } from "@taxctl/sdk/rules/profiles";
import type { Profile } from "@taxctl/sdk/rules/profiles/units";
import { mapInSlices } from "../base/event-loop.ts";
import { digits, type Fields, field, list, number, numberOrNull, text, textOrNull } from "./envelope.ts";
import type { FetchedImportItem, FetchedPendingStock, FetchedSupplierSale, SupplierSale } from "./fetched.ts";
import { interfaceLetter, interfacePayment } from "./profiles.ts";
import { rowsOf } from "./read-reference.ts";
import { containsTax } from "./supplier-base.ts";

/** Sales of suppliers that name us as the buyer. Their figures may contradict each other and are not corrected. */
export function readSupplierSales(data: unknown, rules: Profile): Promise<FetchedSupplierSale[]> {
  return mapInSlices(rowsOf(data, "saleList"), (row) => {
    const sale = readSupplierSale(row, rules);
    const areWithTax = rules.messages.taxable === "with_tax" && containsTax(sale);
    return {
      supplier_tin: sale.spplrTin,
      supplier_bhf_id: sale.spplrBhfId,
      supplier_name: sale.spplrNm,
      supplier_invoice_no: sale.spplrInvcNo,
      receipt_type: text(row.rcptTyCd).toUpperCase() === "R" ? "R" : "S",
      sales_date: digits(row.salesDt).slice(0, 8) || sale.regDt.slice(0, 8),
      payment_type: text(row.pmtTyCd) === "" ? null : interfacePayment(rules, text(row.pmtTyCd)),
      total_amount: sale.totAmt,
      sale,
      lines: list(row.itemList).map((line, index) => ({
        ...readFigures(line, index, row, rules),
        taxable_amount: add(number(line.taxblAmt), areWithTax ? -number(line.taxAmt) : 0),
      })),
    };
  });
}

function readSupplierSale(row: Fields, rules: Profile): SupplierSale {
  const lines = list(row.itemList);
  const [first] = taxLetters;
  const bucket = (prefix: string, letter: TaxLetter) => {
    const unit = rules.letters[letter];
    return unit === undefined ? 0 : number(field(row, prefix + unit));
  };
  const buckets = <Prefix extends string>(prefix: Prefix) =>
    Object.fromEntries(taxLetters.map((letter) => [prefix + letter, bucket(prefix, letter)])) as {
      [Bucket in `${Prefix}${TaxLetter}`]: number;
    };
  return {
    spplrTin: text(row.spplrTin),
    spplrBhfId: text(row.spplrBhfId),
    spplrNm: oneLine(row.spplrNm),
    spplrInvcNo: text(row.spplrInvcNo),
    cu_invoice_no: text(row.spplrSdcId) ? `${oneLine(row.spplrSdcId)}/${text(row.spplrInvcNo)}` : null,
    regDt: digits(field(row, "cfmDt", "salesDt"))
      .padEnd(14, "0")
      .slice(0, 14),
    totItemCnt: numberOrNull(row.totItemCnt) ?? lines.length,
    ...buckets("taxblAmt"),
    taxRtA: bucket("taxRt", first),
    ...buckets("taxAmt"),
    totTaxblAmt: number(row.totTaxblAmt),
    totTaxAmt: number(row.totTaxAmt),
    totAmt: number(row.totAmt),
    itemList: lines.map((line, index) => ({
      itemSeq: numberOrNull(line.itemSeq) ?? index + 1,
      itemCd: text(line.itemCd),
      itemClsCd: text(line.itemClsCd),
      itemNm: text(line.itemNm),
      qty: number(line.qty),
      prc: number(line.prc),
      splyAmt: number(line.splyAmt),
      taxAmt: number(line.taxAmt),
      totAmt: number(line.totAmt),
      taxTyCd: interfaceLetter(rules, text(line.taxTyCd)),
    })),
  };
}

function readFigures(line: Fields, index: number, sale: Fields, rules: Profile) {
  const letter = text(line.taxTyCd);
  const usual = rules.unitRates[letter] ?? 0;
  const rate = numberOrNull(field(sale, `taxRt${letter}`)) ?? usual;
  return {
    item_seq: numberOrNull(line.itemSeq) ?? index + 1,
    item_code: textOrNull(line.itemCd),
    item_class_code: textOrNull(line.itemClsCd),
    item_name: textOrNull(line.itemNm),
    bcd: textOrNull(line.bcd),
    pkg_unit_code: textOrNull(line.pkgUnitCd),
    pkg: number(line.pkg),
    qty_unit_code: textOrNull(line.qtyUnitCd),
    qty: number(line.qty),
    unit_price: number(line.prc),
    supply_amount: number(line.splyAmt),
    discount_rate: number(line.dcRt),
    discount_amount: withoutTax(number(line.dcAmt), rate),
    discount_with_tax: number(line.dcAmt),
    tax_type: interfaceLetter(rules, letter),
    tax_rate: rate,
    tax_amount: number(line.taxAmt),
    total_amount: number(line.totAmt),
  };
}

export function readImportItems(data: unknown): Promise<FetchedImportItem[]> {
  return mapInSlices(rowsOf(data, "itemList"), (row) => {
    const declared = row.dclDe;
    const unit_declaration_date = typeof declared === "string" ? declared : text(declared);
    return {
      unit_declaration_date,
      item: {
        task_code: text(row.taskCd),
        declaration_date: shownDate(unit_declaration_date),
        item_sequence: number(row.itemSeq),
        declaration_number: text(row.dclNo),
        hs_code: text(row.hsCd),
        item_name: oneLine(row.itemNm),
        import_item_status_code: text(field(row, "imptItemSttsCd", "imptItemsttsCd")),
        origin_nation_code: text(row.orgnNatCd),
        export_nation_code: text(row.exptNatCd),
        package: number(row.pkg),
        package_unit_code: textOrNull(row.pkgUnitCd),
        quantity: number(row.qty),
        quantity_unit_code: textOrNull(row.qtyUnitCd),
        gross_weight: number(row.totWt),
        net_weight: number(row.netWt),
        supplier_name: oneLine(row.spplrNm),
        agent_name: oneLine(row.agntNm),
        invoice_foreign_currency_amount: number(row.invcFcurAmt),
        invoice_foreign_currency: text(row.invcFcurCd),
        invoice_foreign_currency_exchange_rate: number(row.invcFcurExcrt),
      },
    };
  });
}

/** `DDMMYYYY` as `YYYYMMDD`. No date of this or the last century can be read both ways. */
export function shownDate(date: string): string {
  if (isCalendarDay(date)) return date;
  const turned = `${date.slice(4)}${date.slice(2, 4)}${date.slice(0, 2)}`;
  return date.length === 8 && isCalendarDay(turned) ? turned : date;
}

/** The lines of shipments that other branches sent here, one row each. */
export async function readPendingStock(
  data: unknown,
  rules: Profile,
  resultDate: string,
): Promise<FetchedPendingStock[]> {
  const shipments = await mapInSlices(rowsOf(data, "stockList"), (row) =>
    list(row.itemList).map((line, index) => ({
      from_tin: text(row.custTin),
      from_bhf_id: text(row.custBhfId),
      sar_no: number(row.sarNo),
      item_seq: numberOrNull(line.itemSeq) ?? index + 1,
      date: digits(row.ocrnDt).slice(0, 8),
      item: {
        itemCd: text(line.itemCd),
        itemClsCd: text(line.itemClsCd),
        itemNm: text(line.itemNm),
        bcd: text(line.bcd),
        pkgUnitCd: text(line.pkgUnitCd),
        qtyUnitCd: text(line.qtyUnitCd),
        taxTyCd: interfaceLetter(rules, text(line.taxTyCd)),
        qty: number(line.qty),
        prc: number(line.prc),
        splyAmt: number(line.splyAmt),
        taxAmt: number(line.taxAmt),
        totAmt: number(line.totAmt),
        lastReqDt: resultDate,
      },
    })),
  );
  return shipments.flat();
}

function oneLine(value: unknown): string {
  return text(value).replace(/\s+/g, " ");
}
