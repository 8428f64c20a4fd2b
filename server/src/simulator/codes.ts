// Code tables as the unit serves them, and look-ups over them for validation.
import { codeTables } from "./code-tables.ts";

/** One row of a code table on the wire. */
export interface CodeRow {
  cd: string;
  cdNm: string;
  cdDesc: string | null;
  useYn: "Y" | "N";
  srtOrd: number;
  userDfnCd1: string | null;
  userDfnCd2: string | null;
  userDfnCd3: string | null;
}

/** One code class on the wire, with its rows. */
export interface CodeClass {
  cdCls: string;
  cdClsNm: string;
  cdClsDesc: string | null;
  useYn: "Y" | "N";
  userDfnNm1: string | null;
  userDfnNm2: string | null;
  userDfnNm3: string | null;
  dtlList: CodeRow[];
}

/** The tax types of the unit, in the order of the header's buckets. */
export const taxLetters = ["A", "B", "C", "D", "E"] as const;

export type TaxLetter = (typeof taxLetters)[number];

/** Percent of each tax type. */
export const taxRates: Record<TaxLetter, number> = { A: 0, B: 16, C: 0, D: 0, E: 8 };

const taxMarks: Record<TaxLetter, string> = { A: "A-EX", B: "B-16%", C: "TAX C", D: "TAX D", E: "E-8%" };

function isTaxLetter(code: string): code is TaxLetter {
  return (taxLetters as readonly string[]).includes(code);
}

/** All classes with their rows, as in the response to `selectCodes`. Class 04 has each rate as a string. */
export const codeClasses: CodeClass[] = codeTables.map(({ cdCls, cdClsNm, rows }) => ({
  cdCls,
  cdClsNm,
  cdClsDesc: null,
  useYn: "Y",
  userDfnNm1: cdCls === "04" ? "Tax Rate" : null,
  userDfnNm2: null,
  userDfnNm3: null,
  dtlList: rows.split("|").map((row, index): CodeRow => {
    const blank = row.indexOf(" ");
    const cd = row.slice(0, blank);
    const cdNm = row.slice(blank + 1);
    const tax = cdCls === "04" && isTaxLetter(cd) ? cd : undefined;
    return {
      cd,
      cdNm,
      cdDesc: cdNm,
      useYn: "Y",
      srtOrd: index + 1,
      userDfnCd1: tax ? String(taxRates[tax]) : null,
      userDfnCd2: tax ? taxMarks[tax] : null,
      userDfnCd3: null,
    };
  }),
}));

const codesByClass = new Map(
  codeClasses.map((table) => [table.cdCls, new Set(table.dtlList.map((row) => row.cd))]),
);

/** Whether a code is in the table of a class; an unknown class has no codes. */
export function hasCode(cdCls: string, cd: string): boolean {
  return codesByClass.get(cdCls)?.has(cd) ?? false;
}

/** Percent of a tax type, or undefined for an unknown letter. */
export function rateOf(taxTyCd: string): number | undefined {
  return isTaxLetter(taxTyCd) ? taxRates[taxTyCd] : undefined;
}
