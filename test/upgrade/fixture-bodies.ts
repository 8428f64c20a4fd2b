// The documents of a fixture, each with a number of its own: in the API as the first release had it.

export type Item = { item_code: string; item_class_code: string; item_name: string };

let numbers = 0;

export function saleOf(branch_id: string, items: Item[], more: object = {}): object {
  numbers += 1;
  return {
    ...{ branch_id, invoice_no: `INV-${numbers}`, sale_date: "20260310", sale_time: "101500" },
    payment_type: "01",
    customer_tin: numbers % 3 === 0 ? "p051234567q" : undefined,
    customer_name: numbers % 2 === 0 ? "Otieno & Söhne" : undefined,
    items: items
      .slice(0, 1 + (numbers % 3))
      .map(({ item_code }) => ({ item_code, quantity: 2, unit_price: 580 })),
    ...more,
  };
}

export function purchaseOf(branch_id: string, item: Item): object {
  numbers += 1;
  const figures = { supply_amount: 5000, taxable_amount: 5000, tax_amount: 800, total_amount: 5800 };
  const units = { pkg_unit_code: "NT", pkg: 1, qty_unit_code: "U", qty: 10, unit_price: 580 };
  return {
    ...{ branch_id, invoice_no: `PUR-${numbers}`, purchase_date: "20260309", purchase_time: "162000" },
    ...{
      supplier_tin: "p059999999q",
      supplier_name: "Wholesale Ltd",
      supplier_invoice_no: String(10_000 + numbers),
    },
    payment_type: "01",
    items: [{ item_seq: 1, ...item, ...units, ...figures, tax_type: "A", tax_rate: 16 }],
  };
}

export function movementOf(branch_id: string, item: Item, qty: number): object {
  numbers += 1;
  const total = Math.abs(qty) * 580;
  const taxable = Math.round((total * 100) / 1.16) / 100;
  const tax = Math.round((total - taxable) * 100) / 100;
  const line = { item_cd: item.item_code, item_clss_cd: item.item_class_code, item_nm: item.item_name, qty };
  const units = { pkg_unit_cd: "NT", pkg: 1, qty_unit_cd: "U", prc: 580, tax_ty_cd: "A" };
  const figures = { sply_amt: total, taxbl_amt: taxable, tax_amt: tax, tot_amt: total };
  return {
    ...{ branch_id, sar_no: `SAR-${numbers}`, sar_ty_cd: "13", sar_dt: "20260310", tot_item_cnt: 1 },
    ...{ tot_taxbl_amt: taxable, tot_tax_amt: tax, tot_amt: total },
    items: [{ item_seq: 1, ...line, ...units, ...figures }],
  };
}

/** A customs record that is mapped to an item. */
export function importOf(
  branch_id: string,
  row: Record<string, unknown> = {},
  item: Item | undefined,
): object {
  const names = ["task_code", "declaration_date", "declaration_number", "item_sequence", "hs_code"];
  return {
    ...{
      branch_id,
      import_item_name: String(row.item_name ?? "Goods").replaceAll(/\s+/g, " "),
      origin_nation_code: row.origin_nation_code ?? "CN",
    },
    ...{ quantity: row.quantity ?? row.qty ?? 1, quantity_unit_code: "U" },
    ...{ supplier_name: "Exporter", invoice_amount: 500, invoice_currency: "USD", exchange_rate: 129.5 },
    ...Object.fromEntries(names.map((name) => [name, row[name]])),
    ...{ action: "map", existing_item_code: item?.item_code },
  };
}
