// The goods of a small shop, which a new sandbox sells.

export type Goods = {
  item_name: string;
  item_class_code: string;
  tax_type_code: string;
  default_price: number;
  barcode?: string;
  item_type?: string;
  /** Quantity booked when the sandbox is made; services have none. */
  opening?: number;
};

/** Item classes are those of the simulator; tax types are the interface's letters. */
export const goods: readonly Goods[] = [
  {
    item_name: "Cola 500 ml",
    item_class_code: "5020230602",
    tax_type_code: "A",
    default_price: 80,
    opening: 480,
    barcode: "6161100000017",
  },
  {
    item_name: "Mineral water 1 l",
    item_class_code: "5020230602",
    tax_type_code: "A",
    default_price: 60,
    opening: 360,
    barcode: "6161100000024",
  },
  {
    item_name: "Baked beans 400 g",
    item_class_code: "5046590100",
    tax_type_code: "A",
    default_price: 185,
    opening: 144,
    barcode: "6161100000031",
  },
  {
    item_name: "Wheat flour 2 kg",
    item_class_code: "99011019",
    tax_type_code: "B",
    default_price: 210,
    opening: 200,
    barcode: "6161100000048",
  },
  {
    item_name: "Bread 400 g",
    item_class_code: "99011020",
    tax_type_code: "B",
    default_price: 65,
    opening: 60,
    barcode: "6161100000055",
  },
  {
    item_name: "Fresh milk 500 ml",
    item_class_code: "99011021",
    tax_type_code: "B",
    default_price: 62,
    opening: 120,
    barcode: "6161100000062",
  },
  {
    item_name: "Honey 500 g",
    item_class_code: "99011015",
    tax_type_code: "B",
    default_price: 480,
    opening: 48,
    barcode: "6161100000079",
  },
  {
    item_name: "School text book, form 1",
    item_class_code: "99011023",
    tax_type_code: "B",
    default_price: 950,
    opening: 35,
  },
  {
    item_name: "Maize flour 2 kg",
    item_class_code: "99012004",
    tax_type_code: "C",
    default_price: 175,
    opening: 240,
    barcode: "6161100000086",
  },
  {
    item_name: "Delivery within the town",
    item_class_code: "5020230602",
    tax_type_code: "A",
    default_price: 350,
    item_type: "3",
  },
];
