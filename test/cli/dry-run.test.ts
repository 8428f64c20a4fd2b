// Dry runs end as real runs do: the same fields are named, in the same words, and nothing reaches the service.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { expect } from "chai";
import { openShop, type Shop } from "./support/shop.ts";

const long = "x".repeat(500);

/** Commands that ask before they send. */
const confirmed = ["stock master", "transactions settle"];

describe("a dry run", function () {
  this.timeout(60_000);
  let shop: Shop;
  let purchase = "";
  let invoice = "";
  let webhook = "";
  before(async () => {
    shop = await openShop();
    const { sales, webhooks } = shop.test.client;
    const line = { item_code: shop.items[0] ?? "", quantity: 1, unit_price: 116 };
    const sale = { invoice_no: "INV-1", sale_date: "20260310", payment_type: "01", items: [line] };
    invoice = (await sales.create(sale)).invoice_no;
    const url = "https://shop.example.com/hooks";
    webhook = (await webhooks.create({ url, events: ["stock.low"] })).id;
    purchase = shop.desk.path("purchase.json");
    await writeFile(
      purchase,
      JSON.stringify({ invoice_no: "P 1 ", purchase_date: "20260230", colour: "red" }),
    );
  });
  after(() => shop?.close());

  const rejected = (): Record<string, string[]> => ({
    "branches create": ["--id", "01", "--name", long],
    "branches update": ["00", "--name", long],
    "insurances create": ["--code", "a code of far too many letters", "--name", "Uzima", "--rate", "1.234"],
    "items create": ["--name", long, "--class", "none"],
    "items update": [shop.items[0] ?? "", "--name", long, "--safety-qty", "1.005"],
    "webhooks create": ["https://shop.example.com/hooks", "--description", long],
    "stock master": [shop.items[0] ?? "", "1.5", "--remark", long],
    "purchases create": [purchase],
    "items map": [`${long}=${shop.items[0]}`, `POP=${long}`],
    "webhooks update": [webhook, "--description", long],
    "transactions settle": [invoice, "accepted", "--reason", long, "--receipt-date", "20260230101010"],
  });

  it("is tried here with each command that checks a request by openapi.yaml", async () => {
    const folder = new URL("../../cli/src/commands/", import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".ts"));
    const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
    const checking = files.filter((_, at) => texts[at]?.includes("requireValidBody("));
    const commands = checking.map((file) => file.replace(/\.ts$/, "").replace("/", " "));
    expect(commands).to.have.members(Object.keys(rejected()));
  });

  it("names the same fields in the same words as the real run", async () => {
    for (const [command, args] of Object.entries(rejected())) {
      const argv = [...command.split(" "), ...args, "--json"];
      const dry = (await shop.desk.run([...argv, "--dry-run"])).json();
      const real = (await shop.desk.run(confirmed.includes(command) ? [...argv, "--yes"] : argv)).json();
      expect(real.ok, command).to.equal(false);
      expect(real.error.errors, `${command}: ${JSON.stringify(real.error)}`).to.not.deep.equal({});
      expect(dry.error.errors, command).to.deep.equal(real.error.errors);
      expect(dry.error.code, command).to.equal("validation_failed");
    }
  });

  it("succeeds where the real run does, and changes nothing", async () => {
    const create = ["branches", "create", "--id", "07", "--name", "Westlands", "--json"];
    const before = (await shop.test.client.branches.list()).data.length;
    expect((await shop.desk.run([...create, "--dry-run"])).json().ok).to.equal(true);
    expect((await shop.test.client.branches.list()).data.length).to.equal(before);
    expect((await shop.desk.run(create)).json().ok).to.equal(true);
  });
});
