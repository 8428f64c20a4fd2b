// Items of a file of sales whose registration ends with 409: only an item that is there counts as registered.
import { expect } from "chai";
import { itemCode, itemInput } from "../../support/records.ts";
import { forSuite } from "../../support/suite.ts";
import { Desk } from "../support/command.ts";
import { failure, pageOf } from "../support/response.ts";
import { type DeskService, startShared } from "../support/service.ts";

const lamp = {
  status: 200,
  body: {
    status: "success",
    data: {
      item_code: "KE2NTXU0000099",
      item_name: "Lamp",
      item_class_code: "5020230602",
      is_active: true,

      tax_type_code: "A",
      qty_unit_code: "U",
      pkg_unit_code: "NT",
      origin_nation_code: "KE",
      item_type: "2",
    },
    meta: {},
  },
};

describe("items of sales submit --register-items", () => {
  const shared = forSuite(startShared);
  let service: DeskService;
  let desk: Desk;
  beforeEach(async () => {
    ({ service, desk } = await Desk.signedIn({}, shared));
  });
  afterEach(() => desk.clear());

  const submit = async (code: string, isThere: boolean) => {
    const rows = ["INV-9", "2026-03-10", "KE2NTXU0000099", "Lamp", "1", "80"];
    const names = "invoice_no,sale_date,item_code,item_name,quantity,unit_price";
    const file = await desk.write("shop.csv", `${names}\n${rows.join(",")}\n`);
    service.before = ({ method, path }) => {
      if (method === "POST" && path === "/items") return failure(409, code, "Conflict");
      if (path !== "/items/KE2NTXU0000099") return undefined;
      return isThere ? lamp : failure(404, "not_found", "There is no such item");
    };
    return desk.run(["sales", "submit", file, "--register-items", "--item-class", "5020230602", "--json"]);
  };

  it("are registered when the service has them already", async () => {
    const ran = await submit("already_exists", true);
    expect(service.submitted(), ran.stdout).to.have.length(1);
  });

  it("are looked up when the response to their registration was lost", async () => {
    await submit("idempotency_response_lost", true);
    expect(service.submitted()).to.have.length(1);
    await desk.clear();
    ({ service, desk } = await Desk.signedIn({}, shared));
    const ran = await submit("idempotency_response_lost", false);
    expect([ran.exitCode, service.submitted()]).to.deep.equal([1, []]);
  });

  /** Submits a sale of the shop's own code; the lost registration, or another till, left these items behind. */
  const submitOwn = async (...there: object[]) => {
    const file = await desk.write(
      "shop.csv",
      "invoice_no,sale_date,stock_code,item_name,quantity,unit_price\nINV-9,2026-03-10,LAMP,Lamp,1,80\n",
    );
    const items = there.map((item, at) => ({ ...lamp.body.data, item_code: itemCode(at), ...item }));
    for (const { item_code } of items) await service.client.items.create(itemInput({ item_code }));
    service.answers["POST /items"] = () => {
      service.answers["GET /items"] = () => pageOf(items);
      return failure(409, "idempotency_response_lost", "Conflict");
    };
    return desk.run(["sales", "submit", file, "--register-items", "--item-class", "5020230602", "--json"]);
  };

  it("are the one active item with the same name and class when the response was lost", async () => {
    const others = [{ is_active: false }, { item_name: "Torch" }, { item_class_code: "5046590100" }];
    const ran = await submitOwn(...others, {});
    expect(ran.exitCode, ran.stdout).to.equal(0);
    expect(service.calls("POST", "/sales").map(({ body }) => Object(body).items[0].item_code)).to.deep.equal([
      itemCode(3),
    ]);
  });

  it("are not guessed when two items could be it, or none", async () => {
    const ran = await submitOwn({}, {});
    expect([ran.exitCode, service.submitted()]).to.deep.equal([1, []]);
    await desk.clear();
    ({ service, desk } = await Desk.signedIn({}, shared));
    const none = await submitOwn({ is_active: false });
    expect([none.exitCode, service.submitted()]).to.deep.equal([1, []]);
  });

  for (const code of ["idempotency_in_progress", "device_busy"])
    it(`are not registered after ${code}`, async () => {
      const ran = await submit(code, false);
      expect([ran.exitCode, service.submitted()], ran.stdout).to.deep.equal([1, []]);
      expect(JSON.stringify(ran.json())).to.contain("item KE2NTXU0000099 can't be registered: Conflict");
    });
});
