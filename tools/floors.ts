// Imports go down only. `npm run lint` checks the order of floors, that no two rooms import each other, that no files import each other in
// a circle, and what single kinds of files may not import. A room is a folder of `core/` or `modules/`; elsewhere a floor is one room.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** The order of a package's sources. What stands on none of its floors is the top: it composes. */
export type House = {
  /** Folders from the ground up; several on one floor are rooms of their own. */
  floors: readonly (string | readonly string[])[];
  /** Strangers to the others: they import only themselves, and the top alone imports them. */
  strangers: readonly string[];
  /** Floors whose folders and files are rooms of their own. */
  withRooms: readonly string[];
  /** Files that may not import some others, and why. */
  rules: readonly { files: RegExp; imports: RegExp; but?: RegExp; why: string }[];
};

export const server: House = {
  floors: ["base", "db", "control-unit", "lanes", "core", "http", "modules"],
  strangers: ["simulator"],
  withRooms: ["core", "modules"],
  rules: [
    {
      files: /./,
      but: /^db\//,
      imports: /^knex$/,
      why: "only db/ knows knex: take its types from db/sql/schema.ts",
    },
    {
      files: /./,
      imports: /^@taxctl\/sdk(?!\/(rules\/|openapi\.json$))/,
      why: "the service shares the SDK's rules, as @taxctl/sdk/rules/…, and is no client of its own",
    },
    { files: /store\.ts$/, imports: /(^|\/|-)rules\.ts$/, why: "a store only queries: rules are above it" },
    {
      files: /(^|\/|-)kinds?\.ts$/,
      imports: /^core\/context\/(context|operations)\.ts$/,
      why: "a kind of call serves lanes, not requests: it takes what it uses",
    },
    {
      files: /./,
      but: /^app\.ts$|(^|\/|-)handlers\.ts$|\/index\.ts$/,
      imports: /(^|\/|-)handlers\.ts$/,
      why: "handlers are joined in one place, and nothing below calls them",
    },
    {
      files: /^modules\/console\//,
      imports: /store\.ts$|^(db|lanes)\/|^core\/(transactions|sales)\/|^modules\/people\//,
      why: "pages have no rules and no storage of their own: they call operations",
    },
  ],
};

/** The rules know no client, so that the service can share them. */
export const sdk: House = {
  floors: ["rules", "client", "testing"],
  strangers: [],
  withRooms: ["rules"],
  rules: [],
};

/** What any command may use, then what one topic's commands share. */
export const cli: House = {
  floors: [
    "failures",
    "output",
    "input",
    "files",
    "spreadsheets",
    "service",
    "base.ts",
    [
      "account",
      "books",
      "branches",
      "certify",
      "compare",
      "dev",
      "devices",
      "doctor",
      "dry-run",
      "exports",
      "imports",
      "items",
      "letters",
      "periods",
      "receipts",
      "reconcile",
      "reports",
      "sales-file",
      "stock",
      "supplier-sales",
      "taxpayers",
      "transactions",
      "watch",
      "webhooks",
    ],
    "commands",
  ],
  strangers: [],
  withRooms: [],
  rules: [],
};

type Import = { from: string; to: string };

function importsOf(root: string): Import[] {
  return globSync("**/*.ts", { cwd: root }).flatMap((from) => {
    const text = readFileSync(join(root, from), "utf8");
    return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g)].map(([, name = ""]) => ({
      from,
      to: name.startsWith(".") ? relative(root, resolve(dirname(join(root, from)), name)) : name,
    }));
  });
}

const folderOf = (file: string): string => file.split("/", 1)[0] ?? "";

/** The circles of imports, types included, each as the files in it. */
function circlesOf(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const circles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) circles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return circles;
}

/** What is wrong with the imports of a package's sources, a sentence each. */
export function problemsOf(root: string, { floors, strangers, withRooms, rules }: House): string[] {
  const floorOf = (file: string) =>
    [...floors.flat(), ...strangers].find((floor) => floor === folderOf(file)) ?? "top";
  const heightOf = (floor: string) =>
    floor === "top" ? floors.length : floors.findIndex((one) => [one].flat().includes(floor));
  const roomOf = (file: string) =>
    withRooms.includes(floorOf(file)) ? file.split("/").slice(0, 2).join("/") : floorOf(file);
  const all = importsOf(root);
  const inside = all.filter(({ to }) => !to.startsWith("..") && to.endsWith(".ts") && !to.startsWith("@"));
  const problems: string[] = [];
  for (const { from, to } of inside) {
    const [own, other] = [floorOf(from), floorOf(to)];
    if (own === other) continue;
    const isStrange = strangers.includes(own) || (strangers.includes(other) && own !== "top");
    if (isStrange || heightOf(other) > heightOf(own))
      problems.push(`${from} imports ${to}: ${other} is not below ${own}`);
  }
  for (const { files, imports, but, why } of rules)
    for (const { from, to } of all)
      if (files.test(from) && !but?.test(from) && imports.test(to))
        problems.push(`${from} imports ${to}: ${why}`);
  const between = new Map<string, Import>();
  for (const one of inside) {
    const [own, other] = [roomOf(one.from), roomOf(one.to)];
    if (own === other) continue;
    between.set(`${own} ${other}`, one);
    const back = between.get(`${other} ${own}`);
    if (back)
      problems.push(
        `${own} and ${other} import each other: ${one.from} → ${one.to}, ${back.from} → ${back.to}`,
      );
  }
  for (const circle of circlesOf(inside)) problems.push(`files in a circle: ${circle.join(" → ")}`);
  return [...new Set(problems)];
}

if (import.meta.main) {
  for (const [name, house] of Object.entries({ sdk, server, cli }))
    for (const problem of problemsOf(join(import.meta.dirname, `../${name}/src`), house)) {
      console.error(`${name}: ${problem}`);
      process.exitCode = 1;
    }
}
