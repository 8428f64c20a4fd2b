// The roles of users, and the states of a client account with the moves between them.

/** The purpose of each role. `x-roles` of each operation in openapi.yaml lists its permissions. */
export const roles = {
  owner: "everything, and the account's team",
  admin: "everything",
  accountant: "submissions, search, retries, stock, imports, codes, notices and items",
  cashier: "sales",
} as const;

export type Role = keyof typeof roles;

const ranks: Record<Role, number> = { owner: 4, admin: 3, accountant: 2, cashier: 1 };

/** The rank of a role: nobody grants a role above their own. */
export function rankOf(role: Role): number {
  return ranks[role];
}

/** Whether a user is an owner who has access. */
export const isOwner = ({ role, is_active }: { role: Role; is_active: boolean }): boolean =>
  role === "owner" && is_active;

/** The features that an account's plan can include. `x-feature` in openapi.yaml names them; `async` is for `?async=true`. */
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
  const moves = Object.keys(accountMoves) as AccountMove[];
  return moves.filter((move) => accountMoves[move].from.some((from) => from === status));
}
