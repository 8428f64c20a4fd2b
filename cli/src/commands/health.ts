// Responsible for `health`.
import { BaseCommand } from "../base.ts";
import { exitCodes } from "../exit-codes.ts";
import { Failure } from "../failure.ts";
import { table } from "../table.ts";

export default class HealthCommand extends BaseCommand<typeof HealthCommand> {
  static override summary = "show the service's own check of the whole chain";
  static override description = "Exit code 9 when a check fails.";
  static override examples = ["<%= config.bin %> health"];

  async run(): Promise<void> {
    const health = await (await this.client()).health.get();
    const columns = ["name", "status", "bhf_id", "message", "remedy"];
    const failed = health.checks.filter(({ status }) => status === "fail").map(({ name }) => name);
    const failure =
      failed.length === 0
        ? undefined
        : new Failure(`Not in order: ${failed.join(", ")}`, {
            code: "unhealthy",
            exitCode: exitCodes.differences,
          });
    this.conclude({ data: health, text: await table(health.checks, columns, process.stdout), failure });
  }
}
