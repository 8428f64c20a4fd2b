// Breaking changes since the last release that were made on purpose. A release empties this list and replaces released.yaml.

/** `change` matches sentences of `breakingChanges`. */
export const acceptedChanges: readonly { change: RegExp; reason: string }[] = [
  {
    change:
      /webhooks.*: can be (device\.reachable|notices\.received|supplier_invoices\.received|customs_records\.received|transaction\.(exhausted|outcome_unknown)|webhook\.disabled|relay\.(dis)?connected|export\.completed|reconciliation\.(matched|no_data))$/,
    reason: "A webhook gets these events only if it asks for them.",
  },
  {
    change: /: has the format (text|identifier)$/,
    reason:
      "Control and invisible characters made two identifiers that look alike, and reached receipts and terminals.",
  },
  {
    change: /: has the format calendar-(day|time)$/,
    reason: "Days that no calendar has, such as 20260230, were rejected at some places and signed at others.",
  },
  {
    change: /^POST \/sales, body\.items\[\]: has another allOf$/,
    reason: "A line names its item by `item_code`, as before, or now by `external_code`.",
  },
  {
    change: /_?tin: has another pattern|_?tin: has the pattern/,
    reason: "Wider: blanks around a TIN are removed, and it is written in capitals.",
  },
  {
    change: /^POST \/branches, body\.bhf_id: has the (format branch-id|minLength 2|maxLength 2)$/,
    reason:
      "Control units take branch identifiers of two characters; others were rejected only at the device.",
  },
  {
    change: /item_sequence: has the minimum 1$/,
    reason: "Customs lines are numbered from 1; no record ever had the line 0.",
  },
  {
    change: /\.meta\.(current_page|total|total_movements|total_pages): can be absent$/,
    reason:
      "Pages that are asked for by `cursor`, which is new, have no totals. Pages by number have them as before.",
  },
  {
    change: /^GET \/transactions\/\{id\}\/receipt, response 200\.data\.label: can be CC$/,
    reason: "The authority's label of a copied credit note is CC, not CR.",
  },
  {
    change: /^GET \/health, response 200\.data\.caller\.key: .*null/,
    reason: "Null in a session, which is new. A request with a key has its key as before.",
  },
];
