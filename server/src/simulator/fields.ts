// Field tables of every request: lengths, precisions, required fields and code classes, in a compact notation.
import { type Country, type TaxLetter, taxLettersOf } from "./country.ts";
import type { WireName } from "./wire-name.ts";

/** Notation of a field: kind and size (`C50` text, `N18,2` number, `D8`/`D14` digits, `F` Y or N), `!` if
 * required, `+` if it must be above zero, `@07` for the code class that must have its value. */
export type FieldTable = Record<string, string>;

/** Fields of a request, of its receipt object and of its lines. */
export interface RequestTable {
  fields: FieldTable;
  receipt?: FieldTable;
  lines?: FieldTable;
}

const audit: FieldTable = { regrId: "C20!", regrNm: "C60!", modrId: "C20!", modrNm: "C60!" };

const since: RequestTable = { fields: { lastReqDt: "D14!" } };

/** The fields of the header that each tax type has. */
const bucketRules = { taxblAmt: "N18,2!", taxRt: "N7,2!", taxAmt: "N18,2!" };

function bucketsOf(letters: readonly TaxLetter[]): FieldTable {
  return Object.fromEntries(
    Object.entries(bucketRules).flatMap(([prefix, rule]) => letters.map((letter) => [prefix + letter, rule])),
  );
}

const taxTotals: FieldTable = {
  totItemCnt: "N10!",
  totTaxblAmt: "N18,2!",
  totTaxAmt: "N18,2!",
  totAmt: "N18,2!",
};

const lineAmounts: FieldTable = {
  splyAmt: "N18,2!",
  taxTyCd: "C5!@04",
  taxblAmt: "N18,2!",
  taxAmt: "N18,2!",
  totAmt: "N18,2!",
};

const sale: RequestTable = {
  fields: {
    trdInvcNo: "C50!",
    invcNo: "N38!+",
    orgInvcNo: "N38!",
    custTin: "C11",
    custNm: "C60",
    salesTyCd: "C5!@14",
    rcptTyCd: "C5!@37",
    pmtTyCd: "C5@07",
    salesSttsCd: "C5!@11",
    cfmDt: "D14!",
    salesDt: "D8!",
    stockRlsDt: "D14",
    cnclReqDt: "D14",
    cnclDt: "D14",
    rfdDt: "D14",
    rfdRsnCd: "C5@32",
    ...taxTotals,
    prchrAcptcYn: "F!",
    remark: "C400",
    ...audit,
  },
  receipt: {
    custTin: "C11",
    custMblNo: "C20",
    rptNo: "N38",
    rcptPbctDt: "D14",
    trdeNm: "C20",
    adrs: "C200",
    topMsg: "C20",
    btmMsg: "C20",
    prchrAcptcYn: "F!",
  },
  lines: {
    itemSeq: "N3!+",
    itemClsCd: "C10",
    itemCd: "C20!",
    itemNm: "C200!",
    bcd: "C20",
    pkgUnitCd: "C5!@17",
    pkg: "N13,2!",
    qtyUnitCd: "C5!@10",
    qty: "N13,2!+",
    prc: "N18,2!",
    dcRt: "N5,2!",
    dcAmt: "N18,2!",
    isrccCd: "C10",
    isrccNm: "C100",
    isrcRt: "N3",
    isrcAmt: "N18,2",
    ...lineAmounts,
  },
};

const purchase: RequestTable = {
  fields: {
    invcNo: "N38!+",
    orgInvcNo: "N38!",
    spplrTin: "C11",
    spplrBhfId: "C2",
    spplrNm: "C60",
    spplrInvcNo: "N38",
    regTyCd: "C5!@31",
    pchsTyCd: "C5!@14",
    rcptTyCd: "C5!@38",
    pmtTyCd: "C5!@07",
    pchsSttsCd: "C5!@34",
    cfmDt: "D14",
    pchsDt: "D8!",
    wrhsDt: "D14",
    cnclReqDt: "D14",
    cnclDt: "D14",
    rfdDt: "D14",
    ...taxTotals,
    remark: "C400",
    ...audit,
  },
  lines: {
    itemSeq: "N3!+",
    itemCd: "C20",
    itemClsCd: "C10!",
    itemNm: "C200!",
    bcd: "C20",
    spplrItemClsCd: "C10",
    spplrItemCd: "C20",
    spplrItemNm: "C200",
    pkgUnitCd: "C5@17",
    pkg: "N13,2!",
    qtyUnitCd: "C5!@10",
    qty: "N13,2!+",
    prc: "N18,2!",
    dcRt: "N5,2!",
    dcAmt: "N18,2!",
    itemExprDt: "D8",
    ...lineAmounts,
  },
};

const move: RequestTable = {
  fields: {
    sarNo: "N38!+",
    orgSarNo: "N38!",
    regTyCd: "C5!@31",
    custTin: "C11",
    custNm: "C100",
    custBhfId: "C2",
    sarTyCd: "C5!@12",
    ocrnDt: "D8!",
    totItemCnt: "N10!",
    totTaxblAmt: "N18,2!",
    totTaxAmt: "N18,2!",
    totAmt: "N18,2!",
    remark: "C400",
    ...audit,
  },
  lines: {
    itemSeq: "N3!+",
    itemCd: "C20",
    itemClsCd: "C10!",
    itemNm: "C200!",
    bcd: "C20",
    pkgUnitCd: "C5!@17",
    pkg: "N13,2!",
    qtyUnitCd: "C5!@10",
    qty: "N13,2!+",
    itemExprDt: "D8",
    prc: "N15,2!",
    totDcAmt: "N18,2!",
    ...lineAmounts,
  },
};

/** Field tables by function; the caller's `tin` and `bhfId` are checked for all of them. */
export const requestTables = {
  selectInitInfo: { fields: { dvcSrlNo: "C100!" } },
  selectCodes: since,
  selectItemsClass: since,
  selectCustomer: { fields: { custmTin: "C11!" } },
  selectBranches: since,
  selectNotices: since,
  saveBrancheCustomers: {
    fields: {
      custNo: "C9!",
      custTin: "C11!",
      custNm: "C60!",
      adrs: "C300",
      telNo: "C20",
      email: "C50",
      faxNo: "C20",
      useYn: "F!",
      remark: "C1000",
      ...audit,
    },
  },
  saveBrancheUsers: {
    fields: {
      userId: "C20!",
      userNm: "C60!",
      pwd: "C255!",
      adrs: "C200",
      cntc: "C20",
      authCd: "C100",
      remark: "C2000",
      useYn: "F!",
      ...audit,
    },
  },
  saveBrancheInsurances: {
    fields: { isrccCd: "C10!", isrccNm: "C100!", isrcRt: "N3!", useYn: "F!", ...audit },
  },
  selectItems: since,
  saveItems: {
    fields: {
      itemCd: "C20!",
      itemClsCd: "C10!",
      itemTyCd: "C5!@24",
      itemNm: "C200!",
      itemStdNm: "C200",
      orgnNatCd: "C5!@05",
      pkgUnitCd: "C5!@17",
      qtyUnitCd: "C5!@10",
      taxTyCd: "C5!@04",
      btchNo: "C10",
      bcd: "C20",
      dftPrc: "N18,2!",
      grpPrcL1: "N18,2",
      grpPrcL2: "N18,2",
      grpPrcL3: "N18,2",
      grpPrcL4: "N18,2",
      grpPrcL5: "N18,2",
      addInfo: "C7",
      sftyQty: "N13,2",
      isrcAplcbYn: "F!",
      useYn: "F!",
      ...audit,
    },
  },
  saveItemComposition: { fields: { itemCd: "C20!", cpstItemCd: "C20!", cpstQty: "N13,2!+", ...audit } },
  selectImportItems: since,
  updateImportItems: {
    fields: {
      taskCd: "C50!",
      dclDe: "C8!",
      itemSeq: "N10!+",
      hsCd: "C17!",
      itemClsCd: "C10!",
      itemCd: "C20!",
      imptItemSttsCd: "C5!@26",
      remark: "C400",
      modrId: "C20!",
      modrNm: "C60!",
    },
  },
  saveSales: sale,
  selectTrnsPurchaseSales: since,
  savePurchases: purchase,
  selectStockItems: since,
  saveStockItems: move,
  saveStockMaster: { fields: { itemCd: "C20!", rsdQty: "N13,2!-", ...audit } },
} satisfies Record<string, RequestTable>;

/** Functions whose header has the fields of each tax type. */
const withBuckets: ReadonlySet<string> = new Set(["saveSales", "savePurchases"]);

/** The block `receipt` of a sale on the online unit's wire: it has its time, and no number of a report. */
const onlineReceipt = { rptNo: null, rcptPbctDt: "D14!" };

/** The field table of a function in a country. */
export function requestTableOf(
  country: Country,
  name: keyof typeof requestTables,
  wire: WireName = "vscu",
): RequestTable {
  const table: RequestTable = requestTables[name];
  const { fields, receipt, lines } = country.fields?.[name] ?? {};
  const buckets = withBuckets.has(name) ? bucketsOf(taxLettersOf(country)) : {};
  return {
    fields: changed({ ...table.fields, ...buckets }, fields),
    ...(table.receipt && {
      receipt: changed(table.receipt, { ...receipt, ...(wire === "oscu" && onlineReceipt) }),
    }),
    ...(table.lines && { lines: changed(table.lines, lines) }),
  };
}

function changed(table: FieldTable, changes: Readonly<Record<string, string | null>> = {}): FieldTable {
  const all = Object.entries({ ...table, ...changes });
  return Object.fromEntries(all.flatMap(([name, rule]) => (rule === null ? [] : [[name, rule]])));
}

/** Name of a function of the unit, the last part of its path. */
export type FunctionName = keyof typeof requestTables | "selectServerTime" | "echoTest";
