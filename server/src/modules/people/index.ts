// People: registration, sign-in, teams, keys and operators.
import type { Module } from "../../http/module.ts";
import { createSignIns } from "./attempts.ts";
import { handlers as emailHandlers } from "./email-handlers.ts";
import { handlers as me } from "./handlers.ts";
import { handlers as keys } from "./keys/handlers.ts";
import { handlers as operators } from "./operators/handlers.ts";
import { handlers as passwordHandlers } from "./password-handlers.ts";
import { createPasswords } from "./passwords.ts";
import { handlers as registrationHandlers } from "./registrations/handlers.ts";
import { createRegistrationLimit } from "./registrations/limit.ts";
import { createSessionReader } from "./session-reader.ts";
import { handlers as signInHandlers } from "./sign-in-handlers.ts";
import { handlers as users } from "./users/handlers.ts";

export const people: Module = {
  name: "people",
  handlers: {
    ...keys,
    ...users,
    ...registrationHandlers,
    ...operators,
    ...signInHandlers,
    ...me,
    ...passwordHandlers,
    ...emailHandlers,
  },
  open(service) {
    const { db, clock, presence } = service;
    return {
      fields: {
        registrations: createRegistrationLimit(clock),
        passwords: createPasswords(),
        signIns: createSignIns(db, presence.clock),
        sessions: createSessionReader(service),
      },
    };
  },
};
