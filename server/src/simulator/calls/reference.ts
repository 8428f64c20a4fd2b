// The authority's published data: code tables, item classes, taxpayers, branches, notices.

import { baseStamp, classPage } from "../classes.ts";
import { accepted, nothingFound } from "../response.ts";
import { textOf } from "../validate.ts";
import { type CallHandler, rowsResponse } from "./call.ts";

/** `selectCodes` */
export const selectCodes: CallHandler = (call) =>
  rowsResponse(
    call,
    "clsList",
    call.unit.codes.classes.map((row) => ({ changedAt: baseStamp, row: { ...row } })),
  );

/** `selectItemsClass`: pages of 1000 whose `resultDt` is the next cursor. */
export const selectItemsClass: CallHandler = (call) => {
  const lastReqDt = textOf(call.body, "lastReqDt");
  const { rows, resultDt } = classPage(call.unit.settings, lastReqDt);
  if (call.take("F26")) return { ...accepted({ itemClsList: rows }), resultDt: lastReqDt };
  const response = rows.length ? accepted({ itemClsList: rows }) : nothingFound();
  return { ...response, resultDt: resultDt ?? call.unit.cursor() };
};

/** `selectCustomer`: knows every taxpayer but those whose TIN the country has for unknown ones. */
export const selectCustomer: CallHandler = ({ body, unit }) => {
  const tin = textOf(body, "custmTin");
  if (unit.settings.country.isUnknown(tin)) return nothingFound();
  const place = unit.settings.country.otherPlace;
  const names = { taxprNm: `TAXPAYER ${tin}`, taxprSttsCd: "A" };
  return accepted({ custList: [{ tin, ...names, ...place, locDesc: null }] });
};

/** `selectBranches`: the head office, branch 01 and every branch with a device. */
export const selectBranches: CallHandler = (call) => {
  const { unit, tin } = call;
  const ids = new Set(["00", "01"]);
  for (const branch of unit.memory.state.branches.values())
    if (branch.tin === tin && branch.device) ids.add(branch.bhfId);
  const rows = [...ids].sort().map((bhfId) => ({
    changedAt: baseStamp,
    row: {
      tin,
      bhfId,
      bhfNm: bhfId === "00" ? "Head Office" : `Branch ${bhfId}`,
      bhfSttsCd: "01",
      ...unit.settings.country.place,
      locDesc: null,
      mgrNm: "J. Doe",
      mgrTelNo: "0700000001",
      mgrEmail: "ops@example.test",
      hqYn: bhfId === "00" ? "Y" : "N",
    },
  }));
  return rowsResponse(call, "bhfList", rows);
};

/** `selectNotices` */
export const selectNotices: CallHandler = (call) =>
  rowsResponse(call, "noticeList", call.unit.memory.state.notices);
