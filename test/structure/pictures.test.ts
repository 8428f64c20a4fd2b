// The pictures of the documentation: each is shown somewhere, each that is shown exists, and none is large.
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "chai";

const root = fileURLToPath(new URL("../../", import.meta.url));
const mostBytes = 150_000;

describe("pictures of the documentation", () => {
  const files = readdirSync(`${root}docs/pictures`);

  it("are those that the README and the pages link to", () => {
    const pages = ["README.md", ...globSync("docs/*/*.md", { cwd: root })];
    const named = pages.flatMap((page) => [
      ...readFileSync(root + page, "utf8").matchAll(/\((?:docs|\.\.)\/pictures\/([\w-]+\.png)\)/g),
    ]);
    expect(named.map(([, name]) => name)).to.have.members(files);
  });

  it("have at most 150 kB", () => {
    for (const file of files)
      expect(statSync(`${root}docs/pictures/${file}`).size, file).to.be.below(mostBytes);
  });
});
