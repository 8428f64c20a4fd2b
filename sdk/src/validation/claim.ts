// Responsible for the month in which the tax of a purchase is claimed.

/**
 * Why a purchase can't be claimed in a month (`2026-03`).
 *
 * @param purchaseDate `20260309`
 * @param today `20260310`
 */
export function claimProblem(month: string, purchaseDate: string, today: string): string | undefined {
  const [bought, now] = [purchaseDate, today].map((day) => `${day.slice(0, 4)}-${day.slice(4, 6)}`);
  if (bought !== undefined && month < bought)
    return `must not be before the month of purchase_date, ${bought}`;
  if (now !== undefined && month > now) return `must not be after this month, ${now}`;
  return undefined;
}
