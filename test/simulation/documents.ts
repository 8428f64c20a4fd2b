// The documents that people submit.
import { purchase, sale } from "../support/branch.ts";
import { movement } from "../support/stock.ts";
import { type Caller, cola, type Deed, delivery, milk } from "./steps.ts";
import type { Wire } from "./wires.ts";

export type Document = {
  kind: "sale" | "purchase" | "movement";
  by: Caller;
  body: Record<string, unknown>;
  isAsync: boolean;
  /** What its remark ends with: a unit of Rwanda gets no other text by which a sale can be found there. */
  mark?: string;
};

const prices: Record<string, number> = { [cola]: 580, [milk]: 50, [delivery]: 250 };

/** Where a document is about another country, what differs: Rwanda's standard rate is B, its A is exempt. */
const kenyan = { standard: "A", rate: 16, supplier: "P059999999Q", soldAs: {} };
const rwandan = { standard: "B", rate: 18, supplier: "100900001", soldAs: { [cola]: { tax_type: "B" } } };
const rulesOf = (wire: Wire) => (wire === "rw" ? rwandan : kenyan);

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
  const { standard, rate, supplier, soldAs } = rulesOf(wire);
  const says = "says" in deed ? deed.says : undefined;
  const remark = says === undefined ? {} : { remark: says };
  /** A sale's or a credit note's. */
  const marked = (mark: string) =>
    wire === "rw" ? { mark, remark: { remark: says === undefined ? mark : `${says} ${mark}` } } : { remark };
  switch (deed.do) {
    case "sell":
    case "rekey": {
      const items = deed.lines.map(({ item, quantity, off }) => ({
        item_code: item,
        quantity,
        unit_price: prices[item] ?? 1,
        ...(off === 0 ? {} : { discount_rate: off }),
        ...Reflect.get(soldAs, item),
      }));
      const { remark: own, ...mark } = marked(`INV-${n}`);
      return {
        kind: "sale",
        by,
        isAsync,
        ...mark,
        body: {
          ...sale({ invoice_no: `INV-${n}`, items }),
          ...endOfBill(n, deed.lines),
          branch_id,
          ...own,
        },
      };
    }
    case "credit": {
      if (of?.kind !== "sale" || of.body.receipt_type === "R") return undefined;
      const { items, payments } = of.body as { items: never; payments?: unknown };
      const note = {
        receipt_type: "R" as const,
        original_invoice_no: String(of.body.invoice_no),
        refund_reason_code: "06",
      };
      const { remark: own, ...mark } = marked(`CRN-${n}`);
      return {
        kind: "sale",
        by,
        isAsync,
        ...mark,
        body: {
          ...sale({ invoice_no: `CRN-${n}`, ...note, items }),
          ...(payments === undefined ? {} : { payment_type: undefined, payments }),
          branch_id: of.body.branch_id,
          ...own,
        },
      };
    }
    case "buy": {
      const [line] = purchase().items;
      if (!line) return undefined;
      const supply = 500 * deed.quantity;
      const figures = {
        qty: deed.quantity,
        supply_amount: supply,
        taxable_amount: supply,
        tax_type: standard,
        tax_rate: rate,
        tax_amount: Math.round(supply * rate) / 100,
        total_amount: Math.round(supply * (100 + rate)) / 100,
      };
      const body = purchase({
        invoice_no: `PUR-${n}`,
        supplier_tin: supplier,
        supplier_invoice_no: String(n),
        items: [{ ...line, ...figures }],
      });
      return { kind: "purchase", by, isAsync, body: { ...body, branch_id, ...remark } };
    }
    case "move": {
      const lines = [
        { qty: deed.quantity, tax_ty_cd: standard, rate },
        ...(deed.type === "13"
          ? [{ item_cd: milk, qty: -deed.quantity, prc: 50, tax_ty_cd: "B", rate: wire === "rw" ? rate : 0 }]
          : []),
      ];
      return {
        kind: "movement",
        by,
        isAsync,
        body: movement(deed.type, lines, { sar_no: `SAR-${n}`, branch_id, ...remark }),
      };
    }
  }
}

/** The same document with one more of its first line: another content under its number. */
export function corrected({ body, ...document }: Document): Document {
  const [first, ...others] = body.items as Record<string, number>[];
  const more = (name: string) => (first?.[name] === undefined ? {} : { [name]: first[name] + 1 });
  return {
    ...document,
    body: {
      ...body,
      // Payments of the first content would not add up.
      ...(body.payments === undefined ? {} : { payment_type: "01", payments: undefined }),
      items: [{ ...first, ...more("quantity") }, ...others],
      remark: document.mark === undefined ? "corrected" : `corrected ${document.mark}`,
    },
  };
}
