// Which mutants the compiler rejects: nobody can commit them, so no test has to notice them.
import { dirname, join } from "node:path";
import ts from "typescript";
import { applyMutant, type Mutant } from "./mutations.ts";

/** Answers for the mutants of a tree. Each package is compiled once, and then again where a mutant changes it. */
export function createCompiler(tree: string): (mutant: Mutant) => boolean {
  const packages = new Map<string, (mutant: Mutant) => boolean>();
  return (mutant) => {
    const [name = ""] = mutant.file.split("/");
    const isRejected = packages.get(name) ?? compilePackage(tree, name);
    packages.set(name, isRejected);
    return isRejected(mutant);
  };
}

function compilePackage(tree: string, name: string): (mutant: Mutant) => boolean {
  const config = join(tree, name, "tsconfig.json");
  const { config: read } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(read, ts.sys, dirname(config));
  // A statement that is left out may leave something unused behind, which is no error of types.
  Object.assign(options, { noUnusedLocals: false, noUnusedParameters: false, allowUnreachableCode: true });
  const changed = new Map<string, { version: number; text?: string }>();
  const textOf = (path: string): string | undefined => changed.get(path)?.text ?? ts.sys.readFile(path);
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => dirname(config),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => `${changed.get(path)?.version ?? 0}`,
    getScriptSnapshot(path) {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  });
  return (mutant) => {
    const path = join(tree, mutant.file);
    const version = (changed.get(path)?.version ?? 0) + 1;
    changed.set(path, { version, text: applyMutant(ts.sys.readFile(path) ?? "", mutant) });
    const errors = service.getSemanticDiagnostics(path).length;
    changed.set(path, { version: version + 1 });
    return errors > 0;
  };
}
