// The operations of registrations, which need no credential. Their responses don't reveal who is known.

import { ValidationError } from "../../../base/errors.ts";
import { success } from "../../../base/response.ts";
import { pause } from "../../../base/timers.ts";
import { normalEmail } from "../../../core/accounts/person-store.ts";
import type { Handlers } from "../../../core/context/operations.ts";
import { requireGoodPassword } from "../passwords.ts";
import { register, verifyRegistration } from "./register.ts";

/** A known address takes no longer than an unknown one. */
const leastMs = 250;

export const handlers = {
  async createRegistration({ body }, { service, from }) {
    service.registrations.take(from.network);
    const { version } = service.config.terms;
    if (version !== undefined && body.terms_version !== version)
      throw new ValidationError({ terms_version: [`must be ${version}, the version that is valid now`] });
    requireGoodPassword(body.password, { email: normalEmail(body.email), name: body.name });
    await Promise.all([register(service, body), pause(leastMs)]);
    service.mailWritten?.();
    const message =
      "A mail with a code is on its way, unless you got several within the hour: then use one of them. Confirm it with POST /registrations/verify";
    return { ...success({ message }), status: 202 as const };
  },

  async verifyRegistration({ body }, { service }) {
    await verifyRegistration(service, body);
    service.mailWritten?.();
    return success({
      message: "The registration waits for review. You get a mail with the operators' decision",
    });
  },
} satisfies Partial<Handlers>;
