import { Flags } from "@oclif/core";
import { neutralWords } from "@taxctl/sdk/profiles";
import { type EnteredField, enteredFields, returnEntriesIn, returnRows } from "@taxctl/sdk/vat-return";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { usageFailure } from "../../failures/failure.ts";
import { decimal } from "../../input/decimal.ts";
import { takePairs } from "../../input/pairs.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";
import { requireOpenReturn } from "../../periods/dry-run.ts";
import { monthArgument } from "../../periods/month.ts";
import { returnColumns, returnNotes } from "../../reports/vat-return.ts";
import { wordsAt } from "../../service/unit-profile.ts";

const entries = returnEntriesIn(neutralWords);

export default class PeriodsEnter extends BaseCommand<typeof PeriodsEnter> {
  static override summary = "enter amounts of a month's return that the service can't know";
  static override description =
    `Examples are withheld tax, import tax and credit brought forward. \`none\` removes an amount. After the month is closed,
its return no longer changes.

Fields:

${enteredFields.map((field) => `  ${field}: ${entries[field]}`).join("\n")}`;
  static override examples = [
    "<%= config.bin %> periods enter 2026-03 --set withheld=2000 --set brought_forward=1450.50",
    "<%= config.bin %> periods enter 2026-03 --set withheld=none",
  ];
  static override args = monthArgument;
  static override flags = {
    set: Flags.string({
      summary: `amount of a field (${enteredFields.join(", ")}); repeat the flag for several`,
      multiple: true,
      multipleNonGreedy: true,
      required: true,
      helpValue: "field=amount",
    }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const { month } = this.args;
    const given: Partial<Record<EnteredField, string>> = {};
    takePairs(enteredFields, [{ flag: "--set", pairs: this.flags.set, target: given }]);
    const entries = Object.entries(given).map(([field, text]) => [field, amountOf(text)]);
    const body = Object.fromEntries(entries);
    const client = await this.client();
    if (this.flags["dry-run"]) {
      await requireValidBody("updateVatReturn", body);
      await requireOpenReturn(client, month);
      return this.conclude({ data: body, sentence: "Nothing was changed." });
    }
    const filled = await client.periods.updateVatReturn(month, body);
    if (this.wantsJson) return this.conclude({ data: filled });
    const words = await wordsAt(client, undefined);
    await this.showRows(returnRows(filled, words), { columns: returnColumns });
    for (const line of await returnNotes(client, filled, words)) this.note(line);
  }
}

function amountOf(text: string): number | null {
  if (text === "none") return null;
  if (text === "") throw usageFailure("An amount is empty", "Write `none` to remove an amount.");
  return decimal(text);
}
