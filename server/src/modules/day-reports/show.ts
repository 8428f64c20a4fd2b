// X and Z reports as the API shows them.
import { iso } from "../../base/clock.ts";
import { fromBlob } from "../../db/sql/values.ts";
import { shownDay, type ZContent } from "./make-z.ts";
import type { ZRow } from "./z-store.ts";

export function showZ({ number, business_day, opened_at, closed_at, figures }: ZRow) {
  return {
    number,
    business_day: shownDay(business_day),
    opened_at: iso(Number(opened_at)),
    closed_at: iso(Number(closed_at)),
    ...fromBlob<ZContent>(figures),
  };
}
