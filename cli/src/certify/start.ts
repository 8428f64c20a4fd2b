// The beginning of a certification: its branch and device, the businesses that take part, the state of an earlier run.
import type { Account, Device, Taxctl } from "@taxctl/sdk";
import { normalTin } from "@taxctl/sdk/tins";
import { tinProblem } from "../devices/identity.ts";
import { usageFailure } from "../failures/failure.ts";
import type { Ask } from "../input/ask.ts";
import { todayFor } from "../service/local-day.ts";
import type { ChosenProfile } from "../service/profile.ts";
import { type CertifyState, checkAgainst, readState, saveState } from "./state.ts";

type StartFlags = {
  "buyer-pin"?: string | undefined;
  "buyer-name"?: string | undefined;
  "supplier-pin"?: string | undefined;
  "supplier-name"?: string | undefined;
  first?: number | undefined;
};

/** @throws Failure for a live profile: a receipt of the live unit is a real one, and can't be taken back. */
export function requireSandbox({ environment, name }: ChosenProfile): void {
  if (environment !== "live") return;
  throw usageFailure(
    `Profile ${name} is live: its receipts are real`,
    "Use the sandbox's key: `taxctl auth login`, then run the command with --profile of that key.",
  );
}

/** The branch's device, which signs in the authority's form. */
export async function findDevice(client: Taxctl, branch: string | undefined): Promise<Device> {
  const devices = await client.devices.list();
  const found = branch === undefined ? devices : devices.filter(({ bhf_id }) => bhf_id === branch);
  const [device, ...others] = found;
  if (!device)
    throw usageFailure(
      "There is no device to certify",
      "Set it up with `taxctl devices setup`, then run the command again.",
    );
  if (others.length > 0) throw usageFailure("Several branches have a device", "Name one with --branch.");
  if (!device.is_active)
    throw usageFailure(
      `The device of branch ${device.bhf_id} is not ready`,
      `Set it up: \`taxctl devices setup --branch ${device.bhf_id}\`.`,
    );
  if (device.profile === "ke") return device;
  throw usageFailure(
    "The device has another profile than ke",
    "Name a branch of a Kenyan unit with --branch.",
  );
}

type Starting = {
  client: Taxctl;
  path: string;
  profile: ChosenProfile;
  device: Device;
  account: Account;
  flags: StartFlags;
  ask: Ask | undefined;
};

/** The state of an earlier run in the folder, else a new one, which is stored. */
export async function openState(start: Starting): Promise<CertifyState> {
  const { path, profile, device, flags, client } = start;
  const place = { branch: device.bhf_id, base_url: profile.base_url };
  const given = pinsOf(flags);
  const earlier = await readState(path);
  if (earlier) {
    checkAgainst([
      ["--buyer-pin", given["buyer-pin"], earlier.buyer.pin],
      ["--buyer-name", flags["buyer-name"], earlier.buyer.name],
      ["--supplier-pin", given["supplier-pin"], earlier.supplier.pin],
      ["--supplier-name", flags["supplier-name"], earlier.supplier.name],
      ["--first", flags.first, earlier.first],
      ["--branch", place.branch, earlier.branch],
      ["--base-url", place.base_url, earlier.base_url],
    ]);
    return earlier;
  }
  const parties = await askParties({ ...flags, ...given }, start);
  const { today } = await todayFor(() => Promise.resolve(client));
  const state: CertifyState = {
    version: 1,
    ...place,
    day: today,
    first: flags.first ?? 1,
    ...parties,
    classes: {},
    items: {},
    done: {},
    rejected: {},
  };
  await saveState(path, state);
  return state;
}

const pinFlags = ["buyer-pin", "supplier-pin"] as const;

/** PINs as they are sent. @throws Failure that names each flag without a PIN. */
function pinsOf(flags: StartFlags): Pick<StartFlags, (typeof pinFlags)[number]> {
  const errors: Record<string, string[]> = {};
  const pins: Pick<StartFlags, (typeof pinFlags)[number]> = {};
  for (const flag of pinFlags) {
    const text = flags[flag];
    if (text === undefined) continue;
    pins[flag] = normalTin(text);
    const problem = tinProblem(normalTin(text), "ke");
    if (problem) errors[`--${flag}`] = [problem];
  }
  if (Object.keys(errors).length === 0) return pins;
  throw usageFailure("A PIN is not valid", "A KRA PIN is a letter A or P, nine digits and a letter.", errors);
}

async function askParties(flags: StartFlags, { ask, account }: Starting) {
  const missing = pinFlags.filter((flag) => flags[flag] === undefined);
  if (!ask && missing.length > 0)
    throw usageFailure(
      "A PIN is missing",
      "Give PINs of your own businesses, or of businesses that agreed. Never use the PIN of an unrelated business.",
      Object.fromEntries(missing.map((flag) => [`--${flag}`, ["is missing"]])),
    );
  const pin = async (flag: (typeof pinFlags)[number], message: string): Promise<string> =>
    flags[flag] ??
    normalTin(
      (await ask?.text({ message, check: (answer) => tinProblem(normalTin(answer), "ke") ?? true })) ?? "",
    );
  const name = async (flag: "buyer-name" | "supplier-name", message: string): Promise<string> =>
    flags[flag] ?? (await ask?.text({ message, initial: account.name })) ?? account.name;
  return {
    buyer: {
      pin: await pin("buyer-pin", "PIN of a business of yours that buys"),
      name: await name("buyer-name", "Its registered name"),
    },
    supplier: {
      pin: await pin("supplier-pin", "PIN of a business of yours that supplies"),
      name: await name("supplier-name", "Its registered name"),
    },
  };
}
