// The Kenyan unit.
import type { Country } from "../../country.ts";
import { codeTables } from "./code-tables.ts";

export const ke: Country = {
  timeZone: "Africa/Nairobi",
  taxes: {
    A: { rate: 0, mark: "A-EX" },
    B: { rate: 16, mark: "B-16%" },
    C: { rate: 0, mark: "TAX C" },
    D: { rate: 0, mark: "TAX D" },
    E: { rate: 8, mark: "E-8%" },
  },
  classTaxes: { standard: "B", reduced: "E", zero_rated: "C", exempt: "A" },
  act: "VAT Act",
  codeTables,
  marks: { sdc: "KRACU", mrc: "WIS", sdcDigits: 10 },
  stock: {
    isInward: (sarTyCd) => sarTyCd < "10",
    transferOut: "13",
    transferIn: "04",
    // Imports, purchases and returns.
    ofDocuments: ["01", "02", "03"],
  },
  suppliers: [
    ["P051900001A", "Wholesale Masters Ltd", "00"],
    ["P051900002B", "Savannah Beverages Ltd", "00"],
    ["P051900003C", "Mlima Stationers", "00"],
    ["P051900004D", "Pwani Cement Distributors", "01"],
    ["P051900005E", "Ziwa Dairy Cooperative", "00"],
    ["P051900006F", "Jiko Home Supplies", "02"],
  ],
  supplierPayments: ["01", "02", "06"],
  items: [
    ["KE2CTXU0000044", "5020230602", "Cola 24x500ml", "CT", "U", "B", 1392],
    ["KE2BGKG0000012", "99011019", "Wheat flour 50kg", "BG", "KG", "A", 62.5],
    ["KE2NTXU0000101", "4411150101", "Exercise book 96 pages", "NT", "U", "B", 58],
    ["KE2BGXU0000007", "3010150101", "Cement 50kg", "BG", "U", "B", 749.95],
    ["KE2BJXL0000031", "99011021", "Raw milk", "BJ", "L", "A", 49.95],
    ["KE2NTXU0000205", "5210150101", "Cooking pot 5l", "NT", "U", "B", 1999.99],
    ["KE2DRXL0000003", "99013003", "Gas oil", "DR", "L", "E", 162.3],
    ["KE2CTXU0000310", "99012004", "Maize flour 2kg x 12", "CT", "U", "C", 1740],
  ],
  foreignItem: { code: "KE2NTXU", country: "KE", tax: "B" },
  isUnknown: (tin) => /^(Z|[A-Z]0{9})/.test(tin),
  place: { prvncNm: "NAIROBI CITY", dstrtNm: "WESTLANDS", sctrNm: "PARKLANDS" },
  otherPlace: { prvncNm: "MOMBASA", dstrtNm: "NYALI", sctrNm: "KONGOWEA" },
  town: "NAIROBI",
  customs: {
    office: "MBAIM4",
    agents: ["LIKONI CLEARING & FORWARDING LTD", "KILINDINI FREIGHT SERVICES LTD"],
    dollar: 129.5,
  },
};
