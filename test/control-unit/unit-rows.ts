// Rows as a control unit sends them: its tax table, and a supplier's sale.

export function taxTable(rates: Record<string, string | number | null>, useYn = "Y") {
  const dtlList = Object.entries(rates).map(([cd, rate], index) => ({
    cd,
    cdNm: `${cd}-Rate ${rate}`,
    srtOrd: index + 1,
    userDfnCd1: rate,
    useYn,
  }));
  return { clsList: [{ cdCls: "04", cdClsNm: "Taxation Type", useYn: "Y", dtlList }] };
}

export const supplierSale = {
  spplrTin: "P000555666C",
  spplrNm: "Soap Works",
  spplrBhfId: "00",
  spplrInvcNo: "4711",
  rcptTyCd: "S",
  pmtTyCd: "05",
  cfmDt: "2026-04-11 16:20:01",
  salesDt: "20260411",
  totItemCnt: "2",
  taxblAmtA: 90,
  taxblAmtB: "300.00",
  taxRtA: 0,
  taxRtB: "16",
  taxAmtA: 0,
  taxAmtB: 48,
  totTaxblAmt: 390,
  totTaxAmt: 48,
  totAmt: 999.5,
  remark: null,
  itemList: [
    {
      itemSeq: "1",
      itemCd: "X1",
      itemClsCd: "53",
      itemNm: "Soap",
      qty: "3",
      prc: 116,
      splyAmt: 348,
      taxTyCd: "B",
      taxblAmt: 300,
      taxAmt: 48,
      totAmt: 348,
    },
    {
      itemCd: null,
      itemNm: "Bread",
      qty: 1,
      prc: 90,
      splyAmt: 90,
      taxTyCd: "A",
      taxblAmt: 90,
      taxAmt: 0,
      totAmt: 90,
      pkgUnitCd: null,
    },
  ],
};
