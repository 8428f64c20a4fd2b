// The main script of an executable: unpacks its files, and runs one of them in this process.
import { basename, isAbsolute, join } from "node:path";
import { getAsset, getRawAsset } from "node:sea";
import { pathToFileURL } from "node:url";
import type { Contents } from "./contents.ts";
import { cacheFolder, UnpackError } from "./folder.ts";
import { warningOf } from "./node-options.ts";
import { isWhole, unpacked } from "./unpack.ts";

const contents: Contents = JSON.parse(getAsset("contents.json", "utf8"));

/** The script to run. The programs start others of the same files by `process.execPath` and the script's path. */
function scriptOf(argument = ""): { script: string; isChild: boolean } {
  for (const child of contents.children) {
    const tree = argument.slice(0, -child.length - 1);
    if (isAbsolute(argument) && argument === join(tree, child) && isWhole(tree, contents))
      return { script: argument, isChild: true };
  }
  const tree = unpacked(contents, cacheFolder(), (path) => new Uint8Array(getRawAsset(`tree/${path}`)));
  const { taxd, taxctl } = contents.programs;
  return { script: join(tree, /^taxctl/i.test(basename(process.argv0)) ? taxctl : taxd), isChild: false };
}

try {
  const { script, isChild } = scriptOf(process.argv[2]);
  const warning = isChild ? undefined : warningOf(process.env.NODE_OPTIONS);
  if (warning !== undefined) process.stderr.write(`${warning}\n`);
  process.argv.splice(1, isChild ? 2 : 1, script);
  void import(pathToFileURL(script).href);
} catch (error) {
  if (!(error instanceof UnpackError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
