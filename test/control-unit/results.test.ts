// Every response of a unit and its meaning.
import { expect } from "chai";
import {
  judgeInitialization,
  judgeSave,
  judgeSelect,
  readExpected,
  readReceipt,
  type TransportResponse,
} from "../../server/src/control-unit/results.ts";

const salePath = "/trnsSales/saveSales";
const itemPath = "/items/saveItems";

function responseWith(body: unknown, status = 200): TransportResponse {
  return { kind: "answered", status, text: typeof body === "string" ? body : JSON.stringify(body) };
}

function envelope(resultCd: unknown, resultMsg = "some text", data: unknown = null) {
  return { resultCd, resultMsg, resultDt: "20260412080910", data };
}

const receipt = {
  rcptNo: 7,
  intrlData: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  rcptSign: "SIGNSIGNSIGNSIGN",
  totRcptNo: 9,
  vsdcRcptPbctDate: "20260412080908",
  sdcId: "KRACU0300000003",
  mrcNo: "WIS03000003",
};

const read = {
  receipt_no: 7,
  total_receipt_no: 9,
  internal_data: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  signature: "SIGNSIGNSIGNSIGN",
  signed_at: "20260412080908",
  sdc_id: "KRACU0300000003",
  mrc_no: "WIS03000003",
};

describe("control unit responds to a save", () => {
  it("are accepted with the receipt, under every spelling of its fields", () => {
    const result = judgeSave(salePath, responseWith(envelope("000", "It is succeeded", receipt)));
    expect(result).to.deep.include({ kind: "accepted", result_date: "20260412080910", data: read });
    const { rcptNo, vsdcRcptPbctDate, ...rest } = receipt;
    for (const spelled of [
      { rcptNo, VSCURcptPbctDate: vsdcRcptPbctDate },
      { curRcptNo: "7", sdcDateTime: "2026-04-12 08:09:08", totRcptNo: "9" },
      { RcptNo: "7", vscuRcptPbctDate: vsdcRcptPbctDate },
    ]) {
      const other = judgeSave(salePath, responseWith(envelope("000", "", { ...rest, ...spelled })));
      expect(other).to.deep.include({ kind: "accepted", data: read });
    }
  });

  it("are accepted without a receipt if none came, and take the response's time if the receipt has none", () => {
    expect(judgeSave(salePath, responseWith(envelope("000")))).to.deep.include({
      kind: "accepted",
      data: null,
    });
    const { vsdcRcptPbctDate: _none, ...undated } = receipt;
    const result = judgeSave(salePath, responseWith(envelope("000", "", undated)));
    expect(result).to.have.nested.property("data.signed_at", "20260412080910");
  });

  it("are duplicates with the first receipt whenever a rejection carries one", () => {
    for (const code of ["924", "994", "899", "910", "xyz"]) {
      const result = judgeSave(salePath, responseWith(envelope(code, "again", receipt)));
      expect(result).to.deep.include({ kind: "duplicate", code, receipt: read });
    }
    expect(judgeSave(salePath, responseWith(envelope("924", "again", { other: 1 })))).to.deep.include({
      receipt: null,
    });
    expect(judgeSave(itemPath, responseWith(envelope("899", "again", receipt))).kind).to.equal("doubt");
  });

  it("succeed with a shortened zero only where that is certain", () => {
    for (const code of ["0", "00", "0000", 0]) {
      expect(judgeSave(itemPath, responseWith(envelope(code))).kind).to.equal("accepted");
      expect(judgeSave(salePath, responseWith(envelope(code, "", receipt))).kind).to.equal("accepted");
    }
    expect(judgeSave(salePath, responseWith(envelope("00"))).kind).to.equal("doubt");
  });

  it("are judged by the result code, whatever the HTTP status", () => {
    expect(judgeSave(salePath, responseWith(envelope("910"), 500)).kind).to.equal("rejected");
    expect(judgeSave(salePath, responseWith(envelope("000", "", receipt), 502)).kind).to.equal("accepted");
    expect(judgeSave(salePath, responseWith(envelope(910))).kind).to.equal("rejected");
  });

  it("are found inside a gateway's wrapper", () => {
    const header = { responseCode: "200", customerMessage: "ok" };
    const inside = { responseHeader: header, responseBody: envelope("000", "", receipt) };
    expect(judgeSave(salePath, responseWith(inside)).kind).to.equal("accepted");
    const rejected = {
      responseHeader: {
        responseCode: 400,
        debugMessage: "Invalid taxblAmt on item: 1. Expected: 1, But Found: 2",
      },
      responseBody: null,
    };
    expect(judgeSave(salePath, responseWith(rejected))).to.deep.include({ kind: "rejected", code: "400" });
    const timedOut = { header: { responseCode: "504", customerMessage: "late" }, body: null };
    expect(judgeSave(salePath, responseWith(timedOut)).kind).to.equal("doubt");
  });

  const shapeless: [string, TransportResponse][] = [
    ["an HTML page with 504", responseWith("<html>Gateway Time-out</html>", 504)],
    ["an HTML page with 200", responseWith("<html>login</html>")],
    ["an empty body", responseWith("")],
    ["a cut body", responseWith('{"resultCd":"000","resultMsg"')],
    ["garbage", responseWith("\u0000\u0007%%%")],
    ["a list", responseWith([envelope("000")])],
    ["a text", responseWith('"000"')],
    ["null", responseWith("null")],
    ["an object without a code", responseWith({ status: 404, error: "Not Found" }, 404)],
    ["a code that is no code", responseWith({ resultCd: null, data: receipt })],
    ["a code that is an object", responseWith({ resultCd: {} })],
    [
      "a gateway's success without an envelope",
      responseWith({ responseHeader: { responseCode: 200 }, responseBody: null }),
    ],
    ["a gateway's fault", responseWith({ fault: { faultstring: "Invalid token" } }, 401)],
    ["no answer", { kind: "unanswered", message: "cut" }],
  ];
  for (const [name, response] of shapeless) {
    it(`leave the outcome unknown if they are ${name}`, () => {
      const result = judgeSave(salePath, response);
      expect(result.kind).to.equal("doubt");
      expect(result).to.have.property("code", null);
      expect(result.message).to.not.equal("");
    });
  }

  it("don't exist if nothing was sent", () => {
    expect(judgeSave(salePath, { kind: "not_sent", message: "rejected" })).to.deep.include({
      kind: "not_sent",
      message: "rejected",
    });
  });

  it("are kept for the record as far as they came, if any part did", () => {
    const cut = { kind: "unanswered", message: "No response." } as const;
    const judged = (reply: TransportResponse) => judgeSave(salePath, reply).answer;
    expect(judged({ ...cut, status: undefined, partial: "" })).to.equal(null);
    expect(judged({ ...cut, status: 200, partial: '{"resultCd":' })).to.deep.equal({
      http_status: 200,
      body: '{"resultCd":',
    });
  });

  it("are kept for the record with keys masked and pages cut", () => {
    const result = judgeSave(
      itemPath,
      responseWith(envelope("000", "", { info: { cmcKey: "secret", signKey: "s" } })),
    );
    expect(result).to.have.nested.property("answer.body.data.info.cmcKey", "***");
    expect(result).to.have.nested.property("answer.body.data.info.signKey", "***");
    const page = judgeSave(itemPath, responseWith("<p>".repeat(5_000), 502));
    expect(page).to.have.nested.property("answer.http_status", 502);
    expect(page).to.have.nested.property("answer.body").with.length(4_096);
  });

  it("keep integers that are too long for numbers", () => {
    const result = judgeSave(
      itemPath,
      responseWith('{"resultCd":"000","data":{"n":12345678901234567890,"m":1.5}}'),
    );
    expect(result).to.have.deep.nested.property("answer.body.data", { n: "12345678901234567890", m: 1.5 });
  });
});

describe("control unit sentences", () => {
  const mismatches: [string, number, number | null][] = [
    ["Invalid sarNo: Expected: 18 but found: 17", 18, 17],
    ["Invalid sarNo: Expected: 5 but found: 50", 5, 50],
    ["Invalid sarNo: Expected: 5 but found: 99999999999999999999", 5, null],
    ["Invc No: 41 is invalid, use the expected value: 44", 44, 41],
    ["Invalid invcNo sequence, expected: 3 but found: 7", 3, 7],
    ["invalid INVCNO sequence, expected: 3", 3, null],
  ];
  for (const [message, expected, found] of mismatches) {
    it(`name the next number: ${message}`, () => {
      for (const code of ["910", "999", "400", "xyz"]) {
        for (const path of [salePath, "/trnsPurchase/savePurchases", "/stock/saveStockItems"]) {
          expect(judgeSave(path, responseWith(envelope(code, message)))).to.deep.include({
            kind: "drift",
            expected,
            found,
          });
        }
      }
      expect(judgeSave("/stockMaster/saveStockMaster", responseWith(envelope("910", message))).kind).to.equal(
        "rejected",
      );
    });
  }

  const rejections = [
    "Invalid itemCd Sequence. Expected sequence ending with: 0000012",
    "rsdQty mismatch. Expected: 4 but found: 5",
    "Stock IO is empty",
    "Item KE2NTXU0000001 (itemSeq 1) does not exist in your stock master",
    "Invalid taxblAmt on item: 1. Expected: 862.07, But Found: 1000",
    "Invalid splyAmt on item: 2. Expected: 10, But Found: 11",
    "Invalid pkg for ItemList 1. Expected: 1, Found: 0",
    "Rule taxRtE failed: Tax rate mismatch. Expected: 0, Found: 8",
    "orgInvcNo 12 does not exist",
    "missing RfdDt",
    "invalid RfdRsnCd",
    "supplier invoice number does not exist",
    "item not in inventory",
    "tin cannot be Null",
  ];
  for (const message of rejections) {
    it(`reject without naming one of our numbers: ${message}`, () => {
      expect(readExpected(message)).to.equal(undefined);
      for (const code of ["910", "999", "xyz"]) {
        expect(judgeSave(salePath, responseWith(envelope(code, message)))).to.deep.include({
          kind: "rejected",
          passing: false,
        });
      }
    });
  }

  it("never take other numbers for ours", () => {
    for (const message of [
      "Invalid orgInvcNo sequence, expected: 3 but found: 7",
      "spplrInvcNo: Expected: 3 but found: 7",
      "Invalid sarNo",
      "Invc No: 41 is invalid",
      `Invalid sarNo: Expected: ${"9".repeat(30)} but found: 1`,
    ]) {
      expect(readExpected(message), message).to.equal(undefined);
    }
  });
});

describe("control unit responds to other calls", () => {
  it("902 on initialization is success with nothing new", () => {
    const info = { info: { sdcId: "S" } };
    expect(judgeInitialization(responseWith(envelope("902")), () => 1)).to.deep.include({
      kind: "accepted",
      data: null,
    });
    expect(judgeInitialization(responseWith(envelope("000", "", info)), () => 1)).to.deep.include({
      data: 1,
    });
    expect(judgeInitialization(responseWith(envelope("901")), () => 1).kind).to.equal("rejected");
    expect(judgeInitialization(responseWith("", 504), () => 1).kind).to.equal("doubt");
    expect(judgeInitialization({ kind: "not_sent", message: "x" }, () => 1).kind).to.equal("not_sent");
  });

  it("001 on a fetch is an empty success, also as HTTP 400", () => {
    const rows = (data: unknown) => (data === null ? [] : [data]);
    expect(judgeSelect(responseWith(envelope("001")), rows)).to.deep.include({ kind: "accepted", data: [] });
    expect(judgeSelect(responseWith(envelope("001"), 400), rows)).to.deep.include({
      kind: "accepted",
      data: [],
    });
    expect(judgeSelect(responseWith(envelope("001"), 400), rows)).to.include({
      result_date: "20260412080910",
    });
    expect(judgeSelect(responseWith(envelope("901")), rows).kind).to.equal("rejected");
    expect(judgeSelect(responseWith("<html>", 503), rows).kind).to.equal("doubt");
  });
});

describe("Receipt of a sale", () => {
  const receiptOf = (data: unknown) => readReceipt(data, "20260412080910");

  it("has no device numbers where the unit sends none", () => {
    expect(receiptOf({ ...receipt, sdcId: "", mrcNo: "" })).to.include({ sdc_id: null, mrc_no: null });
  });

  it("uses the number as the total if the unit sends no total", () => {
    expect(receiptOf({ ...receipt, totRcptNo: undefined })).to.include({ total_receipt_no: 7 });
  });

  it("has the time of the response where the time of signing is incomplete", () => {
    expect(receiptOf({ ...receipt, vsdcRcptPbctDate: "2026041208090" })).to.include({
      signed_at: "20260412080910",
    });
    expect(receiptOf({ ...receipt, vsdcRcptPbctDate: "202604120809081" })).to.include({
      signed_at: "20260412080908",
    });
  });

  for (const part of [{ rcptNo: 0 }, { rcptSign: "" }])
    it(`is missing with ${JSON.stringify(part)}`, () => {
      expect(receiptOf({ ...receipt, ...part })).to.equal(null);
    });
});
