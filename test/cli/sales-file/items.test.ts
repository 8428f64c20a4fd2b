// Registering the items of a file of sales: in few requests, each item once, whatever happens to the responses.
import type { Body, ItemInput } from "@taxctl/sdk";
import { expect } from "chai";
import { forSuite } from "../../support/suite.ts";
import { Desk } from "../support/command.ts";
import { failure } from "../support/response.ts";
import { type DeskService, startShared } from "../support/service.ts";
import { csvOf, sheetOf, submitting } from "../support/sheet.ts";

describe("items of sales submit --register-items", () => {
  const shared = forSuite(startShared);
  let service: DeskService;
  let desk: Desk;
  beforeEach(async () => {
    ({ service, desk } = await Desk.signedIn({}, shared));
  });
  afterEach(() => desk.clear());

  const submitSheet = async (...rows: Parameters<typeof sheetOf>) =>
    submitting(desk).submit(await desk.write("shop.csv", csvOf(sheetOf(...rows))), ["--json"]);
  const names = async () =>
    (await service.client.items.list({ per_page: 100 }).toArray()).map(({ item_name }) => item_name);
  /** The items of each request. */
  const requests = () =>
    service.calls("POST", "/items/bulk").map(({ body }): ItemInput[] => Object(body).items);

  it("are registered 100 in a request", async () => {
    const before = await names();
    const rows = Array.from({ length: 230 }, (_, index) => ({
      no: String(index % 3),
      code: `C${index}`,
      name: `Good ${index}`,
    }));
    const ran = await submitSheet(...rows);
    expect(ran.json().data).to.include({ items_registered: 230, receipts_out: 3 });
    expect(requests().map(({ length }) => length)).to.deep.equal([100, 100, 30]);
    expect(service.calls("POST", "/items")).to.deep.equal([]);
    expect(await names()).to.have.length(before.length + 230);
  });

  it("say why they are rejected, each by itself", async () => {
    const ran = await submitSheet(
      { no: "1", code: "A", name: "Lamp" },
      { no: "2", code: "B", name: "SIM-910" },
    );
    expect(ran.json().data).to.include({ items_registered: 1, receipts_out: 1 });
    const { errors = {} } = ran.json().error;
    expect(String(errors["line 3"])).to.match(/^item B can't be registered: The control unit rejected it: /);
  });

  /** The service gets the request, and its response is lost; the items of the caller are registered. */
  function loseResponse() {
    service.answers["POST /items/bulk"] = async ({ body }) => {
      delete service.answers["POST /items/bulk"];
      await service.client.items.createBulk(body as Body<"createItemsBulk">);
      return "lost" as const;
    };
  }

  it("are not registered twice when the response is lost, not even those of the same name", async () => {
    const before = await names();
    loseResponse();
    const ran = await submitSheet(
      { no: "1", code: "RED", name: "Lantern" },
      { no: "1", code: "BLUE", name: "Lantern" },
    );
    expect(ran.json().data).to.include({ items_registered: 2, receipts_out: 1 });
    expect(requests()).to.have.length(2);
    expect(await names()).to.have.length(before.length + 2);
  });

  it("are sent again with what was left, after the unit gave no response to one", async () => {
    await service.test.simulator.setFault({
      fault: "T2",
      path: "saveItems",
      tin: service.branch.tin,
      after: 1,
    });
    const ran = await submitSheet(
      { no: "1", code: "A", name: "Lamp" },
      { no: "1", code: "B", name: "Cup" },
      { no: "1", code: "C", name: "Pot" },
    );
    expect(ran.json().data).to.include({ items_registered: 3, receipts_out: 1 });
    expect(requests().map((items) => items.map(({ item_name }) => item_name))).to.deep.equal([
      ["Lamp", "Cup", "Pot"],
      ["Cup", "Pot"],
    ]);
  });

  for (const [status, code] of [
    [500, "unit_unreachable"],
    [422, "device_not_ready"],
    [409, "device_busy"],
  ] as const)
    it(`are not registered after ${code}, and the run stops`, async () => {
      service.answers["POST /items/bulk"] = () => failure(status, code, "It is so");
      const ran = await submitSheet({ no: "1", code: "A", name: "Lamp" });
      expect(ran.exitCode).to.equal(1);
      expect(ran.json().error).to.include({ code });
      expect([requests().length, service.submitted()]).to.deep.equal([1, []]);
    });

  const submitOwn = async () => {
    const lines = ["invoice_no,sale_date,item_code,item_name,quantity,unit_price"];
    const file = await desk.write(
      "own.csv",
      [...lines, "INV-9,2026-03-10,KE2NTXU0000099,Lamp,1,80"].join("\n"),
    );
    return desk.run(["sales", "submit", file, "--register-items", "--item-class", "5020230602", "--json"]);
  };

  it("are taken as registered when the service has their codes already, and only then", async () => {
    const answer = (code: string) => {
      const result = { index: 0, result: "rejected", item_code: null, code, message: "It is so" };
      service.answers["POST /items/bulk"] = () => ({
        status: 200,
        body: {
          status: "success",
          message: "1 item",
          data: { registered: 0, rejected: 1, results: [result] },
        },
      });
    };
    answer("unit_884");
    const rejected = await submitOwn();
    expect(service.submitted(), rejected.stdout).to.deep.equal([]);
    answer("already_exists");
    const ran = await submitOwn();
    expect(service.submitted(), ran.stdout).to.deep.equal(["INV-9"]);
  });
});
