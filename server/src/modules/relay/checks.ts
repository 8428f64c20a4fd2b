// The checks of relays for health: one for each device that is called through a relay.
import { shellWord, withCommand } from "@taxctl/sdk/rules/commands";
import packageFile from "../../../package.json" with { type: "json" };
import { iso } from "../../base/clock.ts";
import type { Check } from "../../core/context/check.ts";
import { placeOf } from "./program.ts";
import type { ShownRelay } from "./store.ts";

/** A device that is called through a relay. */
type RelayedDevice = { bhf_id: string; vscu_url: string };

export const isRelayed = <Device extends { via: string | null; vscu_url: string | null }>(
  device: Device,
): device is Device & { vscu_url: string } => device.via === "relay" && device.vscu_url !== null;

/** The service's URL for commands that people run; undefined where the operators have not set it. */
type ServiceUrl = string | undefined;

/** Whether each device has a connected relay, which may call the device's URL and has the service's version. */
export function checkRelays(
  devices: readonly RelayedDevice[],
  relays: readonly ShownRelay[],
  serviceUrl: ServiceUrl,
): Check[] {
  return devices.map((device) => {
    const { bhf_id, vscu_url } = device;
    const ofBranch = relays.filter(({ branches }) => branches.includes(bhf_id));
    // The relay that connected last makes the calls.
    const [relay] = ofBranch
      .filter(({ isConnected }) => isConnected)
      .sort((left, right) => Number(right.connected_at) - Number(left.connected_at));
    const name = "relay";
    if (!relay) return { name, status: "fail", ...whyNone(ofBranch, device, serviceUrl), bhf_id };
    const place = placeOf(vscu_url);
    if (place === undefined || !relay.allowed?.includes(place)) {
      const message = `The relay ${relay.name} does not allow calls to ${place}`;
      const remedy = `Start it with --allow ${place}, or correct the device's URL`;
      return { name, status: "fail", message, remedy, bhf_id };
    }
    if (relay.version !== packageFile.version) {
      const message = `The relay ${relay.name} has version ${relay.version}, the service ${packageFile.version}`;
      return { name, status: "warn", message, remedy: "Install the service's version at the branch", bhf_id };
    }
    const message = `The relay ${relay.name} is connected since ${timeOf(relay.connected_at)}, version ${relay.version}`;
    return { name, status: "pass", message, bhf_id };
  });
}

const timeOf = (ms: number | null): string => iso(ms ?? 0);

/** Why no relay calls a device, and the command that lets one do so. */
function whyNone(
  ofBranch: readonly ShownRelay[],
  { bhf_id, vscu_url }: RelayedDevice,
  serviceUrl: ServiceUrl,
): Pick<Check, "message" | "remedy"> {
  const run = `taxd relay --service ${serviceUrl ?? "URL"} --token-file FILE --allow ${placeOf(vscu_url) ?? "HOST:PORT"}`;
  if (ofBranch.length === 0) {
    const create = `taxctl relays create --name NAME --branch ${shellWord(bhf_id)}`;
    return {
      message: "The branch has no relay",
      remedy: `Create one: ${withCommand("POST /relays", create)}. Then start it at the branch: \`${run}\``,
    };
  }
  const [last] = ofBranch.toSorted((left, right) => lastSeen(right) - lastSeen(left));
  const since =
    last && last.connected_at !== null
      ? `The relay ${last.name} is disconnected since ${timeOf(lastSeen(last))}`
      : `The relay ${last?.name} has never connected`;
  return {
    message: `${since}; submissions wait`,
    remedy: `Start it at the branch: \`${run}\`. If it runs, check the branch's internet connection and the relay's log`,
  };
}

/** When a relay that is not connected was last connected, as far as that is known. */
const lastSeen = ({ disconnected_at, connected_at }: ShownRelay): number =>
  disconnected_at ?? connected_at ?? 0;
