// Items of a taxpayer and their compositions.
import { accepted, SimulatedRejection } from "../response.ts";
import { type Body, itemsOf } from "../state.ts";
import { numberOf, textOf } from "../validate.ts";
import { type Call, type CallHandler, rowsResponse } from "./call.ts";

function runningNumber(itemCd: string): number {
  return Number(/\d{7}$/.exec(itemCd)?.[0] ?? Number.NaN);
}

function checkRunningNumber(items: Map<string, unknown>, itemCd: string): void {
  let expected = 1;
  for (const code of items.keys()) expected = Math.max(expected, runningNumber(code) + 1 || 1);
  if (runningNumber(itemCd) === expected) return;
  const ending = String(expected).padStart(7, "0");
  throw new SimulatedRejection("910", `Invalid itemCd Sequence. Expected sequence ending with: …${ending}`);
}

/** `saveItems`: a code sent again updates the item. */
export const saveItems: CallHandler = async ({ unit, tin, bhfId, body }) => {
  const items = itemsOf(unit.memory.state, tin);
  const itemCd = textOf(body, "itemCd");
  const known = items.get(itemCd);
  if (!known && unit.settings.itemNumbering === "gapless") checkRunningNumber(items, itemCd);
  const { regrId, regrNm, modrId, modrNm, bhfId: _branch, ...fields } = body;
  const row: Body = { ...fields, regBhfId: known?.row.regBhfId ?? bhfId, rraModYn: "N" };
  for (const price of ["grpPrcL1", "grpPrcL2", "grpPrcL3", "grpPrcL4", "grpPrcL5"])
    row[price] = numberOf(body, price);
  await unit.commit({ op: "item", tin, bhfId, row, changedAt: unit.changeStamp() });
  return accepted();
};

/** `selectItems` */
export const selectItems: CallHandler = async (call) => {
  const foreign = call.take("F31");
  if (foreign) await registerForeignItems(call, Number(foreign.count));
  return rowsResponse(call, "itemList", itemsOf(call.unit.memory.state, call.tin).values());
};

async function registerForeignItems({ unit, tin, bhfId }: Call, count: number): Promise<void> {
  const changedAt = unit.changeStamp();
  const held = itemsOf(unit.memory.state, tin).size;
  const { code, country, tax } = unit.settings.country.foreignItem;
  for (let index = 1; index <= count; index++) {
    const itemCd = `${code}9${String(held + index).padStart(6, "0")}`;
    const row: Body = {
      tin,
      itemCd,
      itemClsCd: "5020230602",
      itemTyCd: "2",
      itemNm: `Item of another system ${index}`,
      itemStdNm: null,
      orgnNatCd: country,
      pkgUnitCd: "NT",
      qtyUnitCd: "U",
      taxTyCd: tax,
      btchNo: null,
      regBhfId: bhfId,
      bcd: null,
      dftPrc: 100 * index,
      grpPrcL1: 0,
      grpPrcL2: 0,
      grpPrcL3: 0,
      grpPrcL4: 0,
      grpPrcL5: 0,
      addInfo: null,
      sftyQty: 0,
      isrcAplcbYn: "N",
      rraModYn: "N",
      useYn: "Y",
    };
    await unit.commit({ op: "item", tin, bhfId, row, changedAt });
  }
}

/** `saveItemComposition`: under strict stock order the component must be in stock. */
export const saveItemComposition: CallHandler = async ({ unit, tin, bhfId, body, branch }) => {
  const component = textOf(body, "cpstItemCd");
  const inStock = branch.stock.get(component)?.moved ?? 0;
  if (unit.settings.stockOrder === "strict" && inStock < numberOf(body, "cpstQty")) {
    throw new SimulatedRejection("910", `Insufficient stock of item ${component}`);
  }
  await unit.commit({ op: "composition", tin, bhfId, row: body });
  return accepted();
};
