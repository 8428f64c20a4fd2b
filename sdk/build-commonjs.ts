// Makes `dist/cjs`, for `require` and for compilers that know no `exports`: each module as CommonJS, and its types.
import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type TransformOptions, transform } from "esbuild";

const sources = fileURLToPath(new URL("src", import.meta.url));

/** What a module of CommonJS has in place of `import.meta`. */
const importMetaLine = 'const importMeta = { url: require("node:url").pathToFileURL(__filename).href };';
const metaResolve =
  'importMeta.resolve = (name) => require("node:url").pathToFileURL(require.resolve(name)).href;';

/** @param dist has the types that the compiler made of `src` */
export async function writeCommonJs(dist: string): Promise<void> {
  const cjs = join(dist, "cjs");
  await write(join(cjs, "package.json"), '{ "type": "commonjs" }\n');
  for await (const name of glob("**/*.ts", { cwd: sources })) await writeModule(name, cjs);
  for await (const name of glob("**/*.d.ts", { cwd: dist, exclude: (path) => path === "cjs" }))
    await write(join(cjs, name), typesOf(await readFile(join(dist, name), "utf8")));
  await removeStale(cjs);
}

async function writeModule(name: string, cjs: string): Promise<void> {
  const target = join(cjs, name.replace(/\.ts$/, ".js"));
  const code = await readFile(join(sources, name), "utf8");
  const options: TransformOptions = {
    loader: "ts",
    format: "cjs",
    platform: "node",
    target: "node20",
    sourcemap: true,
    sourcesContent: false,
    supported: { "dynamic-import": true },
    tsconfigRaw: { compilerOptions: { target: "ES2022" } },
    sourcefile: relative(dirname(target), join(cjs, "../../src", name)),
    ...(code.includes("import.meta") && {
      define: { "import.meta": "importMeta" },
      banner: `${importMetaLine} ${metaResolve}`,
    }),
  };
  const { code: made, map } = await transform(code, options);
  const named = made.replace(/require\("(\.[^"]+)\.ts"\)/g, 'require("$1.js")');
  await write(target, `${named}//# sourceMappingURL=${basename(target)}.map\n`);
  await write(`${target}.map`, map);
}

/** The same types for a module of CommonJS. Compilers of old know no names that end in `.ts`. */
function typesOf(types: string): string {
  return types
    .replace(/((?:from |import\()"\.[^"]+)\.ts"/g, '$1.js"')
    .replace(/^\/\/# sourceMappingURL=.*\n?/m, "");
}

/** Deletes what is left of sources that were renamed or deleted. */
async function removeStale(cjs: string): Promise<void> {
  for await (const output of glob("**/*.{js,js.map,d.ts}", { cwd: cjs })) {
    const source = output.replace(/(\.d\.ts|\.js(\.map)?)$/, ".ts");
    if (!existsSync(join(sources, source))) await rm(join(cjs, output));
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

if (import.meta.main) await writeCommonJs(fileURLToPath(new URL("dist", import.meta.url)));
