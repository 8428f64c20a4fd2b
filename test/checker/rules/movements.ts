// A movement at the unit has the type, remark, date, prices and tax types of the document that it follows from, or was submitted as.

import { contentOf } from "../asked.ts";
import { type AtUnit, describe, entriesOf, indexUnit } from "../at-unit.ts";
import { isCredit, movesOf, nameOfMove, unitMoveOf } from "../content.ts";
import type { Body } from "../format.ts";
import { tinOf, trimmed } from "../header-values.ts";
import { listOf, textOf } from "../interface.ts";
import { cents, expectedLines } from "../line-values.ts";
import type { Rule } from "../rule.ts";
import { type Document, keyOf, type Run, type UnitEntry } from "../run.ts";
import { isGrossBase } from "../unit-codes.ts";

/** A document that moved the same; its movement's type if the request tells. */
type Candidate = { document: Document; body: Body; lines: number[]; type: string | undefined };

export const movements: Rule = {
  name: "movements",
  find(run, report) {
    const at = indexUnit(run);
    const candidates = candidatesOf(run);
    const days = daysOf(run);
    const counted = new Set<string>();
    for (const { branch, submissions, number = "" } of run.documents.values()) {
      const isTake =
        number.startsWith("COUNT-") || submissions.some(({ call }) => call.path === "/stock/master");
      if (isTake && branch !== undefined) counted.add(branch);
    }
    for (const entry of run.unit) {
      if (entry.document !== "movement" || run.isShared(entry, "movement")) continue;
      const branch = run.branchAt(entry);
      const sameMove = candidates.get(keyOf(branch, nameOfMove(unitMoveOf(entry.body)))) ?? [];
      const ofType = sameMove.filter(({ type }) => type === undefined || type === entry.body.sarTyCd);
      const remark = trimmed(entry.body.remark);
      const named = ofType.filter((one) => remarkOf(one) === remark);
      // A stock take, which no request describes, may have moved the same.
      const isCount = counted.has(branch) && /^(06|16)$/.test(String(entry.body.sarTyCd));
      const wrong = named.map((one) => differenceOf(run, at, entry, one, days));
      if (isCount || wrong.includes(undefined)) continue;
      const [first] = named.length > 0 ? named : ofType.length > 0 ? ofType : sameMove;
      if (!first) continue;
      const what =
        wrong[0] ??
        (ofType.length === 0
          ? `the type ${entry.body.sarTyCd}; due was ${first.type}`
          : `the remark ${remark ?? "none"}; due was ${remarkOf(first) ?? "none"}`);
      report(`${describe(entry)} has ${what}`, ...first.lines, entry.line);
    }
  },
};

/** A movement that follows from a document has its number as the remark, another one the caller's own. */
const remarkOf = ({ document, body }: Candidate): string | null =>
  document.type === "stock" ? trimmed(body.remark) : trimmed(document.number);

/** The unit's type of a movement that follows from a document, or is part of a transfer. */
function typeOf({ type, submissions }: Document, body: Body): string | undefined {
  const [{ part } = {}] = submissions;
  if (part === "outgoing" || part === "incoming") return part === "outgoing" ? "13" : "04";
  if (type === "sales") return isCredit(body) ? "03" : "11";
  if (type === "purchase") return isCredit(body) ? "12" : "02";
  return undefined;
}

/** Documents that moved stock, by branch and what they moved. */
function candidatesOf(run: Run): Map<string, Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (const document of run.documents.values()) {
    const { type, branch, status } = document;
    const content = contentOf(document);
    if (status !== "success" || !content || (type !== "sales" && type !== "purchase" && type !== "stock"))
      continue;
    for (const move of movesOf(type, content.body, (item) => run.isService(item)) ?? []) {
      const key = keyOf(branch, nameOfMove(move));
      found.set(key, [
        ...(found.get(key) ?? []),
        { document, ...content, type: typeOf(document, content.body) },
      ]);
    }
  }
  return found;
}

/** Local days on which units accepted documents: what is sent later than its date may have one of them. */
function daysOf(run: Run): ReadonlySet<string> {
  const days = new Set<string>();
  for (const { body } of run.unit) if (body.cfmDt !== undefined) days.add(String(body.cfmDt).slice(0, 8));
  for (const { detail } of run.documents.values()) {
    for (const at of [detail?.created_at, detail?.processed_at]) {
      const ms = Date.parse(String(at));
      // Of Nairobi, and of the units' clocks.
      for (const hours of [0, 3])
        if (!Number.isNaN(ms))
          days.add(new Date(ms + hours * 3_600_000).toISOString().slice(0, 10).replaceAll("-", ""));
    }
  }
  return days;
}

/** What a movement has otherwise than its document; undefined if nothing. */
function differenceOf(
  run: Run,
  at: AtUnit,
  entry: UnitEntry,
  { document, body }: Candidate,
  days: ReadonlySet<string>,
): string | undefined {
  const { ocrnDt, custTin, custNm } = entry.body;
  const date = textOf(body.sar_dt) ?? textOf(body.sale_date) ?? textOf(body.purchase_date);
  const isToday = days.has(String(ocrnDt));
  // Units reject dates in the future, and some profiles date what follows from a document today.
  const isCut = isToday && (document.type !== "stock" || String(ocrnDt) < (date ?? ""));
  if (ocrnDt !== undefined && date === undefined && days.size > 0 && !isToday)
    return `the date ${ocrnDt}, a day without any document`;
  if (ocrnDt !== undefined && date !== undefined && ocrnDt !== date && !isCut)
    return `the date ${ocrnDt}; submitted was ${date}`;
  const signed = document.type === "sales" ? entriesOf(at, document) : [];
  const [sale] = signed.length === 1 ? signed : [];
  for (const [name, found, due] of [
    ["customer's TIN", custTin, sale?.body.custTin],
    ["customer's name", custNm, sale?.body.custNm],
  ] as const) {
    if (found === undefined || due === undefined) continue;
    if (tinOf(found) !== tinOf(due)) return `the ${name} ${found}; the unit's sale has ${due}`;
  }
  const { profile, amounts } = run.deviceAt(entry);
  const expected = expectedLines(body, profile, (code) => run.items.get(code));
  for (const line of listOf(entry.body.itemList)) {
    const own = expected.filter(({ code }) => code === line.itemCd);
    const sold = listOf(sale?.body.itemList).filter(({ itemCd }) => itemCd === line.itemCd);
    // Where a discount is a lower price, the movement has it too. Of old sales the unit may not know it.
    const prices =
      isGrossBase(profile) && sold.length > 0
        ? sold.map(({ prc }) => (typeof prc === "number" ? cents(prc) : undefined))
        : own.map(({ price }) => price);
    if (typeof line.prc === "number" && amounts !== "tax_excluded" && !allows(prices, cents(line.prc)))
      return `the unit price ${line.prc} of ${line.itemCd}; submitted was ${(prices[0] ?? 0) / 100}`;
    const letters = own.map(({ letter }) => letter);
    const signedAs = sold.map(({ taxTyCd }) => textOf(taxTyCd));
    const due = signedAs.length > 0 ? signedAs : letters;
    if (line.taxTyCd !== undefined && !allows(due, textOf(line.taxTyCd)))
      return `the tax type ${line.taxTyCd} of ${line.itemCd}; due was ${due[0]}`;
  }
  return undefined;
}

/** Whether a value is one of those that are due; what nobody can tell allows any. */
const allows = <T>(due: (T | undefined)[], value: T): boolean =>
  due.length === 0 || due.includes(undefined) || due.includes(value);
