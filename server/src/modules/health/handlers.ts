// The operation of health, for one environment.
import packageFile from "../../../package.json" with { type: "json" };
import { iso, isoOrNull } from "../../base/clock.ts";
import { success } from "../../base/response.ts";
import type { Handlers } from "../../core/context/operations.ts";
import { accountZone } from "../../core/devices/zones.ts";
import { assess } from "./assess.ts";

export const handlers = {
  async getHealth(_request, context) {
    const { service, account, user, environment, key } = context;
    const { nowMs, expiresAt, status, words, checks, lanes } = await assess(context);
    const shownKey = key && {
      id: key.id,
      prefix: key.prefix,
      expires_at: isoOrNull(expiresAt),
    };
    return success({
      data: {
        status,
        version: packageFile.version,
        environment: environment.name,
        caller: {
          account: account.name,
          user: { name: user.name, role: user.role },
          key: shownKey ?? null,
        },
        time: iso(nowMs),
        time_zone: await accountZone(service, environment.id),
        words,
        checks,
        lanes,
      },
    });
  },
} satisfies Partial<Handlers>;
