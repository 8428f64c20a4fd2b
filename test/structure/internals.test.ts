// The pages for people who work on the code name files and folders that exist.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect } from "chai";

const root = new URL("../../", import.meta.url);
const pages = readdirSync(new URL("docs/internals/", root));

/** What `npm run release` makes. */
const isOfRelease = /^released\/|^NOTES\.md$|^taxctl-VERSION\./;

/** Paths in backticks: whole ones, those below `server/src`, and names that follow a folder in the same line. */
function missingPaths(page: string): string[] {
  return page.split("\n").flatMap((line) => {
    const names = [...line.matchAll(/`([\w./-]+(?:\/|\.(?:ts|json|yaml|md)))`/g)].map(
      ([, name = ""]) => name,
    );
    const folders = names.map((name) => name.replace(/[^/]*$/, ""));
    const places = ["", "server/src/", ...folders, ...folders.map((folder) => `server/src/${folder}`)];
    return names.filter(
      (name) => !isOfRelease.test(name) && !places.some((place) => existsSync(new URL(place + name, root))),
    );
  });
}

describe("docs/internals", () => {
  for (const name of pages)
    it(`${name} names files that exist`, () => {
      const page = readFileSync(new URL(`docs/internals/${name}`, root), "utf8");
      expect(missingPaths(page.replaceAll("`store.ts`", "store"))).to.deep.equal([]);
    });

  it("fails the check if a file is missing", () => {
    expect(missingPaths("see `server/src/lanes/`: `bind.ts`, `gone.ts`")).to.deep.equal(["gone.ts"]);
  });
});
