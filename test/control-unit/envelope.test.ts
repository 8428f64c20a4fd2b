// Values in a unit's response: of any type, under any spelling, in any wrapper, and the secrets that are never kept.
import { expect } from "chai";
import {
  field,
  findEnvelope,
  masked,
  number,
  numberOrNull,
  parseBody,
  parseTable,
  secretsIn,
  text,
  without,
} from "../../server/src/control-unit/envelope.ts";

const result = { resultCd: "000", resultMsg: " done ", resultDt: "2026-04-12 08:09:10", data: { a: 1 } };
const found = { code: "000", message: "done", resultDate: "20260412080910", data: { a: 1 } };

describe("a unit's body", () => {
  it("is read with a byte-order mark or without one, and is nothing if it isn't JSON", async () => {
    for (const mark of ["", "\ufeff"]) {
      expect(parseBody(`${mark}{"a":1}`)).to.deep.equal({ a: 1 });
      expect(await parseTable(`${mark}{"a":[1]}`)).to.deep.equal({ a: [1] });
    }
    expect(parseBody("<html>")).to.equal(undefined);
    expect(await parseTable("<html>")).to.equal(undefined);
  });

  it("keeps integers that no number holds as text, and nothing else", () => {
    const body =
      '{"a":9007199254740993,"b":-12345678901234567890,"c":1e30,"d":1.2345678901234567,"e":7,"f":"8"}';
    expect(parseBody(body)).to.deep.equal({
      a: "9007199254740993",
      b: "-12345678901234567890",
      c: 1e30,
      d: 1.2345678901234567,
      e: 7,
      f: "8",
    });
  });
});

describe("the envelope of a response", () => {
  it("is at the top, or in up to two wrappers", () => {
    expect(findEnvelope(result)).to.deep.equal(found);
    for (const name of ["responseBody", "response", "body", "result", "data"]) {
      expect(findEnvelope({ [name]: result }), name).to.deep.equal(found);
      expect(findEnvelope({ body: { [name]: result } }), name).to.deep.equal(found);
      expect(findEnvelope({ body: { data: { [name]: result } } }), name).to.equal(undefined);
    }
  });

  it("has a code of three digits where it was a number, trimmed text otherwise", () => {
    const codeOf = (resultCd: unknown) => findEnvelope({ ...result, resultCd })?.code;
    expect([0, 1, 910, 9999, " 000 ", "E04"].map(codeOf)).to.deep.equal([
      "000",
      "001",
      "910",
      "9999",
      "000",
      "E04",
    ]);
    expect([1.5, null, "", "  ", {}, true].map(codeOf)).to.deep.equal(Array(6).fill(undefined));
  });

  it("has neither a message nor a time nor data where none came", () => {
    const nothing = { code: "001", message: "", resultDate: "", data: null };
    expect(findEnvelope({ resultCd: "001" })).to.deep.equal(nothing);
    expect(findEnvelope({ resultCd: "001", resultMsg: 5, resultDt: 2026 })).to.deep.equal({
      ...nothing,
      message: "5",
      resultDate: "2026",
    });
  });

  it("is a gateway's header where the gateway dropped the unit's own", () => {
    const header = { responseCode: 400, timestamp: "2026-04-12T08:09:10.123" };
    const gateways = { code: "400", resultDate: "20260412080910", data: null, isGateways: true };
    const messages = { responseMessage: "third", customerMessage: "second", debugMessage: "first" };
    const { debugMessage: _debug, ...two } = messages;
    const { customerMessage: _customer, ...one } = two;
    for (const [named, message] of [
      [messages, "first"],
      [two, "second"],
      [one, "third"],
      [{}, ""],
    ] as const) {
      expect(findEnvelope({ header: { ...header, ...named } })).to.deep.equal({ ...gateways, message });
      expect(findEnvelope({ responseHeader: { ...header, ...named } })?.message).to.equal(message);
    }
    expect(findEnvelope({ header: { ...header, responseCode: "200" } })).to.equal(undefined);
    expect(findEnvelope({ header: "400" })).to.equal(undefined);
  });
});

describe("a field of a response", () => {
  it("is the first spelling that has a value, then any in other letters", () => {
    expect(field({ rcptNo: null, curRcptNo: 7 }, "rcptNo", "curRcptNo")).to.equal(7);
    expect(field({ curRcptNo: 7, rcptNo: 8 }, "rcptNo", "curRcptNo")).to.equal(8);
    expect(field({ RCPTNO: null, CurRcptNo: 7 }, "rcptNo", "curRcptNo")).to.equal(7);
    expect(field({ other: 7 }, "rcptNo")).to.equal(undefined);
  });

  it("is a number also as text, with separators of thousands", () => {
    expect([5, "5", " 1,234.5 ", "0"].map(numberOrNull)).to.deep.equal([5, 5, 1234.5, 0]);
    const none = ["", "  ", "x", null, undefined, {}, Number.NaN, Number.POSITIVE_INFINITY];
    expect(none.map(numberOrNull)).to.deep.equal(none.map(() => null));
    expect(none.map(number)).to.deep.equal(none.map(() => 0));
    expect([5, " a ", null, {}, true].map(text)).to.deep.equal(["5", "a", "", "", ""]);
  });
});

describe("secrets", () => {
  it("are the values of headers, and the password in an authorization", () => {
    const basic = Buffer.from("till-1:pass:word").toString("base64");
    const headers = {
      authorization: `Basic ${basic}`,
      "x-token": "Bearer abcd",
      "x-id": "app-7",
      "x-no": "123",
    };
    expect(secretsIn(headers)).to.deep.equal([basic, "pass:word", "abcd", "Bearer abcd", "app-7", "app-7"]);
    expect(secretsIn({ authorization: "Basic" })).to.deep.equal(["Basic", "Basic"]);
  });

  it("are nowhere in what is stored", () => {
    const echoed = { message: "key abcd of abcd", list: ["abcd", 7, null], inner: { deep: "x abcd" } };
    expect(without(["abcd"], echoed)).to.deep.equal({
      message: "key *** of ***",
      list: ["***", 7, null],
      inner: { deep: "x ***" },
    });
  });

  it("are masked by the names of their fields, whatever letters these have", () => {
    const body = { cmcKey: "k", SIGNKEY: 5, intrlKey: null, pwd: "", other: "o", list: [{ pwd: "p" }] };
    expect(masked(body)).to.deep.equal({
      cmcKey: "***",
      SIGNKEY: "***",
      intrlKey: null,
      pwd: "",
      other: "o",
      list: [{ pwd: "***" }],
    });
  });
});
