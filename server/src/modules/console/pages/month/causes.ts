// Which amounts the authority counts and the month doesn't: suppliers' invoices that are not claimed, by what became of them.
import { add } from "@taxctl/sdk/rules/amounts";
import { documentOfSupplierSale } from "@taxctl/sdk/rules/reconcile";
import type { Cause } from "@taxctl/sdk/rules/vat-return";
import type { DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import { readComparisons } from "./comparisons.ts";
import { readyBranches } from "./suppliers.ts";
import type { Report } from "./vat.ts";
import { monthOf, monthPath, type ReconciliationListRow } from "./words.ts";

/** How many rows of each comparison are read: pages of 100. */
export const mostPages = 20;

type Fate = "open" | "pending" | "accepted" | "refused";
export type CauseName = Fate | "unclaimed" | "deducted";
export type Amounts = { taxable: number; tax: number };
type MonthCause = Cause<CauseName> & { sum: Amounts };

const labels: Record<CauseName, string> = {
  open: "You have not decided these invoices",
  pending: "Marked as pending",
  accepted: "Accepted, not registered yet",
  refused: "Ignored or rejected",
  unclaimed: "Registered without a claim",
  deducted: "Not deductible",
};

/** The decision that finds the rows of a cause. */
const decisionOf: Partial<Record<CauseName, string>> = {
  open: "none",
  pending: "pending",
  accepted: "accept",
  refused: "ignore",
};

/** What became of a supplier's invoice; undefined for one that is registered, or that no supplier reported. */
function fateOf({ authority, decision, registration }: ReconciliationListRow): Fate | undefined {
  if (!authority || (registration && !registration.rejected)) return undefined;
  if (!decision || decision.action === "unlink") return "open";
  if (decision.action === "pending") return "pending";
  return decision.action === "accept" || decision.action === "link" ? "accepted" : "refused";
}

type TaxTypes = DataOf<"listTaxTypes">;
const sections = { standard: "general", reduced: "other" } as const;

/** The section of a tax type. One with rates of its own has exempt lines too. */
function sectionOf(types: TaxTypes, letter: string, { tax }: Amounts): string {
  const type = types.find(({ code }) => code === letter);
  if (!type) return "purchases_general";
  if (type.own_rate && tax === 0) return "purchases_exempt";
  const { kind } = type;
  return `purchases_${kind === "standard" || kind === "reduced" ? sections[kind] : kind}`;
}

/** The amounts by tax type of the invoices that wait to be registered, by the ids of their documents. */
async function readLetters(page: AccountPage): Promise<Map<string, Record<string, Amounts>>> {
  const { from_date, to_date } = monthOf(page);
  const found = new Map<string, Record<string, Amounts>>();
  for (const branch of await readyBranches(page)) {
    let cursor: string | null | undefined;
    for (let pages = 0; pages < mostPages && cursor !== null; pages++) {
      const { data, meta } = await page.read("listSupplierSales", {
        branch,
        query: { status: "waiting", from_date, to_date, per_page: 100, ...(cursor && { cursor }) },
      });
      for (const { id, by_letter } of data.map((sale) => documentOfSupplierSale(sale)))
        found.set(id, by_letter ?? {});
      cursor = meta.next_cursor;
    }
  }
  return found;
}

/** An invoice by sections; the amounts of a credit note are negative. A list of invoices may have no tax types. */
function amountsOf(
  { taxable, tax, kind }: NonNullable<ReconciliationListRow["authority"]>,
  by_letter: Record<string, Amounts> | null | undefined,
  types: TaxTypes,
): [section: string, amounts: Amounts][] {
  const sign = kind === "credit_note" ? -1 : 1;
  const signed = (of: Amounts): Amounts => ({
    taxable: sign * Math.abs(of.taxable),
    tax: sign * Math.abs(of.tax),
  });
  const letters = Object.entries(by_letter ?? {});
  return letters.length === 0
    ? [["purchases_general", signed({ taxable, tax })]]
    : letters.map(([letter, of]) => [sectionOf(types, letter, of), signed(of)]);
}

const plus = (one: Amounts | undefined, other: Amounts): Amounts => ({
  taxable: add(one?.taxable ?? 0, other.taxable),
  tax: add(one?.tax ?? 0, other.tax),
});

export type Causes = {
  causes: MonthCause[];
  /** Whether there are more rows than were read. */
  isCut: boolean;
  /** The words of a cause, and the page with its invoices. */
  about(name: CauseName): { label: string; href: string | undefined };
};

export async function readCauses(page: AccountPage, report: Report): Promise<Causes> {
  const found = new Map<Fate, Record<string, Amounts>>();
  const seen = new Set<string>();
  const [comparisons, types, letters] = await Promise.all([
    readComparisons(page),
    page.read("listTaxTypes").then(({ data }) => data),
    readLetters(page),
  ]);
  let isCut = false;
  for (const { id } of comparisons) {
    let cursor: string | null | undefined;
    for (let pages = 0; cursor !== null; pages++) {
      if (pages === mostPages) {
        isCut = true;
        break;
      }
      const query = { per_page: 100, ...(cursor && { cursor }) };
      const { data, meta } = await page.read("listReconciliationRows", { params: { id }, query });
      for (const row of data) {
        const fate = fateOf(row);
        // The same invoice stands in the comparison of its branch and in that of all branches.
        if (fate === undefined || !row.authority || seen.has(row.authority.id)) continue;
        seen.add(row.authority.id);
        const sums = found.get(fate) ?? {};
        // A comparison with books that have no tax types leaves out those of the suppliers.
        const by_letter = row.authority.by_letter ?? letters.get(row.authority.id);
        for (const [section, of] of amountsOf(row.authority, by_letter, types))
          sums[section] = plus(sums[section], of);
        found.set(fate, sums);
      }
      cursor = meta.next_cursor;
    }
  }
  const taxOnly = (section: string, tax: number) => ({ [section]: { taxable: 0, tax } });
  const causes: Cause<CauseName>[] = [
    ...(["open", "pending", "accepted", "refused"] as const).map((name) => ({
      name,
      amounts: found.get(name) ?? {},
    })),
    { name: "unclaimed", amounts: taxOnly("purchases_general", report.left_out.purchases.not_claimed_tax) },
    { name: "deducted", amounts: taxOnly("deducted", report.totals.non_deductible_tax) },
  ];
  const [only] = comparisons;
  const here = monthPath(page, monthOf(page).month);
  return {
    causes: causes.map((cause) => ({
      ...cause,
      sum: Object.values(cause.amounts).reduce(plus, { taxable: 0, tax: 0 }),
    })),
    isCut,
    about: (name) => {
      const decision = decisionOf[name];
      const href =
        decision === undefined || comparisons.length !== 1 || !only
          ? undefined
          : `${here}/books/${only.id}?decision=${decision}`;
      return { label: labels[name], href };
    },
  };
}
