// Customs declarations of a branch: fetched by change, then approved or cancelled row by row.
import { accepted, SimulatedRejection } from "../response.ts";
import { textOf } from "../validate.ts";
import { type Call, type CallHandler, rowsResponse } from "./call.ts";

/** `selectImportItems` */
export const selectImportItems: CallHandler = (call) => {
  if (call.unit.settings.country.risingImportCursor) checkCursor(call);
  return rowsResponse(call, "itemList", call.branch.imports);
};

function checkCursor({ unit, tin, bhfId, body }: Call): void {
  const key = `${tin}/${bhfId}`;
  const lastReqDt = textOf(body, "lastReqDt");
  const before = unit.importCursors.get(key) ?? "";
  if (lastReqDt <= before)
    throw new SimulatedRejection(
      "910",
      `lastReqDt ${lastReqDt} must be later than that of the fetch before, ${before}`,
    );
  unit.importCursors.set(key, lastReqDt);
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
