// The items of a small shop, which a new sandbox sells.

export type SandboxItem = {
  item_name: string;
  item_class_code: string;
  tax_type_code: string;
  default_price: number;
  barcode?: string;
  item_type?: string;
  /** Quantity booked when the sandbox is created; services have none. */
  opening?: number;
};

/** Name, class, tax type, price, opening stock and barcode. The classes are those of the simulator. */
const stocked: readonly [string, string, string, number, number, string?][] = [
  ["Cola 500 ml", "5020230602", "A", 80, 480, "6161100000017"],
  ["Mineral water 1 l", "5020230602", "A", 60, 360, "6161100000024"],
  ["Baked beans 400 g", "5046590100", "A", 185, 144, "6161100000031"],
  ["Wheat flour 2 kg", "99011019", "B", 210, 200, "6161100000048"],
  ["Bread 400 g", "99011020", "B", 65, 60, "6161100000055"],
  ["Fresh milk 500 ml", "99011021", "B", 62, 120, "6161100000062"],
  ["Honey 500 g", "99011015", "B", 480, 48, "6161100000079"],
  ["School text book, form 1", "99011023", "B", 950, 35],
  ["Maize flour 2 kg", "99012004", "C", 175, 240, "6161100000086"],
];

export const sandboxItems: readonly SandboxItem[] = [
  ...stocked.map(([item_name, item_class_code, tax_type_code, default_price, opening, barcode]) => ({
    item_name,
    item_class_code,
    tax_type_code,
    default_price,
    opening,
    ...(barcode === undefined ? {} : { barcode }),
  })),
  {
    item_name: "Delivery within the town",
    item_class_code: "5020230602",
    tax_type_code: "A",
    default_price: 350,
    item_type: "3",
  },
];
