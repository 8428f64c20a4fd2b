// Rejections name what would do: the fields, the path, the value of the first submission, what is left, the code table.
import { expect } from "chai";
import { resolvePointer } from "../../server/src/core/context/operations.ts";
import { otherWays } from "../../server/src/http/other-ways.ts";
import { openBranch, purchase, sale } from "../support/branch.ts";
import { databaseFamilies } from "../support/database.ts";
import { createImport, customsRow, mapImport } from "../support/imports.ts";
import { switchAccount } from "../support/records.ts";
import { startTestService } from "../support/service.ts";
import { movement } from "../support/stock.ts";
import { forSuite } from "../support/suite.ts";

for (const family of databaseFamilies()) {
  describe(`rejections on ${family}`, () => {
    const test = forSuite(() => startTestService({ family }));
    beforeEach(async () => {
      await switchAccount(test);
      const { tin } = await openBranch(test);
      await test.simulator.addImports(tin, "00", [customsRow()]);
    });

    const post = async (path: string, body: unknown) => {
      const { status, body: response } = await test.call("POST", path, { body });
      const { code, data, errors, message } = response;
      return { status, code, data: Object(data), message: String(message), errors: Object(errors) };
    };
    const messageOf = async (method: string, path: string): Promise<string> =>
      String((await test.call(method, path)).body.message);

    it("list the fields of a short body, and those of a long one that share a word", async () => {
      const hook = await post("/webhooks", { url: "https://shop.example/hook", events: [], colour: "red" });
      expect(hook.errors.colour[0]).to.match(/^is not a known field; known are url, events/);
      const named = await post("/sales", sale({ customer_pin: "P051234567Z" } as object));
      expect(named.errors.customer_pin[0]).to.contain("there is").and.to.contain("customer_tin");
    });

    it("say which of two fields to send where both are one too many", async () => {
      const [line] = sale().items;
      const { errors } = await post(
        "/sales",
        sale({ items: [{ ...line, external_code: "SKU-1" } as never] }),
      );
      expect(errors["items[0].item_code"]).to.deep.equal([
        "can't be sent together with external_code: send one of them",
      ]);
      const { errors: none } = await post(
        "/sales",
        sale({ items: [{ quantity: 1, unit_price: 1 } as never] }),
      );
      expect(none["items[0].item_code"]).to.deep.equal(["is required (or external_code)"]);
    });

    it("name null as one of the values where it is one", async () => {
      const { body } = await test.call("PATCH", "/account", { body: { receipt_language: "English" } });
      expect(Object(body.errors).receipt_language).to.deep.equal(["must be one of en, sw, or null"]);
    });

    it("say why a unit can't be used, and what to check", async () => {
      const place = "Check the device's URL (vscu_url) and the control unit";
      const url = test.simulator.url.replace("http:", "https:");
      await test.client.devices.update("00", { vscu_url: url });
      const tested = await post("/devices/00/test", {});
      expect(tested.message).to.contain("speaks no TLS at this URL: use http://").and.contain(place);
      const initialized = await post("/devices/00/initialize", {});
      expect(initialized.message).to.contain("use http://").and.contain(place);
    });

    it("list the fields of a long body, and say where a field or parameter belongs", async () => {
      const { errors } = await post("/sales?invoice=1", {
        ...sale({ colour: "red" } as object),
        async: true,
      });
      expect(errors.colour[0]).to.match(/^is not a known field; known are (\w+, )+items$/);
      expect(errors.async).to.deep.equal(["is a query parameter: send it in the URL, as in ?async=true"]);
      const { errors: turned } = await post("/sales?payment_type=01", sale());
      expect(turned.payment_type).to.deep.equal(["is not a query parameter: send it as a field of the body"]);
    });

    it("say what to do about fields that are shown but not taken", async () => {
      const put = async (method: string, path: string, body: object) =>
        Object((await test.call(method, path, { body })).body.errors);
      const item = await put("PATCH", "/items/KE2NTXU0000001", {
        item_class_code: "5020230603",
        tax_type_code: "B",
        current_qty: 5,
        id: 7,
        colour: "red",
      });
      const newItem =
        "can't be changed here: register a new item with POST /items, and take this one out of use with is_active false";
      expect(item).to.deep.include({
        item_class_code: [newItem],
        tax_type_code: [newItem],
        current_qty: [
          "can't be changed here: book a movement with POST /stock, or a count with POST /stock/master",
        ],
        id: ["can't be changed here: omit it"],
      });
      expect(item.colour[0]).to.match(/^is not a known field; known are /);
      const device = await put("PUT", "/devices/00", { bhf_id: "01", is_active: true });
      expect(device.bhf_id[0]).to.contain("POST /devices");
      expect(device.is_active[0]).to.contain("POST /devices/{bhfId}/initialize");
      const branch = await put("PUT", "/branches/00", { bhf_id: "01", paused_at: null });
      expect(branch.bhf_id[0]).to.contain("POST /branches");
      expect(branch.paused_at[0]).to.contain("POST /branches/{bhfId}/resume");
      const insured = {
        item_name: "Soap",
        item_class_code: "5020230602",
        tax_type_code: "A",
        qty_unit_code: "U",
      };
      expect((await post("/items", { ...insured, current_qty: 5, id: 7 })).errors).to.deep.equal({
        current_qty: [
          "is set by the service: book the opening stock with POST /stock after the item is registered",
        ],
        id: ["is set by the service: omit it"],
      });
    });

    it("say whether a blank or null field can be omitted", async () => {
      const { errors } = await post(
        "/sales",
        sale({ customer_tin: "", sale_date: null, sale_time: "" } as object),
      );
      expect(errors.customer_tin).to.deep.equal(["must not be blank: omit the field instead"]);
      expect(errors.sale_date).to.deep.equal(["must be a text, not null"]);
      expect(errors.sale_time).to.deep.equal(["must not be blank: omit the field instead"]);
      const line = { item_code: "", quantity: 1, unit_price: 1 };
      expect((await post("/sales", sale({ items: [line] }))).errors["items[0].item_code"]).to.deep.equal([
        "must not be blank",
      ]);
      const path = "/items/KE2NTXU0000001";
      const { body } = await test.call("PATCH", path, { body: { item_name: "" } });
      expect(Object(body.errors).item_name[0]).to.contain(": omit it to leave it as it is");
    });

    it("name the lines of a movement that don't add up, and one problem of an amount", async () => {
      const moved = movement("11", [{ qty: 1 }]);
      const [line] = moved.items as Record<string, number>[];
      const wrong = { ...moved, items: [{ ...line, tax_amt: Number(line?.tax_amt) + 5 }] };
      const { errors } = await post("/stock", wrong);
      expect(errors.tot_tax_amt[0])
        .to.contain("the sum of the lines' tax_amt, found")
        .and.to.contain("items[0] (tax_amt ");
      const sold = await post("/sales", sale({ total_amount: 116.004 }));
      expect(sold.errors).to.deep.equal({ total_amount: ["must have at most 2 decimals, found 116.004"] });
    });

    it("say that a number must be a text, and of which form", async () => {
      const { errors } = await post("/sales", { ...sale(), sale_date: 20260309, payment_type: 1 });
      expect(errors.payment_type).to.deep.equal(["must be a text in quotes"]);
      expect(errors.sale_date[0]).to.contain("must be a text in quotes, a day of the calendar as YYYYMMDD");
    });

    it("say from which year on a day can be", async () => {
      for (const day of ["18991231", "00010101"]) {
        const { errors } = await post("/sales", sale({ sale_date: day }));
        expect(errors.sale_date, day).to.deep.equal([
          `must be a day from 1900 on, as YYYYMMDD: its year is ${day.slice(0, 4)}`,
        ]);
      }
      const fetched = await post("/imports/select-items", { last_request_date: "18991231235959" });
      expect(fetched.errors.last_request_date).to.deep.equal([
        "must be a time from 1900 on, as YYYYMMDDHHmmss: its year is 1899",
      ]);
      expect((await post("/sales", sale({ sale_date: "19000230" }))).errors.sale_date).to.deep.equal([
        "must be a day of the calendar as YYYYMMDD",
      ]);
    });

    it("say what an unknown field of a sale or line is called, and all fields of a line", async () => {
      const [line] = sale().items;
      const { errors } = await post("/sales", {
        ...sale({ vat: 16, total: 5, discount: 1, currency: "KES" } as object),
        items: [{ ...line, vat: 16, price: 580, sku: "K-1", colour: "red" }],
      });
      expect(errors.vat).to.deep.equal(["is not a known field; there is tax_amount"]);
      expect(errors.total[0]).to.match(/^is not a known field; there is .*total_amount/);
      expect(errors.discount[0]).to.contain("bill_discount_rate, bill_discount_amount");
      expect(errors["items[0].vat"][0]).to.equal(
        "is not a known field; there is tax_type, tax_rate, tax_amount",
      );
      expect(errors["items[0].price"][0]).to.contain("there is unit_price");
      expect(errors["items[0].sku"][0]).to.contain("there is item_code, external_code");
      const known = Object.keys(
        Object(resolvePointer("#/components/schemas/SaleLineInput").value.properties),
      );
      expect(errors["items[0].colour"][0]).to.equal(`is not a known field; known are ${known.join(", ")}`);
      const more = await post("/sales", {
        ...sale({ credit_note: true, qty: 2, sku: "K-1", customer_email: "a@example.com" } as object),
      });
      expect(more.errors.credit_note[0]).to.contain("there is receipt_type, original_invoice_no");
      expect(more.errors.qty).to.deep.equal(["is not a known field here: each line has it, items[].qty"]);
      expect(more.errors.sku[0]).to.contain("items[].item_code");
      expect(more.errors.customer_email[0]).to.contain("POST /transactions/{id}/receipt-mails");
      const credit = await post("/purchases", purchase({ original_invoice_no: "1" } as object));
      expect(credit.errors.original_invoice_no[0]).to.contain("names no original");
      const branch = await post("/branches", { code: "03", title: "Kiosk", tin: "P051234567X" });
      expect(branch.errors.code[0]).to.contain("there is bhf_id");
      expect(branch.errors.title[0]).to.contain("there is name");
      expect(branch.errors.tin[0]).to.contain("POST /devices");
      const bare = await post("/items", { item_name: "Soap" });
      expect(bare.errors.item_class_code).to.deep.equal([
        "is required: a code of up to 10 digits that GET /codes?code_class=item_class lists",
      ]);
      const item = await post("/items", { item_name: "Soap", vat: 16, unit: "pcs", price: 5, name: "Soap" });
      expect(item.errors.vat[0]).to.contain("there is tax_type_code, tax_rate");
      expect(item.errors.unit[0]).to.contain("qty_unit_code");
      expect(item.errors.price[0]).to.contain("there is default_price");
      expect(item.errors.name[0]).to.contain("there is item_name");
    });

    it("ask for no amounts that come from a wrong figure of the line", async () => {
      const [line] = sale().items;
      const [amount, quantity] = [1_000, 2];
      const errorsOf = async (other: object) =>
        (await post("/sales", { ...sale(), total_amount: amount, items: [{ ...line, quantity, ...other }] }))
          .errors;
      expect(Object.keys(await errorsOf({ unit_price: 1.2345, total_amount: amount }))).to.deep.equal([
        "items[0].unit_price",
      ]);
      const over = await errorsOf({ discount_amount: 5_000, total_amount: amount, taxable_amount: amount });
      expect(Object.keys(over)).to.deep.equal(["items[0].discount_amount"]);
      const wrong = await errorsOf({ total_amount: amount });
      expect(Object.keys(wrong)).to.deep.equal(["items[0].total_amount", "total_amount"]);
    });

    it("ask for no sum of a movement's wrong figures", async () => {
      const right = movement("11", [{ item_cd: "KE2NTXU0000001", qty: 10 }]);
      const lines = right.items as object[];
      const withTotal = (tot_amt: number) =>
        post("/stock", { ...right, items: lines.map((line) => ({ ...line, tot_amt })) });
      const { errors } = await withTotal(-5);
      expect(errors["items[0].tot_amt"][0]).to.contain("must not be negative with type 11");
      expect(errors).to.not.have.property("tot_amt");
      expect((await withTotal(1)).errors.tot_amt[0]).to.contain(
        "must be 1.00, the sum of the lines' tot_amt",
      );
    });

    it("name paths whose words are alike, and where a list is searched", async () => {
      expect(await messageOf("GET", "/sale")).to.contain("There is /sales");
      expect(await messageOf("POST", "/sales/")).to.contain("There is /sales");
      expect(await messageOf("GET", "/sales")).to.equal("Use POST here; POST /sales/search lists");
      expect(await messageOf("GET", "/parcels")).to.not.contain("There is /");
      expect(await messageOf("GET", "/invoices")).to.contain("There is /sales");
      expect(await messageOf("GET", "/statistics")).to.contain("/transactions/stats");
      expect(await messageOf("GET", "/supplier-sales")).to.contain("There is /purchases/sales");
      expect(await messageOf("POST", "/stock/movement")).to.contain("POST is for /stock");
      expect(await messageOf("GET", "/Branches")).to.contain("There is /branches");
      for (const path of ["/codes/tax_types", "/codes/taxtypes"])
        expect(await messageOf("GET", path)).to.contain("There is /codes/tax-types");
      expect(await messageOf("DELETE", "/webhooks")).to.contain("There is DELETE /webhooks/{id}");
      expect(await messageOf("GET", "/insurances/NH1")).to.equal("Use PATCH here. There is GET /insurances");
      expect(await messageOf("POST", "/devices/00/initialise")).to.contain("/devices/{bhfId}/initialize");
    });

    it("name the path that the value of another path was meant to be", async () => {
      for (const [method, path, meant] of [
        ["GET", "/stock/movement", "GET /stock/movements"],
        ["POST", "/stock/transfer", "There is POST /stock/transfers"],
        ["GET", "/purchases/sale", "There is GET /purchases/sales"],
        ["POST", "/purchases/sale", "There is POST /purchases/sales"],
        ["GET", "/transactions/stat", "There is GET /transactions/stats"],
        ["GET", "/branches/stats", "There is GET /branches/{bhfId}/stats"],
        ["GET", "/users/me", "There is GET /me"],
        ["GET", "/items/movement", "There is no item movement: GET /items lists them"],
      ] as const)
        expect(await messageOf(method, path), path).to.contain(meant);
      expect(await messageOf("GET", "/items/lookup")).to.not.contain("There is GET");
    });

    it("name the classes of codes that have no path of their own", async () => {
      expect(await messageOf("GET", "/codes/04")).to.contain(
        "GET /codes?code_class=04 lists the codes of a class",
      );
      for (const path of ["/codes/item-classes", "/codes/units"])
        expect(await messageOf("GET", path))
          .to.contain("GET /codes?code_class=10 lists the codes of a class: ")
          .and.contain("10 quantity units, 17 packaging units")
          .and.contain("item_class item classes");
      expect(await messageOf("GET", "/codes/tax_type")).to.contain("There is /codes/tax-types");
    });

    it("say which paths take a method that this one doesn't", async () => {
      expect(await messageOf("POST", "/sales/batch")).to.equal(
        "Use GET, HEAD here. POST is for /sales, /sales/bulk, /sales/preview, /sales/search, /sales/{id}/reissue",
      );
      expect(await messageOf("POST", "/purchases/bulk")).to.contain("POST is for /purchases, ");
      expect(await messageOf("POST", "/transactions")).to.contain("POST is for /transactions/{id}/");
      expect(await messageOf("DELETE", "/items/KE2NTXU0000001")).to.equal(
        "Use GET, HEAD, PATCH here. Take it out of use: PATCH /items/{itemCode} with is_active false",
      );
    });

    it("say which operation does what a method of another path doesn't", async () => {
      const id = "0190d0a0-0000-7000-8000-000000000000";
      expect(await messageOf("DELETE", `/sales/${id}`)).to.contain(
        "a credit note: POST /sales with receipt_type R",
      );
      expect(await messageOf("PATCH", `/purchases/${id}`)).to.contain(
        "PUT /purchases/{transaction_id}/claim",
      );
      for (const [way, sentence] of Object.entries(otherWays)) {
        const [method = "", path = ""] = way.split(" ");
        const { status, body } = await test.call(method, path.replace(/\{.*\}/, "77"));
        expect([way, status]).to.deep.equal([way, 405]);
        expect(body.message)
          .to.match(/^Use [A-Z, ]+ here\. /)
          .and.to.contain(sentence);
      }
    });

    it("say which operation lists the records there are, of a form that can be one or not", async () => {
      const id = "0190d0a0-0000-7000-8000-000000000000";
      expect(await messageOf("GET", "/items/NOPE")).to.equal("There is no item NOPE: GET /items lists them");
      expect(await messageOf("GET", "/stock/NOPE")).to.contain("GET /stock lists those with stock");
      for (const path of ["/webhooks", "/exports", "/reconciliations"])
        for (const unknown of [id, "77"])
          expect(await messageOf("GET", `${path}/${unknown}`), path).to.contain(`GET ${path} lists them`);
      expect(await messageOf("GET", "/sales/77")).to.contain("POST /sales/search");
      const insurance = await test.call("PATCH", "/insurances/NONE", { body: { rate: 5 } });
      expect(insurance.body.message).to.equal("The branch has no insurance NONE: GET /insurances lists them");
    });

    it("say which operation shows users and keys, where a member names one that isn't there", async () => {
      expect(await messageOf("DELETE", "/users/4711")).to.equal(
        "There is no user 4711. GET /users shows them",
      );
      expect(await messageOf("DELETE", "/keys/4711")).to.contain("GET /keys");
    });

    it("list the branches where an unknown one is named in a body", async () => {
      const device = {
        bhf_id: "77",
        tin: "P051234567Z",
        dvc_srl_no: "S-1",
        vscu_url: "http://unit.example:8088",
      };
      expect((await post("/devices", device)).errors.bhf_id).to.deep.equal([
        "must name an existing branch; there is no 77: GET /branches lists them",
      ]);
      const moved = {
        from_branch_id: "00",
        to_branch_id: "77",
        items: [{ item_code: "KE2NTXU0000001", quantity: 1 }],
      };
      const { errors } = await post("/stock/transfers", { reference: "T-1", ...moved });
      expect(JSON.stringify(errors)).to.contain("there is no branch 77: GET /branches lists them");
      const nation = await post("/imports/process", { ...mapImport(), origin_nation_code: "BRA" });
      expect(nation.errors.origin_nation_code).to.deep.equal([
        "must be a two-letter code that GET /codes/countries lists",
      ]);
    });

    it("say the form of a branch's identifier once", async () => {
      for (const bhf_id of ["abc", "1"])
        expect((await post("/branches", { bhf_id, name: "Kisumu" })).errors).to.deep.equal({
          bhf_id: [
            "must be two digits or capital letters, as the authority gave them: 00 is the head office",
          ],
        });
    });

    it("show the form of an import's item code and units, with an example", async () => {
      const { errors } = await post("/imports/process", {
        ...createImport({ quantity_unit_code: "KILOGRAMS" }),
        new_item: { item_code: "BEANS-1", item_class_code: "502", item_name: "Baked beans" },
      });
      expect(errors["new_item.item_code"][0]).to.match(
        /^must be an item code of 14 characters such as KE2NTXU0000001: country, item type, .* and seven digits$/,
      );
      expect(errors["new_item.item_class_code"][0]).to.contain("a code of 10 characters such as 5020230602");
      expect(errors.quantity_unit_code).to.deep.equal([
        "must be a code of 1 to 5 characters such as KGM, the quantity_unit_code that POST /imports/select-items shows",
      ]);
    });

    it("say how to change what is registered already", async () => {
      const insurance = { code: "SHA", name: "Health", rate: 5 };
      await post("/insurances", insurance);
      expect((await post("/insurances", insurance)).message).to.equal(
        "The branch has an insurance SHA already: change it with PATCH /insurances/SHA",
      );
      const bought = purchase();
      await post("/purchases", bought);
      const again = await post("/purchases", { ...bought, invoice_no: "OTHER" });
      expect(again.code).to.equal("supplier_invoice_registered");
      expect(again.message).to.contain("register the supplier's credit note (receipt_type R)");
    });

    it("name the table of a code, and the payment types with their names", async () => {
      const paid = await post("/sales", sale({ payment_type: "CASH" }));
      expect(paid.errors.payment_type[0]).to.match(/^CASH is not a payment type: send 01 CASH, 02 /i);
      const { errors } = await post("/purchases", {
        ...purchase(),
        purchase_status: "APPROVED",
        payment_type: "BY CARD",
      });
      expect(errors).to.deep.equal({
        purchase_status: ["must be a code that GET /codes?code_class=34 lists"],
        payment_type: ["must be a code that GET /codes/payment-types lists"],
      });
      const status = await post("/purchases", { ...purchase(), purchase_status: "99" });
      expect(status.errors.purchase_status[0]).to.contain("02 (approved)").and.to.contain("code_class=34");
      const item = await post("/items", {
        item_name: "Soap",
        item_class_code: "50202306021",
        tax_type_code: "A",
        qty_unit_code: "PIECES",
        pkg_unit_code: "CARTON",
        origin_nation_code: "Kenya",
      });
      expect(item.errors).to.deep.equal({
        item_class_code: ["must be a code of up to 10 digits that GET /codes?code_class=item_class lists"],
        qty_unit_code: ["must be a code that GET /codes?code_class=10 lists"],
        pkg_unit_code: ["must be a code that GET /codes?code_class=17 lists"],
        origin_nation_code: [
          "must be two capital letters such as KE, a code that GET /codes/countries lists",
        ],
      });
    });

    it("say which operation lists the branches there are", async () => {
      for (const [method, path] of [
        ["GET", "/branches/77"],
        ["GET", "/branches/77/stats"],
        ["DELETE", "/branches/77"],
      ] as const)
        expect(await messageOf(method, path)).to.equal("There is no branch 77: GET /branches lists them");
    });

    it("name the field that another spelling means", async () => {
      const { errors } = await post("/sales", { ...sale(), invoiceNo: "F-1", customerTin: "P051234567Z" });
      expect(errors.invoiceNo).to.deep.equal([
        "is not a known field; there is invoice_no, original_invoice_no",
      ]);
      expect(errors.customerTin[0]).to.contain("there is customer_tin");
    });

    it("show both values where content differs from the first submission", async () => {
      const first = sale({ payment_type: "01" });
      expect((await post("/sales", first)).status).to.equal(200);
      const { errors } = await post("/sales", { ...first, payment_type: "02", remark: "Gift" });
      expect(errors).to.deep.equal({
        payment_type: ["differs from the first submission: 01 then, 02 now"],
        remark: ["differs from the first submission: absent then, Gift now. Omit it to repeat that one"],
      });
    });

    it("show a total that only the repeat states, and how to repeat the sale", async () => {
      const first = sale({ payment_type: "01" });
      const signed = await post("/sales", first);
      const { total_amount } = signed.data;
      const repeat = await post("/sales", { ...first, total_amount });
      expect(repeat).to.include({ status: 409, code: "invoice_conflict" });
      expect(repeat.errors).to.deep.equal({
        total_amount: [
          `differs from the first submission: absent then, ${total_amount} now. Omit it to repeat that one`,
        ],
      });
      expect(repeat.message).to.contain("The first one stands: to repeat it, send it as it was.");
      const unchanged = await post("/sales", first);
      expect(unchanged).to.include({ status: 200 });
      expect(unchanged.data).to.include({ transaction_id: signed.data.transaction_id, total_amount });
    });

    it("say how much of a sale can still be credited", async () => {
      const [line] = sale().items;
      const sold = sale({ items: [{ ...line, quantity: 3 }] as never });
      expect((await post("/sales", sold)).status).to.equal(200);
      const back = {
        receipt_type: "R" as const,
        original_invoice_no: sold.invoice_no,
        refund_reason_code: "06",
      };
      const credit = (quantity: number) =>
        post("/sales", sale({ ...back, items: [{ ...line, quantity }] as never }));
      expect((await credit(1)).status).to.equal(200);
      expect((await credit(3)).message)
        .to.contain("4 credited in all, 3 sold")
        .and.contain("2 can still be credited");
    });

    it("check units of movements and the status of imports by the synchronized tables", async () => {
      expect((await post("/codes/sync", {})).status).to.equal(200);
      const whole = movement("11", [{ qty: 5 }]);
      const [line] = whole.items as object[];
      const unitless = { ...whole, items: [{ ...line, pkg_unit_cd: "ZZ", qty_unit_cd: "QQ" }] };
      const moved = await post("/stock", unitless);
      expect(moved.errors).to.deep.equal({
        "items[0].pkg_unit_cd": ["must be a code of class 17 (GET /codes?code_class=17); ZZ isn't one"],
        "items[0].qty_unit_cd": ["must be a code of class 10 (GET /codes?code_class=10); QQ isn't one"],
      });
      const update = await post("/imports/update-items", {
        task_code: "2399001",
        declaration_date: "20260309",
        item_sequence: 1,
        hs_code: "20055900000",
        item_class_code: "5020230602",
        item_code: "KE2NTXU0000001",
        import_item_status_code: "9",
        modifier_name: "Accounts",
        modifier_id: "u2",
      });
      expect(update.status).to.be.oneOf([400, 422]);
      expect(update.errors.import_item_status_code[0]).to.contain("GET /codes?code_class=26");
    });

    it("give the API's names of the fields by which a unit looks up a customs record", async () => {
      const { status, message } = await post("/imports/process", mapImport({ hs_code: "999" }));
      expect(status).to.equal(400);
      expect(message).to.contain("task_code, declaration_date, item_sequence and hs_code");
    });

    it("name each part of an item's code, and advise to omit it only where that is possible", async () => {
      const item = {
        item_name: "Bolt",
        item_class_code: "5020230602",
        item_type: "2",
        tax_type_code: "A",
        qty_unit_code: "U",
        pkg_unit_code: "NT",
        default_price: 10,
        item_code: "KE3NTXU0000777",
      };
      const rejected = await post("/items", item);
      const parts =
        "the country KE, the type 2, the packaging unit NT, the quantity unit U (as XU), then seven digits";
      expect(rejected.errors.item_code[0]).to.contain(parts);
      expect(rejected.message).to.contain("Or omit it");
    });
  });
}
