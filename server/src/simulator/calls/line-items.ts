// Whether the items on the lines of a document are known to the unit.
import { SimulatedRejection } from "../response.ts";
import { itemsOf } from "../state.ts";
import { linesOf, numberOf, textOf } from "../validate.ts";
import type { Call } from "./call.ts";

/** Throws if a line's item is not registered, or has no stock balance, and the options require it. */
export function checkItems(call: Call, needsMaster: boolean): void {
  const { unit, tin, body, branch } = call;
  const { itemOrder, stockOrder } = unit.settings;
  const items = itemsOf(unit.memory.state, tin);
  for (const line of linesOf(body)) {
    const itemCd = textOf(line, "itemCd");
    const item = items.get(itemCd);
    const itemSeq = numberOf(line, "itemSeq");
    if (itemOrder === "strict" && !item) {
      throw new SimulatedRejection(
        "910",
        `Item ${itemCd} (itemSeq ${itemSeq}) does not exist in your inventory`,
      );
    }
    const isService = item?.row.itemTyCd === "3";
    const hasMaster = (branch.stock.get(itemCd)?.master ?? null) !== null;
    if (needsMaster && stockOrder === "strict" && !isService && !hasMaster) {
      throw new SimulatedRejection(
        "910",
        `Item ${itemCd} (itemSeq ${itemSeq}) does not exist in your stock master`,
      );
    }
  }
}
