// The account's limits of credit notes: how late after the sale, and how many of one sale; checked when a note is accepted.

import type { AccountUpdate } from "@taxctl/sdk";
import { expect } from "chai";
import { lastCreditDay } from "../../../sdk/src/rules/validation/credit.ts";
import { sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { startLaneTest } from "../../support/lane.ts";
import { forSuite } from "../../support/suite.ts";

const soldOn = "20250131";

for (const family of databaseFamilies()) {
  describe(`limits of credit notes on ${family}`, () => {
    const one = [{ item_code: "KE2NTXU0000001", quantity: 1, unit_price: 580 }];
    const note = (original_invoice_no: string, overrides: Record<string, unknown> = {}) =>
      sale({ receipt_type: "R", original_invoice_no, refund_reason_code: "06", items: one, ...overrides });
    const submit = (body: unknown) => lane.test.call("POST", "/sales?async=true", { body });
    const set = (changes: AccountUpdate) =>
      lane.test.clientFor(lane.test.account.keys.owner).account.update(changes);

    const lane = forSuite(() => startLaneTest({ family }));
    beforeEach(() => lane.open());
    afterEach(() => set({ credit_note_window: null, credit_notes_per_sale: null }));

    const late = async (invoiceNo: string, sale_date: string) => {
      const { status, body } = await submit(note(invoiceNo, { sale_date }));
      expect([status, body.code], JSON.stringify(body)).to.deep.equal([422, "credit_note_too_late"]);
      expect(body.message).to.contain("credit_note_window");
      expect(body.errors).to.have.all.keys("sale_date");
      return body.message;
    };
    const accepted = async (body: unknown) => {
      const response = await submit(body);
      expect(response.status, response.text).to.be.oneOf([200, 202]);
    };

    it("allow credit notes of Kenya for six months by default, to the last day of a short month", async () => {
      const { invoice_no } = sale();
      await lane.sell({ invoice_no, sale_date: "20240831" });
      expect(await late(invoice_no, "20250301")).to.contain("2025-02-28");
      await accepted(note(invoice_no, { sale_date: "20250228" }));
    });

    it("follow the account's window in days, in months, or without a window", async () => {
      const { invoice_no } = sale();
      await lane.sell({ invoice_no, sale_date: soldOn });
      await set({ credit_note_window: "30 days" });
      await late(invoice_no, "20250303");
      await accepted(note(invoice_no, { sale_date: "20250302" }));
      await set({ credit_note_window: "1 month" });
      await late(invoice_no, "20250301");
      await set({ credit_note_window: "none" });
      await accepted(note(invoice_no, { sale_date: "20251231" }));
    });

    it("count the credit notes of a sale, except failed ones", async () => {
      const { invoice_no } = sale();
      await lane.sell({ invoice_no });
      await set({ credit_notes_per_sale: 1 });
      await accepted(note(invoice_no, { remark: "SIM-884" }));
      await lane.settle();
      const first = note(invoice_no);
      await accepted(first);
      const { status, body } = await submit(note(invoice_no));
      expect([status, body.code]).to.deep.equal([422, "too_many_credit_notes"]);
      expect(body.message).to.contain("credit_notes_per_sale");
      // The same note again is the same one, not one more.
      await accepted(first);
      await set({ credit_notes_per_sale: null });
      await accepted(note(invoice_no));
    });

    it("never block a credit note that was accepted before they were set", async () => {
      const { invoice_no } = sale();
      await lane.sell({ invoice_no, sale_date: soldOn });
      await lane.settle();
      const id = await lane.sell(note(invoice_no, { sale_date: "20250401" }));
      await set({ credit_note_window: "1 day", credit_notes_per_sale: 1 });
      await lane.settle();
      expect((await lane.row(id)).status).to.equal("success");
      await lane.expectInvariants();
    });
  });
}

describe("the last day of a credit note", () => {
  const cases: [sold: string, window: string, last: string | undefined][] = [
    ["20240229", "12 months", "20250228"],
    ["20241231", "2 months", "20250228"],
    ["20241231", "1 day", "20250101"],
    ["20240115", "6 months", "20240715"],
    ["20240115", "none", undefined],
  ];
  for (const [sold, window, last] of cases)
    it(`is ${last ?? "none"} for ${sold} and ${window}`, () => {
      expect(lastCreditDay(sold, window)).to.equal(last);
    });
});
