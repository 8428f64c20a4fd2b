// The documents that people submit.
import type { SaleInput } from "@taxctl/sdk";
import { sale } from "../support/branch.ts";
import { markedAt, movementAt, purchaseAt, soldAt } from "../support/unit-wires.ts";
import { type Caller, cola, type Deed, delivery, milk } from "./steps.ts";
import type { Wire } from "./wires.ts";

export type Document = {
  kind: "sale" | "purchase" | "movement";
  by: Caller;
  body: Record<string, unknown>;
  isAsync: boolean;
  /** Of its branch. */
  wire: Wire;
};

const prices: Record<string, number> = { [cola]: 580, [milk]: 50, [delivery]: 250 };

const cents = (amount: number): number => Math.round(amount * 100);

/**
 * How a till ends a bill: every sixth with a discount on all of it, every fourth is paid in two ways. The number of the document
 * decides it, not chance: the other steps of a history stay what they are.
 */
function endOfBill(n: number, lines: readonly { item: string; quantity: number; off: number }[]) {
  const discount: Record<string, number> =
    n % 12 === 0 ? { bill_discount_rate: 7.5 } : n % 6 === 0 ? { bill_discount_amount: 9.99 } : {};
  const totals = lines.map(({ item, quantity, off }) => {
    const gross = cents((prices[item] ?? 1) * quantity);
    return gross - Math.round((gross * off) / 100);
  });
  const bill = totals.reduce((sum, total) => sum + total, 0);
  const total =
    bill -
    Math.round((bill * (discount.bill_discount_rate ?? 0)) / 100) -
    cents(discount.bill_discount_amount ?? 0);
  if (n % 4 !== 2) return discount;
  const first = Math.floor(total / 3);
  const payments = [
    { payment_type: "01", amount: first / 100 },
    { payment_type: n % 8 === 2 ? "05" : "06", amount: (total - first) / 100 },
  ];
  return { ...discount, payment_type: undefined, payments };
}

/**
 * @param of The sale that a credit note is about.
 * @param wire Of the branch.
 */
export function documentOf(
  deed: Extract<Deed, { do: "sell" | "rekey" | "buy" | "move" | "credit" }>,
  of: Document | undefined,
  wire: Wire,
): Document | undefined {
  const { n, by, branch: branch_id, isAsync } = deed;
  const said = "says" in deed && deed.says !== undefined ? { remark: deed.says } : {};
  switch (deed.do) {
    case "sell":
    case "rekey": {
      const items = deed.lines.map(({ item, quantity, off }) => ({
        item_code: item,
        quantity,
        unit_price: prices[item] ?? 1,
        ...(off === 0 ? {} : { discount_rate: off }),
      }));
      const body = {
        ...sale({ invoice_no: `INV-${n}`, items: soldAt(wire, items) }),
        ...endOfBill(n, deed.lines),
        branch_id,
        ...said,
      };
      return { kind: "sale", by, isAsync, wire, body: { ...markedAt(wire, body as SaleInput) } };
    }
    case "credit": {
      if (of?.kind !== "sale" || of.body.receipt_type === "R") return undefined;
      const { items, payments } = of.body as { items: never; payments?: unknown };
      const note = {
        receipt_type: "R" as const,
        original_invoice_no: String(of.body.invoice_no),
        refund_reason_code: "06",
      };
      const body = {
        ...sale({ invoice_no: `CRN-${n}`, ...note, items }),
        ...(payments === undefined ? {} : { payment_type: undefined, payments }),
        branch_id: of.body.branch_id,
      };
      return { kind: "sale", by, isAsync, wire, body: { ...markedAt(wire, body as SaleInput) } };
    }
    case "buy": {
      const numbers = { invoice_no: `PUR-${n}`, supplier_invoice_no: String(n) };
      const body = { ...purchaseAt(wire, deed.quantity, numbers), branch_id, ...said };
      return { kind: "purchase", by, isAsync, wire, body };
    }
    case "move": {
      const quantities = { cola: deed.quantity, milk: deed.type === "13" ? -deed.quantity : undefined };
      const body = movementAt(wire, deed.type, quantities, { sar_no: `SAR-${n}`, branch_id, ...said });
      return { kind: "movement", by, isAsync, wire, body };
    }
  }
}

/** The same document with one more of its first line: another content under its number. */
export function corrected({ body, ...document }: Document): Document {
  const [first, ...others] = body.items as Record<string, number>[];
  const more = (name: string) => (first?.[name] === undefined ? {} : { [name]: first[name] + 1 });
  const other = {
    ...body,
    // Payments of the first content would not add up.
    ...(body.payments === undefined ? {} : { payment_type: "01", payments: undefined }),
    items: [{ ...first, ...more("quantity") }, ...others],
    remark: "corrected",
  };
  const isSale = document.kind === "sale";
  return {
    ...document,
    body: isSale ? { ...markedAt(document.wire, other as unknown as SaleInput) } : other,
  };
}
