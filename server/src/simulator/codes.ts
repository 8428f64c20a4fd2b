// Code tables as the unit serves them, and look-ups over them for validation.
import type { Country } from "./country.ts";

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

/** The code tables of a unit, and look-ups over them. */
export interface Codes {
  /** All classes with their rows, as in the response to `selectCodes`. Class 04 has each rate as a string. */
  classes: readonly CodeClass[];
  /** Whether a code is in the table of a class; an unknown class has no codes. */
  has(cdCls: string, cd: string): boolean;
}

export function codesOf({ codeTables, taxes }: Country): Codes {
  const classes = codeTables.map(
    ({ cdCls, cdClsNm, rows }): CodeClass => ({
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
        const tax = cdCls === "04" ? Object.entries(taxes).find(([letter]) => letter === cd)?.[1] : undefined;
        return {
          cd,
          cdNm,
          cdDesc: cdNm,
          useYn: "Y",
          srtOrd: index + 1,
          userDfnCd1: tax ? String(tax.rate) : null,
          userDfnCd2: tax ? tax.mark : null,
          userDfnCd3: null,
        };
      }),
    }),
  );
  const byClass = new Map(classes.map((one) => [one.cdCls, new Set(one.dtlList.map((row) => row.cd))]));
  return { classes, has: (cdCls, cd) => byClass.get(cdCls)?.has(cd) ?? false };
}
