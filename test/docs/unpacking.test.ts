// The files of an executable on the disk: complete or not there, and never those that another user prepared.
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import type { Contents } from "../../tools/release/launcher/contents.ts";
import { cacheFolder, UnpackError } from "../../tools/release/launcher/folder.ts";
import { warningOf } from "../../tools/release/launcher/node-options.ts";
import { isWhole, unpacked } from "../../tools/release/launcher/unpack.ts";

const texts: Record<string, string> = { "bin/run.js": "run();", "data/a/b.txt": "b" };
const read = (path: string) => Buffer.from(String(texts[path]));
const contents: Contents = {
  programs: { taxd: "bin/run.js", taxctl: "bin/run.js" },
  children: [],
  id: "0123abcd",
  files: Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [
      path,
      { size: text.length, sha256: createHash("sha256").update(text).digest("hex") },
    ]),
  ),
};

describe("the files of an executable", () => {
  let base: string;
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), "unpacking-test-"));
    base = cacheFolder({ XDG_CACHE_HOME: place });
  });
  afterEach(() => rmSync(place, { recursive: true }));

  it("are unpacked into a folder of their fingerprint, which only this user can read", () => {
    const tree = unpacked(contents, base, read);
    expect(tree).to.equal(join(base, contents.id));
    for (const [path, text] of Object.entries(texts))
      expect(readFileSync(join(tree, path), "utf8")).to.equal(text);
    expect(readdirSync(base)).to.deep.equal([contents.id]);
    expect(isWhole(tree, contents)).to.equal(true);
    expect(isWhole(tree, { ...contents, id: "other" })).to.equal(false);
  });

  it("are written again if one is missing, and are not read again if all are there", () => {
    const tree = unpacked(contents, base, read);
    const mustNotRead = () => expect.fail("read again");
    expect(unpacked(contents, base, mustNotRead)).to.equal(tree);
    rmSync(join(tree, "data"), { recursive: true });
    unpacked(contents, base, read);
    expect(existsSync(join(tree, "data/a/b.txt"))).to.equal(true);
    expect(readdirSync(base)).to.deep.equal([contents.id]);
  });

  it("of a damaged executable are not unpacked", () => {
    const damaged = () => Buffer.from("run!!");
    expect(() => unpacked(contents, base, damaged)).to.throw(UnpackError, "The executable is damaged");
    expect(readdirSync(base)).to.deep.equal([]);
  });

  it("leave nothing of an attempt that was interrupted, and leave one alone that may still run", () => {
    for (const name of ["unpacking-old", "unpacking-young"]) mkdirSync(join(base, name));
    utimesSync(join(base, "unpacking-old"), 1, 1);
    unpacked(contents, base, read);
    expect(readdirSync(base).sort()).to.deep.equal([contents.id, "unpacking-young"]);
  });

  it("say where they can't be written", () => {
    const file = join(place, "file");
    writeFileSync(file, "");
    expect(() => cacheFolder({ XDG_CACHE_HOME: file })).to.throw(UnpackError, `${file}: EEXIST`);
  });

  describe("are never those of another user", () => {
    const { getuid } = process;
    afterEach(() => {
      process.getuid = getuid;
    });

    it("if the folder belongs to one", () => {
      unpacked(contents, base, read);
      process.getuid = () => 4_711;
      expect(() => unpacked(contents, base, read)).to.throw(UnpackError, "belongs to another user");
      expect(() => cacheFolder({ XDG_CACHE_HOME: place })).to.throw(UnpackError, "belongs to another user");
    });

    it("if others can write to the folder, or rename it", () => {
      chmodSync(base, 0o777);
      expect(() => cacheFolder({ XDG_CACHE_HOME: place })).to.throw(UnpackError, `can write to ${base}`);
      chmodSync(base, 0o700);
      chmodSync(place, 0o777);
      expect(() => cacheFolder({ XDG_CACHE_HOME: place })).to.throw(UnpackError, `can write to ${place}`);
    });

    it("if a link stands in place of the folder", () => {
      const elsewhere = join(place, "elsewhere", contents.id);
      mkdirSync(elsewhere, { recursive: true });
      for (const [path, text] of Object.entries(texts)) {
        mkdirSync(join(elsewhere, path, ".."), { recursive: true });
        writeFileSync(join(elsewhere, path), text);
      }
      symlinkSync(elsewhere, join(base, contents.id));
      expect(() => unpacked(contents, base, read)).to.throw(UnpackError, "is not a folder");
    });
  });
});

describe("NODE_OPTIONS of an executable", () => {
  it("brings a warning if it names ES modules to load first", () => {
    for (const [option, text] of [
      ["--import", "--import ./telemetry.mjs"],
      ["--loader", "--max-old-space-size=192 --loader=./telemetry.mjs"],
    ])
      expect(warningOf(text), text).to.contain(`ignores ${option} in NODE_OPTIONS`);
  });

  it("brings none without such modules", () => {
    for (const text of [undefined, "", "--max-old-space-size=192", "--require ./a.cjs --import-nothing"])
      expect(warningOf(text), text).to.equal(undefined);
  });
});
