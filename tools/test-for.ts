// Runs the tests nearest to source files: `npm run test:for -- FILE… [--list] [--steps=3] [options of mocha]`.
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";

/** Suites with a script of their own. */
const otherSuites = /^test\/(browser|cluster|crash|docs)\//;
/** Who imports these has the whole service or client: that says nothing about one file. */
const wholes = /^server\/src\/([^/]+|(commands|core\/call-kinds)\/.+)$|^sdk\/src\/index\.ts$|\/support\//;
/** Names that files of many folders have. */
const commonNames = /^(src|index|modules|store|rules|handlers|kinds?|show|list|create|update)$/;
/** Every command is run there. */
const ofCommands = ["manage", "schemas", "command-tree"];
const imports = /^(?:import|export)\b(?! type\b)[^"';]*?"([^"]+)"|\b(?:import|URL)\(\s*"([^"]+)"/gm;

type Selected = { test: string; steps: number; why: string };

/** The file that a name in an import stands for; undefined for other packages. */
function target(root: string, from: string, name: string): string | undefined {
  if (name.startsWith(".")) return join(dirname(from), name);
  const [, folder, part] = /^@taxctl\/(\w+)(.*)$/.exec(name) ?? [];
  if (!folder) return;
  const { exports } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  return join(folder, exports[`.${part}`]?.source ?? "");
}

/**
 * The tests for files, nearest first: those that import one, those named like it or its folder, those of its folder's operations.
 * @throws Error if there is no such file
 */
export function testsFor(root: string, given: readonly string[], maxSteps = 3): Selected[] {
  const read = (name: string): string => readFileSync(join(root, name), "utf8");
  const all = globSync("{{server,sdk,cli}/src,test}/**/*.ts", { cwd: root }).sort();
  const edges = all.flatMap((from) =>
    [...read(from).matchAll(imports)].map(([, a, b]) => ({ from, to: target(root, from, a ?? b ?? "") })),
  );
  const importers = Map.groupBy(edges, ({ to }) => to);
  const tests = all.filter((name) => name.endsWith(".test.ts") && !otherSuites.test(name));
  const found = new Map<string, Selected>();
  const add = (test: string, steps: number, why: string): void => {
    const known = found.get(test)?.steps ?? Number.POSITIVE_INFINITY;
    if (tests.includes(test) && steps < known) found.set(test, { test, steps, why });
  };

  for (const path of given) {
    const file = relative(root, resolve(root, path)).replace(/^(\w+)\/dist\/(.+)\.js$/, "$1/src/$2.ts");
    if (file === "openapi.yaml")
      throw new Error("openapi.yaml is everywhere: run npx mocha test/openapi test/modules/left-out.test.ts");
    if (!all.includes(file)) throw new Error(`${path}: no such file in server/src, sdk/src, cli/src or test`);
    add(file, 0, "given");
    const ways = new Map([[file, [file]]]);
    for (const [name, way] of ways) {
      const between = way.slice(1, -1).map((one) => basename(one));
      add(name, way.length - 1, ["imports it", ...between.reverse()].join(" through "));
      if (way.length > maxSteps || (name !== file && wholes.test(name))) continue;
      for (const { from } of importers.get(name) ?? []) if (!ways.has(from)) ways.set(from, [...way, from]);
    }
    const [own, folder] = [basename(file, ".ts"), basename(dirname(file))];
    for (const name of [own, folder].filter((one) => !commonNames.test(one)))
      for (const test of tests)
        if (file.startsWith(/^test\/(cli|sdk)\//.exec(test)?.[1] ?? "server") && test.match(`/${name}[-./]`))
          add(test, name === own ? 1 : maxSteps + 1, `is named like ${name}`);
    if (file.startsWith("cli/src/commands/"))
      for (const name of ofCommands)
        add(`test/cli/commands/${name}.test.ts`, maxSteps + 1, "runs every command");
    for (const name of globSync(join(dirname(file), "{*handlers,index}.ts"), { cwd: root }))
      for (const word of read(name).match(/\w+/g) ?? [])
        add(`test/operations/${word}.test.ts`, maxSteps + 1, `is of an operation of ${folder}`);
  }
  return [...found.values()].sort((a, b) => a.steps - b.steps);
}

function main(): void {
  const args = process.argv.slice(2);
  const end = [...args, "-"].findIndex((one) => one.startsWith("-"));
  const [, steps = "3"] = /--steps=(\d+)/.exec(args.join(" ")) ?? [];
  const selected = testsFor(process.cwd(), args.slice(0, end), Number(steps));
  for (const { test, why } of selected) console.log(`${test}  ${why}`);
  if (selected.length === 0)
    throw new Error("no test is near these files: raise --steps, or run npm test -- FOLDER");
  const options = args.slice(end).filter((one) => !/^--(list$|steps=)/.test(one));
  const mocha = ["node_modules/mocha/bin/mocha.js", "--config", "test/mocharc.cjs", ...options];
  for (const { test } of selected) mocha.push(test);
  if (!args.includes("--list"))
    process.exitCode = spawnSync(process.execPath, mocha, { stdio: "inherit" }).status ?? 1;
}

if (import.meta.main)
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
