// Exports: large lists as files, written next to requests.
import type { Module } from "../../http/module.ts";
import { handlers } from "./handlers.ts";
import { createExportWriter } from "./writer.ts";

export const exports: Module = {
  name: "exports",
  handlers,
  open({ db, log, secrets, config, presence, webhooks }) {
    const { clock } = presence;
    const writer = createExportWriter({ db, log, secrets, config, clock, written: webhooks.wake });
    return { fields: { exports: writer }, work: [writer] };
  },
};
