// The executable of this platform, made once for a run, and used as on a machine that has nothing else.
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import packageFile from "../../../package.json" with { type: "json" };
import { makeRelease } from "../../../tools/release/files.ts";

const run = promisify(execFile);
type Made = { folder: string; taxd: string; taxctl: string };
let made: Promise<Made> | undefined;

export function madeExecutables(): Promise<Made> {
  made ??= make();
  return made;
}

async function make(): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), "executables-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const platform = process.arch === "arm64" ? "linux-arm64" : "linux-x64";
  const [taxd = "", taxctl = ""] = await makeRelease(folder, packageFile.version, [platform]);
  return { folder, taxd, taxctl };
}

/** A machine without Node and without settings: a home and a folder to work in, both empty at first. */
export class EmptyMachine {
  readonly home = mkdtempSync(join(tmpdir(), "empty-home-"));
  readonly folder = mkdtempSync(join(tmpdir(), "empty-folder-"));
  readonly #started = new Set<ChildProcess>();

  /** All that programs find in their environment. */
  env(more: Record<string, string> = {}): Record<string, string> {
    return { PATH: "/nonexistent", HOME: this.home, ...more };
  }

  async run(program: string, args: readonly string[], more: Record<string, string> = {}): Promise<string> {
    const { stdout } = await run(program, args, { cwd: this.folder, env: this.env(more) });
    return stdout;
  }

  /** Starts a program that stays, and waits for its line. */
  async start(program: string, args: readonly string[], line: RegExp, more: Record<string, string> = {}) {
    const child = spawn(program, args, { cwd: this.folder, env: this.env(more) });
    this.#started.add(child);
    let output = "";
    child.stderr.on("data", (text) => {
      output += text;
    });
    for await (const text of createInterface(child.stdout)) {
      output += `${text}\n`;
      if (line.test(text)) return { child, output };
    }
    throw new Error(`The program ended without the line ${line}:\n${output}`);
  }

  /** Ends a program as Ctrl-C does, or as `kill` does. */
  async stop(child: ChildProcess, signal: "SIGINT" | "SIGTERM" = "SIGINT"): Promise<number | null> {
    child.stdout?.resume();
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
    this.#started.delete(child);
    return child.exitCode;
  }

  async remove(): Promise<void> {
    for (const child of this.#started) {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    }
    for (const folder of [this.home, this.folder]) rmSync(folder, { recursive: true, force: true });
  }
}
