import fc from "fast-check";

export const second = 1_000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;

export type Step =
  | { do: "sell"; item: number; quantity: number; says: string | undefined; times: number }
  | { do: "buy" }
  | { do: "move"; type: "11" | "12" | "13"; quantity: number; otherQuantity: number }
  | { do: "count"; quantity: number }
  | { do: "credit" | "repeat" | "correct" | "retry"; which: number }
  | { do: "fault"; fault: string; path?: string; times: number; params?: Record<string, unknown> }
  | { do: "drift"; by: number }
  | { do: "reject" }
  | { do: "clear" | "drain" | "resume" }
  | { do: "advance"; ms: number }
  | { do: "crash"; kind: "sale" | "purchase" | "movement" | "master"; when: "before" | "after" }
  | { do: "lose"; times: number; when: "before" | "commit" };

export const path = fc.constantFrom(
  undefined,
  "saveSales",
  "savePurchases",
  "saveStockItems",
  "saveStockMaster",
);
export const which = fc.nat({ max: 50 });
export const when = fc.constantFrom("before" as const, "after" as const);
export const fault = fc.oneof(
  fc.constant({ fault: "F1", times: 1_000 }),
  fc.record({ fault: fc.constant("F2"), path, params: fc.constant({ ms: 20 }) }),
  fc.record({ fault: fc.constant("F3"), params: fc.record({ how: fc.constantFrom("reset", "hang") }) }),
  fc.record({
    fault: fc.constant("F4"),
    params: fc.record({ mode: fc.constantFrom("899", "994", "924", "receipt", "expected") }),
  }),
  fc.record({ fault: fc.constant("F5"), times: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    fault: fc.constant("F9"),
    path,
    times: fc.integer({ min: 1, max: 3 }),
    params: fc.record({ code: fc.constantFrom("894", "838", "503") }),
  }),
  fc.record({
    fault: fc.constant("F10"),
    path,
    times: fc.integer({ min: 1, max: 2 }),
    params: fc.record({
      kind: fc.constantFrom("504", "500", "502", "503", "empty", "html200"),
      signed: fc.boolean(),
    }),
  }),
  fc.record({ fault: fc.constantFrom("T1", "T2", "T3", "T4", "T7"), path }),
  fc.record({ fault: fc.constant("T5"), params: fc.constant({ bytes: 3 * 1024 * 1024 }) }),
  fc.record({ fault: fc.constant("T6") }),
  fc.record({ fault: fc.constant("T8"), params: fc.constant({ ms: 1 }) }),
);

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("sell" as const),
      item: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      says: fc.option(fc.constantFrom("884", "802", "838", "894", "899"), { freq: 3, nil: undefined }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: "buy" as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("move" as const),
      type: fc.constantFrom("11" as const, "12", "13"),
      quantity: fc.integer({ min: 1, max: 9 }),
      otherQuantity: fc.integer({ min: -9, max: -1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("count" as const), quantity: fc.nat({ max: 20 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom("credit" as const, "repeat", "correct", "retry"), which }),
  },
  {
    weight: 5,
    arbitrary: fault.map((one) => ({ do: "fault" as const, times: 1, ...one })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("drift" as const), by: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "reject" as const }) },
  { weight: 2, arbitrary: fc.constant({ do: "clear" as const }) },
  { weight: 5, arbitrary: fc.constant({ do: "drain" as const }) },
  { weight: 1, arbitrary: fc.constant({ do: "resume" as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("advance" as const),
      ms: fc.constantFrom(second, 15 * second, 35 * second, 2 * minute, 12 * minute, day, -day),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("crash" as const),
      kind: fc.constantFrom("sale" as const, "purchase", "movement", "master"),
      when,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("lose" as const),
      times: fc.integer({ min: 1, max: 2 }),
      when: fc.constantFrom("before" as const, "commit" as const),
    }),
  },
);
