// How long a link to a receipt can be valid.

const dayMs = 24 * 60 * 60_000;
/** Five years and the days of a leap: as long as the law wants records kept. */
const longestLifeMs = (5 * 365 + 2) * dayMs;

/** Why a link can't expire at this time, by field. */
export function expiryErrors(expiresAt: string | undefined, nowMs: number): Record<string, string[]> {
  if (expiresAt === undefined) return {};
  const at = Date.parse(expiresAt);
  if (at <= nowMs) return { expires_at: ["must be in the future"] };
  return at > nowMs + longestLifeMs ? { expires_at: ["must be at most five years from now"] } : {};
}
