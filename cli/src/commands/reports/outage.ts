import { extname } from "node:path";
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { usageFailure } from "../../failures/failure.ts";
import { writeAtomically } from "../../files/atomic-file.ts";
import { dayFlags } from "../../input/paging.ts";
import { allBranchesFlag } from "../../input/shared-flags.ts";
import { counted } from "../../output/words.ts";
import { letterPdf } from "../../reports/letter-pdf.ts";
import { outageLetter } from "../../reports/outage-letter.ts";
import { outageReport } from "../../reports/outages.ts";
import { wordsFor } from "../../service/unit-profile.ts";

const endings = [".pdf", ".txt", ".json"];

export default class ReportsOutage extends BaseCommand<typeof ReportsOutage> {
  static override summary = "write a letter to the authority about outages of control units";
  static override description =
    `Shows when the control unit of a branch could not be reached, did not respond or accepted nothing, which documents waited,
and when each was signed. Lists the outages that touch the days. The letter has a line for your name and signature.`;
  static override examples = [
    "<%= config.bin %> reports outage --from 2026-03-01 --to 2026-03-31",
    "<%= config.bin %> reports outage --from 2026-03-10 --to 2026-03-10 --out letter.pdf",
  ];
  static override flags = {
    ...dayFlags,
    out: Flags.string({ summary: "file to write: .pdf, .txt or .json", helpValue: "file" }),
    ...allBranchesFlag,
  };

  async run(): Promise<void> {
    const { from, to, out } = this.flags;
    const ending = out === undefined ? undefined : extname(out).toLowerCase();
    if (ending !== undefined && !endings.includes(ending))
      throw usageFailure(`Unsupported file extension: ${out}`, "Use .pdf, .txt or .json.");
    const client = await this.client();
    const branch = await this.branch();
    const signal = this.stopSignal(() => "Nothing was changed: run the same command again.");
    const report = await outageReport(client, { from, to, branch, signal });
    const letter = outageLetter(report, (await wordsFor(() => this.client(), branch)).tin);
    if (out === undefined) return this.conclude({ data: report, text: `${letter.join("\n")}\n` });
    if (ending === ".pdf") await writeAtomically(out, await letterPdf(letter));
    else if (ending === ".txt") await writeAtomically(out, `${letter.join("\n")}\n`);
    else await writeAtomically(out, `${JSON.stringify(report, undefined, 2)}\n`);
    this.conclude({
      data: { ...report, file: out },
      sentence: `Written: ${out} (${counted(report.outages.length, "outage")})`,
    });
  }
}
