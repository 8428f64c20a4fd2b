import { asCommands } from "@taxctl/sdk/commands";
import { BaseCommand } from "../base.ts";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure } from "../failures/failure.ts";
import { table } from "../output/table.ts";

export default class HealthCommand extends BaseCommand<typeof HealthCommand> {
  static override summary = "show the health checks of the service";
  static override description = "Exit code 9 when a check fails.";
  static override examples = ["<%= config.bin %> health"];

  async run(): Promise<void> {
    const health = await (await this.client()).health.get();
    const columns = ["name", "status", "bhf_id", "message", "remedy"];
    const rows = health.checks.map((check) => ({
      ...check,
      remedy: check.remedy && asCommands(check.remedy, undefined, check.bhf_id ?? undefined),
    }));
    const failed = health.checks.filter(({ status }) => status === "fail").map(({ name }) => name);
    const failure =
      failed.length === 0
        ? undefined
        : new Failure(`Not in order: ${failed.join(", ")}`, {
            code: "unhealthy",
            exitCode: exitCodes.differences,
            remedy: "See what each says to do; `taxctl doctor` looks at the units and at this machine, too.",
          });
    const text = await table(rows, columns, process.stdout);
    await this.concludeRows(rows, columns, { data: health, text, failure });
  }
}
