// Codes of other systems at the command line, against a real service: set, listed, forgotten, and used by the next run.
import { expect } from "chai";
import { forSuite } from "../../support/suite.ts";
import { openShop } from "../support/shop.ts";

describe("items codes, map and unmap", () => {
  const shop = forSuite(() => openShop());

  const run = (...argv: string[]) => shop.desk.run(["items", ...argv, "--json"]);
  const codes = async (...argv: string[]) =>
    ((await run("codes", ...argv)).json().data as { source: string; external_code: string }[]).map(
      ({ source, external_code }) => `${source} ${external_code}`,
    );

  it("set pairs and sheets, list them by source, and forget one", async () => {
    const [cola, hammer] = shop.items;
    const pairs = await run("map", `A=1=${cola}`, `B=${hammer}`);
    expect(pairs.json().data).to.deep.equal({ source: "default", added: 2, changed: 0, unchanged: 0 });
    const file = await shop.desk.write(
      "codes.csv",
      Buffer.from(`Codes of the till\nexternal_code;item_code;description\nC;${cola};Caf\u00e9\n`, "latin1"),
    );
    expect((await run("map", "--file", file, "--source", "till")).json().data).to.include({ added: 1 });
    expect(await codes()).to.deep.equal(["default A=1", "default B", "till C"]);
    expect(await codes("--source", "till")).to.deep.equal(["till C"]);
    expect((await run("unmap", "B")).exitCode).to.equal(0);
    expect(await codes("--item", cola ?? "")).to.deep.equal(["default A=1", "till C"]);
  });

  it("change nothing if an item is unknown, a pair is invalid, or a code doesn't exist", async () => {
    const before = await codes();
    const unknown = await run("map", "X=KE2NTXU0009999");
    expect([unknown.exitCode, unknown.json().error.errors]).to.deep.equal([
      1,
      {
        "codes[0].item_code": [
          "KE2NTXU0009999 is not a registered item: `taxctl items list` lists them, `taxctl items create` registers it",
        ],
      },
    ]);
    expect((await run("map", "X")).exitCode).to.equal(2);
    const file = await shop.desk.write("bad.csv", "external_code,item_code\nX,\n");
    expect((await run("map", "--file", file)).json().error.errors).to.deep.equal({
      "line 2": ["item_code is empty"],
    });
    expect((await run("unmap", "X")).json().error.code).to.equal("not_found");
    expect(await codes()).to.deep.equal(before);
  });

  it("are remembered by purchases sync for every machine of the account", async () => {
    await shop.desk.run(["purchases", "sync", "--register-items", "--limit", "1", "--json"]);
    const listed = await codes("--all");
    expect(listed.filter((code) => code.startsWith("supplier:"))).to.not.deep.equal([]);
  });
});
