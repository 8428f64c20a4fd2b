import { Flags } from "@oclif/core";
import type { AccountUpdate as AccountChanges } from "@taxctl/sdk";
import { accountFields } from "../../account/fields.ts";
import { BaseCommand } from "../../base.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { usageFailure } from "../../failures/failure.ts";
import { given } from "../../input/paging.ts";
import { readBytes } from "../../input/read.ts";
import { emptied, receiptData, receiptFlags } from "../../input/receipt-flags.ts";
import { dryRunFlag } from "../../input/shared-flags.ts";

const largestLogo = 128 * 1024;

export default class AccountUpdate extends BaseCommand<typeof AccountUpdate> {
  static override summary = "change the account's settings";
  static override description =
    `Changes the settings of the profile's environment: live and sandbox have separate settings. An empty text
restores the default. A branch can have its own receipt texts: see "branches update". Accepted documents don't change.`;
  static override examples = [
    '<%= config.bin %> account update --walk-in-name "Cash customer"',
    '<%= config.bin %> account update --trade-name "Duka la Mama" --receipt-header "Karibu" --receipt-language sw',
    "<%= config.bin %> account update --receipt-logo authority.png",
    "<%= config.bin %> account update --no-vat-registered",
    '<%= config.bin %> account update --credit-note-window "6 months" --credit-notes-per-sale 1',
  ];
  static override flags = {
    ...receiptFlags,
    "receipt-logo": Flags.string({
      summary: "the authority's logo for receipts, a PNG or JPEG file of at most 128 KiB",
      helpValue: "file",
    }),
    "vat-registered": Flags.boolean({
      summary: "whether the business is registered for the tax",
      allowNo: true,
    }),
    "credit-note-window": Flags.string({
      summary: 'how long after a sale it can be credited: "6 months", "90 days" or none',
      helpValue: "time",
    }),
    "credit-notes-per-sale": Flags.string({
      summary: "how many credit notes a sale can have, 1 to 1000",
      helpValue: "number",
    }),
    "nightly-matching": Flags.boolean({
      summary: "whether uploaded books are matched each night",
      allowNo: true,
    }),
    ...dryRunFlag,
  };

  async run(): Promise<void> {
    const changes: AccountChanges = given({
      ...emptied(receiptData(this.flags)),
      receipt_logo: await logoOf(this.flags["receipt-logo"]),
      vat_registered: this.flags["vat-registered"],
      credit_note_window: textOf(this.flags["credit-note-window"]),
      credit_notes_per_sale: countOf(this.flags["credit-notes-per-sale"]),
      nightly_matching: this.flags["nightly-matching"],
    });
    if (Object.keys(changes).length === 0)
      throw usageFailure("No setting was given", "Name at least one, like --walk-in-name.");
    const client = await this.client();
    if (this.flags["dry-run"]) {
      await requireValidBody("updateAccount", changes);
      const receipt_logo = this.flags["receipt-logo"] || changes.receipt_logo;
      const after = { ...(await client.account.get()), ...changes, ...given({ receipt_logo }) };
      return this.showRecord(after, accountFields);
    }
    await this.showRecord(await client.account.update(changes), accountFields);
  }
}

/** An empty text restores the default. */
function textOf(text: string | undefined): string | null | undefined {
  return text === "" ? null : text;
}

function countOf(text: string | undefined): number | null | undefined {
  if (text === undefined || text === "") return textOf(text) as null | undefined;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw usageFailure(`--credit-notes-per-sale ${text} is not a whole number from 1 to 1000`);
}

/** The file as the API takes it; an empty name removes the logo. */
async function logoOf(path: string | undefined): Promise<string | null | undefined> {
  if (path === undefined) return undefined;
  if (path === "") return null;
  const file = await readBytes(path);
  if (file.length > largestLogo)
    throw usageFailure(
      `${path} has more than 128 KiB`,
      "Use a smaller image, such as one of 600 × 400 pixels.",
    );
  const type = file[0] === 0x89 ? "png" : "jpeg";
  return `data:image/${type};base64,${file.toString("base64")}`;
}
