// The words for a unit that can't be reached because no relay of its branch is connected.
import { shellWord } from "@taxctl/sdk/commands";

/** Why the unit can't be reached, by the names of the branch's relays. */
export function reasonOfAway(names: readonly string[]): string {
  if (names.length === 0) return "The branch has no relay";
  return names.length === 1
    ? `The relay ${names[0]} is not connected`
    : `The relays ${names.join(", ")} are not connected`;
}

export function remedyOfAway(names: readonly string[], bhfId: string): string {
  if (names.length === 0)
    return `Create one: \`taxctl relays create --name NAME --branch ${shellWord(bhfId)}\``;
  return "Start it at the branch, or check the branch's internet connection. `taxctl relays list` shows the branch's relays";
}
