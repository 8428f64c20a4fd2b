// Installed packages: pinned by their hash, no unreviewed installation scripts, redistributable licenses.
import { readFileSync } from "node:fs";
import { expect } from "chai";

type Locked = {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  license?: string;
};

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));

const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);

/** Their scripts only report or speed up, and `npm ci --ignore-scripts` works as well. */
const scripted = ["node_modules/@scarf/scarf", "node_modules/esbuild"];

const free = new Set([
  "MIT",
  "Apache-2.0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "BlueOak-1.0.0",

  "MIT OR Apache-2.0",
  "(MIT OR Apache-2.0)",
  "(MIT OR CC0-1.0)",
  "Unlicense",
  // Of fonts.
  "OFL-1.1",
  "Python-2.0",
  "CC0-1.0",
  "MIT-0",
]);
/** Looked at one by one. */
const others: Record<string, string> = {
  "node_modules/dejavu-fonts-ttf": "Bitstream Vera: free to embed and to pass on",
  "node_modules/png-js": "MIT, in its LICENSE",
};

describe("the supply chain", () => {
  it("pins every package by its hash", () => {
    expect(installed.length).to.be.above(200);
    const loose = installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(loose.map(([path]) => path)).to.deep.equal([]);
  });

  it("names exact versions in every package.json of ours", () => {
    for (const path of ["package.json", "sdk/package.json", "server/package.json", "cli/package.json"]) {
      const file = read(path) as Record<string, Record<string, string> | undefined>;
      for (const kind of ["dependencies", "devDependencies", "optionalDependencies"]) {
        for (const [name, version] of Object.entries(file[kind] ?? {})) {
          // The SDK's one dependency is shared with the app that uses it.
          if (path.startsWith("sdk") && kind === "dependencies") continue;
          expect(version, `${name} in ${path}`).to.match(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+/);
        }
      }
    }
  });

  it("runs only reviewed installation scripts, and sends no telemetry", () => {
    const found = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(found).to.have.members(scripted);
    expect(read("package.json")).to.have.nested.property("scarfSettings.enabled", false);
  });

  it("has only redistributable packages", () => {
    const odd = installed.filter(
      ([path, { license, dev }]) => !dev && !(path in others) && !free.has(license ?? ""),
    );
    expect(odd.map(([path, { license }]) => `${path}: ${license}`)).to.deep.equal([]);
  });
});
