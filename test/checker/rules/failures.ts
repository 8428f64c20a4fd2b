// The service may ask to come back later (503, 504); any other 5xx is a failure of its own.
import { bodyOf } from "../interface.ts";
import type { Rule } from "../rule.ts";

export const failures: Rule = {
  name: "failures",
  find(run, report) {
    for (const { request, response, line, responseLine } of run.calls) {
      if (!response || response.status < 500 || response.status === 503 || response.status === 504) continue;
      const { code } = bodyOf(response.body);
      // A direct fetch from a unit that can't be reached is a 500 by the published API.
      if (response.status === 500 && code === "unit_unreachable") continue;
      report(
        `${request.method} ${request.path} got ${response.status} ${code ?? ""}`.trim(),
        line,
        responseLine,
      );
    }
  },
};
