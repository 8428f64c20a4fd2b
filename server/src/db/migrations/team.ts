// Keys that took the place of others or wait for approval; invitations to accounts and the end of memberships.

import { flag, initially, optional, time, uuid } from "../sql/schema.ts";
import { addColumns, changeIndexes, type Migration } from "./migration.ts";

export const team: Migration[] = [
  addColumns("5802", "api_keys", { replaced_by: optional(uuid()) }),
  // Invited: until the person accepts. Removed: kept for the audit and the keys' history.
  addColumns("5803", "users", { invited_at: optional(time()), removed_at: optional(time()) }),
  changeIndexes("5804", "person_tokens", { drop: {}, add: { subject: ["subject"] } }),
  changeIndexes("5805", "mails", { drop: {}, add: { recipient: ["recipient", "created_at"] } }),
];

export const keyApprovals: Migration[] = [
  addColumns("6550", "api_keys", { is_approved: initially(1, flag()) }),
];
