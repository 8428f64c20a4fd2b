// Responsible for GET /codes at the fake service: some codes of the classes that apps list, as the service has them.

import { requireOperation } from "../operations.ts";
import { paged } from "./pages.ts";
import type { FakeRequest } from "./request.ts";
import { exampleOf, type FakeResponse, recordOf } from "./responses.ts";

type Code = { code_class: string; class_name: string; code: string; name: string; sort_order: number };

const ITEM_CLASS = "item_class";
/** Class and its name, and its codes with their places in the authority's order. */
const TABLES: [
  code_class: string,
  class_name: string,
  codes: [code: string, name: string, place: number][],
][] = [
  [
    "10",
    "Quantity Unit",
    [
      ["BX", "box", 8],
      ["KG", "Kilo-Gramme", 18],
      ["L", "Litre", 21],
      ["U", "Pieces/item [Number]", 42],
    ],
  ],
  [
    "17",
    "Packing Unit",
    [
      ["BG", "Bag", 6],
      ["CT", "Carton", 20],
      ["NT", "Net", 32],
    ],
  ],
  [
    "24",
    "Item Type",
    [
      ["1", "Raw Material", 1],
      ["2", "Finished Product", 2],
      ["3", "Service", 3],
    ],
  ],
  [
    "32",
    "Credit Note Reason",
    [
      ...["Missing Quantity", "Missing data", "Damaged", "Wasted", "Raw Material Shortage", "Refund"],
      ...["Wrong Customer PIN", "Wrong Customer name", "Wrong Amount/price", "Wrong Quantity"],
      ...["Wrong Item(s)", "Wrong tax type", "Other reason"],
    ].map((name, index) => [String(index + 1).padStart(2, "0"), name, index + 1]),
  ],
  [ITEM_CLASS, "Item Class", [["5020230602", "Soft drinks", 5]]],
];

const inTables: Code[] = TABLES.flatMap(([code_class, class_name, codes]) =>
  codes.map(([code, name, sort_order]) => ({
    code_class,
    class_name,
    code,
    unit_code: code,
    name,
    sort_order,
  })),
);

/** The lists of one class, which other operations return, belong to all codes. */
function allCodes(): Code[] {
  const examples = (["listTaxTypes", "listPaymentTypes", "listCountries"] as const).flatMap((id) => {
    const { data } = exampleOf(requireOperation(id));
    return Array.isArray(data) ? data : [];
  });
  return [...examples.map((row) => Object(row)), ...inTables];
}

export function listCodes({ operation, request }: FakeRequest): FakeResponse {
  const { code_class, q } = request.query;
  const part = String(q ?? "").toLowerCase();
  const found = allCodes()
    .filter((row) =>
      code_class === undefined ? row.code_class !== ITEM_CLASS : row.code_class === code_class,
    )
    .filter(({ code, name }) => `${code}\n${name}`.toLowerCase().includes(part))
    .sort(
      (one, other) => one.code_class.localeCompare(other.code_class) || one.sort_order - other.sort_order,
    );
  return paged(
    operation,
    found.map((row) => recordOf("listCodes", row)),
    request.query,
  );
}
