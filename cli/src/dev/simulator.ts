// The control endpoint of a simulated unit: switches faults, adds rows, shows its state.
import { Flags } from "@oclif/core";
import type { Taxctl } from "@taxctl/sdk";
import { Failure, usageFailure } from "../failures/failure.ts";
import { jsonIn } from "../input/json.ts";
import { nearest } from "../input/suggest.ts";

export const simulatorFlag = {
  simulator: Flags.string({
    summary: "URL of the simulator (default: the branch's device)",
    helpValue: "url",
  }),
};

/** A simulated unit, and its device. */
export type SimulatedUnit = { url: string; tin: string; bhf_id: string };

/** The unit of the branch's device, or at the given URL. Rejects a unit that isn't a simulator. */
export async function findSimulator(
  client: () => Promise<Taxctl>,
  url: string | undefined,
  branch: string | undefined,
): Promise<SimulatedUnit> {
  const devices = url !== undefined && branch !== undefined ? [] : await (await client()).devices.list();
  const device = devices.find(({ bhf_id }) => branch === undefined || bhf_id === branch);
  const address = url ?? device?.vscu_url;
  if (address === undefined)
    throw usageFailure("It is not known where the simulator is", "Give its address with --simulator URL.");
  return {
    url: address.replace(/\/+$/, ""),
    tin: device?.tin ?? "",
    bhf_id: device?.bhf_id ?? branch ?? "00",
  };
}

/** Calls the control endpoint. */
export async function control(
  unit: SimulatedUnit,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const address = `${unit.url}/_control/${path}`;
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: jsonType };
  let response: Response;
  try {
    response = await fetch(address, { ...init, signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    throw new Failure(`Nothing responds at ${unit.url}`, {
      code: "no_answer",
      remedy:
        "If it isn't running, start it with `taxctl dev` or `npm start`. A fault that refuses connections ends after its time (`forMs`, 5 seconds by default) or its number of connections.",
      cause: error,
    });
  }
  const text = await response.text();
  const json = jsonIn(text);
  const value: Record<string, unknown> | undefined =
    typeof json === "object" && json !== null ? { ...json } : undefined;
  if (response.ok && value) return value;
  if (response.status === 404)
    throw new Failure(`${unit.url} is not a simulator`, {
      code: "no_simulator",
      remedy: "Faults are played on simulated units only; name one with --simulator URL.",
    });
  throw usageFailure(String(value?.message ?? value?.error ?? text.slice(0, 300)));
}

/** A fault that can be played. */
type KnownFault = { id: string; name: string; what: string; params: object };

/** All that the simulator can play. */
export async function knownFaults(unit: SimulatedUnit): Promise<KnownFault[]> {
  const { known } = await control(unit, "GET", "faults");
  return (Array.isArray(known) ? known : []).map(({ id, name, what, params }: KnownFault) => ({
    id,
    name,
    what: what.replaceAll("`", ""),
    params,
  }));
}

/** A usage failure with all names for an unknown fault. */
export async function checkFault(unit: SimulatedUnit, fault: string): Promise<void> {
  const known = await knownFaults(unit);
  if (known.some(({ id, name }) => id === fault || name === fault)) return;
  const names = known.map(({ name }) => name);
  const meant = nearest(fault, names);
  throw usageFailure(
    `There is no fault ${fault}`,
    `${meant ? `Did you mean ${meant}? ` : ""}\`taxctl dev fault --list\` says what each does: ${names.join(", ")}.`,
  );
}

const jsonType = { "content-type": "application/json" };
