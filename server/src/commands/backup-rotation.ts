// The names of copies in a folder, and which of them are kept.

const hour = 3_600_000;
const day = 24 * hour;

/** A copy's name says when its data was read: `taxctl-2026-11-23T02-30-00Z.sqlite`, and `.age` if it is encrypted. */
export function nameCopy(atMs: number, isSealed: boolean): string {
  const time = new Date(atMs).toISOString().slice(0, 19).replaceAll(":", "-");
  return `taxctl-${time}Z.sqlite${isSealed ? ".age" : ""}`;
}

function timeOf(name: string): number | undefined {
  const [, date, hours, minutes, seconds] =
    /^taxctl-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite(?:\.age)?$/.exec(name) ?? [];
  const atMs = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(atMs) ? undefined : atMs;
}

/**
 * The copies among `names` that are no longer kept. Kept are the newest, all of the last hour, the first of each hour of
 * the last day, and the first of each day (UTC) for `days` days. Files with other names are left alone.
 */
export function findOutdated(names: readonly string[], nowMs: number, days: number): string[] {
  const copies = names
    .flatMap((name) => {
      const atMs = timeOf(name);
      return atMs === undefined ? [] : [{ name, atMs }];
    })
    .sort((left, right) => left.atMs - right.atMs);
  const firsts = new Set<string>();
  const isFirst = (unit: number, atMs: number): boolean => {
    const slot = `${unit} ${Math.floor(atMs / unit)}`;
    if (firsts.has(slot)) return false;
    firsts.add(slot);
    return true;
  };
  const newest = copies.at(-1);
  return copies
    .filter((copy) => {
      const { atMs } = copy;
      const ageMs = nowMs - atMs;
      const isFirstOfDay = isFirst(day, atMs);
      const isFirstOfHour = isFirst(hour, atMs);
      const isKept =
        copy === newest ||
        ageMs < hour ||
        (ageMs < day && isFirstOfHour) ||
        (ageMs < days * day && isFirstOfDay);
      return !isKept;
    })
    .map(({ name }) => name);
}
