// What the interface allows the content of a document at the unit to be: nothing is wrong with any of these histories.
import { expect } from "chai";
import { call, data, find, record, unit } from "./changes.ts";
import { goodHistory } from "./example.ts";
import type { Body, Line } from "./format.ts";
import { judge, sentenceOf } from "./judge.ts";

const sentencesOf = (lines: Line[]): string[] => judge(lines).violations.map(sentenceOf);

/** What the rules about contents say; others find that a test changed totals. */
const contentsOf = (lines: Line[]): string[] =>
  sentencesOf(lines).filter((sentence) => /^(content|records|movements|lost receipts):/.test(sentence));

const firstLine = (body: Body): Body => (body.itemList as Body[])[0] as Body;

/** Another request for the sale INV-2 of 3 at 580, and its line at the unit. */
function later(lines: Line[], asked: Body, line: Body, atUnit: Body = {}, atMovement: Body = {}): Line[] {
  const { request } = find(lines, "/sales?async=true", "INV-2");
  const { items, ...header } = asked;
  const body = Object(request.body);
  Object.assign(body, header);
  if (items !== undefined) Object.assign(body.items[0], items as Body);
  const sale = unit(lines, "sale", 2).body;
  Object.assign(firstLine(sale), line);
  const { taxblAmt = null, taxAmt = null, totAmt = null, taxTyCd = null } = firstLine(sale);
  for (const name of ["taxblAmtB", "taxAmtB"]) delete sale[name];
  Object.assign(sale, {
    [`taxblAmt${taxTyCd}`]: taxblAmt,
    [`taxAmt${taxTyCd}`]: taxAmt,
    totTaxblAmt: taxblAmt,
    totTaxAmt: taxAmt,
    totAmt,
    ...atUnit,
  });
  const movement = unit(lines, "movement", 2).body;
  Object.assign(firstLine(movement), line);
  Object.assign(movement, atMovement);
  return lines;
}

describe("what the checker allows of contents", () => {
  const device = (lines: Line[], facts: object): Line[] => {
    Object.assign(lines.find(({ kind }) => kind === "device") as object, facts);
    return lines;
  };

  /** The history with a unit of Rwanda, whose type A has no tax. */
  function rwandan(): Line[] {
    const lines = goodHistory();
    for (const line of lines) {
      if (line.kind !== "unit") continue;
      const items = line.body.itemList as Body[];
      for (const one of items) {
        const isStated = line.document === "purchase";
        one.taxTyCd = one.taxTyCd === "A" ? "B" : "A";
        Object.assign(one, { taxblAmt: one.totAmt ?? null, ...(isStated ? {} : { taxAmt: 0 }) });
      }
      for (const name of ["taxblAmtA", "taxAmtA", "taxblAmtB", "taxAmtB"]) delete line.body[name];
      const sum = (name: string) => items.reduce((total, one) => total + Number(one[name]), 0);
      if (line.document !== "movement")
        Object.assign(line.body, { totTaxblAmt: sum("totAmt"), totTaxAmt: sum("taxAmt") });
    }
    return device(lines, { profile: "rw" });
  }

  it("a discount as an amount without tax, off by a cent of what was stated", () => {
    const lines = (totAmt: number) =>
      later(
        goodHistory(),
        { items: { discount_amount: 100, total_amount: 1624 } },
        {
          dcRt: 6.67,
          dcAmt: 1740 - totAmt,
          taxblAmt: 1400,
          taxAmt: totAmt - 1400,
          totAmt,
        },
      );
    expect(contentsOf(lines(1624))).to.deep.equal([]);
    expect(contentsOf(lines(1620))[0]).to.match(/total of KE2NTXU0000001 1620; submitted was 1624/);
  });

  it("a discount of the bill, in percent or as an amount with tax, shared by the lines", () => {
    const line = { dcRt: 10, dcAmt: 174, taxblAmt: 1350, taxAmt: 216, totAmt: 1566 };
    expect(contentsOf(later(goodHistory(), { bill_discount_rate: 10 }, line))).to.deep.equal([]);
    expect(contentsOf(later(goodHistory(), { bill_discount_amount: 174 }, line))).to.deep.equal([]);
    expect(contentsOf(later(goodHistory(), { bill_discount_amount: 175 }, line))[0]).to.match(
      /total of KE2NTXU0000001 1566; submitted was 1565/,
    );
  });

  it("shares of a discount of the bill that is less than a cent a line", () => {
    const lines = goodHistory();
    const { request } = find(lines, "/sales?async=true", "INV-2");
    const item = (request.body as { items: Body[] }).items[0] as Body;
    Object.assign(Object(request.body), {
      bill_discount_amount: 0.02,
      items: [1, 2, 3, 4].map(() => ({ ...item, quantity: 1, unit_price: 0.01 })),
    });
    const sale = unit(lines, "sale", 2).body;
    const wire = (totAmt: number): Body => ({
      ...firstLine(sale),
      qty: 1,
      prc: 0.01,
      splyAmt: 0.01,
      dcRt: 0,
      dcAmt: 0.01 - totAmt,
      taxblAmt: totAmt,
      taxAmt: 0,
      totAmt,
    });
    const figures = { taxblAmtB: 0.02, taxAmtB: 0, totTaxblAmt: 0.02, totTaxAmt: 0, totAmt: 0.02 };
    Object.assign(sale, { ...figures, totItemCnt: 4, itemList: [0, 0, 0.01, 0.01].map(wire) });
    expect(contentsOf(lines).filter((sentence) => !sentence.startsWith("movements"))).to.deep.equal([]);
  });

  it("several payments under the one type that stands for them", () => {
    const paid = (payment_type: string, pmtTyCd: string): string[] => {
      const payments = [
        { payment_type, amount: 740 },
        { payment_type: "01", amount: 1000 },
      ];
      return contentsOf(later(goodHistory(), { payment_type: null, payments }, {}, { pmtTyCd }));
    };
    expect(paid("05", "03")).to.deep.equal([]);
    expect(paid("06", "07")).to.deep.equal([]);
    expect(paid("06", "03")[0]).to.match(/payment type 03; submitted was 07/);
  });

  it("a tax type and a rate of the line in place of the item's", () => {
    const exempt = { taxTyCd: "A", taxblAmt: 1740, taxAmt: 0 };
    expect(contentsOf(later(goodHistory(), { items: { tax_type: "E", tax_rate: 0 } }, exempt))).to.deep.equal(
      [],
    );
    expect(contentsOf(later(goodHistory(), { items: { tax_type: "B" } }, exempt))).to.deep.equal([]);
    const reduced = { taxTyCd: "E", taxblAmt: 1611.11, taxAmt: 128.89 };
    expect(
      contentsOf(later(goodHistory(), { items: { tax_type: "E", tax_rate: 8 } }, reduced)),
    ).to.deep.equal([]);
    expect(contentsOf(later(goodHistory(), { items: { tax_type: "E", tax_rate: 8 } }, exempt))[0]).to.match(
      /tax type of KE2NTXU0000001 A; submitted was E/,
    );
  });

  it("the item's price where a line has none, unless an item was changed", () => {
    const without = (lines: Line[]): Line[] => {
      const { request } = find(lines, "/sales?async=true", "INV-2");
      delete Object(request.body).items[0].unit_price;
      return lines;
    };
    expect(contentsOf(without(goodHistory()))).to.deep.equal([]);
    const other = without(goodHistory());
    for (const item of record(other, "/items").body.data as Body[]) item.default_price = 600;
    expect(contentsOf(other).join("\n")).to.match(/unit price of KE2NTXU0000001 580; submitted was 600/);
    const change = call("PUT", "/items/KE2NTXU0000001", { default_price: 600 }, 200, { data: {} });
    expect(contentsOf([...other, ...change])).to.deep.equal([]);
  });

  it("the codes of a profile, and prices without tax", () => {
    const plain = goodHistory();
    for (const line of plain) {
      if (line.kind !== "unit") continue;
      const { body } = line;
      if (body.pmtTyCd === "05") body.pmtTyCd = "02";
      Object.assign(body, {
        taxblAmtA: body.taxblAmtB ?? 0,
        taxAmtA: body.taxAmtB ?? 0,
        taxblAmtB: 0,
        taxAmtB: 0,
      });
      for (const one of body.itemList as Body[]) one.taxTyCd = one.taxTyCd === "A" ? "B" : "A";
    }
    expect(contentsOf(device(plain, { profile: "plain" }))).to.deep.equal([]);
    expect(contentsOf(device(plain, { profile: "ke" }))).to.not.deep.equal([]);
    const net = later(goodHistory(), {}, { prc: 500, splyAmt: 1500, dcAmt: 0 });
    expect(contentsOf(net)).to.not.deep.equal([]);
    expect(contentsOf(device(net, { amounts: "tax_excluded" }))).to.deep.equal([]);
  });

  it("amounts of rw: taxable ones with the tax, and a lower price for a discount that no rate gives", () => {
    expect(contentsOf(rwandan())).to.deep.equal([]);
    expect(contentsOf(device(rwandan(), { profile: "ke" }))).to.not.deep.equal([]);
    const lowered = (line: Body): Line[] => {
      const lines = rwandan();
      Object.assign(Object(find(lines, "/sales?async=true", "INV-2").request.body), {
        bill_discount_amount: 9.99,
      });
      const atUnit = { prc: 576.67, splyAmt: 1730.01, taxblAmt: 1730.01, totAmt: 1730.01, ...line };
      Object.assign(firstLine(unit(lines, "movement", 2).body), { prc: 576.67 });
      const { body } = unit(lines, "sale", 2);
      Object.assign(firstLine(body), atUnit);
      for (const name of ["taxblAmtA", "totTaxblAmt", "totAmt"]) body[name] = 1730.01;
      return lines;
    };
    expect(contentsOf(lowered({}))).to.deep.equal([]);
    expect(contentsOf(lowered({ prc: 570 })).join("\n")).to.match(
      /unit price of KE2NTXU0000001 570; submitted was 576.67/,
    );
    expect(contentsOf(lowered({ splyAmt: 1740 })).join("\n")).to.match(/supply of KE2NTXU0000001 1740/);
    const lines = rwandan();
    firstLine(unit(lines, "sale", 1).body).dcAmt = 115;
    expect(contentsOf(lines).join("\n")).to.match(/discount of KE2NTXU0000001 115; submitted was 116/);
  });

  it("another name for buyers without one, once somebody has changed it or looked a TIN up", () => {
    const named = (asked: Body, custTin: string | null) =>
      later(goodHistory(), asked, {}, { custNm: "Cash", custTin }, { custNm: "Cash", custTin });
    expect(contentsOf(named({ customer_tin: "P051900001A" }, "P051900001A"))).to.deep.equal([]);
    const change = call("PATCH", "/account", { walk_in_customer_name: "Cash" }, 200, { data: {} });
    expect(contentsOf([...named({}, null), ...change])).to.deep.equal([]);
  });

  it("a movement that follows on a later day, but not on any day", () => {
    const moved = (ocrnDt: string) => later(goodHistory(), {}, {}, { cfmDt: "20260311000502" }, { ocrnDt });
    expect(contentsOf(moved("20260311"))).to.deep.equal([]);
    expect(contentsOf(moved("20260312"))).to.have.length(1);
  });

  it("a supplier's number that is no number, and a supplier's sale as reported", () => {
    const lines = goodHistory();
    const { request } = find(lines, "/purchases?async=true", "PUR-1");
    const asked = Object(request.body);
    asked.supplier_invoice_no = "A-7001";
    const { body } = unit(lines, "purchase", 1);
    Object.assign(body, { spplrInvcNo: null, remark: "A-7001" });
    expect(contentsOf(lines)).to.deep.equal([]);
    asked.supplier_invoice_no = "7001";
    Object.assign(asked.items[0], {
      supply_amount: 5000,
      taxable_amount: 5000,
      tax_amount: 900,
      total_amount: 5801,
    });
    Object.assign(body, { spplrInvcNo: 7001, remark: null, regTyCd: "A" });
    Object.assign(firstLine(body), { splyAmt: 5000, taxblAmt: 0, taxAmt: 900, totAmt: 5801 });
    expect(contentsOf(lines)).to.deep.equal([]);
  });

  it("a rejected purchase, with the time of its rejection", () => {
    const lines = goodHistory();
    const { request } = find(lines, "/purchases?async=true", "PUR-1");
    Object.assign(Object(request.body), { purchase_status: "04" });
    const times = { pchsSttsCd: "04", wrhsDt: "", cnclDt: "20260310101502" };
    Object.assign(unit(lines, "purchase", 1).body, times);
    expect(contentsOf(lines)).to.deep.equal([]);
  });

  it("a lost receipt that the response and the record tell of", () => {
    const lines = goodHistory();
    const said = { receipt_unrecovered: true };
    const warning = { warning: { code: "receipt_unrecovered" } };
    Object.assign(data(find(lines, "/sales", "CN-1").response), { receipt_no: null, ...warning });
    const record3 = Object(record(lines, "/transactions/t3").body.data);
    Object.assign(record3, { receipt_no: null, response_data: said });
    expect(contentsOf(lines)).to.deep.equal([]);
  });

  it("entries of which little is known", () => {
    const lines = goodHistory();
    for (const line of lines) {
      if (line.kind !== "unit" || line.document === "movement") continue;
      const { rcptTyCd = null, orgInvcNo = null, totAmt = null, itemList, spplrTin, spplrInvcNo } = line.body;
      const supplier: Body = spplrTin === undefined ? {} : { spplrTin, spplrInvcNo: spplrInvcNo ?? null };
      const plain = (itemList as Body[]).map(({ itemCd = null, qty = null }) => ({ itemCd, qty }));
      line.body = { rcptTyCd, orgInvcNo, totAmt, ...supplier, itemList: plain };
    }
    expect(contentsOf(lines)).to.deep.equal([]);
  });
});
