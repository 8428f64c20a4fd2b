// Reads the unit's codes, classes, items, taxpayers and own data into our types, tolerant of shapes.
import { ownRateLetterOf } from "@taxctl/sdk/rules/profiles";
import type { Profile } from "@taxctl/sdk/rules/profiles/units";
import { mapInSlices } from "../base/event-loop.ts";
import {
  digits,
  type Fields,
  field,
  isFields,
  list,
  number,
  numberOrNull,
  text,
  textOrNull,
} from "./envelope.ts";
import type { Code, CodeClass, Customer, FetchedItem, InitInfo, ItemClass, Notice } from "./fetched.ts";
import { interfaceLetter, interfacePayment } from "./profiles.ts";

/** The list under `name` in a response's data; empty without data. */
export function rowsOf(data: unknown, name: string): Fields[] {
  return isFields(data) ? list(field(data, name)) : [];
}

export function readCodes(data: unknown, rules: Profile): CodeClass[] {
  return rowsOf(data, "clsList")
    .map((row) => ({ row, code_class: text(field(row, "cdCls")) }))
    .filter(({ code_class }) => code_class !== "")
    .map(({ row, code_class }) => ({
      code_class,
      class_name: text(field(row, "cdClsNm")),
      codes: list(field(row, "dtlList"))
        .map((detail, index) => readCode(detail, index, code_class, rules, !isNo(row.useYn)))
        .filter((code) => code.unit_code !== ""),
    }));
}

function readCode(row: Fields, index: number, codeClass: string, rules: Profile, isUsed: boolean): Code {
  const unit_code = text(field(row, "cd"));
  const name = text(field(row, "cdNm")) || unit_code;
  return {
    code: interfaceCode(rules, codeClass, unit_code),
    unit_code,
    // Some units call the tax types by name, and that name begins with the unit's letter.
    name: codeClass === "04" ? withoutLetter(name, unit_code) : name,
    sort_order: numberOrNull(row.srtOrd) ?? index + 1,
    rate: codeClass === "04" ? numberOrNull(field(row, "userDfnCd1")) : null,
    is_active: isUsed && !isNo(row.useYn),
  };
}

/** The API's code of a unit's code; one to one within a class. */
export function interfaceCode(rules: Profile, codeClass: string, unitCode: string): string {
  if (codeClass === "04") return interfaceLetter(rules, unitCode);
  if (codeClass === "07") return interfacePayment(rules, unitCode);
  if (codeClass === "12") return rules.stockTypeNames[unitCode] ?? unitCode;
  return unitCode;
}

function withoutLetter(name: string, letter: string): string {
  const rest = name.startsWith(`${letter}-`) ? name.slice(letter.length + 1).trim() : name;
  return rest === "" ? name : rest;
}

export function readItemClasses(data: unknown, rules: Profile): ItemClass[] {
  return rowsOf(data, "itemClsList")
    .map((row) => {
      const letter = text(row.taxTyCd);
      return {
        code: text(field(row, "itemClsCd")),
        name: text(field(row, "itemClsNm")),
        level: number(field(row, "itemClsLvl")),
        tax_type: letter === "" ? null : interfaceLetter(rules, letter),
        is_active: !isNo(row.useYn),
      };
    })
    .filter((row) => row.code !== "");
}

export function readInitInfo(data: unknown): InitInfo | null {
  if (!isFields(data)) return null;
  const info = isFields(data.info) ? data.info : data;
  const keys: Record<string, string> = {};
  for (const name of ["intrlKey", "signKey", "sgnKey", "cmcKey"]) {
    const key = text(field(info, name));
    if (key !== "") keys[name] = key;
  }
  return {
    taxpayer_name: textOrNull(info.taxprNm),
    business_activity: textOrNull(info.bsnsActv),
    branch_name: textOrNull(info.bhfNm),
    branch_opened: digits(info.bhfOpenDt).slice(0, 8) || null,
    is_head_office: text(info.hqYn).toUpperCase() === "Y",
    address: addressOf(info),
    manager_name: textOrNull(info.mgrNm),
    manager_phone: textOrNull(info.mgrTelNo),
    manager_email: textOrNull(info.mgrEmail),
    device_id: textOrNull(info.dvcId),
    sdc_id: textOrNull(field(info, "sdcId", "sdicId")),
    mrc_no: textOrNull(info.mrcNo),
    keys,
    counters: {
      sales: numberOrNull(field(info, "lastSaleInvcNo", "lastInvcNo")),
      purchases: numberOrNull(info.lastPchsInvcNo),
    },
  };
}

export function readNotices(data: unknown): Promise<Notice[]> {
  return mapInSlices(rowsOf(data, "noticeList"), (row) => ({
    number: number(field(row, "noticeNo")),
    title: text(row.title),
    content: text(row.cont),
    url: textOrNull(row.dtlUrl),
    author: textOrNull(row.regrNm),
    date: digits(field(row, "regDt")).slice(0, 14) || null,
  }));
}

export async function readItems(data: unknown, rules: Profile): Promise<FetchedItem[]> {
  const { letters, taxTypes, untaxedOwnRate, unitRates } = rules;
  const letter = ownRateLetterOf(taxTypes);
  const ownRated = letter && letters[letter];
  const ownRate = ownRated !== undefined && untaxedOwnRate !== ownRated ? unitRates[ownRated] : undefined;
  const items = await mapInSlices(rowsOf(data, "itemList"), (row) => ({
    item_code: text(row.itemCd),
    item_name: text(row.itemNm),
    item_class_code: text(row.itemClsCd),
    item_type: text(row.itemTyCd),
    tax_type_code: interfaceLetter(rules, text(row.taxTyCd)),
    tax_rate: text(row.taxTyCd) === ownRated ? (ownRate ?? null) : null,
    pkg_unit_code: text(row.pkgUnitCd) || "NT",
    qty_unit_code: text(row.qtyUnitCd) || "U",
    origin_nation_code: text(row.orgnNatCd),
    barcode: textOrNull(row.bcd),
    default_price: number(row.dftPrc),
    safety_qty: number(row.sftyQty),
    is_active: !isNo(row.useYn),
  }));
  return items.filter((item) => item.item_code !== "");
}

export function readCustomer(data: unknown): Customer | null {
  const row = rowsOf(data, "custList")[0];
  if (!row) return null;
  return {
    tin: text(row.tin),
    name: text(row.taxprNm),
    is_active: text(row.taxprSttsCd).toUpperCase() !== "D",
    address: addressOf(row),
  };
}

function addressOf(row: Fields): string[] {
  return [row.locDesc, row.sctrNm, row.dstrtNm, row.prvncNm].map(text).filter((part) => part !== "");
}

function isNo(value: unknown): boolean {
  return text(value).toUpperCase() === "N";
}
