// Runs the bundle with what V8 compiled for an earlier start, functions that ran included: Node's own cache keeps modules as they are
// before they run.
import { hash } from "node:crypto";
import { chmodSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";

const hashLength = 32;
/** @param {Buffer} bytes */
const hashOf = (bytes) => hash("sha256", bytes, "buffer");
/** @param {Buffer} bytes */
const packed = (bytes) => Buffer.concat([hashOf(bytes), bytes]);

/**
 * @param {Buffer} stored
 * @returns What was packed; `undefined` where the file is damaged: V8 would run it.
 */
function unpacked(stored) {
  const bytes = stored.subarray(hashLength);
  return hashOf(bytes).equals(stored.subarray(0, hashLength)) ? bytes : undefined;
}

/**
 * @param {string} file
 * @returns What was kept; `undefined` where there is nothing, or nothing that this user may read.
 */
function readKept(file) {
  try {
    return unpacked(readFileSync(file));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file The bundle: a function that takes what Node gives to a CommonJS module.
 * @returns What it exports, and `keepCompiled`, which writes what is compiled by now for the next start, where the bundle's folder can
 *   be written: by who installed the service, and nobody else.
 */
export function load(file) {
  const text = readFileSync(file, "utf8");
  // V8 itself compares but the lengths of both, its own version and flags.
  const compiledFile = file.replace(/\.cjs$/, `.${hash("sha256", text).slice(0, 16)}.compiled`);
  const cachedData = readKept(compiledFile);
  const script = new Script(text, { filename: file, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(file), module, file);

  function keepCompiled() {
    if (script.cachedDataRejected === false) return;
    const unfinished = `${compiledFile}.${process.pid}`;
    try {
      writeFileSync(unfinished, packed(script.createCachedData()), { flush: true });
      // The service may run as another user than the one who installed it. This holds no secret.
      chmodSync(unfinished, 0o644);
      renameSync(unfinished, compiledFile);
    } catch {
      // Then the next start compiles again.
    }
  }
  return { ...module.exports, keepCompiled };
}
