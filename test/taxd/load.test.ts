// What runs the bundle: as it is now, whatever an earlier start left.
import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";

const loader = new URL("../../server/bin/load.js", import.meta.url).href;
const packed = (bytes: Buffer): Buffer => Buffer.concat([hash("sha256", bytes, "buffer"), bytes]);
const bundleThatSays = (word: string): string => `(function (exports) { exports.answer = () => "${word}"; })`;

describe("the loader of the bundle", function () {
  this.timeout(20_000);
  let folder = "";
  let file = "";

  /** The bundle's output in a process of its own, which then caches the compiled code. */
  function start(meanwhile = ""): string {
    const program = `
      import { rmSync } from "node:fs";
      const { load } = await import(${JSON.stringify(loader)});
      const { answer, keepCompiled } = load(${JSON.stringify(file)});
      const said = answer();
      ${meanwhile}
      keepCompiled();
      process.stdout.write(said);`;
    return execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  }

  function kept(): string {
    const [name = "", ...others] = readdirSync(folder).filter((entry) => entry !== "main.cjs");
    expect(others).to.deep.equal([]);
    expect(name).to.match(/^main\.\w+\.compiled$/);
    return join(folder, name);
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "taxctl-load-"));
    file = join(folder, "main.cjs");
    writeFileSync(file, bundleThatSays("vermilion"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("caches compiled code, including functions that ran, and uses it", () => {
    expect(start()).to.equal("vermilion");
    const bytes = readFileSync(kept());
    // The text of the function stands in nothing that V8 keeps; its constant only where the function was compiled.
    expect(bytes.includes("vermilion")).to.equal(true);
    expect(start()).to.equal("vermilion");
    expect(readFileSync(kept()).equals(bytes)).to.equal(true);
  });

  it("keeps texts beyond ASCII", () => {
    writeFileSync(file, bundleThatSays("Sign in – Nyeri’s café"));
    expect(start()).to.equal("Sign in – Nyeri’s café");
  });

  it("runs another bundle of the same length correctly", () => {
    expect(start()).to.equal("vermilion");
    writeFileSync(file, bundleThatSays("ultramars"));
    expect(start()).to.equal("ultramars");
  });

  const damages: Record<string, (bytes: Buffer) => Buffer> = {
    empty: () => Buffer.alloc(0),
    "cut off": (bytes) => bytes.subarray(0, bytes.length - 8),
    "of another version": (bytes) =>
      packed(Buffer.concat([bytes.subarray(32, 36), Buffer.alloc(4), bytes.subarray(40)])),
    "damaged in one bit": (bytes) =>
      bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1) as Buffer,
  };
  for (const [what, damage] of Object.entries(damages)) {
    it(`compiles again if the cache is ${what}, and replaces it`, () => {
      start();
      const good = readFileSync(kept());
      writeFileSync(kept(), damage(good));
      expect(start()).to.equal("vermilion");
      const again = readFileSync(kept());
      expect(again.length).to.equal(good.length);
      expect(again.subarray(32, 40).equals(good.subarray(32, 40))).to.equal(true);
      expect(hash("sha256", again.subarray(32), "buffer").equals(again.subarray(0, 32))).to.equal(true);
    });
  }

  it("keeps the cache readable for another user, who runs the service after the installer", () => {
    start("process.umask(0o077);");
    expect(statSync(kept()).mode & 0o777).to.equal(0o644);
  });

  it("compiles again if the cache can't be read", () => {
    start();
    const name = kept();
    rmSync(name);
    mkdirSync(name);
    expect(start()).to.equal("vermilion");
  });

  it("works without a cache if none can be written", () => {
    expect(start(`rmSync(${JSON.stringify(folder)}, { recursive: true });`)).to.equal("vermilion");
  });
});
