// The kinds of units that suites run on: Kenya's unit in the branch's network, Kenya's online unit, Rwanda's unit.
import type { PurchaseInput, SaleInput } from "@taxctl/sdk";
import { countries } from "../../server/src/simulator/countries/index.ts";
import type { Country } from "../../server/src/simulator/country.ts";
import type { SimulatorOptions } from "../../server/src/simulator/index.ts";
import { purchase } from "./branch.ts";
import { movement } from "./stock.ts";

export const unitWires = ["vscu", "oscu", "rw"] as const;
export type UnitWire = (typeof unitWires)[number];

type Facts = {
  device: { profile: string; wire?: "vscu" | "oscu" };
  simulator: Pick<SimulatorOptions, "country" | "wire">;
  /** Of `taxd simulator`. */
  flags: string[];
};

export const factsOf: Readonly<Record<UnitWire, Facts>> = {
  vscu: { device: { profile: "ke" }, simulator: {}, flags: [] },
  oscu: { device: { profile: "ke", wire: "oscu" }, simulator: { wire: "oscu" }, flags: ["--wire", "oscu"] },
  rw: {
    device: { profile: "rw" },
    simulator: { country: countries.rw as Country },
    flags: ["--country", "rw"],
  },
};

/** Kenya's standard rate is the API's type A. In Rwanda it is B, and all that has no type of its own is exempt. */
const standardOf = (wire: UnitWire) =>
  wire === "rw"
    ? { type: "B" as const, rate: 18, supplier_tin: "100900001" }
    : { type: "A" as const, rate: 16, supplier_tin: "P059999999Q" };

/** A purchase of cola at 500 without tax. */
export function purchaseAt(wire: UnitWire, qty = 10, overrides: Partial<PurchaseInput> = {}): PurchaseInput {
  const { type, rate, supplier_tin } = standardOf(wire);
  const supply = 500 * qty;
  const items = purchase().items.map((line) => ({
    ...line,
    qty,
    unit_price: 5 * (100 + rate),
    supply_amount: supply,
    taxable_amount: supply,
    tax_type: type,
    tax_rate: rate,
    tax_amount: 5 * rate * qty,
    total_amount: 5 * (100 + rate) * qty,
  }));
  return purchase({ supplier_tin, items, ...overrides });
}

/** A movement of cola and, with `milk`, of milk. */
export function movementAt(
  wire: UnitWire,
  type: string,
  { cola, milk }: { cola: number; milk?: number | undefined },
  overrides: Record<string, unknown> = {},
): Record<string, unknown> {
  const { type: tax_ty_cd, rate } = standardOf(wire);
  const milkRate = wire === "rw" ? rate : 0;
  const milkLine = { item_cd: "KE2NTXL0000002", prc: 50, tax_ty_cd: "B", rate: milkRate };
  const lines = [{ qty: cola, tax_ty_cd, rate }, ...(milk === undefined ? [] : [{ ...milkLine, qty: milk }])];
  return movement(type, lines, overrides);
}

/** A sale's lines, those of cola at the standard rate. */
export function soldAt(wire: UnitWire, items: SaleInput["items"]): SaleInput["items"] {
  const { type } = standardOf(wire);
  return items.map((line) =>
    wire === "rw" && line.item_code === "KE2NTXU0000001" ? { ...line, tax_type: type } : line,
  );
}

/** A sale whose remark ends with its number: a unit of Rwanda gets no other text by which a sale can be found there. */
export function markedAt(wire: UnitWire, body: SaleInput): SaleInput {
  if (wire !== "rw") return body;
  return { ...body, remark: body.remark ? `${body.remark} ${body.invoice_no}` : body.invoice_no };
}
