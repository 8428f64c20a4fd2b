// Customs declarations of a branch: fetched by change, then approved or cancelled row by row.
import { accepted, SimulatedRejection } from "../response.ts";
import { textOf } from "../validate.ts";
import { type CallHandler, rowsResponse } from "./call.ts";

/** `selectImportItems` */
export const selectImportItems: CallHandler = async (call) => {
  const { unit, tin, bhfId, body, branch } = call;
  if (!unit.settings.country.risingImportCursor) return rowsResponse(call, "itemList", branch.imports);
  const lastReqDt = textOf(body, "lastReqDt");
  checkCursor(lastReqDt, branch.importCursor ?? "");
  const response = rowsResponse(call, "itemList", branch.imports);
  await unit.commit({ op: "importCursor", tin, bhfId, lastReqDt });
  return response;
};

function checkCursor(lastReqDt: string, before: string): void {
  if (lastReqDt <= before)
    throw new SimulatedRejection(
      "910",
      `lastReqDt ${lastReqDt} must be later than that of the fetch before, ${before}`,
    );
}

/** `updateImportItems`: the key is task, declaration date, line and customs code, echoed as they were fetched. */
export const updateImportItems: CallHandler = async (call) => {
  const { unit, tin, bhfId, body, branch } = call;
  const index = branch.imports.findIndex(
    ({ row }) =>
      row.taskCd === body.taskCd &&
      row.dclDe === body.dclDe &&
      Number(row.itemSeq) === body.itemSeq &&
      row.hsCd === body.hsCd,
  );
  const held = branch.imports[index];
  if (!held) throw new SimulatedRejection("910", "Import item not found, check taskCd, dclDe, itemSeq, hsCd");
  const nullRemark = textOf(body, "remark") === "" && body.imptItemSttsCd === "3";
  if (nullRemark && call.take("F23", ({ stale }) => stale !== true)) throw new SimulatedRejection("999");
  const { imptItemsttsCd, ...row } = held.row;
  const updated = { ...row, imptItemSttsCd: body.imptItemSttsCd };
  await unit.commit({ op: "import", tin, bhfId, index, row: updated, changedAt: unit.changeStamp() });
  return accepted();
};
