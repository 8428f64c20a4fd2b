// The documentation for readers that are programs: an index of all pages, and the pages, as files and from the service.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { describePage, indexText, notes, wholeText } from "../../docs/llms.ts";
import { startTestService } from "../support/service.ts";
import { forSuite } from "../support/suite.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const shipped = readFileSync(`${root}docs/llms.txt`, "utf8");
const links = [...shipped.matchAll(/\[([^\]]+)\]\(([^)]+)\)(?:: (.+))?/g)].map(
  ([, title = "", address = "", note]) => ({ title, address, path: posix.join("docs", address), note }),
);
const pages = links.filter(({ path }) => path.endsWith(".md"));

/** Every page of the project but those that stand next to examples and tests. */
const written = execFileSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((path) => !/^(?:examples|test)\//.test(path));

describe("docs/llms.txt", () => {
  it("is made from the pages (npm run generate)", () => {
    expect(indexText()).to.equal(shipped);
  });

  it("has the form of llmstxt.org: a title, a summary, and sections of links with a note", () => {
    expect(shipped).to.match(/^# taxctl\n\n> [^\n]+\.\n\n/);
    const sections = shipped.split(/^## /m).slice(1);
    expect(sections.at(-1)).to.match(/^Optional\n/);
    for (const section of sections)
      for (const line of section.trim().split("\n").slice(2))
        expect(line).to.match(/^- \[[^\]]+\]\([^)]+\): .{25,180}[.!?]$/);
  });

  it("has each page once, and no link without a file", () => {
    expect(pages.map(({ path }) => path)).to.have.members(written);
    expect(written).to.include.members(Object.keys(notes));
    for (const { path } of links) expect(existsSync(`${root}${path}`), path).to.equal(true);
  });

  it("is not made of a page without a title", () => {
    expect(() => describePage({ path: "docs/x.md", text: "No title here." })).to.throw(
      "docs/x.md has no title",
    );
    expect(
      describePage({ path: "docs/x.md", text: "<!-- made -->\n\n# Title\n\nOne [link](a.md). Two." }),
    ).to.deep.equal({
      title: "Title",
      note: "One link.",
    });
  });
});

describe("the documentation of a service", () => {
  const test = forSuite(() => startTestService({ simulator: false, overrides: { work: false } }));
  const get = (path: string) => test.call("GET", `/${path}`, { key: null });

  it("has the index and all pages in one text", async () => {
    expect((await get("/")).body).to.include({ pages: "/docs/llms.txt" });
    expect((await get("/docs/llms.txt")).text).to.equal(shipped);
    const whole = await get("/docs/llms-full.txt");
    expect(whole.text).to.equal(wholeText());
    for (const { path } of pages) expect(whole.text).to.contain(`<!-- page: ${path} -->\n`);
  });

  it("has each page at the address to which the index links", async () => {
    for (const { address, path } of links) {
      const { status, text } = await get(new URL(address, "http://service/docs/llms.txt").pathname);
      expect(status, path).to.equal(200);
      if (path.endsWith(".md"))
        expect(text.trim(), path).to.equal(readFileSync(`${root}${path}`, "utf8").trim());
    }
  });

  it("has no other files", async () => {
    for (const path of [
      "/docs/nothing.md",
      "/docs/..%2fREADME.md",
      "/node_modules/koa/README.md",
      "/docs/ -->.md",
    ])
      expect((await get(encodeURI(path))).status, path).to.equal(404);
  });
});
