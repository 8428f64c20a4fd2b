// The receipt on paper says what was sent: generated sales and credit notes are printed, read back, and compared with the bodies
// that the control unit got.
import type { SaleInput } from "@taxctl/sdk";
import { paymentText, wordsOf } from "@taxctl/sdk/rules/profiles/units";
import { expect } from "chai";
import { keWordsOf } from "../../../sdk/src/rules/profiles/ke/words.ts";
import { codeTables } from "../../../server/src/simulator/countries/ke/code-tables.ts";
import { openBranch, sale } from "../../support/branch.ts";
import { databaseFamilies } from "../../support/database.ts";
import { readPdf } from "../../support/pdf.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

/** The same numbers in every run. */
function generator(seed: number) {
  let state = seed;
  const next = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const pick = <Value>(values: readonly Value[]): Value => values[next(values.length)] as Value;
  return { next, pick };
}

const names = [
  "Cola 500ml",
  "Nyama choma & ugali (kilo moja)",
  "Conference hall, full day, with projector, two screens, water and a buffet for one hundred and twenty guests",
  "Kahawa – Größe L",
  `Unbreakable${"unbreakable".repeat(12)}`,
];
const letters = ["A", "B", "C", "D", "E"] as const;
const money = (value: number): string =>
  value.toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const bare = (text: string): string => text.normalize("NFC").replaceAll(/\s|\|/g, "");
const dashed = (text: string): string => text.replaceAll(/(.{4})(?=.)/g, "$1-");
const day = (stamp: string): string => `${stamp.slice(6, 8)}/${stamp.slice(4, 6)}/${stamp.slice(0, 4)}`;
const time = (stamp: string): string => `${stamp.slice(8, 10)}:${stamp.slice(10, 12)}:${stamp.slice(12, 14)}`;

type Line = {
  itemNm: string;
  qty: number;
  prc: number;
  splyAmt: number;
  dcRt: number;
  dcAmt: number;
  totAmt: number;
  taxTyCd: string;
};

type Body = {
  rcptTyCd: string;
  custTin: string | null;
  custNm: string;
  receipt: Record<string, string | null>;
  tin: string;
  trdInvcNo: string;
  salesDt: string;
  totTaxblAmt: number;
  totTaxAmt: number;
  totAmt: number;
  totItemCnt: number;
  itemList: Line[];
};

/** Data of a sale besides the sent body. */
type Known = {
  name: string;
  language: "en" | "sw";
  payment: string;
  receipt: Record<string, string>;
  sale_time: string;
  original: string | null;
  isCopy: boolean;
};

/** Every text of the receipt, from top to bottom, made from the body that was sent. */
function expectedTexts(body: Body, known: Known): string[] {
  const words = keWordsOf(known.language);
  const isCredit = body.rcptTyCd === "R";
  const sign = isCredit ? -1 : 1;
  const signed = (value: number): string => money(value === 0 ? 0 : sign * value);
  const off = (value: number): string => (isCredit ? money(-value) : `(${money(value)})`);
  const { trdeNm, adrs, topMsg, btmMsg, custMblNo } = body.receipt;
  const lines: Line[] = body.itemList;
  const behind = (letter: string): string => (letter === "A" ? "A-EX" : letter);
  const figure = (name: string): number => Number(Object(body)[name]);
  const row = (letter: string, decimals: number): string => {
    const rate = figure(`taxRt${letter}`).toFixed(decimals);
    return `${letter}-${{ A: "EX", D: words.nonVat }[letter] ?? `${rate}%`}`;
  };
  const sum = (of: (line: Line) => number, letter?: string): number =>
    lines
      .filter(({ taxTyCd }) => letter === undefined || taxTyCd === letter)
      .reduce((total, line) => total + Math.round(of(line) * 100), 0) / 100;
  const discount = sum(({ dcAmt }) => dcAmt);
  const used = letters.filter((letter) => lines.some(({ taxTyCd }) => taxTyCd === letter));
  const label = `${isCredit ? (known.isCopy ? "CC" : "NC") : known.isCopy ? "CS" : "NS"}`;
  const { receipt } = known;
  return [
    trdeNm ?? known.name,
    trdeNm === undefined || trdeNm === null || trdeNm === known.name ? "" : known.name,
    adrs ?? "",
    `PIN: ${body.tin}`,
    isCredit ? words.creditNote : words.invoice,
    known.isCopy ? words.copy : "",
    topMsg ?? "",
    isCredit ? `${words.originalInvoice}: ${known.original} NS` : "",
    isCredit ? words.creditOnly : "",
    body.custTin ? `${words.buyerPin}: ${body.custTin}` : "",
    `${words.buyerName}: ${body.custNm}`,
    custMblNo ? `${words.buyerMobile}: ${custMblNo}` : "",
    ...lines.flatMap((line) => [
      line.itemNm,
      `${money(sign * line.prc)} × ${line.qty.toLocaleString("en-GB", { maximumFractionDigits: 4 })}`,
      `${signed(line.totAmt)}${behind(line.taxTyCd)}`,
      line.dcAmt === 0 ? "" : `${words.discount} ${line.dcRt}% ${off(line.dcAmt)}`,
    ]),
    ...(discount === 0
      ? []
      : [words.beforeDiscount, signed(sum(({ splyAmt }) => splyAmt)), words.discountAwarded, off(discount)]),
    words.subTotal,
    signed(body.totTaxblAmt),
    words.vat,
    signed(body.totTaxAmt),
    words.total,
    signed(body.totAmt),
    ...(isCredit
      ? [
          ...used.flatMap((letter) => [
            `${words.total} ${row(letter, 2)}`,
            signed(sum(({ totAmt }) => totAmt, letter)),
            ...(figure(`taxAmt${letter}`) === 0
              ? []
              : [`${words.totalTax} ${letter}`, signed(figure(`taxAmt${letter}`))]),
          ]),
          words.totalTax,
          signed(body.totTaxAmt),
        ]
      : []),
    known.payment,
    signed(body.totAmt),
    words.itemsNumber,
    String(body.totItemCnt),
    words.taxRate,
    words.taxable,
    words.tax,
    ...letters.flatMap((letter) => [
      row(letter, 0),
      signed(figure(`taxblAmt${letter}`)),
      signed(figure(`taxAmt${letter}`)),
    ]),
    words.unitInformation,
    `${words.date}: ${day(receipt.receipt_date ?? "")} ${words.time}: ${time(receipt.receipt_date ?? "")}`,
    `${words.unitId}: ${receipt.sdc_id}`,
    `${words.unitInvoice}: ${receipt.sdc_id}/${receipt.receipt_no} ${label}`,
    `${words.internalData}: ${dashed(receipt.internal_data ?? "")}`,
    `${words.signature}: ${dashed(receipt.receipt_signature ?? "")}`,
    words.ownInformation,
    `${words.receiptNumber}: ${body.trdInvcNo}`,
    `${words.date}: ${day(body.salesDt)} ${words.time}: ${time(`00000000${known.sale_time}`)}`,
    btmMsg ?? "",
  ].filter((text) => text !== "");
}

describe("a payment type on a receipt in Kiswahili", () => {
  it("has a Kiswahili name for each type of the authority", () => {
    const types = codeTables.find(({ cdCls }) => cdCls === "07")?.rows.split("|") ?? [];
    expect(types).to.have.lengthOf(7);
    for (const type of types) expect(paymentText(type.slice(3), "sw")).to.not.equal(type.slice(3));
  });

  it("keeps a name that it doesn't know", () => {
    expect(paymentText("Gold", "sw")).to.equal("GOLD");
  });
});

for (const family of databaseFamilies()) {
  describe(`receipts on paper and the bodies sent (${family})`, () => {
    const { next, pick } = generator(20_260_310);

    const test = forSuite(() => startTestService({ family }));
    before(async () => {
      await openBranch(test);
      await test.client.codes.sync();
    });

    const item = (): SaleInput["items"][number] => {
      const price = 1 + next(250_000) / 100;
      const tax_type = pick(letters);
      return {
        item_code: "KE2NTXU0000001",
        item_name: pick(names),
        quantity: pick([1, 2, 3, 0.25, 12.5]),
        unit_price: Math.round(price * 100) / 100,
        tax_type,
        ...(tax_type === "E" ? { tax_rate: 8 } : {}),
        ...(next(3) === 0 ? { discount_rate: pick([5, 12.5, 25]) } : {}),
      };
    };
    const settings = () => ({
      trade_name: pick([null, "Duka", "Twenty Characters Lt"]),
      receipt_address: pick([null, `Kenyatta Avenue ${"1".repeat(180)}`, "Moi Avenue 12, Mombasa"]),
      receipt_header: pick([null, "Karibu", "Welcome to our shop!"]),
      receipt_footer: pick([null, "Asante sana"]),
      receipt_language: pick(["en", "sw"] as const),
    });
    const bodyOf = (invoiceNo: string): Body =>
      Object(
        test.simulator.requests.findLast(
          ({ function: name, body }) => name === "saveSales" && Object(body).trdInvcNo === invoiceNo,
        )?.body,
      );
    const submit = async (input: SaleInput) => {
      const own = settings();
      await test.client.account.update(own);
      const data = await test.client.sales.create(input);
      const { name } = await test.client.account.get();
      const receipt = Object(await test.client.transactions.receipt(data.transaction_id));
      const body = bodyOf(input.invoice_no);
      expect(body.receipt).to.include({
        topMsg: own.receipt_header,
        btmMsg: own.receipt_footer,
        adrs: own.receipt_address,
      });
      const known = {
        name,
        language: own.receipt_language,
        receipt,
        sale_time: String(receipt.sale_time),
        payment: own.receipt_language === "sw" ? "TASLIMU" : "CASH",
      };
      return { id: data.transaction_id, body, known };
    };
    /** Prints after the settings have changed, as an original and as a copy, and compares each with the body. */
    const compare = async (
      { id, body, known }: Awaited<ReturnType<typeof submit>>,
      original: string | null,
    ) => {
      await test.client.account.update(settings());
      for (const isCopy of [false, true]) {
        const copy_id = isCopy ? (await test.client.transactions.createReceiptCopy(id)).id : undefined;
        const expected = expectedTexts(body, { ...known, original, isCopy });
        const print = async (paper: "a4" | "80mm") => {
          const query = { format: "pdf", paper, ...(copy_id && { copy_id }) } as const;
          const file = await test.client.transactions.receipt(id, query);
          return (await readPdf(file)).map(({ lines }) => lines);
        };
        const [roll, ...more] = await print("80mm");
        expect(more).to.have.lengthOf(0);
        expect(bare(roll?.join("") ?? "")).to.equal(bare(expected.join("")));
        const pages = await print("a4");
        const { description, priceAndQuantity, amount, page, of, copy } = wordsOf(known.language);
        const kind = expected.find((text) =>
          [wordsOf(known.language).invoice, wordsOf(known.language).creditNote].includes(text),
        );
        const extra = pages.flatMap((lines, at) => [
          ...(lines.some((line) => line.startsWith(`${description} |`))
            ? [description, priceAndQuantity, amount]
            : []),
          `${body.trdInvcNo} · ${page} ${at + 1} ${of} ${pages.length}`,
          at === 0 ? "" : `${expected[0]} · ${kind} ${body.trdInvcNo}${isCopy ? ` (${copy})` : ""}`,
        ]);
        const characters = (texts: string[]): string => [...bare(texts.join(""))].sort().join("");
        expect(characters(pages.flat())).to.equal(characters([...expected, ...extra]));
      }
    };

    it("agree in every text and figure, for every letter, discounts, long names, credit notes and copies", async () => {
      const seen = new Set<string>();
      for (let round = 0; round < 12; round++) {
        const items = Array.from({ length: 1 + next(6) }, item);
        const buyer = pick([
          {},
          { customer_name: "Acacia Hotel" },
          { customer_name: "Wanjiku", customer_tin: "A001234567B", customer_mobile: "+254700000001" },
        ]);
        const invoice_no = `INV-260310-${round}`;
        const sold = await submit(sale({ invoice_no, items, payment_type: "01", ...buyer }));
        for (const { taxTyCd, dcAmt } of sold.body.itemList) {
          seen.add(taxTyCd);
          if (dcAmt > 0) seen.add("discount");
        }
        await compare(sold, null);
        if (round % 3 > 0) continue;
        const note = await submit(
          sale({
            invoice_no: `CN-260310-${round}`,
            receipt_type: "R",
            original_invoice_no: invoice_no,
            refund_reason_code: "06",
            items,
            payment_type: "01",
          }),
        );
        await compare(note, `${sold.known.receipt.sdc_id}/${sold.known.receipt.receipt_no}`);
      }
      expect([...seen].sort()).to.deep.equal(["A", "B", "C", "D", "E", "discount"]);
    });

    it("agree over several pages", async () => {
      const items = Array.from({ length: 60 }, item);
      await compare(await submit(sale({ invoice_no: "INV-260310-99", items, payment_type: "01" })), null);
    });
  });
}
