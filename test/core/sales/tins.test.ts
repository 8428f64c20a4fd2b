// TINs at every door of the API: whatever a caller types, one TIN is one taxpayer.
import type { SaleInput } from "@taxctl/sdk";
import { expect } from "chai";
import { operationList, resolvePointer } from "../../../server/src/core/context/operations.ts";
import { fieldsOf } from "../../security/support.ts";
import { openBranch, purchase, sale, type TestBranch } from "../../support/branch.ts";
import { describeEachFamily } from "../../support/database.ts";
import { branchInput, deviceInput, failureOf } from "../../support/records.ts";
import { startTestService } from "../../support/service.ts";
import { forSuite } from "../../support/suite.ts";

const tin = "A001234567B";
const typed = " a001234567b ";

const figures = { splyAmt: 5000, taxblAmt: 5000, taxAmt: 800, totAmt: 5800 };
/** The sale that {@link purchase} is about, as a unit shows it. */
const supplierRow = {
  spplrTin: "p058888888q",
  spplrNm: "Wholesale Ltd",
  spplrBhfId: "00",
  spplrInvcNo: 98765,
  rcptTyCd: "S",
  pmtTyCd: "01",
  salesDt: "20260309",
  totItemCnt: 1,
  totTaxblAmt: 5000,
  totTaxAmt: 800,
  totAmt: 5800,
  taxblAmtB: 5000,
  taxRtB: 16,
  taxAmtB: 800,
  remark: null,
  itemList: [
    {
      itemSeq: 1,
      itemCd: "SUP-1",
      itemClsCd: "5020230602",
      itemNm: "Cola 500ml",
      pkgUnitCd: "NT",
      pkg: 1,
      qtyUnitCd: "U",
      qty: 10,
      prc: 580,
      dcRt: 0,
      dcAmt: 0,
      taxTyCd: "B",
      ...figures,
    },
  ],
};

describeEachFamily("TINs of requests", (family) => {
  let branch: TestBranch;
  const test = forSuite(() => startTestService({ family, simulator: { itemClasses: 5 } }));
  before(async () => {
    branch = await openBranch(test);
  });

  const sent = (name: string) =>
    test.simulator.requests.filter((one) => one.function === name).map(({ body }) => Object(body));
  const submit = async (overrides: Partial<SaleInput>) => {
    const { data, body, warnings } = await test.client.sales.create(sale(overrides)).withResponse();
    return { ...data, duplicate: body.meta.duplicate, warnings };
  };
  const named = { customer_tin: typed, customer_name: "Acacia Hotel" };

  it("appear only in fields that the service normalizes", () => {
    const { value: Tin } = resolvePointer("#/components/schemas/Tin");
    const found = operationList.flatMap((operation) =>
      (operation.body ? fieldsOf(operation.body.pointer) : []).flatMap(({ path, schema }) =>
        schema === Tin ? [path.join(".")] : [],
      ),
    );
    expect([...new Set(found)].sort()).to.deep.equal([
      "customer_tin",
      "sales.0.customer_tin",
      "supplier_tin",
      "tin",
    ]);
  });

  for (const [how, send] of [
    ["a sale", async () => (await submit(named)).transaction_id],
    [
      "many sales",
      async () => (await test.client.sales.createBulk({ sales: [sale(named)] })).results[0]?.transaction_id,
    ],
  ] as const)
    it(`of ${how} are stored, sent, shown and found in capitals without blanks`, async () => {
      const transaction_id = (await send()) ?? "";
      await test.client.transactions.waitFor(transaction_id);
      expect((await test.client.sales.get(transaction_id)).customer_tin).to.equal(tin);
      expect(sent("saveSales").at(-1)).to.include({ custTin: tin });
      for (const customer_tin of [tin, typed]) {
        const rows = await test.client.sales.search({ customer_tin }).toArray();
        expect(rows.map((row) => row.transaction_id)).to.include(transaction_id);
      }
    });

  it("don't make the same sale a different one, but another TIN does", async () => {
    const first = await submit({ invoice_no: "T-1", ...named });
    const again = await submit({ invoice_no: "T-1", ...named, customer_tin: tin });
    expect([again.transaction_id, again.duplicate]).to.deep.equal([first.transaction_id, true]);
    const other = await failureOf(submit({ invoice_no: "T-1", ...named, customer_tin: "A001234567C" }));
    expect([other.code, Object.keys(other.errors ?? {})]).to.deep.equal([
      "invoice_conflict",
      ["customer_tin"],
    ]);
  });

  it("of a supplier make one invoice of two spellings", async () => {
    const body = purchase({ supplier_tin: " p059999999q" });
    const { transaction_id } = await test.client.purchases.create(body);
    expect((await test.client.purchases.get(transaction_id)).supplier_tin).to.equal("P059999999Q");
    expect(sent("savePurchases").at(-1)).to.include({ spplrTin: "P059999999Q" });
    const { supplier_invoice_no } = body;
    const again = purchase({ supplier_tin: "P059999999Q", supplier_invoice_no });
    const rejected = await failureOf(test.client.purchases.create(again));
    expect(rejected.code).to.equal("supplier_invoice_registered");
  });

  it("of a supplier, in small letters at the unit, are the supplier of the purchase that confirms the sale", async () => {
    await test.simulator.addSupplierSales(branch.tin, branch.bhf_id, [supplierRow]);
    const spplrInvcNo = String(supplierRow.spplrInvcNo);
    const waiting = async () =>
      (await test.client.purchases.fetchSupplierSales({})).filter((one) => one.spplrInvcNo === spplrInvcNo);
    expect((await waiting()).map(({ spplrTin }) => spplrTin)).to.deep.equal(["p058888888q"]);
    await test.client.purchases.create(
      purchase({ supplier_tin: "P058888888Q", supplier_invoice_no: spplrInvcNo }),
    );
    expect(await waiting()).to.deep.equal([]);
  });

  it("with an unusual form cause a warning on sales and purchases, and no rejection", async () => {
    const warned = await submit({ ...named, customer_tin: "gb 123", accept_unusual_tin: true });
    expect(warned.warnings).to.deep.equal([
      {
        code: "tin_malformed",
        message:
          "A TIN must be A or P, nine digits and a letter, such as P051234567Z. GB 123 was sent as it is.",
        field: "customer_tin",
      },
    ]);
    expect((await submit(named)).warnings).to.deep.equal([]);
    const { warnings } = await test.client.purchases
      .create(purchase({ supplier_tin: "P05999999Q" }))
      .withResponse();
    expect(warnings.map(({ code, field }) => [code, field])).to.deep.include([
      "tin_malformed",
      "supplier_tin",
    ]);
  });

  it("of a customer with an unusual form are rejected before anything is stored, unless the caller accepts them", async () => {
    const problem = "must be A or P, nine digits and a letter, such as P051234567Z";
    const body = sale({ ...named, customer_tin: "GB 77" });
    const stored = async () => (await test.client.transactions.list().toArray()).length;
    const before = await stored();
    for (const send of [
      () => test.client.sales.create(body),
      () => test.client.sales.create(body, { async: true }),
    ]) {
      const failure = await failureOf(send());
      expect(failure).to.include({ status: 400, code: "tin_form" });
      expect(failure.errors).to.deep.equal({ customer_tin: [problem] });
      expect(failure.message).to.include("accept_unusual_tin");
    }
    const { results } = await test.client.sales.createBulk({ sales: [body] });
    expect(results[0]).to.deep.include({ result: "rejected", code: "tin_form" });
    expect(await stored()).to.equal(before);
    const signed = await submit({ ...body, accept_unusual_tin: true });
    const again = await submit(body);
    expect([again.duplicate, again.transaction_id]).to.deep.equal([true, signed.transaction_id]);
    expect(again.warnings).to.deep.equal([]);
    const note = {
      receipt_type: "R" as const,
      original_invoice_no: body.invoice_no,
      refund_reason_code: "06",
    };
    const credited = await submit({ ...sale(), ...note, customer_tin: "GB 77" });
    expect(credited.duplicate).to.equal(undefined);
  });

  it("longer than the control unit's field are rejected before anything is stored, with or without blanks around them", async () => {
    const long = "must have at most 11 characters at the control unit, found 13";
    const customer_tin = " p051234567zzz ";
    const stored = async () => (await test.client.transactions.list().toArray()).length;
    const before = await stored();
    const original = await submit(named);
    const { transaction_id } = original;
    for (const send of [
      () => test.client.sales.create(sale({ customer_tin })),
      () => test.client.sales.create(sale({ customer_tin }), { async: true }),
      () => test.client.sales.reissue(transaction_id, { customer_tin }),
    ])
      expect((await failureOf(send())).errors).to.deep.equal({ customer_tin: [long] });
    const { results } = await test.client.sales.createBulk({ sales: [sale({ customer_tin })] });
    expect(results[0]).to.deep.include({ result: "rejected", errors: { customer_tin: [long] } });
    const supplier = { supplier_tin: customer_tin, supplier_bhf_id: "007" };
    expect((await failureOf(test.client.purchases.create(purchase(supplier)))).errors).to.deep.equal({
      supplier_tin: [long],
      supplier_bhf_id: ["must have at most 2 characters at the control unit, found 3"],
    });
    expect(await stored()).to.equal(before + 1);
  });

  it("of blanks only are rejected", async () => {
    const rejected = await failureOf(test.client.sales.create(sale({ customer_tin: "  " })));
    expect([rejected.status, rejected.errors]).to.deep.equal([
      400,
      { customer_tin: ["must not be blank: omit the field instead"] },
    ]);
  });

  it("of a supplier in the source of external codes are the same source", async () => {
    const code = { external_code: "SUP-1", item_code: branch.items[0]?.item_code ?? "" };
    await test.client.items.setExternalCodes({ source: "supplier:p059999999q", codes: [code] });
    const source = "supplier:P059999999Q";
    for (const asked of [source, source.replace("P", "p")]) {
      const rows = await test.client.items.externalCodes({ source: asked }).toArray();
      expect(rows.map((row) => [row.source, row.external_code])).to.deep.equal([[source, "SUP-1"]]);
    }
    const line = {
      external_code: "SUP-1",
      external_source: "supplier:p059999999q",
      quantity: 1,
      unit_price: 580,
    };
    expect((await submit({ items: [line] })).transaction_id).to.be.a("string");
    await test.client.items.deleteExternalCode("supplier:p059999999q", "SUP-1");
  });

  describe("of devices", () => {
    const open = async () => {
      const account = await test.openAccount();
      const client = test.clientFor(account.keys.owner);
      await client.branches.create(branchInput());
      return client;
    };

    it("are normalized at the unit and in responses, and the same TIN in another spelling changes nothing", async () => {
      const client = await open();
      const unit = deviceInput(test);
      const device = await client.devices.create({ ...unit, tin: ` ${unit.tin.toLowerCase()} ` });
      expect(device.tin).to.equal(unit.tin);
      await client.devices.initialize("00");
      expect(sent("selectInitInfo").at(-1)).to.include({ tin: unit.tin });
      const same = await client.devices.update("00", { tin: unit.tin.toLowerCase() });
      expect([same.tin, same.is_active]).to.deep.equal([unit.tin, true]);
    });

    it("must have the form of the profile", async () => {
      const client = await open();
      for (const wrong of ["P05123456Z", "B051234567Z", "P051234567", "P0512345678", "P051 234567Z"]) {
        const rejected = await failureOf(client.devices.create(deviceInput(test, { tin: wrong })));
        expect([rejected.status, rejected.errors], wrong).to.deep.equal([
          422,
          { tin: ["must be A or P, nine digits and a letter, such as P051234567Z"] },
        ]);
      }
      await client.devices.create(deviceInput(test, { tin: "1000001", profile: "plain" }));
      const rejection = await failureOf(client.devices.update("00", { tin: "1000-001" }));
      expect(rejection.errors).to.deep.equal({ tin: ["must be at most 20 letters and digits"] });
    });
  });
});
