import { Flags } from "@oclif/core";
import { defaultProfile, profileNames, sharedRulesOf, wireNames } from "@taxctl/sdk/profiles";
import { BaseCommand } from "../../base.ts";
import { credentialsFlag, readCredentials } from "../../devices/credentials.ts";
import {
  equivalentCommand,
  findExisting,
  makePlan,
  plannedRequests,
  plannedSteps,
  type Step,
  setUp,
  stoppedAtUnit,
} from "../../devices/setup.ts";
import { requireValidBody } from "../../dry-run/check-body.ts";
import { describe } from "../../failures/describe.ts";
import { Failure } from "../../failures/failure.ts";
import { clean, styled } from "../../output/terminal.ts";
import { fitted } from "../../output/wrap.ts";
import { cachedName } from "../../taxpayers/cached-name.ts";

export default class DevicesSetup extends BaseCommand<typeof DevicesSetup> {
  static override summary = "set up the device of a branch: branch, device, initialization, test";
  static override description =
    `Asks for values that no flag gives, shows the steps, and asks before it changes anything (--yes skips this). At the end
it prints the same setup as one command. It first checks TIN, serial number and URL by the rules of --dialect. An existing branch or device with the same data stays, and a device with other data is changed. The control
unit can already be initialized. You can run the command again.`;
  static override examples = [
    "<%= config.bin %> devices setup",
    "<%= config.bin %> devices setup --branch 00 --branch-name 'Head office' --tin P051234567Z --serial SIM-DEV-0001 --unit-url http://127.0.0.1:8088",
    "<%= config.bin %> devices setup --branch 00 --unit-url http://192.168.1.20:8088 --via relay",
  ];
  static override flags = {
    "branch-name": Flags.string({ summary: "name of the branch, if it is new" }),
    tin: Flags.string({
      summary: `tax identification number (${sharedRulesOf(defaultProfile).tin.fullName})`,
    }),
    serial: Flags.string({ summary: "serial number that the authority issued" }),
    "unit-url": Flags.string({ summary: "URL of the control unit" }),
    via: Flags.option({
      options: ["direct", "relay"] as const,
      summary:
        "how to call the control unit: from the service, or through the relay of the branch (default direct)",
    })(),
    dialect: Flags.option({
      options: profileNames(),
      summary: `protocol of the tax authority (default ${defaultProfile})`,
    })(),
    wire: Flags.option({
      options: wireNames,
      summary:
        "messages of the control unit: vscu at the branch, oscu the authority's online unit (default vscu)",
    })(),
    credentials: credentialsFlag,
    "dry-run": Flags.boolean({ summary: "show the plan, change nothing" }),
  };

  async run(): Promise<void> {
    const client = await this.client();
    const existing = await findExisting(client);
    const { tin, serial, via, dialect, wire, credentials: credentialsPath } = this.flags;
    const flags = {
      bhf_id: await this.branch(),
      branch_name: this.flags["branch-name"],
      tin,
      dvc_srl_no: serial,
      vscu_url: this.flags["unit-url"],
      via,
      profile: dialect,
      wire,
    };
    const { environment } = await this.profile();
    const credentials = await readCredentials(credentialsPath);
    const ask = await this.ask();
    const plan = await makePlan(flags, existing, ask, environment);
    const command = equivalentCommand(plan, credentialsPath);
    // Only a branch that has a device can have looked names up.
    const [device] = existing.devices;
    const taxpayer = device && (await cachedName(client, plan.tin, { branch: device.bhf_id }));
    const steps = plannedSteps(plan, existing, taxpayer);
    const planned = steps
      .map(({ step, action, detail }) => `  ${action.padEnd(7)}${step.padEnd(12)}${clean(detail)}`)
      .join("\n");
    if (this.flags["dry-run"]) {
      for (const { operationId, body } of plannedRequests(plan, existing, credentials))
        await requireValidBody(operationId, body);
      const text = `Nothing was changed. The set-up would:\n${fitted(planned, process.stdout)}\nThe same as one command:\n  ${clean(command)}`;
      return this.conclude({ data: { plan, steps, command }, text });
    }
    if (ask && !this.flags.yes) {
      const { base_url } = await this.profile();
      this.note(`\nTIN ${plan.tin}, ${environment} at ${base_url}:\n${planned}`);
      if (!(await ask.confirm({ message: "Set the device up like this?", initial: true })))
        return this.note("Nothing was changed.");
    }
    try {
      const onStep = (step: Step) => this.note(stepLine(step));
      const result = await setUp(client, plan, existing, { credentials, onStep });
      for (const warning of result.initialized.warnings ?? []) this.caution(warning);
      const text = `Branch ${clean(plan.bhf_id)} is ready to submit.\nThe same as one command:\n  ${clean(command)}`;
      this.conclude({ data: { ...result, command }, text });
    } catch (error) {
      if (!stoppedAtUnit(error)) throw error;
      const failure = describe(error);
      const correct =
        plan.via === "relay"
          ? "Check that the relay is connected (`taxctl relays list`), and correct the values that the unit rejects."
          : "Correct the values that the unit rejects.";
      const remedy = `${failure.remedy ?? correct} The earlier steps are done. Then run: ${command}`;
      throw new Failure(failure.message, { ...failure, code: failure.code, remedy, cause: failure.cause });
    }
  }
}

function stepLine({ step, outcome, detail }: Step): string {
  return `${styled("green", "ok", process.stderr)} ${step} ${outcome}: ${clean(detail)}`;
}
