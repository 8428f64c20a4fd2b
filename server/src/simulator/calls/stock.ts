// Stock movements, the stock balance, and items shipped by another branch.
import { checkTotals } from "../amounts.ts";
import type { Way } from "../changes.ts";
import type { Country } from "../country.ts";
import { contentHash } from "../ledger.ts";
import { accepted, SimulatedRejection } from "../response.ts";
import { numberOf, textOf } from "../validate.ts";
import { type CallHandler, rowsResponse } from "./call.ts";
import { checkItems } from "./line-items.ts";
import { requireNumber } from "./numbers.ts";

/** `selectStockItems`: items another branch shipped to this one. */
export const selectStockItems: CallHandler = (call) =>
  rowsResponse(call, "stockList", call.branch.pendingMoves);

function wayOf({ stock }: Country, sarTyCd: string): Way {
  if (sarTyCd === stock.transferOut) return "transfer_out";
  if (sarTyCd === stock.transferIn) return "transfer_in";
  return stock.isInward(sarTyCd) ? "in" : "out";
}

/** `saveStockItems`: quantities are positive, the type gives the direction. */
export const saveStockItems: CallHandler = async (call) => {
  const { unit, tin, bhfId, body, branch } = call;
  const number = numberOf(body, "sarNo");
  const hash = contentHash(body);
  requireNumber(call, "stock", number, hash, branch.moves);
  if (textOf(body, "ocrnDt") > unit.clock.date())
    throw new SimulatedRejection("910", "ocrnDt must not be in the future");
  checkItems(call, false);
  if (unit.settings.amounts !== "none") checkTotals(body);
  call.isFresh = true;
  await unit.commit({
    op: "move",
    way: wayOf(unit.settings.country, textOf(body, "sarTyCd")),
    tin,
    bhfId,
    number,
    hash,
    body,
    stamp: unit.changeStamp(),
    entry: {
      seq: 0,
      kind: "move",
      tin,
      bhfId,
      number,
      trdInvcNo: null,
      hash,
      rcptNo: null,
      rcptSign: null,
      totAmt: numberOf(body, "totAmt"),
      at: unit.clock.stamp(),
    },
  });
  return accepted();
};

/** `saveStockMaster`: under strict order it must equal the sum of the movements. */
export const saveStockMaster: CallHandler = async ({ unit, tin, bhfId, body, branch }) => {
  const itemCd = textOf(body, "itemCd");
  const rsdQty = numberOf(body, "rsdQty");
  if (unit.settings.stockOrder === "strict") {
    const level = branch.stock.get(itemCd);
    if (!level) throw new SimulatedRejection("910", "Stock IO is empty");
    if (level.moved !== rsdQty) {
      throw new SimulatedRejection("910", `rsdQty mismatch. Expected: ${level.moved} but found: ${rsdQty}`);
    }
  }
  await unit.commit({ op: "master", tin, bhfId, itemCd, rsdQty });
  return accepted();
};
