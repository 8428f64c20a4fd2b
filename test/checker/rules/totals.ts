// Statistics and totals of lists are the sums of the records, and a list has each document once.
import { bodyOf, textOf } from "../interface.ts";
import { cents } from "../line-values.ts";
import type { Rule } from "../rule.ts";
import type { Run } from "../run.ts";

/** A report over all branches has those with the currency of the first one with a device: Kenya's or Rwanda's. */
function ownBranches(run: Run): (branch: string | undefined) => boolean {
  const isRwandan = (branch: string): boolean =>
    (run.devices.get(branch) ?? []).some((tin) => run.deviceAt({ tin, branch }).profile === "rw");
  const [first] = [...run.devices.keys()].sort();
  return (branch) => first === undefined || branch === undefined || isRwandan(branch) === isRwandan(first);
}

export const totals: Rule = {
  name: "totals",
  find(run, report) {
    const { listed } = run;
    if (!listed) return;
    const counted = new Map<string, number>();
    const seen = new Map<string, number>();
    let soldCents = 0;
    const isOwn = ownBranches(run);
    const count = (name: string): void => void counted.set(name, (counted.get(name) ?? 0) + 1);
    for (const { entry, line } of listed) {
      const id = textOf(entry.transaction_id) ?? "";
      const first = seen.get(id);
      if (first !== undefined) report(`/transactions lists ${id} twice`, first, line);
      seen.set(id, line);
      count(`status ${textOf(entry.status)}`);
      count(`type ${textOf(entry.type)}`);
      if (entry.type === "sales" && entry.status === "success" && isOwn(textOf(entry.branch_id)))
        soldCents += (entry.receipt_type === "R" ? -1 : 1) * cents(Number(entry.total_amount));
    }
    const of = (name: string): number => counted.get(name) ?? 0;
    for (const { bare, query, body, path, line } of run.records) {
      const total = bodyOf(body.meta).total;
      const compare = (what: string, said: unknown, due: number): void => {
        if (said !== due) report(`${what} of ${path} is ${said}, there are ${due}`, line);
      };
      if (bare === "/transactions" && typeof total === "number") {
        const filters = [...query.keys()].filter((name) => !/^(page|per_page)$/.test(name));
        const [filter] = filters;
        if (filters.length === 0) compare("the total", total, listed.length);
        else if (filters.length === 1 && (filter === "status" || filter === "type"))
          compare("the total", total, of(`${filter} ${query.get(filter)}`));
      }
      // A report of all times.
      if (bare === "/reports/tax" && `${query.get("from_date")}` <= "2020-01-01") {
        const { total_amount } = bodyOf(bodyOf(bodyOf(body.data).totals).sales);
        compare("totals.sales.total_amount", total_amount, soldCents / 100);
      }
      if (bare !== "/transactions/stats") continue;
      const data = bodyOf(body.data);
      compare("the total", data.total, listed.length);
      for (const [status, said] of Object.entries(bodyOf(data.by_status)))
        compare(`by_status.${status}`, said, of(`status ${status}`));
      for (const [type, said] of Object.entries(bodyOf(data.by_type)))
        compare(`by_type.${type}`, said, of(`type ${type}`));
      const ended = of("status success") + of("status failed");
      const rate = ended === 0 ? 0 : (of("status success") / ended) * 100;
      if (typeof data.success_rate !== "number" || Math.abs(data.success_rate - rate) > 0.0500001)
        report(`success_rate of ${path} is ${data.success_rate}, it should be ${rate.toFixed(1)}`, line);
    }
    for (const document of run.documents.values()) {
      const entry = document.sightings.find(({ by, status }) => by === "record" && status !== undefined);
      const other = document.sightings.find(
        ({ by, status }) => by === "record" && status !== undefined && status !== entry?.status,
      );
      if (entry && other && run.header.settled)
        report(
          `${document.id} is ${entry.status} and ${other.status} at once`,
          ...entry.lines,
          ...other.lines,
        );
    }
  },
};
