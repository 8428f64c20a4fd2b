// Examining the whole chain from this machine: profile, service, branch, units and their clocks, and the service's own checks.
import type { Device, Health, Taxctl } from "@taxctl/sdk";
import { shellWord } from "@taxctl/sdk/commands";
import { describe, isServiceFailure } from "../failures/describe.ts";
import { duration } from "../output/progress.ts";
import { counted } from "../output/words.ts";
import type { ChosenProfile } from "../service/profile.ts";
import { type Check, check } from "./check.ts";
import { clockCheck } from "./clock.ts";

type Examination = {
  client: Taxctl;
  profile: ChosenProfile;
  /** Version of this program. */
  version: string;
  /** Only with this are units called: it costs a call each. */
  units: boolean;
};

/** Every check, in the order of the chain. Checks that an earlier failure makes impossible are left out. */
export async function examine(examination: Examination): Promise<Check[]> {
  const { client, profile, version, units } = examination;
  const checks = [check("profile", "pass", `${profile.name} (${profile.environment}), ${profile.base_url}`)];
  const sentAt = Date.now();
  let health: Health;
  try {
    health = await client.health.get();
  } catch (error) {
    return [...checks, serviceFailure(error)];
  }
  const receivedAt = Date.now();
  checks.push(versionCheck(health.version, version));
  if (health.environment !== profile.environment)
    checks.push(
      check(
        "environment",
        "fail",
        `The key opens ${health.environment}, the profile says ${profile.environment}`,
      ),
    );
  const middle = (sentAt + receivedAt) / 2;
  checks.push(clockCheck("this machine's clock", (middle - Date.parse(health.time)) / 1000, "the service's"));
  checks.push(...(await branchChecks(client, profile)));
  for (const { name, status, message, remedy, bhf_id } of health.checks)
    checks.push(
      check(name, status, message, { ...(remedy ? { remedy } : {}), ...(bhf_id ? { bhf_id } : {}) }),
    );
  checks.push(...health.lanes.flatMap(laneChecks));
  // The service records each test, so without a database that stores it the unit would seem to be the cause.
  const isStoring = !health.checks.some(({ name, status }) => name === "database" && status === "fail");
  if (units && isStoring) checks.push(...(await unitChecks(examination)));
  return checks;
}

function serviceFailure(error: unknown): Check {
  if (!isServiceFailure(error)) throw error;
  const { message, remedy, code } = describe(error);
  const name = error.status === 401 || error.status === 403 ? "key" : "service";
  return check(name, "fail", `${message} (${code})`, remedy ? { remedy } : {});
}

function versionCheck(service: string, own: string): Check {
  const [major] = service.split(".");
  if (major === own.split(".")[0]) return check("service", "pass", `Responds, version ${service}`);
  return check("service", "warn", `The service has version ${service}, this program ${own}`, {
    remedy: "Use the same major version of both.",
  });
}

async function branchChecks(client: Taxctl, profile: ChosenProfile): Promise<Check[]> {
  const branches = await client.branches.list().toArray();
  const { branch } = profile;
  if (branch !== undefined) {
    const found = branches.find(({ bhf_id }) => bhf_id === branch);
    if (found) return [check("branch", "pass", `${branch} ${found.name}`, { bhf_id: branch })];
    const known = branches.map(({ bhf_id }) => bhf_id).join(", ") || "none";
    return [
      check("branch", "fail", `The account has no branch ${branch}; it has ${known}`, {
        remedy:
          branches.length === 0
            ? "`taxctl devices setup` makes it."
            : "Name another with --branch, or make it: `taxctl branches create`.",
      }),
    ];
  }
  if (branches.length === 1) return [check("branch", "pass", `The only one, ${branches[0]?.bhf_id}`)];
  const message = branches.length === 0 ? "There is none" : `None is named, and there are ${branches.length}`;
  const remedy =
    branches.length === 0 ? "`taxctl devices setup` makes one." : "Name one with --branch or in the profile.";
  return [check("branch", "warn", message, { remedy })];
}

function laneChecks({ bhf_id, pending, in_doubt, oldest_pending_s }: Health["lanes"][number]): Check[] {
  if (in_doubt > 0)
    return [
      check(
        "outcomes",
        "warn",
        `${counted(pending + in_doubt, "submission waits", "submissions wait")}, ${in_doubt} with an unknown outcome`,
        {
          bhf_id,
          remedy:
            "The service sends them again until the unit responds. `taxctl transactions list --status processing` lists them; `taxctl transactions show ID` says how to resolve one.",
        },
      ),
    ];
  if (pending === 0) return [];
  const age = oldest_pending_s === null ? "" : `, the oldest for ${duration(oldest_pending_s)}`;
  const waiting = counted(pending, "submission waits", "submissions wait");
  return [check("pending", "pass", `${waiting}${age}`, { bhf_id })];
}

/** Calls every active unit for its time. */
async function unitChecks({ client, profile }: Examination): Promise<Check[]> {
  const devices = await client.devices.list();
  const { branch } = profile;
  const wanted = devices.filter(
    ({ bhf_id, is_active }) => is_active && (branch === undefined || bhf_id === branch),
  );
  const checks: Check[] = [];
  for (const device of wanted) checks.push(...(await unitCheck(client, device)));
  return checks;
}

/** Where a relay is connected to one of several processes, each try reaches any of them. */
const maxRetries = 8;

async function unitCheck(client: Taxctl, { bhf_id, vscu_url, via }: Device): Promise<Check[]> {
  try {
    const { response_time_ms, clock_offset_ms } = await client.devices.test(bhf_id, {}, { maxRetries });
    const reached = check("unit", "pass", `${vscu_url} responds in ${response_time_ms} ms`, { bhf_id });
    if (clock_offset_ms === null) return [reached];
    return [reached, clockCheck("unit's clock", clock_offset_ms / 1000, "the service's", bhf_id)];
  } catch (error) {
    if (!isServiceFailure(error)) throw error;
    const detail = error.error ?? error.message;
    const branch = shellWord(bhf_id);
    const remedy =
      via === "relay"
        ? `Check the relay first: \`taxctl relays list\`. Then check the unit's power, network and URL: \`taxctl devices show ${branch}\`.`
        : `Check its power and network, and its URL: \`taxctl devices show ${branch}\`. \`taxctl devices setup --branch ${branch}\` changes the URL.`;
    return [check("unit", "fail", `${vscu_url} can't be used: ${detail}`, { bhf_id, remedy })];
  }
}
