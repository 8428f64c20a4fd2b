// Made-up rows that wait at a unit: suppliers' sales, customs declarations, notices and items from another branch.
import { toCents } from "./amounts.ts";
import { longStamp } from "./clock.ts";
import { type Country, rateOf, taxLettersOf } from "./country.ts";
import { createChance } from "./random.ts";
import type { Body } from "./state.ts";

/** The number of a unit, in its country's length. */
export function sdcIdOf({ marks }: Country, digits: string): string {
  return marks.sdc + digits.slice(-marks.sdcDigits);
}

/** A line of a document under the split convention, or with the gross as taxable base where that is the country's: the price includes tax. */
function splitLine(country: Country, price: number, qty: number, taxTyCd: string): Body {
  const gross = toCents(price * qty);
  const taxable = toCents(gross / (1 + (rateOf(country, taxTyCd) ?? 0) / 100));
  return {
    qty,
    prc: price,
    splyAmt: gross,
    dcRt: 0,
    dcAmt: 0,
    taxTyCd,
    taxblAmt: country.defaults?.amounts === "G" ? gross : taxable,
    taxAmt: toCents(gross - taxable),
    totAmt: gross,
  };
}

function sumOf(lines: Body[], field: string): number {
  return toCents(lines.reduce((sum, line) => sum + Number(line[field]), 0));
}

/** Count, buckets and totals of a document with these lines. */
export function totalsOf(country: Country, lines: Body[]): Body {
  const totals: Body = { totItemCnt: lines.length };
  for (const letter of taxLettersOf(country)) {
    const own = lines.filter((line) => line.taxTyCd === letter);
    totals[`taxblAmt${letter}`] = sumOf(own, "taxblAmt");
    totals[`taxRt${letter}`] = rateOf(country, letter);
    totals[`taxAmt${letter}`] = sumOf(own, "taxAmt");
  }
  totals.totTaxblAmt = sumOf(lines, "taxblAmt");
  totals.totTaxAmt = sumOf(lines, "taxAmt");
  totals.totAmt = sumOf(lines, "totAmt");
  return totals;
}

function itemLine(country: Country, index: number, qty: number, itemSeq: number): Body {
  const [itemCd, itemClsCd, itemNm, pkgUnitCd, qtyUnitCd, tax, price] =
    country.items[index % country.items.length] ?? country.items[0] ?? [];
  const line = splitLine(country, price ?? 0, qty, tax ?? country.classTaxes.standard);
  return { itemSeq, itemCd, itemClsCd, itemNm, bcd: null, pkgUnitCd, pkg: qty, qtyUnitCd, ...line };
}

/** A line as suppliers of other conventions report it: gross as taxable base, or net price and supply. */
function oddLine(line: Body, kind: number): Body {
  const taxable = Number(line.taxblAmt);
  if (kind === 1) return { ...line, taxblAmt: line.totAmt };
  if (kind === 2) return { ...line, prc: toCents(taxable / Number(line.qty)), splyAmt: taxable };
  return line;
}

/**
 * Sales of suppliers to the branch; invoice numbers count up from `first`. Exact under the split convention, but with
 * `areOdd` one in four each reports gross bases, net prices, or a total that is a cent off its lines.
 */
export function makeSupplierSales(
  country: Country,
  seeds: (string | number)[],
  count: number,
  first: number,
  stamp: string,
  areOdd: boolean,
): Body[] {
  const { suppliers, supplierPayments, items, marks } = country;
  return Array.from({ length: count }, (_, index) => {
    const chance = createChance(...seeds, "supplier", first + index);
    const [spplrTin, spplrNm, spplrBhfId] =
      suppliers[(first + index) % suppliers.length] ?? suppliers[0] ?? [];
    const oddity = areOdd ? (first + index) % 4 : 0;
    const lines = Array.from({ length: chance.whole(1, 4) }, (_unused, line) =>
      oddLine(itemLine(country, chance.whole(0, items.length - 1), chance.whole(1, 24), line + 1), oddity),
    );
    const totals = totalsOf(country, lines);
    if (oddity === 3) totals.totAmt = toCents(Number(totals.totAmt) + 0.01);
    const unit = String(((first + index) % suppliers.length) + 2).padStart(2, "0");
    return {
      spplrTin,
      spplrNm,
      spplrBhfId,
      spplrSdcId: sdcIdOf(country, `02000000${unit}`),
      spplrMrcNo: `${marks.mrc}020000${unit}`,
      spplrInvcNo: first + index,
      rcptTyCd: "S",
      pmtTyCd: chance.pick(supplierPayments),
      cfmDt: longStamp(stamp),
      salesDt: stamp.slice(0, 8),
      stockRlsDt: longStamp(stamp),
      ...totals,
      remark: null,
      itemList: lines,
    };
  });
}

/** Customs count in units of their own list (UN/ECE): `KGM` is the kilogram. */
const cargo: [
  name: string,
  hsCd: string,
  qtyUnitCd: string,
  country: string,
  price: number,
  sender: string,
][] = [
  ["BAKED BEANS IN TINS", "20055900000", "KGM", "BR", 1.42, "CONSERVAS PAULISTA LTDA\nPORTO DE SANTOS"],
  ["LAPTOP COMPUTERS", "84713000000", "U", "CN", 410, "PEARL DELTA COMPUTER EXPORT CO LTD\nSHENZHEN"],
  ["PNEUMATIC TYRES", "40111000000", "U", "IN", 38.5, "COROMANDEL TYRE WORKS PVT LTD\nCHENNAI"],
  ["SOLAR PANELS 450W", "85414300000", "U", "CN", 71.25, "YANGTZE SOLAR EXPORT CO LTD\nSUZHOU"],
  ["MEN'S LEATHER SHOES", "64035900000", "PR", "IT", 24.9, "CALZATURE DEL BRENTA SRL\nPADOVA"],
  ["RICE, SEMI-MILLED", "10063000000", "KGM", "PK", 0.61, "INDUS RICE MILLS PVT LTD\nKARACHI"],
];

/**
 * Customs rows in status 2; two rows share a declaration. `dclDe` is DDMMYYYY, as live units write it.
 * The businesses are made up.
 */
export function makeImports(
  { customs }: Country,
  seeds: (string | number)[],
  count: number,
  first: number,
  stamp: string,
): Body[] {
  const { office, agents, dollar } = customs;
  const [year, month, day] = [stamp.slice(0, 4), stamp.slice(4, 6), stamp.slice(6, 8)];
  return Array.from({ length: count }, (_, index) => {
    const chance = createChance(...seeds, "import", first + index);
    const declaration = Math.floor((first + index) / 2);
    const [itemNm, hsCd, qtyUnitCd, country, price, sender] =
      cargo[(first + index) % cargo.length] ?? cargo[0] ?? [];
    const qty = chance.whole(20, 900);
    const net = qtyUnitCd === "KGM" ? qty : toCents(qty * 1.1);
    return {
      taskCd: String(2310001 + declaration),
      dclDe: `${day}${month}${year}`,
      itemSeq: ((first + index) % 2) + 1,
      dclNo: `${year.slice(2)}${office}${String(10_418_653 + 37 * declaration)}`,
      hsCd,
      itemNm,
      imptItemSttsCd: "2",
      orgnNatCd: country,
      exptNatCd: country,
      pkg: chance.whole(1, 40),
      pkgUnitCd: index % 3 === 0 ? null : "CT",
      qty,
      qtyUnitCd,
      totWt: toCents(net * 1.05),
      netWt: net,
      spplrNm: sender,
      agntNm: agents[declaration % agents.length],
      invcFcurAmt: toCents(qty * (price ?? 1)),
      invcFcurCd: "USD",
      invcFcurExcrt: dollar,
    };
  });
}

const noticeTexts: [title: string, cont: string][] = [
  ["Planned maintenance", "The service is maintained on Sunday from 02:00 to 04:00."],
  ["New item classes", "The list of item classes has been extended. Please fetch it again."],
  ["Closing of the month", "Please confirm the purchases of the month before the 20th."],
];

/** Notices of the authority, numbered from `first`. */
export function makeNotices(count: number, first: number, stamp: string): Body[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, cont] = noticeTexts[index % noticeTexts.length] ?? ["Notice", ""];
    const noticeNo = first + index;
    const dtlUrl = `http://localhost:8088/notice?no=${noticeNo}`;
    return { noticeNo, title, cont, dtlUrl, regrNm: "Administrator", regDt: stamp };
  });
}

/** Items that the head office (or branch 01, for the head office) shipped to the branch and that it must book in. */
export function makeStockMoves(
  country: Country,
  tin: string,
  bhfId: string,
  count: number,
  first: number,
  stamp: string,
): Body[] {
  return Array.from({ length: count }, (_, index) => {
    const { dcRt, dcAmt, ...line } = itemLine(country, first + index, 2 + index, 1);
    const { totItemCnt, totTaxblAmt, totTaxAmt, totAmt } = totalsOf(country, [line]);
    return {
      custTin: tin,
      custBhfId: bhfId === "00" ? "01" : "00",
      sarNo: first + index,
      ocrnDt: stamp.slice(0, 8),
      totItemCnt,
      totTaxblAmt,
      totTaxAmt,
      totAmt,
      remark: null,
      itemList: [{ ...line, itemExprDt: null, totDcAmt: 0 }],
    };
  });
}
