// A receipt that comes with a replay is stored only if it can be the sale's own: each sign that it is another's counts alone.
import { expect } from "chai";
import { describeEachFamily } from "../../support/database.ts";
import { type Save, saying, startLaneTest } from "../../support/lane.ts";
import { forSuite } from "../../support/suite.ts";

type Fields = Record<string, unknown>;

const replayMs = 15_000;
const doubled = { resultCd: "924", resultMsg: "It is duplicated" };

describeEachFamily("a receipt that comes with a replay", (family) => {
  const lane = forSuite(() => startLaneTest({ family }));
  beforeEach(() => lane.open());

  const client = () => lane.test.clientFor(lane.test.account.keys.owner);

  /** A receipt in the unit's words. */
  function fieldsOf(result: Awaited<ReturnType<Save["send"]>>): Fields {
    if (result.kind !== "accepted" || !result.data) throw new Error(result.message);
    const { receipt_no, total_receipt_no, internal_data, signature, signed_at, sdc_id, mrc_no } = result.data;
    return {
      rcptNo: receipt_no,
      totRcptNo: total_receipt_no,
      intrlData: internal_data,
      rcptSign: signature,
      vsdcRcptPbctDate: signed_at,
      sdcId: sdc_id,
      mrcNo: mrc_no,
    };
  }

  /** A time in the unit's words, so long before the sale that is replayed now was sent. */
  function secondsBeforeSale(seconds: number): string {
    // The replay's response has the time of the sale, so the unit's clock counts as late by the wait.
    const unitMs = lane.clock.now() - 2 * replayMs;
    const local = new Date(unitMs - seconds * 1_000 + 3 * 3_600_000);
    return local.toISOString().replaceAll(/\D/g, "").slice(0, 14);
  }

  /** A sale whose response is lost, and whose replay brings its own receipt with other fields. */
  async function sellWith(fields: (other: Fields) => Fields): Promise<string> {
    let other: Fields = {};
    let own: Fields = {};
    lane.unit.next("sale", async ({ send }) => {
      const result = await send();
      other = fieldsOf(result);
      return result;
    });
    await lane.sell({ invoice_no: "INV-OTHER" });
    await lane.settle();
    lane.unit.next("sale", async ({ send }) => {
      own = fieldsOf(await send());
      return { kind: "doubt", code: null, message: "No response.", answer: null };
    });
    lane.unit.next("sale", async ({ wire }) =>
      saying(
        wire,
        JSON.stringify({ ...doubled, resultDt: own.vsdcRcptPbctDate, data: { ...own, ...fields(other) } }),
      ),
    );
    const id = await lane.sell({ invoice_no: "INV-OWN" });
    await lane.drain();
    await lane.advance(replayMs);
    return id;
  }

  const foreign: { what: string; reason: RegExp; fields(other: Fields): Fields }[] = [
    {
      what: "a number that another sale has",
      reason: /its number 1 is that of INV-OTHER/,
      fields: ({ rcptNo }) => ({ rcptNo }),
    },
    {
      what: "a number that another sale has, from a unit that does not say who it is",
      reason: /its number 1 is that of INV-OTHER/,
      fields: ({ rcptNo }) => ({ rcptNo, sdcId: null }),
    },
    {
      what: "a signature that another sale has",
      reason: /its signature is that of INV-OTHER/,
      fields: ({ rcptSign }) => ({ rcptSign }),
    },
    {
      what: "another running number",
      reason: /it is for number 77, not 2/,
      fields: () => ({ invcNo: 77 }),
    },
    {
      what: "another invoice number",
      reason: /it is for invoice INV-OTHER, not INV-OWN/,
      fields: () => ({ trdInvcNo: "INV-OTHER" }),
    },
    {
      what: "a time more than five minutes before the sale was sent",
      reason: /it was signed at 2026-03-10T\S+Z, before the sale was sent at 2026-03-10T/,
      fields: () => ({ vsdcRcptPbctDate: secondsBeforeSale(301) }),
    },
    { what: "another total", reason: /its total is 1, not/, fields: () => ({ totAmt: 1 }) },
  ];
  for (const { what, reason, fields } of foreign) {
    it(`with ${what} is not stored`, async () => {
      const id = await sellWith(fields);
      expect(await lane.row(id)).to.include({ status: "processing", in_doubt: 1, receipt_no: null });
      const call = (await lane.calls("sale")).at(-1);
      expect(call).to.include({ doubt_code: "receipt_mismatch" });
      expect(call?.last_error).to.match(reason);
      const shown = await client().transactions.get(id);
      expect(shown.doubt).to.deep.equal({
        code: "receipt_mismatch",
        stream: "sales",
        message: call?.last_error,
        since: new Date(Number(call?.sent_at)).toISOString(),
        resolve_with: "taxctl transactions settle INV-OWN OUTCOME --reason REASON",
      });
      await lane.settle();
      expect(await client().transactions.get(id)).not.to.have.property("doubt");
      expect(await lane.row(id)).to.include({ status: "success", in_doubt: 0 });
    });
  }

  const possible: { what: string; fields(other: Fields): Fields }[] = [
    { what: "nothing but number and signature", fields: () => ({}) },
    {
      what: "the sale's numbers and total",
      fields: () => ({ invcNo: 2, trdInvcNo: "INV-OWN" }),
    },
    {
      what: "a time five minutes before the sale was sent, because clocks differ",
      fields: () => ({ vsdcRcptPbctDate: secondsBeforeSale(300) }),
    },
    {
      what: "a number that another unit gave before it was replaced",
      fields: ({ rcptNo }) => ({ rcptNo, sdcId: "KRACU0100009999" }),
    },
  ];
  for (const { what, fields } of possible) {
    it(`with ${what} is stored`, async () => {
      const id = await sellWith(fields);
      expect(await lane.row(id)).to.include({ status: "success", in_doubt: 0 });
    });
  }

  const afterLost: {
    whose: string;
    /** Whether the unit had signed nothing before the sale whose receipt was lost. */
    isFirst?: boolean;
    fields(lost: Fields, own: Fields): Fields;
    /** The number of the receipt that is stored. */
    stored?: string;
  }[] = [
    { whose: "a sale before it, whose receipt was lost,", fields: (lost) => lost },
    { whose: "the unit's first sale, whose receipt was lost,", isFirst: true, fields: (lost) => lost },
    {
      whose: "the sale itself, after a sale whose receipt was lost,",
      fields: (_lost, own) => own,
      stored: "3",
    },
    {
      whose: "the sale itself, after the unit's first sale, whose receipt was lost,",
      isFirst: true,
      fields: (_lost, own) => own,
      stored: "2",
    },
    {
      whose: "another unit, with the number of a sale whose receipt was lost,",
      fields: (lost) => ({ ...lost, sdcId: "KRACU0100009999" }),
      stored: "2",
    },
  ];
  for (const { whose, isFirst, fields, stored } of afterLost) {
    const isStored = stored !== undefined;
    it(`of ${whose} ${isStored ? "is" : "is not"} stored`, async () => {
      if (!isFirst) await lane.sell({ invoice_no: "INV-KNOWN" });
      await lane.settle();
      let lost: Fields = {};
      lane.unit.next("sale", async ({ send }) => {
        lost = fieldsOf(await send());
        return { kind: "doubt", code: null, message: "No response.", answer: null };
      });
      lane.unit.next("sale", async ({ wire }) =>
        saying(wire, JSON.stringify({ resultCd: "994", resultMsg: "There is overlapping data" })),
      );
      const lostId = await lane.sell({ invoice_no: "INV-LOST" });
      await lane.settle();
      expect(await lane.row(lostId)).to.include({ status: "success", receipt_unrecovered: 1 });

      let own: Fields = {};
      lane.unit.next("sale", async ({ send }) => {
        own = fieldsOf(await send());
        return { kind: "doubt", code: null, message: "No response.", answer: null };
      });
      lane.unit.next("sale", async ({ wire }) => {
        const data = fields(lost, own);
        return saying(wire, JSON.stringify({ ...doubled, resultDt: own.vsdcRcptPbctDate, data }));
      });
      const id = await lane.sell({ invoice_no: "INV-OWN" });
      await lane.drain();
      await lane.advance(15_000);
      const call = (await lane.calls("sale")).at(-1);
      expect(await lane.row(id)).to.include(
        isStored ? { status: "success", receipt_no: stored } : { status: "processing", in_doubt: 1 },
      );
      if (!isStored) expect(call?.last_error).to.match(/its number [12] may be that of INV-LOST/);
      await lane.settle();
      expect(await lane.row(id)).to.include({ status: "success", receipt_no: stored ?? null });
    });
  }
});
