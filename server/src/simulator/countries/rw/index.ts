// The Rwandan unit. Its code tables are the Kenyan ones but for the tax types and the names of a few rows.
import type { Country, CountryProblem } from "../../country.ts";
import type { Body } from "../../state.ts";
import { linesOf, numberOf, textOf } from "../../validate.ts";
import { codeTables } from "../ke/code-tables.ts";

const own: Record<string, string> = {
  "04": "A A-EX|B B-18.00%|C C|D D",
  "32":
    "01 Missing Quantity|02 Missing Item|03 Damaged|04 Wasted|05 Raw Material Shortage|06 Refund|07 Wrong Customer TIN|" +
    "08 Wrong Customer Name|09 Wrong Amount/price|10 Wrong Quantity|11 Wrong Item(s)|12 Wrong Tax Type|13 Other Reason",
  "37": "S Sale|R Refund",
  "38": "P Purchase|R Refund",
};

/** Buyers whom the authority doesn't know: the others have any nine digits. */
const isUnknown = (tin: string): boolean => tin.startsWith("0");

/** A code that the authority never gave; any other is good for one sale. */
const unknownCode = "000000";

function findSaleProblem(sale: Body, used: ReadonlySet<string>): CountryProblem | undefined {
  const line = linesOf(sale).find((one) => numberOf(one, "dcAmt") !== 0 && numberOf(one, "dcRt") === 0);
  if (line)
    return {
      resultCd: "910",
      message: `Invalid dcRt on item: ${numberOf(line, "itemSeq")}. A discount needs its rate`,
    };
  const buyer = textOf(sale, "custTin");
  const code = textOf(sale, "prcOrdCd");
  if (buyer !== "" && (!/^\d{9}$/.test(buyer) || isUnknown(buyer))) return { resultCd: "884" };
  if (textOf(sale, "rcptTyCd") === "R") return undefined;
  if (buyer !== "" && code === "") return { resultCd: "881" };
  if (code === unknownCode || (code !== "" && !/^[0-9A-Z]{1,6}$/.test(code))) return { resultCd: "882" };
  return used.has(code) ? { resultCd: "883" } : undefined;
}

export const rw: Country = {
  timeZone: "Africa/Kigali",
  taxes: {
    A: { rate: 0, mark: "A-EX" },
    B: { rate: 18, mark: "B-18.00%" },
    C: { rate: 0, mark: "C" },
    D: { rate: 0, mark: "D" },
  },
  classTaxes: { standard: "B", reduced: "B", zero_rated: "C", exempt: "A" },
  act: "VAT Law",
  codeTables: codeTables.map((table) => ({ ...table, rows: own[table.cdCls] ?? table.rows })),
  marks: { sdc: "SDC", mrc: "WIS", sdcDigits: 9 },
  stock: {
    isInward: (sarTyCd) => sarTyCd < "10",
    transferOut: "13",
    transferIn: "04",
    // Imports, purchases, sales and returns: a sale has no number of its sender that would identify its movement.
    ofDocuments: ["01", "02", "03", "11", "12"],
  },
  suppliers: [
    ["100900001", "Umusambi Wholesale Ltd", "00"],
    ["100900002", "Kivu Beverages Ltd", "00"],
    ["100900003", "Virunga Stationers", "00"],
    ["100900004", "Akagera Cement Distributors", "01"],
    ["100900005", "Inyange Hills Dairy Cooperative", "00"],
  ],
  supplierPayments: ["01", "02", "06"],
  items: [
    ["RW2CTXU0000044", "5020230602", "Cola 24x500ml", "CT", "U", "B", 14160],
    ["RW2BGXKGX0000012", "99011019", "Maize flour 25kg", "BG", "KG", "A", 820],
    ["RW2NTXU0000101", "4411150101", "Exercise book 96 pages", "NT", "U", "B", 590],
    ["RW2BGXU0000007", "3010150101", "Cement 50kg", "BG", "U", "B", 11749.5],
    ["RW2BJXL0000031", "99011021", "Raw milk", "BJ", "L", "A", 499.5],
    ["RW2NTXU0000205", "5210150101", "Cooking pot 5l", "NT", "U", "B", 21999.99],
    ["RW2CTXU0000310", "99012004", "Green coffee for export", "CT", "U", "C", 174000],
  ],
  foreignItem: { code: "RW2NTXU", country: "RW", tax: "B" },
  isUnknown,
  fields: {
    saveSales: {
      fields: { trdInvcNo: null, custTin: "C9", prcOrdCd: "C6" },
      receipt: { custTin: "C9", rptNo: "N38!+" },
      lines: { itemClsCd: "C10!" },
    },
    savePurchases: { fields: { spplrTin: "C9", spplrSdcId: "C12", prcOrdCd: "C6" } },
    saveStockItems: { fields: { custTin: "C9" } },
  },
  risingImportCursor: true,
  findSaleProblem,
  defaults: { duplicates: "924", amounts: "G" },
  place: { prvncNm: "KIGALI CITY", dstrtNm: "GASABO", sctrNm: "KACYIRU" },
  otherPlace: { prvncNm: "SOUTHERN PROVINCE", dstrtNm: "HUYE", sctrNm: "NGOMA" },
  town: "KIGALI",
  customs: {
    office: "GIKIM4",
    agents: ["NYABUGOGO CLEARING LTD", "GATUNA FREIGHT SERVICES LTD"],
    dollar: 1440.5,
  },
};
