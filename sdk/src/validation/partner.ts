// Responsible for the room that control units have for the other party of a document: its TIN and branch.
import { normalTin, type TinProfile } from "../tins.ts";
import type { Problems } from "./problems.ts";

const fields = ["customer_tin", "supplier_tin", "supplier_bhf_id"] as const;
type PartnerField = (typeof fields)[number];

/** How many characters control units take, by profile. These texts are never cut: another TIN is another taxpayer. */
const longest: Partial<Record<TinProfile, Record<PartnerField, number>>> = {
  ke: { customer_tin: 11, supplier_tin: 11, supplier_bhf_id: 2 },
};

/** Adds a problem for each text that the control unit has no room for. Without a profile, that can't be determined. */
export function checkPartner(
  input: { [Field in PartnerField]?: string | null | undefined },
  profile: TinProfile | undefined,
  problems: Problems,
): void {
  const limits = profile && longest[profile];
  if (!limits) return;
  for (const field of fields) {
    const { length } = [...normalTin(input[field] ?? "")];
    if (length > limits[field])
      problems.add(
        field,
        `must have at most ${limits[field]} characters at the control unit, found ${length}`,
      );
  }
}
