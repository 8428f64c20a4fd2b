// A unit may respond with anything: whatever surrounds its result, the response is kept and the lane continues.
import { expect } from "chai";
import { databaseFamilies } from "../support/database.ts";
import { saying, startLaneTest } from "../support/lane.ts";
import { forSuite } from "../support/suite.ts";

const receipt = {
  rcptNo: 7,
  totRcptNo: 9,
  intrlData: "K7QWMX2ZP4TBRN5HVD3LJYCAGE",
  rcptSign: "M4XK7PZ2QW5TBN3H",
  vsdcRcptPbctDate: "20260310101501",
  sdcId: "KRACU0100000001",
  mrcNo: "WIS00000001",
};
const long = "x".repeat(5_000);
const strange = "\u0000\u001b[31m\ud800 🧾\r\n'; drop table calls; --";

/** Envelope fields next to a 000, and what replaces fields of the receipt. */
const yeses: { what: string; envelope?: Record<string, unknown>; data?: Record<string, unknown> }[] = [
  { what: "no date", envelope: { resultDt: null } },
  { what: "an empty date", envelope: { resultDt: "" } },
  { what: "a date with separators", envelope: { resultDt: "2026-03-10 10:15:02" } },
  { what: "a date of nines", envelope: { resultDt: "99999999999999" } },
  { what: "a date that never was", envelope: { resultDt: "20261399999999" } },
  { what: "a date that is a number", envelope: { resultDt: 20260310101502 } },
  { what: "a date of thirty digits", envelope: { resultDt: "2".repeat(30) } },
  { what: "a long message", envelope: { resultMsg: long } },
  { what: "a strange message", envelope: { resultMsg: strange } },
  { what: "no message", envelope: { resultMsg: null } },
  { what: "a signing time with separators", data: { vsdcRcptPbctDate: "10/03/2026 10:15:01" } },
  { what: "no signing time and no date", envelope: { resultDt: null }, data: { vsdcRcptPbctDate: null } },
  { what: "a signing time that is text", data: { vsdcRcptPbctDate: long } },
  { what: "a receipt number as text", data: { rcptNo: "7" } },
  { what: "a receipt number beyond all numbers", data: { rcptNo: 1e300, totRcptNo: 1e300 } },
  { what: "a receipt number with a fraction", data: { rcptNo: 7.5 } },
  { what: "a negative total", data: { totRcptNo: -1 } },
  { what: "long receipt texts", data: { intrlData: long, rcptSign: long, sdcId: long, mrcNo: long } },
  { what: "strange receipt texts", data: { intrlData: strange, rcptSign: strange, sdcId: strange } },
  { what: "receipt texts that are numbers", data: { intrlData: 5, sdcId: 6, mrcNo: 7 } },
  { what: "objects for texts", data: { sdcId: { id: 1 }, mrcNo: [1, 2] } },
];

const noes: { what: string; code: string; message: unknown }[] = [
  { what: "a long message", code: "884", message: long },
  { what: "a strange message", code: "884", message: strange },
  { what: "no message", code: "884", message: null },
  { what: "a code of a hundred letters", code: "E".repeat(100), message: "Invalid taxAmt on item: 1" },
  { what: "a strange code", code: strange, message: "Invalid taxAmt on item: 1" },
];

for (const family of databaseFamilies()) {
  describe(`odd responses on ${family}`, () => {
    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());

    const submits = { sale: () => lane.sell(), purchase: () => lane.buy(), movement: () => lane.move() };

    for (const kind of ["sale", "purchase", "movement"] as const) {
      for (const { what, envelope, data } of yeses) {
        if (data && kind !== "sale") continue;
        it(`a success of a ${kind} with ${what}`, async () => {
          lane.unit.next(kind, async ({ wire }) => {
            const body = {
              resultCd: "000",
              resultMsg: "It is succeeded",
              resultDt: "20260310101502",
              ...envelope,
            };
            return saying(
              wire,
              JSON.stringify({ ...body, data: kind === "sale" ? { ...receipt, ...data } : null }),
            );
          });
          const id = await submits[kind]();
          await lane.drain();
          const row = await lane.row(id);
          expect(row).to.include({ status: "success", in_doubt: 0, retry_count: 0 });
          expect((await lane.calls(kind))[0]).to.include({ state: "done", number: 1 });
          const { status, body } = await lane.test.call("GET", `/transactions/${id}`);
          expect(status, JSON.stringify(body)).to.equal(200);
        });
      }

      for (const { what, code, message } of noes) {
        it(`a rejection of a ${kind} with ${what}`, async () => {
          lane.unit.next(kind, async ({ wire }) => {
            const body = { resultCd: code, resultMsg: message, resultDt: "20260310101502", data: null };
            return saying(wire, JSON.stringify(body));
          });
          const id = await submits[kind]();
          await lane.drain();
          expect(await lane.row(id)).to.include({ status: "failed", in_doubt: 0, retry_count: 0 });
          expect((await lane.calls(kind))[0]).to.include({ state: "rejected", number: null });
          const { status, body } = await lane.test.call("GET", `/transactions/${id}`);
          expect(status, JSON.stringify(body)).to.equal(200);
          await lane.settle();
          await lane.expectInvariants();
        });
      }
    }

    it("every unclear response leaves the call unchanged", async () => {
      const shapes = [
        "",
        "null",
        "[]",
        "{}",
        "42",
        '"000"',
        '{"resultCd":null}',
        '{"resultCd":{}}',
        `{"resultCd":"${long}"}`,
      ];
      const id = await lane.sell();
      for (const text of shapes) {
        lane.unit.next("sale", async ({ wire }) => saying(wire, text), lane.branch.tin);
        await lane.advance(20_000);
        expect(await lane.row(id), text.slice(0, 30)).to.include({ status: "processing", in_doubt: 1 });
      }
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("success");
      await lane.expectInvariants();
    });
  });
}
