import { spawn } from "node:child_process";
import { join } from "node:path";
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { findService } from "../../dev/service.ts";
import { Failure } from "../../failures/failure.ts";

export default class Dev extends BaseCommand<typeof Dev> {
  static override summary = "run the service and a simulated control unit on this machine";
  static override description =
    `Starts the service (@taxctl/server, installed next to this program or in the current project) with a sandbox
account, a branch, a device, items and stock, and signs you in as profile sandbox. Stop it with Ctrl-C. The next
start uses the same data. \`taxctl dev fault\` makes the simulated unit fail as real units do.`;
  static override examples = [
    "<%= config.bin %> dev",
    "<%= config.bin %> dev --port 8090 --data-dir ./try",
    "<%= config.bin %> dev fault unanswered",
  ];
  static override flags = {
    port: Flags.integer({
      summary: "port of the service (default 8080)",
      helpValue: "number",
      min: 0,
      max: 65_535,
    }),
    "data-dir": Flags.string({ summary: "folder of the data (default ./data)", helpValue: "folder" }),
  };

  async run(): Promise<void> {
    const options = [...process.execArgv, ...(process.env.NODE_OPTIONS ?? "").split(/\s+/)];
    const { path, nodeOptions } = findService(
      [import.meta.url, join(process.cwd(), "package.json")],
      options,
    );
    const { port, "data-dir": dataDir } = this.flags;
    const env = {
      ...process.env,
      ...(port === undefined ? {} : { TAXD_PORT: String(port) }),
      ...(dataDir === undefined ? {} : { TAXD_DATA_DIR: dataDir }),
    };
    const json = this.wantsJson ? ["--json"] : [];
    const child = spawn(process.execPath, [...nodeOptions, path, "start", ...json], {
      stdio: "inherit",
      env,
    });
    // The terminal sends Ctrl-C to both; a signal to this process alone is passed on.
    for (const name of ["SIGINT", "SIGBREAK"] as const) process.on(name, () => {});
    process.on("SIGTERM", () => child.kill("SIGTERM"));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", resolve);
    });
    if (code)
      throw new Failure(`The service ended with ${code}`, {
        code: "service_failed",
        remedy: "Its words stand above.",
      });
  }
}
