// Sales and credit notes: checked, numbered, signed.
import { checkSaleAmounts, toCents } from "../amounts.ts";
import { contentHash } from "../ledger.ts";
import { signReceipt } from "../receipt.ts";
import { accepted, SimulatedRejection } from "../response.ts";
import { sdcIdOf } from "../seed.ts";
import type { Body, SaleRecord } from "../state.ts";
import { linesOf, numberOf, textOf } from "../validate.ts";
import type { Call, CallHandler } from "./call.ts";
import { checkCreditNote } from "./credit-notes.ts";
import { checkItems } from "./line-items.ts";
import { requireNumber } from "./numbers.ts";

const allowedPairs = new Set(["NS", "NR", "TS", "TR", "CS", "CR", "PS"]);

function checkHeader({ unit, body }: Call): string {
  const pair = textOf(body, "salesTyCd") + textOf(body, "rcptTyCd");
  if (!allowedPairs.has(pair)) throw new SimulatedRejection("834");
  const isCredit = body.rcptTyCd === "R";
  if (textOf(body, "salesDt") > unit.clock.date())
    throw new SimulatedRejection("910", "salesDt must not be in the future");
  if (isCredit && !body.rfdRsnCd)
    throw new SimulatedRejection("910", "Invalid RfdRsnCd: a credit note needs a reason");
  if (isCredit && !body.rfdDt)
    throw new SimulatedRejection("910", "Missing RfdDt: a credit note needs its time");
  if (isCredit && !numberOf(body, "orgInvcNo"))
    throw new SimulatedRejection("910", "Missing orgInvcNo of a credit note");
  if (!isCredit && numberOf(body, "orgInvcNo"))
    throw new SimulatedRejection("910", "orgInvcNo of a sale must be 0");
  return pair;
}

/** The rules of the unit's own country. */
function checkCountry({ unit, branch, body }: Call): void {
  const codes = [...branch.sales.values()].flatMap(({ prcOrdCd }) => prcOrdCd ?? []);
  const problem = unit.settings.country.findSaleProblem?.(body, new Set(codes));
  if (problem) throw new SimulatedRejection(problem.resultCd, problem.message);
}

/** The numbers of a receipt, and its data in the form of the wire: the online unit sends them as text, and doesn't name itself. */
function sign({ unit, branch }: Call, pair: string, hash: string): { rcptNo: number; data: Body } {
  const rcptNo = (branch.receipts.get(pair) ?? 0) + 1;
  const totRcptNo = (branch.receipts.get("total") ?? 0) + 1;
  const { marks } = unit.settings.country;
  const sdcId = branch.device?.sdcId ?? sdcIdOf(unit.settings.country, "0100000000");
  const signed = { ...signReceipt(sdcId, totRcptNo, hash), [unit.settings.signingTime]: unit.clock.stamp() };
  if (unit.settings.wire === "oscu")
    return { rcptNo, data: { curRcptNo: String(rcptNo), totRcptNo: String(totRcptNo), ...signed } };
  const mrcNo = branch.device?.mrcNo ?? `${marks.mrc}00000000`;
  return { rcptNo, data: { rcptNo, totRcptNo, ...signed, sdcId, mrcNo } };
}

/** `saveSales` */
export const saveSales: CallHandler = async (call) => {
  const { unit, tin, bhfId, body, branch } = call;
  const number = numberOf(body, "invcNo");
  const trdInvcNo = textOf(body, "trdInvcNo");
  const hash = contentHash(body);
  requireNumber(call, "sales", number, hash, branch.sales);
  const pair = checkHeader(call);
  checkItems(call, body.rcptTyCd === "S");
  checkSaleAmounts(unit.settings.country, body, unit.settings.amounts);
  if (body.rcptTyCd === "R") checkCreditNote(branch, body, unit.settings.compareNames);
  checkCountry(call);
  const before = trdInvcNo === "" ? undefined : branch.traderNumbers.get(trdInvcNo);
  if (before !== undefined) {
    if (call.take("F8")) throw new SimulatedRejection("994");
    const detail = `${trdInvcNo} was signed as ${before} and again as ${number}`;
    unit.report({ kind: "signed_twice", tin, bhfId, detail });
  }
  const { rcptNo, data } = sign(call, pair, hash);
  const record: SaleRecord = {
    number,
    trdInvcNo,
    hash,
    rcptTyCd: textOf(body, "rcptTyCd"),
    orgInvcNo: numberOf(body, "orgInvcNo"),
    custTin: textOf(body, "custTin") || null,
    custNm: textOf(body, "custNm") || null,
    ...(textOf(body, "remark") === "" ? {} : { remark: textOf(body, "remark") }),
    ...(textOf(body, "prcOrdCd") === "" ? {} : { prcOrdCd: textOf(body, "prcOrdCd") }),
    totAmt: numberOf(body, "totAmt"),
    lines: linesOf(body).map((line) => ({
      itemCd: textOf(line, "itemCd"),
      qty: numberOf(line, "qty"),
      totAmt: toCents(numberOf(line, "totAmt")),
      taxTyCd: textOf(line, "taxTyCd"),
    })),
    data,
  };
  call.isFresh = true;
  await unit.commit({
    op: "sale",
    tin,
    bhfId,
    record,
    pair,
    entry: {
      seq: 0,
      kind: "sale",
      tin,
      bhfId,
      number,
      trdInvcNo: trdInvcNo || null,
      hash,
      rcptNo,
      rcptSign: String(data.rcptSign),
      totAmt: record.totAmt,
      at: unit.clock.stamp(),
    },
  });
  return accepted(data);
};
