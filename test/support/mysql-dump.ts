// Dumps of a database on a server, taken and put back with the server's own tools, as an operator does it.
import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { findProgram } from "./mysql-server.ts";

/** Copies the database into a file while it is in use. */
export function dumpDatabase(url: string, file: string): Promise<void> {
  const options = ["--single-transaction", "--routines"];
  return run(["mariadb-dump", "mysqldump"], url, options, { stdout: openSync(file, "w") });
}

/** Puts a dump back into an empty database. */
export function loadDump(url: string, file: string): Promise<void> {
  return run(["mariadb", "mysql"], url, [], { stdin: openSync(file, "r") });
}

async function run(
  names: string[],
  text: string,
  options: string[],
  { stdin, stdout }: { stdin?: number; stdout?: number },
): Promise<void> {
  const program = findProgram(names);
  if (!program) throw new Error(`neither ${names.join(" nor ")} is installed`);
  const url = new URL(text);
  const socket = url.searchParams.get("socket");
  const where =
    socket === null ? [`--host=${url.hostname}`, `--port=${url.port || 3306}`] : [`--socket=${socket}`];
  const user = `--user=${decodeURIComponent(url.username)}`;
  const args = ["--no-defaults", ...where, user, ...options, url.pathname.slice(1)];
  const child = spawn(program, args, {
    stdio: [stdin ?? "ignore", stdout ?? "ignore", "pipe"],
    env: { ...process.env, MYSQL_PWD: decodeURIComponent(url.password) },
  });
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (said: string) => {
    errors += said;
  });
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject).once("close", resolve);
    });
    if (code !== 0) throw new Error(`${program} ended with ${code}: ${errors}`);
  } finally {
    for (const file of [stdin, stdout]) if (file !== undefined) closeSync(file);
  }
}
