// What a long run must meet at least once: otherwise it proves less than it says. Names as `Seen.note` has them.
import { repeatAnswered } from "./network.ts";
import { crashPoints } from "./steps.ts";
import { type Wire, wires } from "./wires.ts";

/** Each kind of result of the unit, and what the service takes it for. */
const verdicts: readonly string[] = [
  "accepted of a sale means accept",
  "accepted of a purchase means accept",
  "accepted of a movement means accept",
  "accepted of a master means accept",
  "doubt of a sale means doubt",
  "doubt of a purchase means doubt",
  "doubt of a movement means doubt",
  "doubt of a master means doubt",
  "duplicate of a sale means accept",
  "duplicate of a purchase means accept",
  "duplicate of a movement means accept",
  "duplicate of a sale means resynchronize",
  "duplicate of a sale means stop",
  "not_sent of a sale means back_off",
  "not_sent of a sale means doubt",
  "not_sent of a purchase means back_off",
  "not_sent of a movement means back_off",
  "rejected of a sale means reject",
  "rejected of a sale means back_off",
  "rejected of a sale means doubt",
];

const world: readonly string[] = [
  ...crashPoints.map((point) => `a process came to ${point}`),
  ...crashPoints.map((point) => `a process crashed at ${point}`),
  "a process could not start",
  "a lane was taken over with its open call",
  "the machine lost its power",
  "a request or its response was lost",
  "a request arrived twice",
  "a call to the unit or its response was lost",
  "a response of the unit was cut",
  "the unit could not be reached",
  "another system used the counter",
  "a stopped stream was started by its operator",
  "a key was revoked",
];

/** What the service says of itself. */
const service: readonly string[] = [
  ...[200, 202, 401, 409, 422, 503].map((status) => `a response ${status}`),
  "the event transaction.completed was delivered",
  "the event transaction.stalled was delivered",
  "the event device.unreachable was delivered",
  "the event device.reachable was delivered",
  "log: event not delivered",
  "log: submission stalled",
  "log: the database can't store the end of a call; retrying",
  "log: lane failed",
];

/** How each unit answers a number that it has, unless a fault says otherwise. */
const repeats: Readonly<Record<Wire, string>> = { vscu: "994", oscu: "994", rw: "924" };

/** Those that never happened, in a run of all wires or of one. */
export function missing(happened: Readonly<Record<string, number>>, wire?: Wire): string[] {
  const ofWires = wires
    .filter((one) => wire === undefined || one === wire)
    .map((one) => repeatAnswered(one, repeats[one]));
  return [...verdicts, ...world, ...service, ...ofWires].filter((what) => !happened[what]);
}
