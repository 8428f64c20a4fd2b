// The tables of Exampleland's unit, for the simulator. What it doesn't name is as in Kenya.
import { codeTables } from "../../../../server/src/simulator/countries/ke/code-tables.ts";
import type { Country } from "../../../../server/src/simulator/country.ts";

const own: Record<string, string> = {
  "04": "A A-Outside|B B-Zero rated|C C-Sales tax 20%|D D-Exempt|E E-Sales tax 5%",
  "05": "XX EXAMPLELAND|KE KENYA|CN CHINA|BR BRAZIL|IN INDIA|IT ITALY|PK PAKISTAN",
  "07": "01 VOUCHER|02 CREDIT|03 CASH/CREDIT|04 BANK CHECK|05 DEBIT&CREDIT CARD|06 COINS|07 OTHER",
  "12": "51 Sold|52 Returned|53 Bought|54 Sent back|55 Imported|56 Shipped|57 Received|61 Found|62 Lost",
  "14": "N Normal|X Bought",
  "32": "06 Refund|07 Wrong tax code|08 Wrong name|13 Other reason",
  "33": "XXD Exampleland dollar|USD United States dollar",
};

export const xxUnit: Country = {
  timeZone: "Pacific/Auckland",
  taxes: {
    A: { rate: 0, mark: "outside" },
    B: { rate: 0, mark: "zero" },
    C: { rate: 20, mark: "20" },
    D: { rate: 0, mark: "exempt" },
    E: { rate: 5, mark: "5" },
  },
  classTaxes: { standard: "C", reduced: "E", zero_rated: "B", exempt: "D" },
  act: "Sales Tax Act",
  codeTables: codeTables.map((table) => ({ ...table, rows: own[table.cdCls] ?? table.rows })),
  marks: { sdc: "XXUNIT", mrc: "XXP", sdcDigits: 10 },
  stock: {
    isInward: (type) => ["52", "53", "55", "61"].includes(type),
    transferOut: "56",
    transferIn: "57",
    ofDocuments: ["52", "53", "55"],
  },
  suppliers: [
    ["200-0001", "Exampleland Mill", "00"],
    ["200-0002", "Harbour Traders", "00"],
  ],
  supplierPayments: ["06", "02"],
  items: [
    ["XXITEM20000101", "5020230602", "Lemonade", "NT", "U", "C", 12],
    ["XXITEM20000102", "99011019", "Flour", "BG", "KG", "D", 3.5],
    ["XXITEM20000103", "99013003", "Gas oil", "DR", "L", "E", 21],
    ["XXITEM20000104", "3010150101", "Stamps", "NT", "U", "A", 2],
    ["XXITEM20000105", "99012004", "Export wool", "BG", "KG", "D", 40],
  ],
  foreignItem: { code: "XXITEM2", country: "XX", tax: "C" },
  isUnknown: (tin) => tin.startsWith("000"),
  place: { prvncNm: "NORTH", dstrtNm: "HARBOUR", sctrNm: "QUAY" },
  otherPlace: { prvncNm: "SOUTH", dstrtNm: "HILLS", sctrNm: "MILL" },
  town: "HARBOUR",
  customs: { office: "HBRIM1", agents: ["HARBOUR CLEARING LTD"], dollar: 2.5 },
};
