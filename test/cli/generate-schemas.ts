// Writes cli/schemas from what every command prints; the commands run inside this process, which takes a fraction of the time.
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { run } from "../../cli/src/start/run.ts";
import { runEveryCommand } from "./support/every-command.ts";
import { FOLDER, writeSchemas } from "./support/schema-files.ts";

/** Runs one command line here, and catches what it prints. */
async function runHere(argv: readonly string[], env: Record<string, string>) {
  const printed = { stdout: "", stderr: "" };
  const outside = { ...process.env };
  Object.assign(process.env, env);
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const name of ["stdout", "stderr"] as const) {
    process[name].write = (chunk: string | Uint8Array) => {
      printed[name] += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
      return true;
    };
  }
  try {
    const exitCode = await run(argv);
    return { ...printed, exitCode, json: () => JSON.parse(printed.stdout) };
  } finally {
    Object.assign(process.stdout, { write: writes.stdout });
    Object.assign(process.stderr, { write: writes.stderr });
    process.env = outside;
  }
}

const started = process.cwd();
for (const stream of [process.stdin, process.stdout, process.stderr])
  Object.defineProperty(stream, "isTTY", { value: false });
const printed = await runEveryCommand((shop, argv, { env }) => {
  process.chdir(shop.desk.folder);
  return runHere(argv, { TAXCTL_CONFIG_DIR: shop.desk.path("config"), LANG: "C.UTF-8", ...env });
});
process.chdir(started);
await writeSchemas(printed);
const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
execFileSync(process.execPath, [biome, "format", "--write", "--log-level=error", fileURLToPath(FOLDER)]);
process.exit(0);
