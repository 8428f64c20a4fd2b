// What happens in a history: a list of steps, each at its time, drawn from a seed. A list without some of them is a history too.
import type { FaultSwitch } from "../../server/src/simulator/switches.ts";
import type { Chance } from "./chance.ts";
import type { Weather } from "./network.ts";
import { branches } from "./wires.ts";

export const callers = ["owner", "ann", "ben"] as const;
export type Caller = (typeof callers)[number];

export const cola = "KE2NTXU0000001";
export const milk = "KE2NTXL0000002";
export const delivery = "KE3NTXU0000003";

/** Steps of the service at which a crash must lose nothing: before them, or right after. */
export const crashPoints = [
  "the commit of an intake",
  "the commit of a binding",
  "the commit of a result",
  "the commit of deliveries",
  "the commit of a key",
  "a call to the unit",
  "a delivery",
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** Most often with a call that is about to be sent, or on its way. */
const stopPoints: readonly CrashPoint[] = [
  ...crashPoints,
  "the commit of a binding",
  "the commit of a binding",
  "a call to the unit",
];

type Submitted = { n: number; by: Caller; branch: string; isAsync: boolean };
/** What the unit does with it is in its text: `SIM-…`. */
type Worded = { says?: string | undefined };
type Lines = { item: string; quantity: number; off: number }[];

export type Deed =
  | (Submitted & Worded & { do: "sell"; lines: Lines })
  | (Submitted & Worded & { do: "buy"; quantity: number })
  | (Submitted & Worded & { do: "move"; type: "11" | "12" | "13"; quantity: number })
  | { do: "count"; by: Caller; branch: string; quantity: number }
  /** About the document `n`, if it was submitted before. */
  | (Submitted & { do: "credit"; of: number })
  | { do: "repeat" | "correct" | "retry" | "insist" | "look"; by: Caller; of: number }
  /** Another sale under the Idempotency-Key of `of`. */
  | (Submitted & { do: "rekey"; of: number; lines: Lines })
  /** Two people submit the same document at one moment. */
  | { do: "race"; by: Caller; of: number }
  | { do: "list" | "levels" | "statistics"; by: Caller }
  | { do: "pause" | "resume"; branch: string }
  | { do: "revoke" }
  | { do: "fault"; fault: FaultSwitch }
  | { do: "drift"; branch: string; by: number }
  | { do: "clear" }
  | { do: "weather"; weather: Weather }
  /** At the first such step of its code, or after so many steps of any kind. */
  | { do: "crash"; process: number; point?: CrashPoint; after: number; restartMs: number }
  /** Now, or at the next such step of its code. */
  | { do: "stop"; process: number; point?: CrashPoint; forMs: number }
  | { do: "power"; restartMs: number }
  | { do: "disk"; code: "ENOSPC" | "EIO"; times: number }
  | { do: "clock"; byMs: number }
  | { do: "receiver"; fails: number };

export type Step = { at: number } & Deed;

/** Of several deeds that belong together, each is so long after the one before. */
type Drawn = Deed & { inMs?: number };
type Weighted = [weight: number, draw: () => Drawn | Drawn[]];

const second = 1_000;

/** Most often none: a step later than that waits for the one before. */
function gap(chance: Chance): number {
  const kind = chance.fraction();
  if (kind < 0.25) return 0;
  if (kind < 0.65) return chance.between(1, 60);
  if (kind < 0.96) return chance.between(60, 1 * second);
  return chance.between(2 * second, 40 * second);
}

function weatherOf(chance: Chance): Weather {
  return {
    delayMs: chance.pick([20, 200, 2_000]),
    lost: chance.pick([0, 0.05, 0.25]),
    cut: chance.pick([0, 0.1]),
    repeated: chance.pick([0, 0.1, 0.3]),
    isUnitAway: chance.happens(0.2),
  };
}

function pathOf(chance: Chance): { path?: string } {
  const path = chance.pick([undefined, "saveSales", "savePurchases", "saveStockItems", "saveStockMaster"]);
  return path === undefined ? {} : { path };
}

/** The unit accepts a document, its response is lost, and the unit says something else when it is asked again. */
function lostAndDenied(chance: Chance): Deed[] {
  const path = chance.pick(["saveSales", "saveSales", "savePurchases", "saveStockItems"]);
  const lost: FaultSwitch = {
    fault: "F10",
    path,
    params: { kind: chance.pick(["504", "empty"]), signed: true },
  };
  const passing: FaultSwitch[] = [
    { fault: "F9", params: { code: chance.pick(["894", "838"]) } },
    { fault: "F30" },
  ];
  // A first send that one of these hits instead is rejected for good.
  const others: FaultSwitch[] = [
    { fault: "F28", params: { code: "400" } },
    { fault: "F27", params: { code: chance.pick(["931", "934"]) } },
    { fault: "F34", params: { status: chance.pick(["404", "413"]) } },
  ];
  const another: FaultSwitch = { fault: "F36", params: { how: chance.pick(["other", "early", "total"]) } };
  const denied =
    path === "saveSales" && chance.happens(0.4)
      ? another
      : chance.pick(path === "saveStockItems" ? passing : [...passing, ...others, another]);
  return [
    { do: "fault", fault: lost },
    // Another receipt can only be that of a repetition.
    {
      do: "fault",
      fault: { ...denied, path, after: denied.fault === "F36" ? 0 : 1, times: chance.between(1, 2) },
    },
  ];
}

/** The unit accepts a sale, its response is lost, and meanwhile something keeps the service from asking again. */
function lostAndHindered(chance: Chance, sale: Submitted, lines: Lines): Drawn[] {
  const lost: FaultSwitch = {
    fault: "F10",
    path: "saveSales",
    times: 1,
    params: { kind: chance.pick(["504", "empty"]), signed: true },
  };
  const away: Drawn[] = [
    { do: "weather", weather: { ...weatherOf(chance), isUnitAway: true }, inMs: chance.between(20, 800) },
    { do: "clear", inMs: chance.pick([3 * second, 20 * second]) },
  ];
  // Both processes: either may be the one that asks.
  const point = chance.pick(["the commit of a binding", "a call to the unit"] as const);
  const late = [0, 1].map(
    (process): Drawn => ({
      do: "stop",
      process,
      point,
      forMs: chance.pick([18 * second, 25 * second]),
      inMs: process === 0 ? chance.between(20, 800) : 0,
    }),
  );
  return [
    { do: "fault", fault: lost },
    { do: "sell", ...sale, lines, inMs: chance.between(1, 20) },
    ...(chance.happens(0.5) ? away : late),
  ];
}

/** A process stops with a sale that it is about to send, until its lease is over and another process has had it rejected. */
function stoppedPastLease(chance: Chance, sale: Submitted, next: Submitted): Drawn[] {
  const says = `SIM-${chance.pick(["884x1", "802x1"])}`;
  const sold = (): Lines => [{ item: cola, quantity: chance.between(1, 4), off: 0 }];
  return [
    {
      do: "stop",
      process: chance.between(0, 1),
      point: "the commit of a binding",
      forMs: chance.between(45_500, 49_000),
    },
    { do: "sell", ...sale, lines: sold(), says, inMs: chance.between(1, 20) },
    { do: "sell", ...next, branch: sale.branch, lines: sold(), inMs: chance.pick([100, 60 * second]) },
  ];
}

function faultOf(chance: Chance): FaultSwitch {
  const at = pathOf(chance);
  const times = chance.between(1, 3);
  // A stock balance that arrives when nobody waits for it any more can't be told from the present one.
  const isNumbered = at.path !== undefined && at.path !== "saveStockMaster";
  return chance.pick<() => FaultSwitch>([
    () => ({
      fault: "F2",
      ...at,
      times,
      params: { ms: chance.pick(isNumbered ? [5_000, 33_000] : [200, 5_000]) },
    }),
    () => ({ fault: "F3", times: 1 }),
    () => ({
      fault: "F4",
      times: 1,
      params: { mode: chance.pick(["899", "994", "924", "receipt", "expected"]) },
    }),
    () => ({ fault: "F5", times }),
    () => ({ fault: "F7", times: 1, params: { ms: 300 } }),
    () => ({ fault: "F9", ...at, times, params: { code: chance.pick(["894", "838", "503"]) } }),
    () => ({
      fault: "F10",
      ...at,
      times,
      params: { kind: chance.pick(["504", "500", "empty", "html200"]), signed: chance.happens(0.5) },
    }),
    () => ({ fault: "F11", ...at, times, params: { as: "gateway" } }),
    () => ({ fault: "F32", times, params: { ms: chance.pick([-90_000, 90_000]) } }),
  ])();
}

/** One history: about thirty steps of people, and what the world does to them. */
export function drawSteps(chance: Chance): Step[] {
  const count = chance.between(20, 40);
  // Some histories are calm, some are storms.
  const trouble = chance.pick([0.1, 0.25, 0.4]);
  const steps: Step[] = [];
  let at = 0;
  let documents = 0;
  const by = () => chance.pick(callers);
  const submitted = (): Submitted => {
    documents += 1;
    // Most sell in the first branch: what is rare must meet what is rare.
    const branch = chance.happens(0.75) ? "00" : "01";
    return { n: documents, by: by(), branch, isAsync: chance.happens(0.5) };
  };
  const earlier = () => (chance.happens(0.3) ? documents : chance.between(1, Math.max(1, documents)));
  const linesOf = (most: number): Lines =>
    Array.from({ length: chance.between(1, most) }, () => ({
      item: chance.pick([cola, cola, milk, delivery]),
      quantity: chance.between(1, 4),
      off: chance.pick([0, 0, 0, 5, 10]),
    }));
  /** Rejections that pass or not, more of them than there are retries, or a unit that is away. */
  const words = (): Worded =>
    chance.happens(0.15)
      ? {
          says: `SIM-${chance.pick(["884x1", "884x2", "884x9", "802x1", "802x3", "802x9", "838x2", "894x3", "899x3"])}`,
        }
      : {};
  const ofPeople: Weighted[] = [
    [
      12,
      () => ({
        do: "sell",
        ...submitted(),
        lines: linesOf(3),
        ...words(),
      }),
    ],
    [4, () => ({ do: "buy", ...submitted(), quantity: chance.between(1, 20), ...words() })],
    [
      3,
      () => {
        const type = chance.pick(["11", "12", "13"] as const);
        // A rejected second half of an adjustment would leave it half done.
        return {
          do: "move",
          ...submitted(),
          type,
          quantity: chance.between(1, 9),
          ...(type === "13" ? {} : words()),
        };
      },
    ],
    [1, () => ({ do: "count", by: by(), branch: chance.pick(branches), quantity: chance.between(0, 20) })],
    [4, () => ({ do: "credit", of: earlier(), ...submitted() })],
    [2, () => ({ do: "repeat", by: by(), of: earlier() })],
    [2, () => ({ do: "correct", by: by(), of: earlier() })],
    [1, () => ({ do: "rekey", of: earlier(), ...submitted(), lines: linesOf(1) })],
    [3, () => ({ do: "race", by: by(), of: earlier() })],
    [1.5, () => ({ do: "retry", by: by(), of: earlier() })],
    [0.5, () => ({ do: "insist", by: by(), of: earlier() })],
    // A sale that the unit rejects however often it comes.
    [
      1,
      () => {
        const sale = submitted();
        const says = `SIM-${chance.pick(["884x9", "802x9"])}`;
        return [
          { do: "sell", ...sale, lines: linesOf(1), says },
          { do: "insist", by: by(), of: sale.n, inMs: chance.pick([second, 5 * second, 40 * second]) },
        ];
      },
    ],
    [4, () => ({ do: "look", by: by(), of: earlier() })],
    [2, () => ({ do: chance.pick(["list", "levels", "statistics"] as const), by: by() })],
    [0.6, () => ({ do: "revoke" })],
    [0.5, () => ({ do: chance.pick(["pause", "resume"] as const), branch: chance.pick(branches) })],
  ];
  const ofWorld: Weighted[] = [
    [5, () => ({ do: "fault", fault: faultOf(chance) })],
    [2, () => lostAndDenied(chance)],
    [2, () => lostAndHindered(chance, submitted(), linesOf(2))],
    [1.5, () => stoppedPastLease(chance, submitted(), submitted())],
    [2, () => ({ do: "clear" })],
    [4, () => ({ do: "weather", weather: weatherOf(chance) })],
    [
      5,
      () => ({
        do: "crash",
        process: chance.between(0, 1),
        ...(chance.happens(0.6)
          ? { point: chance.pick(crashPoints), after: chance.between(0, 1) }
          : { after: chance.between(1, 60) }),
        restartMs: chance.pick([200, 3 * second, 15 * second]),
      }),
    ],
    [
      3,
      () => ({
        do: "stop",
        process: chance.between(0, 1),
        ...(chance.happens(0.6) ? { point: chance.pick(stopPoints) } : {}),
        // A call may be sent for 15 s after it was bound, and a lease lasts 45 s.
        forMs: chance.pick([1_500, 8_000, 20_000, chance.between(45_000, 48_000), 90_000]),
      }),
    ],
    [1.5, () => ({ do: "power", restartMs: chance.pick([500, 5 * second]) })],
    [1, () => ({ do: "disk", code: chance.pick(["ENOSPC", "EIO"] as const), times: chance.between(1, 3) })],
    // A disk that takes nothing more until the machine goes down.
    [
      0.5,
      () => [
        { do: "disk", code: chance.pick(["ENOSPC", "EIO"] as const), times: chance.between(20, 60) },
        { do: "power", restartMs: chance.pick([500, 5 * second]), inMs: chance.between(50, 2_000) },
      ],
    ],
    [
      1.5,
      () => ({ do: "clock", byMs: chance.pick([-3_600_000, -20_000, -1_500, 1_500, 20_000, 3_600_000]) }),
    ],
    // The owner signs in, which counts against the address, and then the clock is set back.
    [0.7, () => [{ do: "revoke" }, { do: "clock", byMs: -3_600_000, inMs: chance.between(1, 2 * second) }]],
    [2, () => ({ do: "receiver", fails: chance.pick([1, 3, 12]) })],
    [0.5, () => ({ do: "drift", branch: chance.pick(branches), by: chance.between(1, 3) })],
  ];
  while (steps.length < count) {
    at += gap(chance);
    const drawn = weighted(chance, steps.length > 2 && chance.happens(trouble) ? ofWorld : ofPeople);
    for (const { inMs = 0, ...deed } of [drawn].flat()) {
      at += inMs;
      steps.push({ at, ...deed });
    }
  }
  return steps;
}

function weighted<T>(chance: Chance, choices: [weight: number, draw: () => T][]): T {
  let left = chance.fraction() * choices.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, draw] of choices) {
    left -= weight;
    if (left < 0) return draw();
  }
  const [, last] = choices.at(-1) as (typeof choices)[number];
  return last();
}
