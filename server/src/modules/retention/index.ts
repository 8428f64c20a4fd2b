// Retention: deletes records that have served their time.
import type { Module } from "../../http/module.ts";
import { createRetention } from "./retention.ts";
import { retentionRules } from "./rules.ts";

export const retention: Module = {
  name: "retention",
  open({ db, clock, log, config, presence }) {
    return { work: createRetention({ db, clock, log }, retentionRules(config, presence.clock)) };
  },
};
