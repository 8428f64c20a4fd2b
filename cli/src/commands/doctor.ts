import { Flags } from "@oclif/core";
import { BaseCommand } from "../base.ts";
import type { Check } from "../doctor/check.ts";
import { examine } from "../doctor/examine.ts";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure } from "../failures/failure.ts";
import { clean, hasUnicode, styled } from "../output/terminal.ts";
import { counted } from "../output/words.ts";
import { hanging } from "../output/wrap.ts";

export default class Doctor extends BaseCommand<typeof Doctor> {
  static override summary = "check the whole chain: key, service, branch, unit, clocks, queue, webhooks";
  static override description =
    `Shows what is wrong and how to fix it, with --verbose every check. It changes nothing. Exit code 9 if a check fails,
with --strict also if one warns.`;
  static override examples = [
    "<%= config.bin %> doctor",
    "<%= config.bin %> doctor --verbose",
    "<%= config.bin %> doctor --json --strict",
    "<%= config.bin %> doctor --no-units",
  ];
  static override flags = {
    verbose: Flags.boolean({ summary: "show the checks that passed, too" }),
    strict: Flags.boolean({ summary: "treat a warning as a failure" }),
    units: Flags.boolean({
      summary: "call the control units too",
      default: true,
      allowNo: true,
    }),
  };

  async run(): Promise<void> {
    const { strict, units, verbose } = this.flags;
    const checks = await examine({
      client: await this.client(),
      profile: await this.profile(),
      version: this.config.version,
      units,
    });
    const of = (status: Check["status"]) => checks.filter((one) => one.status === status);
    const bad = [...of("fail"), ...(strict ? of("warn") : [])];
    const status = of("fail").length > 0 ? "fail" : of("warn").length > 0 ? "warn" : "pass";
    const failure =
      bad.length > 0
        ? new Failure(`Not in order: ${[...new Set(bad.map(({ name }) => name))].join(", ")}`, {
            code: "unhealthy",
            exitCode: exitCodes.differences,
          })
        : undefined;
    const shown = verbose ? checks : [...of("fail"), ...of("warn")];
    const summary = `${counted(of("pass").length, "check")} passed, ${counted(of("warn").length, "warning")}, ${of("fail").length} failed.`;
    const text = [...shown.map(line), ...(shown.length > 0 ? [""] : []), summary].join("\n");
    this.conclude({ data: { status, checks }, text, failure });
  }
}

const styles = { pass: "green", warn: "yellow", fail: "red" } as const;
const signs = { pass: "✓", warn: "!", fail: "✗" } as const;

function line({ name, status, message, remedy, bhf_id }: Check): string {
  const sign = hasUnicode() ? `${signs[status]} ` : "";
  const where = bhf_id === null || name === "branch" ? "" : ` of branch ${clean(bhf_id)}`;
  const column = `${sign}${status}  `.length;
  const below = (text: string) => hanging(text, column, process.stdout);
  const head = `${styled(styles[status], `${sign}${status}`, process.stdout)}  ${below(`${clean(name)}${where}: ${clean(message)}`)}`;
  return remedy === null ? head : `${head}\n${" ".repeat(column)}${below(clean(remedy))}`;
}
