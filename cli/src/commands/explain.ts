import { Args, Flags } from "@oclif/core";
import { catalogue } from "@taxctl/sdk/catalogue";
import { asCommands } from "@taxctl/sdk/commands";
import { BaseCommand } from "../base.ts";
import { httpCode, ownCodes } from "../failures/cli-codes.ts";
import { Failure } from "../failures/failure.ts";
import { nearest } from "../input/suggest.ts";
import { details } from "../output/table.ts";

const fields = ["code", "title", "cause", "remedy", "actor", "retryable"];

export default class Explain extends BaseCommand<typeof Explain> {
  static override summary = "explain an error code: its cause, how to fix it, and who must act";
  static override description =
    "Explains codes of the service, of taxctl, and result codes of control units with or without the prefix unit_. Needs no connection.";
  static override examples = [
    "<%= config.bin %> explain device_not_ready",
    "<%= config.bin %> explain 894",
    "<%= config.bin %> explain --all --format csv",
  ];
  static override args = { code: Args.string({ description: "error code" }) };
  static override flags = { all: Flags.boolean({ summary: "list every code" }) };

  async run(): Promise<void> {
    const ofService = Object.entries(catalogue).map(([code, { remedy, ...rest }]) => ({
      code,
      ...rest,
      remedy: asCommands(remedy),
    }));
    const codes = [...ofService, ...ownCodes.filter(({ code }) => !(code in catalogue))];
    const wanted = this.args.code;
    if (this.flags.all || wanted === undefined)
      return this.showRows(codes, { columns: ["code", "title", "actor", "retryable", "remedy"] });
    const found =
      codes.find(
        ({ code }) => code === wanted || code === `unit_${wanted.toLowerCase()}` || code === `unit_${wanted}`,
      ) ?? httpCode(wanted);
    if (!found) {
      const names = codes.map(({ code }) => code);
      const meant = nearest(wanted, names) ?? names.find((code) => code.includes(wanted));
      throw new Failure(`There is no code ${wanted}`, {
        code: "not_found",
        remedy: `${meant ? `Did you mean ${meant}? ` : ""}\`taxctl explain --all\` lists every code.`,
      });
    }
    // Without a correction, the same submission is rejected again; after it, a transaction can be retried.
    const shown = { ...found, retryable: found.retryable ? "yes" : "no, fix the cause first" };
    await this.showRecord(found, fields, details(shown, fields, process.stdout));
  }
}
