// The roles of users, and the states of a client account with the moves between them.

/** What each role is for; what each may do stands on every operation of openapi.yaml as `x-roles`. */
export const roles = {
  owner: "everything, and the account's team",
  admin: "everything",
  accountant: "submissions, search, retries, stock, imports, codes, notices and items",
  cashier: "sales",
} as const;

export type Role = keyof typeof roles;

const ranks: Record<Role, number> = { owner: 4, admin: 3, accountant: 2, cashier: 1 };

/** How much a role may do, compared with the others: nobody grants more than the own role. */
export function rankOf(role: Role): number {
  return ranks[role];
}

/** What an account's plan may include; named by `x-feature` in openapi.yaml, `async` for `?async=true`. */
export const features = ["async", "imports", "webhooks", "insurances"] as const;

export type Feature = (typeof features)[number];

export function isFeature(text: string): text is Feature {
  return features.some((feature) => feature === text);
}

export type AccountStatus = "pending_approval" | "active" | "suspended" | "cancelled";

/** The moves operators make between an account's states; `cancelled` is final. */
export const accountMoves = {
  approve: { from: ["pending_approval"], to: "active" },
  suspend: { from: ["active"], to: "suspended" },
  reactivate: { from: ["suspended"], to: "active" },
  cancel: { from: ["pending_approval", "active", "suspended"], to: "cancelled" },
} as const satisfies Record<string, { from: readonly AccountStatus[]; to: AccountStatus }>;

export type AccountMove = keyof typeof accountMoves;

/** The moves possible from a state, in the order of an account's life. */
export function movesFrom(status: AccountStatus): AccountMove[] {
  const all: { move: AccountMove; from: readonly AccountStatus[] }[] = [
    { move: "approve", from: accountMoves.approve.from },
    { move: "suspend", from: accountMoves.suspend.from },
    { move: "reactivate", from: accountMoves.reactivate.from },
    { move: "cancel", from: accountMoves.cancel.from },
  ];
  return all.filter(({ from }) => from.includes(status)).map(({ move }) => move);
}
