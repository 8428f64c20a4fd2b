// The files that an executable brings along: the service's code in few files, the command line as it is published, and the packages
// that read files of their own and so can't be put together with others.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { licensesOf } from "../../cli/licenses.ts";
import type { Contents, TreeFile } from "./launcher/contents.ts";

/** Packages that load code of theirs by names which are known only at run time, or that others of these load. */
const byName = ["@opentelemetry/api", "fontkit", "knex", "mysql2", "pdfkit", "piscina"];
/** CommonJS packages that the service imports when it needs them: in a bundle, such an import has no names. */
const whenNeeded = ["nodemailer", "qrcode", "undici", "ws", "yaml"];
const apart = [...byName, ...whenNeeded];
/** The entries of the service's package that programs start or load by their name. */
const entries = ["index.js", "main.js", "file-process.js", "modules/receipts/print-thread.js"];

const programs = {
  taxd: "node_modules/@taxctl/server/bin/taxd.js",
  taxctl: "node_modules/taxctl/bin/run.js",
} as const;
const children = [programs.taxd, "node_modules/@taxctl/server/dist/file-process.js"];

/** Files that no program reads: types, maps, sources of maps, pages for developers. */
const isNeeded = (path: string): boolean =>
  isLicense(path) ||
  (!/\.(map|ts|mts|cts|md|markdown|yml|html|flow|tsbuildinfo)$/i.test(path) &&
    !/\/(\.bin|\.github|__tests__|tests?|docs|examples?|benchmarks?)(\/|$)/.test(
      path.replace(/^.*node_modules\/(?!\.bin)/, "/"),
    ));
const isLicense = (path: string): boolean => /\/(licen[cs]e|copying|notice)[^/]*$/i.test(path);

/** Makes the tree of the packages that are installed in `app`. */
export async function makeTree(app: string, tree: string): Promise<void> {
  const from = (name: string) => join(app, "node_modules", name);
  const to = (name: string) => join(tree, "node_modules", name);
  const copy = (name: string) =>
    cpSync(from(name), to(name), { recursive: true, dereference: true, filter: isNeeded });

  const server = from("@taxctl/server");
  const { metafile } = await build({
    absWorkingDir: app,
    entryPoints: entries.map((entry) => join(server, "dist", entry)),
    outbase: join(server, "dist"),
    outdir: join(to("@taxctl/server"), "dist"),
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node24",
    external: apart,
    minifySyntax: true,
    minifyWhitespace: true,
    // Error classes are distinguished by name.
    keepNames: true,
    metafile: true,
    logLevel: "warning",
    // CommonJS code in the bundle uses `require` for Node's own modules.
    banner: {
      js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
    },
  });
  requireNames(metafile);
  for (const name of ["bin", "dist/reference", "package.json", "LICENSE"])
    cpSync(join(server, name), join(to("@taxctl/server"), name), { recursive: true });
  const licenses = await licensesOf(Object.keys(metafile.inputs).map((input) => join(app, input)));
  writeFileSync(join(to("@taxctl/server"), "THIRD-PARTY-LICENSES.txt"), licenses);

  for (const name of ["package.json", "LICENSE", "dist/openapi.json"]) {
    mkdirSync(dirname(join(to("@taxctl/sdk"), name)), { recursive: true });
    cpSync(join(from("@taxctl/sdk"), name), join(to("@taxctl/sdk"), name));
  }
  copy("taxctl");
  // A package of which the bundle has no code is loaded from its folder, or only its files are read, as those of fonts.
  const inputs = Object.keys(metafile.inputs);
  const isBundled = (name: string) => inputs.some((input) => input.includes(`node_modules/${name}/`));
  const ofServer = dependenciesOf(server).filter((name) => !isBundled(name));
  for (const name of closure(app, [...apart, ...ofServer, ...dependenciesOf(from("taxctl"))])) copy(name);
}

/** @throws Error for a package that belongs to {@link whenNeeded} */
function requireNames({ inputs }: Metafile): void {
  for (const [file, { imports }] of Object.entries(inputs))
    for (const { kind, path } of imports)
      if (kind === "dynamic-import" && inputs[path]?.format === "cjs")
        throw new Error(
          `${file} imports ${path}, which is CommonJS, when it needs it: keep the package apart.`,
        );
}

type Manifest = { dependencies?: Record<string, string> };
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** The packages of others that a package of ours depends on. */
const dependenciesOf = (folder: string): string[] =>
  Object.keys(manifestOf(folder).dependencies ?? {}).filter((name) => !name.startsWith("@taxctl/"));

/** The packages with all that they depend on. */
function closure(app: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const folder = join(app, "node_modules", name);
    if (found.has(name) || !existsSync(folder)) return;
    found.add(name);
    for (const dependency of Object.keys(manifestOf(folder).dependencies ?? {})) add(dependency);
  };
  names.forEach(add);
  return [...found].toSorted();
}

/** What an executable with the files of a tree brings along. */
export function contentsOf(tree: string): Contents {
  const files: Record<string, TreeFile> = {};
  const paths = readdirSync(tree, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(tree.length + 1)
        .replaceAll("\\", "/"),
    );
  for (const path of paths.toSorted()) {
    const content = readFileSync(join(tree, path));
    files[path] = { size: content.length, sha256: createHash("sha256").update(content).digest("hex") };
  }
  const id = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 32);
  return { programs, children, id, files };
}
