// What others rely on: the operations of the API, the exports of the SDK, the settings, and the schema of the database. A release records
// it in `released/`; docs/versions.md says what may change afterwards.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { parse } from "yaml";
import { describeConfig } from "../../server/src/base/config.ts";
import { baseline } from "../../server/src/db/migrations/baseline.ts";
import { root } from "./packed.ts";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type ApiDocument = { [name: string]: Json };

export type Interface = {
  version: string;
  /** The name of the baseline, which has a fingerprint of its statements. */
  schema: string;
  /** The type of each. */
  settings: Record<string, string>;
  /** The names that each entry point exports. */
  sdk: Record<string, string[]>;
  /** The OpenAPI document without texts. */
  api: ApiDocument;
};

/** The interface of the sources. */
export function currentInterface(): Interface {
  const { version } = readJson("package.json") as { version: string };
  const api = withoutTexts(parse(readFileSync(join(root, "openapi.yaml"), "utf8"))) as ApiDocument;
  return { version, schema: baseline.name, settings: settingTypes(), sdk: sdkExports(), api };
}

export const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

function settingTypes(): Interface["settings"] {
  return Object.fromEntries(describeConfig().map(({ variable, type }) => [variable, type]));
}

function sdkExports(): Interface["sdk"] {
  const { exports } = readJson("sdk/package.json") as {
    exports: Record<string, string | { source: string }>;
  };
  const entries = Object.entries(exports).flatMap(([name, part]) =>
    typeof part === "string" ? [] : [[name, join(root, "sdk", part.source)] as const],
  );
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    customConditions: ["source"],
  };
  const program = ts.createProgram(
    entries.map(([, file]) => file),
    options,
  );
  const checker = program.getTypeChecker();
  const namesIn = (file: string): string[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    return checker
      .getExportsOfModule(module)
      .map(({ name }) => name)
      .toSorted();
  };
  return Object.fromEntries(entries.map(([name, file]) => [name, namesIn(file)]));
}

/** Texts may change at any time. So may the examples, and what only generators read. */
const texts = /^(description|summary|title|example|examples|externalDocs|tags|x-(?!extensible-enum).*)$/;

function withoutTexts(value: Json, isNames = false): Json {
  if (Array.isArray(value)) return value.map((one) => withoutTexts(one));
  if (value === null || typeof value !== "object") return value;
  const kept = Object.entries(value).filter(([name]) => isNames || !texts.test(name));
  return Object.fromEntries(
    kept.map(([name, part]) => [name, withoutTexts(part, !isNames && hasNames.test(name))]),
  );
}

/** Below these, names are chosen by the document: a property may be called `title`. */
const hasNames = /^(properties|schemas|parameters|responses|headers|requestBodies|paths)$/;
