// What health says of relays: for each device that is called through one.
import packageFile from "../../package.json" with { type: "json" };
import type { Check } from "../health/checks.ts";
import { placeOf } from "./program.ts";
import type { ShownRelay } from "./store.ts";

/** A device that is called through a relay. */
export type RelayedDevice = { bhf_id: string; vscu_url: string };

export const isRelayed = <Device extends { via: string | null; vscu_url: string | null }>(
  device: Device,
): device is Device & { vscu_url: string } => device.via === "relay" && device.vscu_url !== null;

/** Whether each device has a connected relay, which may call the device's URL and has the service's version. */
export function checkRelays(devices: readonly RelayedDevice[], relays: readonly ShownRelay[]): Check[] {
  return devices.map(({ bhf_id, vscu_url }) => {
    const ofBranch = relays.filter(({ branches }) => branches.includes(bhf_id));
    // The relay that connected last makes the calls.
    const [relay] = ofBranch
      .filter(({ isConnected }) => isConnected)
      .sort((left, right) => Number(right.connected_at) - Number(left.connected_at));
    const name = "relay";
    if (!relay) {
      const message =
        ofBranch.length === 0
          ? "The branch has no relay"
          : "No relay of the branch is connected; submissions wait";
      const remedy =
        ofBranch.length === 0
          ? `Run \`taxctl relays create --name NAME --branch ${bhf_id}\`, then start \`taxd relay\` at the branch`
          : "Start `taxd relay` at the branch, and check its network and its token";
      return { name, status: "fail", message, remedy, bhf_id };
    }
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
    const since = new Date(relay.connected_at ?? 0).toISOString();
    const message = `The relay ${relay.name} is connected since ${since}, version ${relay.version}`;
    return { name, status: "pass", message, bhf_id };
  });
}
