// The single executables, made of the packages and used where there is no Node, no package and no setting.
import { execFile } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  truncateSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "chai";
import { EmptyMachine, madeExecutables } from "./support/executable.ts";

const readText = (path: string): string => readFileSync(path, "latin1");
const ready = /the next start keeps the data/;

/** The programs of all processes that a process has started. */
function programsBelow(pid: number | undefined): string[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    const file = `/proc/${pid}/task/${task}/children`;
    return readText(file).trim().split(" ").filter(Boolean).map(Number);
  });
  return children.flatMap((child) => [readlinkSync(`/proc/${child}/exe`), ...programsBelow(child)]);
}

describe("the single executables", function () {
  this.timeout(600_000);
  let folder: string;
  let taxd: string;
  let taxctl: string;
  before(async () => {
    ({ folder, taxd, taxctl } = await madeExecutables());
  });
  let machine: EmptyMachine;
  beforeEach(() => {
    machine = new EmptyMachine();
  });
  afterEach(() => machine.remove());

  const unpackedTree = (cache = join(machine.home, ".cache/taxctl")): string => {
    const names = readdirSync(cache);
    expect(names, "one folder, and nothing of the unpacking").to.have.length(1);
    return join(cache, String(names[0]));
  };

  it("are at most 200 MB, and one file by two names", () => {
    expect(statSync(taxd).size).to.be.below(200e6);
    expect(statSync(taxctl).ino).to.equal(statSync(taxd).ino);
  });

  it("come with checksums, a list of their packages with licenses, a bill of materials, and notes", async () => {
    await promisify(execFile)("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: folder });
    const sums = readText(join(folder, "SHA256SUMS")).trim().split("\n");
    const others = readdirSync(folder).filter((name) => name !== "SHA256SUMS");
    expect(sums.map((line) => line.split("  ")[1])).to.have.members(others);
    const contents = readText(join(folder, "CONTENTS.txt"));
    for (const line of [
      /^koa \S+ {2}MIT$/m,
      /^node \d\S+ {2}MIT$/m,
      /^@oclif\/core \S+ {2}MIT$/m,
      /^swagger-ui-dist /m,
    ])
      expect(contents).to.match(line);
    const unnamed = contents.split("\n").filter((line) => line.endsWith("license: in its files"));
    for (const line of unnamed) expect(line).to.match(/^(dejavu-fonts-ttf|png-js) /);
    const bill = others.find((name) => name.endsWith(".cdx.json"));
    const { bomFormat, components } = JSON.parse(readText(join(folder, String(bill))));
    expect(bomFormat).to.equal("CycloneDX");
    expect(components).to.have.length.above(150);
    expect(readText(join(folder, "NOTES.md")))
      .to.match(/^# taxctl \d/)
      .and.contain("### ");
  });

  it("come with the files to copy, whose units start what the release has", async () => {
    const archive = readdirSync(folder).find((name) => name.startsWith("taxctl-deploy-"));
    const tar = async (...args: string[]) =>
      (await promisify(execFile)("tar", [...args, "--file", join(folder, String(archive))])).stdout;
    const names = (await tar("--list")).trim().split("\n");
    const [top] = String(names[0]).split("/");
    expect(top).to.match(/^taxctl-\d+\.\d+\.\d+$/);
    expect(names).to.include.members(
      ["deploy/systemd/taxd.service", "deploy/nginx/taxd.conf", "examples/01-first-sale.ts", "LICENSE"].map(
        (name) => `${top}/${name}`,
      ),
    );
    const unit = await tar("--extract", "--to-stdout", `${top}/deploy/systemd/taxd.service`);
    expect(unit).to.contain("ExecStart=/usr/local/bin/taxd serve\n").and.not.contain("node");
  });

  it("show help for the program by its own name", async () => {
    const help = await machine.run(taxd, ["start", "--help"]);
    expect(help).to.contain("Usage: taxd start [options]").and.contain("\n  taxd start\n");
    expect(help).not.to.match(/npm|npx/);
  });

  it("bring a first receipt to a machine that has nothing: service, printing, files, pages", async () => {
    const { child, output } = await machine.start(taxd, ["start"], ready, { TAXD_PORT: "0" });
    expect(output).to.contain("\n  taxctl sales submit data/first-sale.json\n").and.not.to.contain("npx");
    const tree = unpackedTree();
    expect(statSync(tree).mode & 0o777).to.equal(0o700);
    const sale = JSON.parse(await machine.run(taxctl, ["sales", "submit", "data/first-sale.json", "--json"]));
    expect(sale.data).to.include({ invoice_no: "FIRST-1", receipt_no: "1" });
    await machine.run(taxctl, ["receipt", "FIRST-1", "--out", "receipt.pdf"]);
    expect(readText(join(machine.folder, "receipt.pdf")).slice(0, 5)).to.equal("%PDF-");
    const books = ["purchases", "match", "--books", "data/purchases.csv"];
    expect(await machine.run(taxctl, books)).to.contain("missing in books");
    expect(new Set(programsBelow(child.pid))).to.deep.equal(new Set([taxd]));
    const url = /Reference +(http:\S+)\/docs$/m.exec(output)?.[1];
    for (const path of ["docs", "docs/swagger-ui-bundle.js", "openapi.yaml", "openapi.json"])
      expect((await fetch(`${url}/${path}`)).status, path).to.equal(200);
    const page = await (await fetch(`${url}/console/sign-in`)).text();
    const assets = [...page.matchAll(/(?:src|href)="(\/console\/[^"]+\.(?:js|css)[^"]*)"/g)].map(
      ([, at]) => at,
    );
    expect(assets).not.to.deep.equal([]);
    for (const path of assets) expect((await fetch(`${url}${path}`)).status, path).to.equal(200);
    expect(await machine.stop(child)).to.equal(0);
  });

  it("start another program of theirs: taxctl dev runs the service", async () => {
    const { child } = await machine.start(taxctl, ["dev", "--port", "0"], ready);
    expect(programsBelow(child.pid)).to.deep.equal([taxctl]);
    expect(await machine.stop(child, "SIGTERM")).to.equal(0);
  });

  it("use the files that an earlier start has unpacked, and repair a folder that lacks some", async () => {
    expect(await machine.run(taxd, ["--version"])).to.match(/^taxd \d/);
    const tree = unpackedTree();
    const { ino } = statSync(tree);
    await machine.run(taxctl, ["--version"]);
    expect(statSync(unpackedTree()).ino).to.equal(ino);
    truncateSync(join(tree, "node_modules/@taxctl/server/dist/main.js"), 0);
    expect(await machine.run(taxd, ["--version"])).to.match(/^taxd \d/);
    expect(statSync(unpackedTree()).ino).not.to.equal(ino);
  });

  it("unpack once where many start at the same time", async () => {
    const outputs = await Promise.all(Array.from({ length: 4 }, () => machine.run(taxd, ["--version"])));
    expect(new Set(outputs).size).to.equal(1);
    unpackedTree();
  });

  it("are chosen by the name of the file, also of a link or a renamed copy", async () => {
    const link = join(machine.folder, "taxctl");
    symlinkSync(taxd, link);
    expect(await machine.run(link, ["--version"])).to.match(/^taxctl\/\d/);
    const copy = join(machine.folder, "tax service");
    copyFileSync(taxctl, copy);
    expect(await machine.run(copy, ["--version"])).to.match(/^taxd \d/);
  });

  it("run no script but their own: a path of another folder is an unknown command", async () => {
    const script = join(machine.folder, "node_modules/@taxctl/server/bin/taxd.js");
    const error = await machine.run(taxd, [script]).catch((rejection) => rejection);
    expect(error).to.include({ code: 2 });
    expect(error.stderr).to.contain("There is no command");
  });

  it("reject a folder for their files that others can write to, and say what to do", async () => {
    const cache = join(machine.folder, "cache");
    await mkdir(join(cache, "taxctl"), { recursive: true });
    chmodSync(join(cache, "taxctl"), 0o777);
    const env = { XDG_CACHE_HOME: cache };
    const error = await machine.run(taxd, ["--version"], env).catch((rejection) => rejection);
    expect(error.code).to.equal(1);
    expect(error.stderr).to.equal(
      `Other users can write to ${cache}/taxctl. Set XDG_CACHE_HOME to a folder that only you can write.\n`,
    );
    expect(readdirSync(join(cache, "taxctl"))).to.deep.equal([]);
  });
});
