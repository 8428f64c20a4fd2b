// How amounts and counts read on pages.
import { catalogue } from "@taxctl/sdk/catalogue";
import { neutralWords } from "@taxctl/sdk/profiles";
import { expect } from "chai";
import { inWords, nameInWords, plainText } from "../../../server/src/modules/console/plain-text.ts";
import { plural, withAmounts, withDates } from "../../../server/src/modules/console/words.ts";
import { snakeCase } from "./support.ts";

describe("the console's words", () => {
  it("separate thousands, in texts of the service too", () => {
    expect([plural(1, "purchase"), plural(1_000, "purchase")]).to.deep.equal([
      "1 purchase",
      "1,000 purchases",
    ]);
    expect(
      withAmounts("total differs by -7569.65 (authority 8729.65, books 160.00), invoice 20260310"),
    ).to.equal("total differs by −7,569.65 (authority 8,729.65, books 160.00), invoice 20260310");
  });

  it("have no names of fields, and keep the names of files and what stands in quotes", () => {
    const words = { ...neutralWords, tin: "PIN" };
    const said =
      "customer_tin lacks its form; it is P05. Correct it, omit it to sign the sale without a TIN, or send accept_unusual_tin: true if it is right.";
    expect(inWords(words, said)).to.equal(
      "the PIN of the customer lacks its form; it is P05. Correct it, omit it to sign the sale without a PIN, or tick the box below if it is right.",
    );
    expect(inWords(words, "`items[1].some_rate` is 2, in sales_march.csv of 'old_books'")).to.equal(
      "line 2: some rate is 2, in sales_march.csv of 'old_books'",
    );
    expect(nameInWords(words, "items[0].item_code")).to.equal("Line 1: the item code");
    expect(nameInWords(words, "filed_on")).to.equal("Filed on");
  });

  it("say each problem of the catalog without a name of a field", () => {
    const page = { timeZone: "Africa/Nairobi", nowMs: 0, words: { ...neutralWords, tin: "PIN" } };
    const said = (text: string) => plainText(page, text).map(String).join("");
    const wrong = Object.entries(catalogue).flatMap(([code, { title, cause, remedy }]) =>
      [title, cause, remedy]
        .filter((text) => snakeCase.test(said(text)))
        .map((text) => `${code}: ${said(text)}`),
    );
    expect(wrong).to.deep.equal([]);
  });

  it("write dates as people do, and leave what is no date", () => {
    const page = { timeZone: "Africa/Nairobi", nowMs: 0 };
    expect(withDates(page, "due 2026-12-20, since 2026-12-01T03:17:00.000Z")).to.equal(
      "due 20 Dec 2026, since 1 Dec 2026, 06:17",
    );
    expect(withDates(page, "from 2026-99-99")).to.equal("from 2026-99-99");
  });
});
