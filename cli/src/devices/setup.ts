// Setting up a branch's device: find or create branch and device, initialize, test. It can be run again safely.
import type { Branch, Device, InitializeResult, Taxctl, TestResult } from "@taxctl/sdk";
import { shellWord } from "@taxctl/sdk/commands";
import {
  defaultProfile,
  findWire,
  type ProfileName,
  sharedRulesOf,
  type WireName,
  wireProblem,
} from "@taxctl/sdk/profiles";
import { normalTin } from "@taxctl/sdk/tins";
import { checkNewBranch } from "../branches/argument.ts";
import { isServiceFailure } from "../failures/describe.ts";
import { usageFailure } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { knownProfile } from "../service/unit-profile.ts";
import { serialProblem, tinProblem, urlProblem } from "./identity.ts";

/** The input of a set-up, from the wizard or from flags. */
type SetupPlan = {
  bhf_id: string;
  branch_name: string | undefined;
  tin: string;
  dvc_srl_no: string;
  vscu_url: string;
  /** Who calls the control unit: the service, or the relay of the branch. */
  via: Device["via"];
  profile: ProfileName;
  /** Which messages the control unit takes. */
  wire: WireName;
};

/** The values that flags give. */
type SetupFlags = { [Key in keyof SetupPlan]?: SetupPlan[Key] | undefined };

/** Branches and devices that exist. */
type Existing = { branches: Branch[]; devices: Device[] };

export async function findExisting(client: Taxctl): Promise<Existing> {
  const [branches, devices] = await Promise.all([client.branches.list().toArray(), client.devices.list()]);
  return { branches, devices };
}

/** The flag of each field, for errors and for the equivalent command. */
const flagOf: Record<keyof SetupPlan, string> = {
  bhf_id: "--branch",
  branch_name: "--branch-name",
  tin: "--tin",
  dvc_srl_no: "--serial",
  vscu_url: "--unit-url",
  via: "--via",
  profile: "--dialect",
  wire: "--wire",
};

/** Makes the plan, and asks for missing values. Without a terminal, the failure names every missing flag. */
export async function makePlan(
  flags: SetupFlags,
  existing: Existing,
  ask: Ask | undefined,
  environment: "live" | "sandbox" = "sandbox",
): Promise<SetupPlan> {
  const [onlyBranch, ...otherBranches] = existing.branches;
  const initialBranch = onlyBranch && otherBranches.length === 0 ? onlyBranch.bhf_id : "00";
  const bhfId = flags.bhf_id ?? (await ask?.text({ message: "Branch identifier", initial: initialBranch }));
  const device = existing.devices.find((known) => known.bhf_id === bhfId);
  const hasBranch = existing.branches.some((known) => known.bhf_id === bhfId);
  const initialName = bhfId === "00" ? "Head office" : undefined;
  const askedName = () => ask?.text({ message: "Name of the branch, which is new", initial: initialName });
  const branchName = flags.branch_name ?? (hasBranch || bhfId === undefined ? undefined : await askedName());
  const profile = flags.profile ?? knownProfile(device) ?? defaultProfile;
  const { wires } = sharedRulesOf(profile);
  const wire = flags.wire ?? device?.wire ?? wires[0].name;
  // The authority's own unit has one URL; the URL of a unit at the branch is no other wire's.
  const knownUrl = device?.wire === wire ? device.vscu_url : findWire(wires, wire)?.urls?.[environment];
  const asked = async (
    message: string,
    problemOf: (answer: string) => string | undefined,
    initial?: string,
  ) => (await ask?.text({ message, initial, check: (answer) => problemOf(answer) ?? true }))?.trim();
  const tin =
    flags.tin ??
    device?.tin ??
    (await asked(
      "Tax identification number",
      (answer) => tinProblem(normalTin(answer), profile),
      existing.devices[0]?.tin,
    ));
  const serial =
    flags.dvc_srl_no ??
    device?.dvc_srl_no ??
    (await asked("Serial number of the device", (answer) => serialProblem(answer.trim(), profile)));
  const url =
    flags.vscu_url ??
    knownUrl ??
    (await asked("URL of the control unit", (answer) => urlProblem(answer.trim())));
  const plan = {
    bhf_id: bhfId ?? "",
    branch_name: hasBranch ? undefined : branchName,
    tin: normalTin(tin ?? ""),
    dvc_srl_no: serial?.trim() ?? "",
    vscu_url: url?.trim() ?? "",
    via: flags.via ?? device?.via ?? "direct",
    profile,
    wire,
  };
  checkPlan(plan, hasBranch, device);
  return plan;
}

/**
 * Finds all problems of a plan before the branch is created. Values of an existing device are not checked again: the
 * service has accepted them.
 */
function checkPlan(plan: SetupPlan, hasBranch: boolean, device: Device | undefined): void {
  const { bhf_id, branch_name, tin, dvc_srl_no, vscu_url, profile, wire } = plan;
  const found: [keyof SetupPlan, string | undefined][] = [
    ["bhf_id", bhf_id ? undefined : missing],
    ["branch_name", bhf_id && !hasBranch && !branch_name ? missing : undefined],
    ["tin", tin ? (tin === device?.tin ? undefined : tinProblem(tin, profile)) : missing],
    [
      "dvc_srl_no",
      dvc_srl_no
        ? dvc_srl_no === device?.dvc_srl_no
          ? undefined
          : serialProblem(dvc_srl_no, profile)
        : missing,
    ],
    ["vscu_url", vscu_url ? urlProblem(vscu_url) : missing],
    ["wire", wire === device?.wire ? undefined : wireProblem(sharedRulesOf(profile).wires, wire, profile)],
  ];
  const problems = Object.fromEntries(
    found.flatMap(([field, problem]) => (problem ? [[flagOf[field], [problem]]] : [])),
  );
  if (Object.keys(problems).length > 0)
    throw usageFailure(
      Object.values(problems).flat().includes(missing)
        ? "Some values for the setup of the device are missing"
        : "The device can't be set up with these values",
      "Give every flag, or run it in a terminal to be asked.",
      problems,
    );
  if (!hasBranch) checkNewBranch(bhf_id);
}

const missing = "is missing";

/** The result of one step, for people and programs. */
export type Step = {
  step: "branch" | "device" | "initialize" | "test";
  outcome: "created" | "kept" | "updated" | "done";
  detail: string;
};

type SetupResult = {
  steps: Step[];
  device: Device;
  initialized: InitializeResult;
  tested: TestResult;
};

type SetupOptions = {
  credentials: Record<string, unknown> | undefined;
  onStep: (step: Step) => void;
};

/** Runs the plan. An existing device is kept; a device with other data is changed to the plan. */
export async function setUp(
  client: Taxctl,
  plan: SetupPlan,
  existing: Existing,
  options: SetupOptions,
): Promise<SetupResult> {
  const steps: Step[] = [];
  const step = (entry: Step) => {
    steps.push(entry);
    options.onStep(entry);
  };
  step(await ensureBranch(client, plan, existing));
  step(await ensureDevice(client, plan, existing, options.credentials));
  const body = options.credentials ? { credentials: options.credentials } : {};
  const initialized = await client.devices.initialize(plan.bhf_id, body);
  const counts = Object.entries(initialized.synced_data).map(
    ([name, count]) => `${count} ${name.replaceAll("_", " ")}`,
  );
  step({ step: "initialize", outcome: "done", detail: counts.join(", ") });
  const tested = await client.devices.test(plan.bhf_id);
  step({ step: "test", outcome: "done", detail: `responds in ${tested.response_time_ms} ms` });
  return { steps, device: await client.devices.get(plan.bhf_id), initialized, tested };
}

/** A step before it is done. */
type PlannedStep = { step: Step["step"]; action: "create" | "keep" | "update" | "do"; detail: string };

/** The steps of a set-up, in order; with the taxpayer's name, where it is known. */
export function plannedSteps(plan: SetupPlan, existing: Existing, taxpayer?: string): PlannedStep[] {
  const branch = existing.branches.find(({ bhf_id }) => bhf_id === plan.bhf_id);
  const device = existing.devices.find(({ bhf_id }) => bhf_id === plan.bhf_id);
  const at = placeOf(plan);
  return [
    branch
      ? { step: "branch", action: "keep", detail: `${branch.bhf_id} ${branch.name}` }
      : { step: "branch", action: "create", detail: `${plan.bhf_id} ${plan.branch_name ?? plan.bhf_id}` },
    device
      ? isSame(device, plan)
        ? { step: "device", action: "keep", detail: at }
        : {
            step: "device",
            action: "update",
            detail: `${placeOf(device)}, TIN ${device.tin}, becomes ${at}, TIN ${plan.tin}`,
          }
      : { step: "device", action: "create", detail: at },
    {
      step: "initialize",
      action: "do",
      detail: `ask the unit for its keys and all code tables, as ${taxpayer === undefined ? plan.tin : `${plan.tin} (${taxpayer})`}, dialect ${plan.profile}`,
    },
    { step: "test", action: "do", detail: "check that the unit responds" },
  ];
}

function isSame(device: Device, plan: SetupPlan): boolean {
  return (["tin", "dvc_srl_no", "vscu_url", "via", "wire"] as const).every(
    (field) => device[field] === plan[field],
  );
}

function isUsualWire({ profile, wire }: Pick<SetupPlan, "profile" | "wire">): boolean {
  return sharedRulesOf(profile).wires[0].name === wire;
}

/** The device's serial number, and how its control unit is reached. */
function placeOf({
  dvc_srl_no,
  vscu_url,
  via,
  wire,
  profile,
}: Pick<SetupPlan, "dvc_srl_no" | "vscu_url" | "via" | "wire" | "profile">): string {
  const kind = isUsualWire({ profile, wire }) ? "" : ` (${wire})`;
  return `${dvc_srl_no} at ${vscu_url}${kind}${via === "relay" ? " through the relay" : ""}`;
}

async function ensureBranch(client: Taxctl, plan: SetupPlan, { branches }: Existing): Promise<Step> {
  const found = branches.find(({ bhf_id }) => bhf_id === plan.bhf_id);
  if (found) return { step: "branch", outcome: "kept", detail: `${found.bhf_id} ${found.name}` };
  const body = branchBody(plan);
  await client.branches.create(body);
  return { step: "branch", outcome: "created", detail: `${body.bhf_id} ${body.name}` };
}

function branchBody({ bhf_id, branch_name }: SetupPlan) {
  return { bhf_id, name: branch_name ?? bhf_id, is_head_office: bhf_id === "00" };
}

type Credentials = Record<string, unknown> | undefined;

function deviceBody({ tin, dvc_srl_no, vscu_url, via, wire }: SetupPlan, credentials: Credentials) {
  return { tin, dvc_srl_no, vscu_url, via, wire, ...(credentials ? { credentials } : {}) };
}

function newDeviceBody(plan: SetupPlan, credentials: Credentials) {
  return { bhf_id: plan.bhf_id, profile: plan.profile, ...deviceBody(plan, credentials) };
}

/** The requests that a set-up would send before it initializes the device. */
export function plannedRequests(
  plan: SetupPlan,
  { branches, devices }: Existing,
  credentials: Credentials,
): { operationId: string; body: object }[] {
  const device = devices.find(({ bhf_id }) => bhf_id === plan.bhf_id);
  const requests: { operationId: string; body: object }[] = [];
  if (!branches.some(({ bhf_id }) => bhf_id === plan.bhf_id))
    requests.push({ operationId: "createBranch", body: branchBody(plan) });
  if (!device) requests.push({ operationId: "createDevice", body: newDeviceBody(plan, credentials) });
  else if (!isSame(device, plan))
    requests.push({ operationId: "updateDevice", body: deviceBody(plan, credentials) });
  return requests;
}

async function ensureDevice(
  client: Taxctl,
  plan: SetupPlan,
  { devices }: Existing,
  credentials: Credentials,
): Promise<Step> {
  const { bhf_id } = plan;
  const found = devices.find((device) => device.bhf_id === bhf_id);
  const detail = placeOf(plan);
  if (!found) {
    await client.devices.create(newDeviceBody(plan, credentials));
    return { step: "device", outcome: "created", detail };
  }
  if (isSame(found, plan)) return { step: "device", outcome: "kept", detail };
  await client.devices.update(bhf_id, deviceBody(plan, credentials));
  return { step: "device", outcome: "updated", detail };
}

/** The same set-up as one command without questions. */
export function equivalentCommand(plan: SetupPlan, credentialsPath: string | undefined): string {
  const fields = [
    "bhf_id",
    "branch_name",
    "tin",
    "dvc_srl_no",
    "vscu_url",
    "via",
    "profile",
    "wire",
  ] as const;
  const words = fields.flatMap((field) =>
    plan[field] === undefined || (field === "wire" && isUsualWire(plan))
      ? []
      : [flagOf[field], shellWord(plan[field])],
  );
  const credentials = credentialsPath === undefined ? [] : ["--credentials", shellWord(credentialsPath)];
  return ["taxctl devices setup", ...words, ...credentials].join(" ");
}

/** Whether a set-up stopped at the unit, so that everything before it is done and another run continues. */
export function stoppedAtUnit(error: unknown): boolean {
  return (
    isServiceFailure(error) && (error.operation === "initializeDevice" || error.operation === "testDevice")
  );
}
