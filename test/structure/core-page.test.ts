// docs/internals/core.md has every room, and the way of a sale as `npm run trip` finds it.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import type { takeTrip } from "../../tools/trip.ts";

const root = new URL("../../", import.meta.url);
const page = readFileSync(new URL("docs/internals/core.md", root), "utf8");
const stations = page.slice(0, page.indexOf("## The rooms"));

const roomsOf = (floor: string): string[] =>
  readdirSync(new URL(`server/src/${floor}/`, root), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);
const roomsIn = (text: string): string[] =>
  [...text.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = ""]) => name);

type Trip = Awaited<ReturnType<typeof takeTrip>>["both"];

/** The stations of a page that a trip doesn't pass. */
function missedBy({ trip, text }: { trip: Trip; text: string }): string[] {
  const rows = [...text.matchAll(/\]\(\.\.\/\.\.\/(\S+\.ts)\)(?: \| (?:–|`(.+?)`) \|)?/g)];
  return rows.flatMap(([, file = "", name]) =>
    trip[file] && (name === undefined || trip[file].includes(name)) ? [] : [`${file} ${name ?? ""}`.trim()],
  );
}

describe("docs/internals/core.md", () => {
  it("has a line for each room", () => {
    expect(roomsIn(page).sort()).to.deep.equal([...roomsOf("core"), ...roomsOf("modules")].sort());
    expect(roomsIn("| `sales` | sales |\nthe `stock` | of |")).to.deep.equal(["sales"]);
  });

  describe("the way of a sale", () => {
    let trip: Trip;
    before(() => {
      // In a process of its own: other coverage of this one would lose what it has counted.
      const { NODE_V8_COVERAGE: _, ...env } = process.env;
      const script = fileURLToPath(new URL("tools/trip.ts", root));
      const output = execFileSync(
        process.execPath,
        ["--conditions=source", "--no-warnings", script, "--json"],
        { env: { ...env, TEST_DATABASE: "sqlite" }, encoding: "utf8" },
      );
      trip = JSON.parse(output).both;
    });

    it("passes each station of the page", () => {
      expect(missedBy({ trip, text: stations })).to.deep.equal([]);
      const wrong = stations
        .replace("`checkSale`", "`checkSales`")
        .replace("sales/show.ts)", "sales/gone.ts)");
      expect(missedBy({ trip, text: wrong })).to.deep.equal([
        "server/src/core/sales/rules.ts checkSales",
        "server/src/core/sales/gone.ts showResult",
      ]);
    });

    it("is as long as the page says, within one in twenty", () => {
      const [, files, functions] = /Together they are (\d+) files and (\d+) functions/.exec(stations) ?? [];
      expect(Object.keys(trip).length).to.be.closeTo(Number(files), Number(files) / 20);
      expect(Object.values(trip).flat().length).to.be.closeTo(Number(functions), Number(functions) / 20);
    });
  });
});
