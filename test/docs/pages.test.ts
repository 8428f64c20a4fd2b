// Runs every shell block of the pages, in order, against `taxd start`, and compares the output with the page.
// UPDATE_SNAPSHOT=1 writes the output into the pages.
import { readdirSync } from "node:fs";
import { expect } from "chai";
import { createPlace } from "../support/database.ts";
import { agrees, blocksOf, textOf } from "./support/blocks.ts";
import { readPage, Session, writePage } from "./support/session.ts";

const inFolder = (folder: string): string[] =>
  readdirSync(new URL(`../../${folder}/`, import.meta.url))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
const pages = [
  "README.md",
  ...["docs/developers", "docs/accountants", "docs/operators"].flatMap(inFolder),
  "docs/troubleshooting.md",
];

async function runPage(path: string): Promise<void> {
  const page = await readPage(path);
  const blocks = blocksOf(page);
  if (!blocks.some(({ kind }) => kind === "console")) return;
  const place = page.includes("TAXD_DATABASE_URL='mysql:") ? await createPlace("mysql") : undefined;
  const session = await Session.open(place?.url);
  const results: { at: number; length: number; text: string }[] = [];
  const wrong: string[] = [];
  const later: (() => void)[] = [];
  try {
    for (const block of blocks) {
      if (block.kind === "file") await session.save(block.name, block.text);
      if (block.kind === "by hand") expect(await session.run(block.command)).to.equal("");
      if (block.kind !== "console") continue;
      const ran = block.commands.map((command) => ({ ...command }));
      const keep = () => results.push({ at: block.at, length: block.length, text: textOf(ran) });
      for (const command of ran) {
        const { typed, printed: shown } = command;
        const check = (printed: string) => {
          if (agrees(shown, printed)) return;
          wrong.push(`${path}:${block.line}\n$ ${typed}\n--- shown\n${shown}\n--- printed\n${printed}`);
          command.printed = printed === "" || printed.endsWith("\n") ? printed : `${printed}\n`;
        };
        if (block.isBackground) {
          const printed = await session.startInBackground(typed);
          later.push(() => check(printed()), keep);
        } else check(await session.run(typed));
      }
      if (!block.isBackground) keep();
    }
    for (const step of later) step();
  } finally {
    await session.close();
    await place?.release();
  }
  if (process.env.UPDATE_SNAPSHOT === "1") {
    let text = page;
    for (const { at, length, text: now } of results.sort((one, other) => other.at - one.at))
      text = text.slice(0, at) + now + text.slice(at + length);
    await writePage(path, text);
  } else expect(wrong.join("\n\n")).to.equal("");
}

describe("the commands of a page", function () {
  this.timeout(900_000);
  for (const path of pages) it(`${path} print the output that it shows`, () => runPage(path));

  it("lose a response in the quick start: the same number is sent again, and signed once", async () => {
    const shown = blocksOf(await readPage("docs/developers/README.md")).flatMap((block) =>
      block.kind === "console" ? block.commands.map(({ printed }) => printed) : [],
    );
    const lost = shown.filter((printed) => /^sale (\d+): unknown, .+\nsale \1: duplicate, /m.test(printed));
    expect(lost, "programs that show both calls").to.have.lengthOf(1);
    expect(lost[0]).to.match(/^Receipt \d+: /);
  });

  it("fail the check with other output, a missing line or an extra one", () => {
    expect(agrees("status  success\ntotal 850.00", "status success\ntotal 12.50")).to.equal(true);
    expect(agrees("first\n…\nlast", "first\nmiddle\nlast")).to.equal(true);
    for (const printed of ["status  failed", "status success\nmore", ""])
      expect(agrees("status success", printed), printed).to.equal(false);
    expect(() => blocksOf("```sh\ntaxctl items list\n```\n")).to.throw("write console");
  });
});
