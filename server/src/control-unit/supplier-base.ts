// Whether the taxable amounts of a supplier's sale contain the tax, as its own header shows.

/** Where a unit counts so, some suppliers don't: their total is then above what is taxable. */
export function containsTax(sale: { totTaxblAmt: number; totTaxAmt: number; totAmt: number }): boolean {
  return sale.totTaxAmt !== 0 && sale.totTaxblAmt === sale.totAmt;
}
