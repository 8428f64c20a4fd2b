// The nightly run that sends rejected follow-ups again, as the service composes it.
import type { ZoneSetting } from "../../server/src/base/zone.ts";
import { createNightly } from "../../server/src/core/jobs/nightly.ts";
import type { Runner } from "../../server/src/core/jobs/runner.ts";
import { createResending } from "../../server/src/core/stock/nightly.ts";
import type { Background } from "../../server/src/db/background.ts";

export function nightlyOf(background: Background & ZoneSetting): Runner {
  return createNightly(background, { stock: createResending(background) });
}
