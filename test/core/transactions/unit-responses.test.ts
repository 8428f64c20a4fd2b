// The control unit's response as a transaction shows it, and the columns that are made of it.
import { expect } from "chai";
import { drawQr, showOutcome, showResponse } from "../../../server/src/core/transactions/receipt.ts";
import {
  type ResponseBody,
  signatureOf,
  type TransactionRow,
} from "../../../server/src/core/transactions/store.ts";
import { packTaxes, withFigures } from "../../../server/src/core/transactions/taxes.ts";
import { squaresFor, squaresOf } from "../../support/qr.ts";

const row = (more: Partial<TransactionRow>) =>
  ({ status: "success", failure_code: null, ...more }) as TransactionRow;
const signed: ResponseBody = {
  receipt_no: "7",
  receipt_date: "20260310101501",
  qr_code: null,
  result_code: "000",
  result_message: "ok",

  receipt_signature: "M4XK7PZ2QW5TBN3H",
  internal_data: "K7QWMX2Z",
  sdc_id: "KRACU01",
  total_receipt_no: 9,
};
const nothing = {
  receipt_no: null,
  receipt_date: null,
  qr_code: null,
  result_code: null,
  result_message: null,
  receipt_signature: null,
  internal_data: null,
  sdc_id: null,
  total_receipt_no: null,
};

describe("response_data", () => {
  it("has each value of the response, and nothing else", async () => {
    expect(await showResponse(row({}), signed)).to.deep.equal(signed);
  });

  it("has nulls before the response, and the number of sends where it is asked for", async () => {
    expect(await showResponse(row({ status: "pending" }), null)).to.deep.equal(nothing);
    expect(await showResponse(row({ status: "pending" }), null, 0)).to.deep.equal({
      ...nothing,
      attempts: 0,
    });
  });

  it("warns of a receipt that is lost", async () => {
    const shown = await showResponse(row({}), { ...signed, receipt_no: null, receipt_unrecovered: true });
    expect(shown).to.include({ receipt_no: null, receipt_unrecovered: true });
    expect(shown.warning).to.include({ code: "receipt_unrecovered" });
  });

  it("explains a rejection, in the words of the unit where there are any", async () => {
    const failed = row({ status: "failed", failure_code: "unit_rejected" });
    const said = await showResponse(failed, { ...signed, result_message: "The name is too long" });
    expect(said.failure).to.include({ code: "unit_rejected", message: "The name is too long" });
    const unread = row({ status: "failed", failure_code: "910" });
    expect((await showResponse(unread, null)).failure).to.include({ code: "unit_910" });
    const retried = row({ status: "pending", failure_code: "unit_rejected" });
    expect(await showResponse(retried, null)).to.deep.equal(nothing);
    expect(await showResponse(row({ status: "failed" }), null)).to.deep.equal(nothing);
  });

  it("has the QR code as an image, if a QR code can hold the text", async () => {
    const { qr_code } = await showResponse(row({}), { ...signed, qr_text: "https://example.com/7" });
    expect(squaresOf(String(qr_code))).to.deep.equal(squaresFor("https://example.com/7"));
    expect(squaresOf(String(qr_code))).not.to.deep.equal(squaresFor("https://example.com/8"));
    expect(await drawQr("x".repeat(5_000))).to.equal(null);
  });

  it("is short after a retry: what became of the transaction", () => {
    const outcome = { id: "t", status: "success", receipt_no: "7" } as const;
    const shown = { transaction_id: "t", status: "success", receipt_no: "7" };
    for (const [synced_to_authority, isSynced] of [
      [1, true],
      [0, false],
    ] as const)
      expect(showOutcome(row({ ...outcome, synced_to_authority }))).to.deep.equal({
        ...shown,
        synced_to_authority: isSynced,
      });
  });
});

describe("columns of a transaction", () => {
  it("hold 64 characters of a signature, and null without one", () => {
    expect(signatureOf("s".repeat(65))).to.equal("s".repeat(64));
    expect(["", null, undefined].map(signatureOf)).to.deep.equal([null, null, null]);
  });

  it("hold the figures by tax type", () => {
    const line = { tax_rate: 16, taxable_amount: 1_000, tax_amount: 160, total_amount: 1_160 };
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...line, tax_type: String.fromCharCode(65 + index) }));
    const { figures } = withFigures({ taxes: packTaxes(lines(2) as never) });
    expect(figures).to.deep.equal({ taxes: lines(2), taxable_amount: 2_000, outside_vat: 0 });
    expect(withFigures({ taxes: packTaxes(lines(26) as never) }).figures.taxes).to.have.length(26);
  });
});
