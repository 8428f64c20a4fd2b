// Payment types of a sheet: words of the shop, codes, and the table of the authority.
import { mayBePaymentType, paymentTypeOf } from "@taxctl/sdk/sales-file";
import { expect } from "chai";
import { buildMapping } from "../../../cli/src/sales-file/mapping.ts";
import { checkPayments } from "../../../cli/src/sales-file/payment-types.ts";

describe("payment types of a sheet", () => {
  it("are the mapping's codes of their words, in the same case first", () => {
    const words = { "M-Pesa": "06", "m-pesa": "07", Card: "05" };
    expect(["M-Pesa", "m-pesa", "M-PESA", "CARD", "02", undefined].map((text) => paymentTypeOf(text, words)))
      // A word of another case is the first that fits; no word is a code, and no text is cash.
      .to.deep.equal(["06", "07", "06", "05", "02", "01"]);
    expect(paymentTypeOf("02")).to.equal("02");
  });

  it("are at most five characters without spaces", () => {
    expect(["01", "abcde", "abcdef", "a b", ""].map(mayBePaymentType)).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  /** What is wrong with codes where the authority has these, by code, and how often its table was fetched. */
  async function check(given: string[], known: string[], map: string[] = []) {
    let fetched = 0;
    const client = {
      codes: {
        async paymentTypes() {
          fetched += 1;
          return known.map((code) => ({ code }));
        },
      },
    };
    const payments = new Map<string, string>();
    const { signal } = new AbortController();
    const sheet = { paymentTypes: given, codes: { payments } };
    await checkPayments(client as never, sheet, buildMapping(undefined, { map }), signal);
    return { problems: [...payments], fetched };
  }
  const remedy =
    "is not a payment type: use a code of `taxctl codes payment-types`, or name its code under payment_types in the mapping file";

  it("are rejected if the authority doesn't have them, by their column", async () => {
    expect(await check(["02", "99"], ["02"])).to.deep.equal({
      problems: [["99", `payment_type 99 ${remedy}`]],
      fetched: 1,
    });
    const { problems } = await check(["99"], ["01", "02"], ["payment_type=Paid by"]);
    expect(problems).to.deep.equal([["99", `Paid by 99 ${remedy}`]]);
  });

  it("are not rejected by a table that was never fetched", async () => {
    expect(await check(["99"], [])).to.deep.equal({ problems: [], fetched: 1 });
  });

  it("need no table if all is paid in cash", async () => {
    expect(await check(["01"], ["02"])).to.deep.equal({ problems: [], fetched: 0 });
  });
});
