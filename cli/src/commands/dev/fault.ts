import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { checkFault, control, findSimulator, knownFaults, simulatorFlag } from "../../dev/simulator.ts";
import { usageFailure } from "../../failures/failure.ts";

const none = "No fault is switched on.";
const columns = ["fault", "name", "path", "timesLeft", "after", "hits", "params"];

export default class DevFault extends BaseCommand<typeof DevFault> {
  static override summary = "make the simulated unit fail: lost responses, outages, rejections, wrong clocks";
  static override description =
    `FAULT is a name or number from docs/simulator.md, such as slow, unanswered, offline, outage, busy, clock or
truncated-json. It affects the next call; change that with --times and --after. Without FAULT, lists the active faults.
--list shows all faults.`;
  static override examples = [
    "<%= config.bin %> dev fault --list",
    "<%= config.bin %> dev fault unanswered --path saveSales",
    "<%= config.bin %> dev fault busy --times 2 --set code=838",
    "<%= config.bin %> dev fault clock --set ms=3600000 --times always",
    "<%= config.bin %> dev fault --clear",
  ];
  static override args = { fault: Args.string({ description: "name or number of the fault" }) };
  static override flags = {
    path: Flags.string({ summary: "only calls of this function, such as saveSales" }),
    times: Flags.string({ summary: "how many calls the fault affects: a number, or always", default: "1" }),
    after: Flags.integer({ summary: "calls that succeed first", min: 0 }),
    set: Flags.string({
      summary: "parameter of the fault; repeat the flag for several",
      multiple: true,
      multipleNonGreedy: true,
      helpValue: "name=value",
    }),
    list: Flags.boolean({ summary: "list all faults and their effects", exclusive: ["clear"] }),
    clear: Flags.boolean({ summary: "turn all faults off" }),
    ...simulatorFlag,
  };

  async run(): Promise<void> {
    const { fault } = this.args;
    const { clear, list, path, times, after, simulator } = this.flags;
    if ((clear || list) && fault !== undefined)
      throw usageFailure(`${clear ? "--clear" : "--list"} takes no fault`);
    const branch = simulator === undefined ? await this.branch() : this.flags.branch;
    const unit = await findSimulator(
      () => this.client(),
      simulator,
      branch ?? (simulator ? "00" : undefined),
    );
    if (list) return this.showRows(await knownFaults(unit), { columns: ["name", "what", "params", "id"] });
    if (clear) {
      await control(unit, "DELETE", "faults");
      return this.conclude({ data: [], sentence: none });
    }
    if (fault !== undefined) {
      const count = times === "always" ? "always" : Number(times);
      if (count !== "always" && !(Number.isInteger(count) && count > 0))
        throw usageFailure(`--times ${times} is neither a number nor always`);
      const params = paramsOf(this.flags.set ?? []);
      await checkFault(unit, fault);
      const rejection = /^(F1|refused)$/i.test(fault) ? rejectionText(params, count) : undefined;
      await control(unit, "POST", "faults", {
        fault,
        times: count,
        ...(path === undefined ? {} : { path }),
        ...(after === undefined ? {} : { after }),
        params,
      });
      // With this fault, the request for the list would fail too.
      if (rejection) return this.conclude({ data: [{ fault }], sentence: rejection });
    }
    const { faults } = await control(unit, "GET", "faults");
    const rows = (Array.isArray(faults) ? faults : []).map((row: object) => ({ ...row }));
    await this.showRows(rows, { columns: columns, empty: none });
  }
}

type Params = Record<string, string | number | boolean>;

/** The effect of the fault on connections. If it never ended, it could not be switched off. */
function rejectionText({ how, forMs = 5000 }: Params, times: number | "always"): string {
  if (how === "reset" ? times === "always" : Number(forMs) <= 0)
    throw usageFailure(
      "The unit would accept no connections, not even that of --clear, until it is restarted",
      "Pass a number of --times with how=reset, or a duration: --set forMs=5000.",
    );
  return how === "reset"
    ? `The unit resets its next ${times === 1 ? "connection" : `${times} connections`}.`
    : `The unit refuses connections for ${Number(forMs) / 1000} seconds.`;
}

function paramsOf(pairs: readonly string[]): Params {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      if (at < 1) throw usageFailure(`--set ${pair} is not name=value`);
      const [name, text] = [pair.slice(0, at), pair.slice(at + 1)];
      return [name, typed(name, text)];
    }),
  );
}

/** Codes are text even if they look like numbers; times, bytes and rows are numbers. */
function typed(name: string, text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  return /^(ms|by|count|bytes)$|Ms$/.test(name) ? Number(text) : text;
}
