// Responsible for VAT returns at the fake service: the example's figures with the amounts that were entered.
import { add } from "../../amounts.ts";
import type { VatReturn, VatReturnEntered } from "../../openapi.ts";
import { returnErrors } from "../../validation/index.ts";
import type { FakeRequest } from "./request.ts";
import { exampleRecord, type FakeResponse, rejectInvalid, success } from "./responses.ts";

/** Shows a return, and enters amounts first where they are given. */
export function returnResponse({ operation, request, state }: FakeRequest): FakeResponse {
  const month = String(request.params.month);
  const rows = state.collection("returns");
  const example = exampleRecord("getVatReturn") as VatReturn & Record<string, unknown>;
  const known = rows.find((row) => row.month === month);
  const entered = (known?.entered ?? example.entered) as VatReturnEntered;
  if (operation.method === "PATCH") {
    rejectInvalid(operation, returnErrors(request.body));
    const changed = { ...entered, ...request.body, updated_at: state.timestamp(), updated_by: 1 };
    if (known) known.entered = changed;
    else rows.push({ month, entered: changed });
    return success(operation, { data: { ...filled(example, changed), month, lines: null } });
  }
  const lines = request.query.itemized === true ? example.lines : null;
  return success(operation, { data: { ...filled(example, entered), month, lines } });
}

function filled(example: VatReturn, entered: VatReturnEntered): VatReturn {
  const imported: Record<string, [number | null, number | null]> = {
    imports_general: [entered.import_general_taxable, entered.import_general_tax],
    imports_other: [entered.import_other_taxable, entered.import_other_tax],
    imports_zero_rated: [entered.import_zero_rated_taxable, null],
    imports_exempt: [entered.import_exempt_taxable, null],
  };
  const boxes = example.boxes.map((box) => {
    const [taxable, tax] = imported[box.box] ?? [box.taxable_amount, box.tax_amount];
    return { ...box, taxable_amount: taxable ?? 0, tax_amount: tax ?? 0 };
  });
  const bought = boxes.filter(({ side, on_return }) => side !== "sales" && on_return);
  const { sales, output_tax } = example.totals;
  const input_tax = add(entered.imported_services_tax ?? 0, ...bought.map(({ tax_amount }) => tax_amount));
  const deductible_tax = add(input_tax, -(entered.non_deductible ?? 0));
  const tax_due = add(output_tax, -deductible_tax);
  const less = [-(entered.withheld ?? 0), -(entered.brought_forward ?? 0)];
  const net = add(tax_due, ...less, entered.refund_adjustment ?? 0);
  const purchases = add(0, ...bought.map(({ taxable_amount }) => taxable_amount));
  const totals = { sales, purchases, output_tax, input_tax, deductible_tax, tax_due };
  const result = { net, payable: Math.max(net, 0), carried_forward: Math.max(-net, 0) };
  return { ...example, boxes, entered, totals: { ...totals, ...result } };
}
