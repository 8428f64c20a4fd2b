import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { chooseClasses } from "../../certify/classes.ts";
import { collectItems, collectMessages, collectPapers, collectRegistrations } from "../../certify/collect.ts";
import { stampText } from "../../certify/fields.ts";
import { byHand, writeFolder } from "../../certify/folder.ts";
import { certifyLog } from "../../certify/log.ts";
import { requireReceiptTexts, requireTradersNames, setMessages } from "../../certify/receipt-texts.ts";
import { type CertifyRow, rowColumns } from "../../certify/rows.ts";
import { findDevice, openState, requireSandbox } from "../../certify/start.ts";
import { saveState, statePath, todoPath } from "../../certify/state.ts";
import { runSteps, simulatorAt } from "../../certify/steps.ts";
import { exitCodes } from "../../failures/exit-codes.ts";
import { Failure } from "../../failures/failure.ts";
import { writeAtomically } from "../../files/atomic-file.ts";
import { lockFile } from "../../files/file-lock.ts";
import { counted } from "../../output/words.ts";
import { dayIn } from "../../service/local-day.ts";
import { stopped } from "../../transactions/outcome.ts";

export default class CertifyKe extends BaseCommand<typeof CertifyKe> {
  static override summary =
    "create the evidence for the certification by the Kenyan authority, in one folder";
  static override description =
    `Runs in the sandbox, against the authority's sandbox unit or a simulated one. It registers the items of a hotel, books
opening stock, and submits a purchase, invoices of every tax rate, a partial credit note, a repeated invoice, a stock
adjustment and a customs record, all with numbers of the day. Then it compares every receipt with the messages that were
sent and received, and writes one folder: PDFs of originals and copies, the messages, the item list, a covering note that
goes through the specification's pages 8 and 10 field by field, a summary and index.html.

You choose the authority's item class of each item: the command asks, or takes the table of --classes. A class that the
authority taxes otherwise is rejected.

Set the trade name, address and logo first (\`taxctl account update\`): receipts keep what they were issued with. Use PINs
of your own businesses. Run the command again to continue after Ctrl-C, a crash or a failure: numbers stay the same, and
nothing is submitted twice. Its state is in FOLDER.state.json, and your remaining tasks are in
FOLDER.left-to-do.txt. You don't hand these in. Exit codes: 0 all rows passed, 3 a
row failed.`;
  static override examples = [
    "<%= config.bin %> certify ke --buyer-pin P059316045M --supplier-pin P059472813T",
    "<%= config.bin %> certify ke --classes classes.csv --buyer-pin P059316045M --supplier-pin P059472813T",
    "<%= config.bin %> certify ke --out evidence-2 --first 21 --classes classes.csv --buyer-pin P059316045M --supplier-pin P059472813T",
  ];
  static override flags = {
    out: Flags.string({ summary: "folder of the evidence", default: "evidence-ke", helpValue: "folder" }),
    "buyer-pin": Flags.string({ summary: "KRA PIN of your own business that buys" }),
    "buyer-name": Flags.string({ summary: "its registered name (default the account's name)" }),
    "supplier-pin": Flags.string({ summary: "KRA PIN of your own business that supplies" }),
    "supplier-name": Flags.string({ summary: "its registered name (default the account's name)" }),
    first: Flags.integer({
      summary: "number of the first invoice of the day (default 1)",
      min: 1,
      max: 9000,
    }),
    classes: Flags.string({
      summary: "table with the item class of each item; written with suggestions if it is not there",
      helpValue: "file",
    }),
    timeout: Flags.integer({ summary: "seconds to wait for each outcome", default: 120, min: 1 }),
  };

  async run(): Promise<void> {
    const profile = await this.profile();
    requireSandbox(profile);
    const path = statePath(this.flags.out);
    const lock = await lockFile(path);
    try {
      await this.#certify(path);
    } finally {
      await lock.release();
    }
  }

  async #certify(path: string): Promise<void> {
    const { out, timeout } = this.flags;
    const signal = this.stopSignal(() => `To go on, ${goOn}`);
    const profile = await this.profile();
    const client = await this.client();
    const account = await client.account.get();
    const device = await findDevice(client, await this.branch());
    const branch = await client.branches.get(device.bhf_id);
    requireReceiptTexts(account, branch);
    const { "buyer-name": buyer, "supplier-name": supplier } = this.flags;
    requireTradersNames(account, branch, { "buyer-name": buyer, "supplier-name": supplier });
    const ask = await this.ask();
    const state = await openState({ client, path, profile, device, account, flags: this.flags, ask });
    const save = () => saveState(path, state);
    await chooseClasses({ client, state, signal, save, ask, file: this.flags.classes });
    const set = Object.entries(await setMessages(client, account, branch));
    if (set.length > 0)
      this.caution(
        `Receipts had no header or footer message. The account now has ${set.map(([name, text]) => `${name} ${text}`).join(", ")}.`,
      );
    const simulator = await simulatorAt({ url: device.vscu_url, tin: device.tin, bhf_id: device.bhf_id });
    if (simulator)
      this.caution("The control unit is simulated. The authority wants evidence from its own sandbox unit.");
    const log = certifyLog(`${path}.log`);
    const rows: CertifyRow[] = [];
    const onRow = (row: CertifyRow) => {
      rows.push(row);
      if (row.status === "failed" && !this.wantsJson)
        this.note(`failed: ${row.row} ${row.subject}: ${row.detail}`);
      this.emit(row);
    };
    try {
      await runSteps({
        client,
        state,
        simulator,
        signal,
        save,
        onRow,
        log: log.add,
        logOnce: log.addOnce,
        timeoutMs: timeout * 1000,
      });
      const papers = await collectPapers({ client, state, signal });
      const items = await collectItems({ client, state, signal });
      const messages = await collectMessages({ client, state, signal });
      const { version, time, time_zone } = await client.health.get();
      const { today, timeZone } = dayIn(time_zone, Date.parse(time));
      const all = await writeFolder(out, {
        account,
        state,
        papers,
        messages,
        items,
        registrations: collectRegistrations({ client, state, signal }),
        rows,
        log: await log.text(),
        system: { name: "taxctl", version, date: stampText(today), timeZone },
      });
      const hand = byHand({ account, papers, isSimulated: simulator !== undefined }, all);
      await writeAtomically(todoPath(out), `${hand.map((line) => `- ${line}`).join("\n")}\n`);
      await this.#conclude(all, hand);
    } catch (error) {
      if (error instanceof Failure && !signal.aborted) throw error;
      throw signal.aborted ? signal.reason : stopped(error, goOn);
    }
  }

  async #conclude(rows: readonly CertifyRow[], hand: readonly string[]): Promise<void> {
    const { out } = this.flags;
    const failures = rows.filter(({ status }) => status === "failed").length;
    const failure =
      failures === 0
        ? undefined
        : new Failure(`${counted(failures, "row")} of ${rows.length} failed`, {
            code: "partly_done",
            exitCode: exitCodes.partly,
            remedy: `See ${out}/index.html, correct the cause and run the same command again.`,
          });
    if (this.wantsJson) return this.conclude({ data: { folder: out, rows, left_by_hand: hand }, failure });
    await this.showRows([...rows], { columns: rowColumns });
    this.note(`Written: ${out}/index.html`);
    this.note(`Left to do by hand:\n${hand.map((line) => `- ${line}`).join("\n")}`);
    if (failure) throw failure;
  }
}

const goOn = "run the same command again: finished steps are not repeated.";
