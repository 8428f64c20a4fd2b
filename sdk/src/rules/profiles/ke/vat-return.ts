// The Kenyan monthly return.
import { usualBoxes, type VatReturnForm } from "../vat-return.ts";
import { ke } from "./index.ts";

export const vat3: VatReturnForm = {
  form: "VAT 3",
  dueDay: 20,
  rates: { A: "exempt", B: "general", C: "zero_rated", D: "outside_vat", E: "other" },
  boxes: usualBoxes(ke),
  // As the printed form VAT 3 counts them. Imports are part of the purchases there.
  numbers: {
    sales_general: "1",
    sales_other: "2",
    sales_zero_rated: "3",
    sales_exempt: "4",
    output_tax: "5",
    purchases_general: "6",
    purchases_other: "7",
    purchases_zero_rated: "8",
    input_tax: "9",
    imports_general: "6",
    imports_other: "7",
    imports_zero_rated: "8",
    non_deductible: "10",
    deductible_tax: "11",
    tax_due: "12",
    brought_forward: "13",
    refund_adjustment: "15",
    net: "16",
  },
};
