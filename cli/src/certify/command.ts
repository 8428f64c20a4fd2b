// The command of a country's certification: from its flags to the folder.
import { type Command, Flags } from "@oclif/core";
import { BaseCommand } from "../base.ts";
import { exitCodes } from "../failures/exit-codes.ts";
import { Failure } from "../failures/failure.ts";
import { writeAtomically } from "../files/atomic-file.ts";
import { lockFile } from "../files/file-lock.ts";
import { counted } from "../output/words.ts";
import { stopped } from "../transactions/outcome.ts";
import { chooseClasses } from "./classes.ts";
import { collectItems, collectMessages, collectPapers, collectRegistrations } from "./collect.ts";
import { stampText } from "./fields.ts";
import { byHand, writeFolder } from "./folder.ts";
import { certifyLog } from "./log.ts";
import { requireReceiptTexts, requireTradersNames, setMessages } from "./receipt-texts.ts";
import { type CertifyRow, rowColumns } from "./rows.ts";
import type { Evidence, Script } from "./script.ts";
import { simulatorAt } from "./simulated.ts";
import { findDevice, type Given, openState, requireSandbox, todayAt } from "./start.ts";
import { saveState, statePath, todoPath } from "./state.ts";
import { runSteps } from "./steps.ts";

/** The flags that every country has. */
export const certifyFlags = {
  "buyer-name": Flags.string({ summary: "its registered name (default the account's name)" }),
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

type Values = Given & { out: string; classes: string | undefined; timeout: number };

export abstract class CertifyCommand<C extends typeof Command> extends BaseCommand<C> {
  protected abstract readonly script: Script;

  protected async certify(values: Values): Promise<void> {
    requireSandbox(await this.profile());
    const path = statePath(values.out);
    const lock = await lockFile(path);
    try {
      await this.#certify(path, values);
    } finally {
      await lock.release();
    }
  }

  async #certify(path: string, values: Values): Promise<void> {
    const { script } = this;
    const { out, buyer, supplier } = values;
    const signal = this.stopSignal(() => `To go on, ${goOn}`);
    const profile = await this.profile();
    const client = await this.client();
    const account = await client.account.get();
    const device = await findDevice(client, await this.branch(), script, this.config.commandIDs);
    const branch = await client.branches.get(device.bhf_id);
    requireReceiptTexts(account, branch, script);
    requireTradersNames(account, branch, { "buyer-name": buyer.name, "supplier-name": supplier.name });
    const ask = await this.ask();
    const state = await openState({ script, client, path, profile, device, account, given: values, ask });
    const save = () => saveState(path, state);
    await chooseClasses({ script, client, state, signal, save, ask, file: values.classes });
    const set = Object.entries(await setMessages(client, account, branch, script));
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
      this.#show(row);
    };
    const reading = { script, client, state, signal };
    try {
      const reports = await runSteps({
        ...reading,
        device,
        simulator,
        save,
        onRow,
        log: log.add,
        logOnce: log.addOnce,
        timeoutMs: values.timeout * 1000,
      });
      const { version } = await client.health.get();
      const { today, timeZone } = await todayAt(client, device);
      const evidence: Evidence = {
        script,
        account,
        device,
        isSimulated: simulator !== undefined,
        state,
        papers: await collectPapers(reading),
        items: await collectItems(reading),
        messages: await collectMessages(reading),
        registrations: collectRegistrations(reading),
        reports,
        rows,
        log: await log.text(),
        system: { name: "taxctl", version, date: stampText(today), timeZone },
      };
      const all = await writeFolder(out, evidence);
      const hand = byHand(evidence, all);
      await writeAtomically(todoPath(out), `${hand.map((line) => `- ${line}`).join("\n")}\n`);
      await this.#conclude(out, all, hand);
    } catch (error) {
      if (error instanceof Failure && !signal.aborted) throw error;
      throw signal.aborted ? signal.reason : stopped(error, goOn);
    }
  }

  #show(row: CertifyRow): void {
    if (row.status === "failed" && !this.wantsJson)
      this.note(`failed: ${row.row} ${row.subject}: ${row.detail}`);
    this.emit(row);
  }

  async #conclude(out: string, rows: readonly CertifyRow[], hand: readonly string[]): Promise<void> {
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
