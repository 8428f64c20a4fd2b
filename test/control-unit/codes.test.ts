// Every result code of a control unit, and its meaning.
import { unitCodes } from "@taxctl/sdk/catalogue";
import { expect } from "chai";
import { judgeSave, type TransportResponse } from "../../server/src/control-unit/results.ts";

const salePath = "/trnsSales/saveSales";

function responseWith(body: unknown, status = 200): TransportResponse {
  return { kind: "answered", status, text: typeof body === "string" ? body : JSON.stringify(body) };
}

function envelope(resultCd: unknown, resultMsg = "some text", data: unknown = null) {
  return { resultCd, resultMsg, resultDt: "20260412080910", data };
}

/** Result of a sale that gets the code alone. */
const expectedOnSale: Record<string, string> = {
  "000": "accepted",
  "001": "doubt",
  "400": "rejected",
  "401": "of the unit",
  "404": "of the unit",
  "500": "doubt",
  "503": "of the unit",
  "504": "doubt",
  "801": "doubt",
  "802": "passing",
  "803": "doubt",
  "804": "doubt",
  "805": "doubt",
  "834": "rejected",
  "836": "of the unit",
  "838": "of the unit",
  "881": "rejected",
  "882": "rejected",
  "883": "rejected",
  "884": "rejected",
  "891": "of the unit",
  "892": "of the unit",
  "893": "rejected",
  "894": "doubt",
  "895": "rejected",
  "896": "doubt",
  "899": "doubt",
  "900": "of the unit",
  "901": "of the unit",
  "902": "doubt",
  "903": "of the unit",
  "905": "of the unit",
  "910": "rejected",
  "911": "rejected",
  "912": "rejected",
  "913": "rejected",
  "921": "rejected",
  "922": "rejected",
  "924": "duplicate",
  "930": "rejected",
  "931": "rejected",
  "932": "rejected",
  "934": "rejected",
  "935": "rejected",
  "990": "doubt",
  "991": "doubt",
  "992": "doubt",
  "993": "doubt",
  "994": "duplicate",
  "995": "doubt",
  "999": "doubt",
  E04: "of the unit",
  E11: "of the unit",
  E31: "rejected",
};

describe("control unit result codes", () => {
  it("are all in the table of results, and each says how to fix it", () => {
    expect(Object.keys(unitCodes).sort()).to.deep.equal(Object.keys(expectedOnSale).sort());
    for (const [code, entry] of Object.entries(unitCodes)) {
      for (const text of [entry.title, entry.cause, entry.remedy]) expect(text, code).to.have.length.above(5);
    }
  });

  it("say which calls can succeed later with nothing corrected here", () => {
    const codes = Object.entries(unitCodes).flatMap(([code, { retryable }]) => (retryable ? [code] : []));
    expect(codes.sort()).to.deep.equal([
      "500",
      "503",
      "504",
      "801",
      "802",
      "803",
      "804",
      "805",
      "836",
      "838",
      "891",
      "892",
      "894",
      "895",
      "896",
      "899",
      "900",
      "905",
      "912",
      "922",
      "991",
      "992",
      "993",
      "995",
      "999",
      "E11",
    ]);
  });

  it("say who can remove the cause", () => {
    const codes = Object.groupBy(Object.keys(unitCodes), (code) => unitCodes[code]?.actor ?? "");
    expect(codes).to.deep.equal({
      caller: [
        "400",
        "834",
        "881",
        "882",
        "883",
        "884",
        "893",
        "902",
        "910",
        "913",
        "930",
        "931",
        "932",
        "934",
        "935",
        "990",
        "000",
        "001",
      ],
      taxpayer: ["401", "404", "503", "838", "901", "903", "905", "921", "E04"],
      authority: ["500", "504", "894", "896", "991", "992", "993", "995", "999"],
      operator: [
        "801",
        "802",
        "803",
        "804",
        "805",
        "836",
        "891",
        "892",
        "895",
        "899",
        "900",
        "911",
        "912",
        "922",
        "924",
        "994",
        "E11",
        "E31",
      ],
    });
  });

  for (const [code, expected] of Object.entries(expectedOnSale)) {
    it(`${code} on a sale is ${expected}`, () => {
      const result = judgeSave(salePath, responseWith(envelope(code)));
      const kindOf = (passing: boolean, of_unit = false) =>
        of_unit ? "of the unit" : passing ? "passing" : "rejected";
      const kind = result.kind === "rejected" ? kindOf(result.passing, result.of_unit) : result.kind;
      expect(kind).to.equal(expected);
      expect(result).to.include({ code, message: "some text" });
    });
  }

  for (const code of ["10", "11", "20", "777", "ABC", "9999"]) {
    it(`${code}, which no list has, leaves the outcome unknown`, () => {
      expect(judgeSave(salePath, responseWith(envelope(code))).kind).to.equal("doubt");
    });
  }
});
