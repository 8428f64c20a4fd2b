// Responses whose text decides: web servers without the unit's program, rows that exist, dates ahead, other amounts.
import { unitCodes } from "@taxctl/sdk/catalogue";
import { expect } from "chai";
import { otherAmounts } from "../../server/src/control-unit/other-amounts.ts";
import { findContradiction, readClaims } from "../../server/src/control-unit/receipt-claims.ts";
import { judgeSave, judgeSelect, type TransportResponse } from "../../server/src/control-unit/results.ts";

const itemPath = "/items/saveItems";

function responseWith(body: unknown, status = 200): TransportResponse {
  return { kind: "answered", status, text: typeof body === "string" ? body : JSON.stringify(body) };
}

const coded = (resultCd: string, resultMsg: unknown = "some text") =>
  responseWith({ resultCd, resultMsg, resultDt: "20260412080910", data: null });
const gateways = (responseCode: string, debugMessage: string) =>
  responseWith({ header: { responseCode, debugMessage } });

describe("a web server without the unit's program", () => {
  for (const status of [404, 405, 501])
    it(`serves no unit there with ${status}`, () => {
      const judged = judgeSave(itemPath, responseWith("<html>", status));
      expect(judged).to.include({ kind: "doubt", code: null, not_served: status });
      expect(judged.message).to.contain(`HTTP ${status}`).and.contain(itemPath);
    });

  for (const status of [413, 415])
    it(`has rejected the body with ${status}`, () => {
      expect(judgeSave(itemPath, responseWith("", status))).to.include({
        kind: "rejected",
        code: "unit_body_rejected",
        passing: false,
      });
    });

  it("says what it responded, or that it rejected the credentials", () => {
    const messageOf = (body: string, status: number) =>
      judgeSave(itemPath, responseWith(body, status)).message;
    expect(messageOf(" ", 500)).to.equal("The control unit responded with HTTP 500 with an empty body.");
    expect(messageOf("<html>", 500)).to.equal("The control unit responded with HTTP 500 with no result.");
    for (const status of [401, 403])
      expect(messageOf("", status))
        .to.contain("rejected the device's credentials")
        .and.contain(String(status));
  });

  it("leaves what was not answered as it is", () => {
    expect(judgeSave(itemPath, { kind: "not_sent", message: "blocked", blocked: true })).to.deep.equal({
      kind: "not_sent",
      code: null,
      message: "blocked",
      answer: null,
      blocked: true,
    });
    expect(judgeSave(itemPath, { kind: "unanswered", message: "cut", status: 200 }).answer).to.deep.equal({
      http_status: 200,
      body: "",
    });
  });
});

describe("the text of a response", () => {
  const kindOf = (reply: TransportResponse) => judgeSave(itemPath, reply).kind;

  it("is the code's title where none came, for a code of no list its number", () => {
    expect(judgeSave(itemPath, coded("910", null)).message).to.equal(unitCodes["910"]?.title);
    expect(judgeSave(itemPath, coded("777", "")).message).to.equal("The control unit responded with 777.");
  });

  for (const message of [
    "Duplicate entry '1-2' for key 'PRIMARY'",
    "unique index IX_1 violated",
    "violation of constraint PK_TRNS",
    "integrity constraint violation",
    "ORA-00001",
    "the row with this key already exists",
  ])
    it(`says that the row is stored under a code without meaning: ${message}`, () => {
      expect(judgeSave(itemPath, coded("999", message))).to.include({ kind: "duplicate", receipt: null });
      expect(judgeSave(itemPath, coded("777", message))).to.include({ kind: "duplicate" });
      expect(kindOf(coded("910", message))).to.equal("rejected");
    });

  it("says nothing of another row where a constraint is of the row's own values", () => {
    expect(kindOf(coded("999", "integrity constraint violation: foreign key no parent"))).to.equal("doubt");
  });

  it("counts as the unit's own where a gateway dropped the code", () => {
    expect(kindOf(gateways("400", "overlapping data"))).to.equal("duplicate");
    expect(kindOf(gateways("400", "already exists"))).to.equal("duplicate");
    expect(kindOf(coded("400", "overlapping data"))).to.equal("rejected");
    const rows = (data: unknown) => (data === null ? "none" : "some");
    const empty = judgeSelect(gateways("400", "No search results"), rows);
    expect(empty).to.deep.include({ kind: "accepted", code: "001", data: "none" });
    expect(judgeSelect(coded("400", "No search results"), rows).kind).to.equal("rejected");
    expect(judgeSelect(coded("00"), rows)).to.include({ kind: "accepted", code: "00", data: "none" });
    const some = { resultCd: "000", data: {} };
    expect(judgeSelect(responseWith(some), rows)).to.include({ kind: "accepted", code: "000", data: "some" });
  });

  it("says that the date is ahead of the unit's clock, which passes", () => {
    for (const code of ["910", "999", "777"])
      for (const message of ["salesDt is in the future", "Date later than current date"])
        expect(judgeSave(itemPath, coded(code, message)), message).to.include({
          kind: "rejected",
          passing: true,
          future: true,
        });
    expect(judgeSave(itemPath, coded("910"))).not.to.have.property("future");
    expect(judgeSave(itemPath, coded("802", "in the future"))).not.to.have.property("future");
  });
});

describe("a rejected amount", () => {
  const sentence = (field: string, expected: number, found: number) =>
    otherAmounts(`Invalid ${field} on item: 1. Expected: ${expected}, But Found: ${found}`)?.amounts;

  it("shows a unit that counts prices without tax, by its rates", () => {
    expect(sentence("taxblAmt", 1160, 1000)).to.equal("tax_excluded");
    expect(sentence("taxblAmt", 1080, 1000)).to.equal("tax_excluded");
    expect(sentence("taxblAmt", 1000.02, 862.07)).to.equal("tax_excluded");
    expect(sentence("taxblAmt", 1160.1, 1000)).to.equal(undefined);
    expect(sentence("taxblAmt", 1000, 1160)).to.equal(undefined);
    expect(sentence("splyAmt", 1160, 1000)).to.equal(undefined);
  });

  it("shows a unit that counts prices with tax, by its rates", () => {
    expect(sentence("totAmt", 1000, 1160)).to.equal("tax_included");
    expect(sentence("totAmt", 1000, 1080)).to.equal("tax_included");
    expect(sentence("totAmt", 1000, 1160.1)).to.equal(undefined);
    expect(sentence("totAmt", 1160, 1000)).to.equal(undefined);
  });

  it("shows nothing if it says something else, and how the amounts relate if it does", () => {
    expect(otherAmounts("Invalid taxblAmt")).to.equal(undefined);
    const why = (message: string) => otherAmounts(message)?.why;
    expect(why("Invalid totAmt. Expected: 1000 Found: 1160")).to.contain("16 %");
    expect(why("Invalid taxblAmt. Expected: 1080 Found: 1000")).to.contain("8 %");
  });
});

describe("the sale that a receipt names", () => {
  const call = { path: "/trnsSales/saveSales", body: { invcNo: 7, trdInvcNo: "S-1", totAmt: 116 } };
  const contradiction = (data: unknown) => findContradiction(call, readClaims(data));

  it("may be the one that was sent, as far as it is named", () => {
    const whole = { invcNo: "7", trdInvcNo: "S-1", totAmt: 116.004 };
    for (const data of [null, {}, { rcptNo: 9 }, whole, { totAmt: "116.00" }, { invcNo: 7 }])
      expect(contradiction(data)).to.equal(null);
    expect(readClaims({ rcptNo: 9 })).to.equal(undefined);
    expect(readClaims({ totAmt: 0 })).to.deep.equal({ number: null, invoice_no: null, total: 0 });
  });

  it("is another one by its number, its invoice, or its total", () => {
    expect(contradiction({ invcNo: 8 })).to.equal("it is for number 8, not 7");
    expect(contradiction({ invcNo: 7, trdInvcNo: "S-2" })).to.equal("it is for invoice S-2, not S-1");
    expect(contradiction({ totAmt: 116.01 })).to.equal("its total is 116.01, not 116");
    expect(contradiction({ totAmt: 115.99 })).to.equal("its total is 115.99, not 116");
  });
});
