// Small wrong changes of the service, each a bug that this field really has. A simulation that finds them all is worth believing.

export type PlantedChange = {
  /** Below `server/src`. */
  file: string;
  from: string;
  to: string;
};

export type PlantedBug = PlantedChange & {
  name: string;
  /** What it would do to a user. */
  harm: string;
  /** Where two guards stand one behind the other, the bug takes both away. */
  also?: readonly PlantedChange[];
};

export const changesOf = ({ file, from, to, also = [] }: PlantedBug): PlantedChange[] => [
  { file, from, to },
  ...also,
];

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: "count up on duplicate",
    harm: "A sale whose response was lost is signed a second time under the next number.",
    file: "lanes/meanings.ts",
    from: 'if (replay) return { action: "accept", receipt: result.receipt, recovered: true };',
    to: 'if (replay) return { action: "resynchronize", next: number + 1 };',
  },
  {
    name: "release the number after a time-out",
    harm: "A sale that the unit signed without a response is signed again.",
    file: "lanes/apply.ts",
    from: '...(isNumbered ? { state: "sent" } : { state: "waiting", ...freed }),',
    to: '...{ state: "waiting" as const, ...freed },',
  },
  {
    name: "a time-out is a rejection",
    harm: "A signed sale is shown as failed.",
    file: "lanes/meanings.ts",
    from: 'return result.not_served && !replay ? { action: "stream_waits" } : { action: "doubt" };',
    to: 'return result.not_served && !replay ? { action: "stream_waits" } : { action: "reject", passing: false };',
  },
  {
    name: "believe a rejection of a replay",
    harm: "A signed sale is shown as failed, because the unit was offline when it was asked again.",
    file: "lanes/meanings.ts",
    from: 'if (replay && (result.passing || saidOfLostSend.has(result.code))) return { action: "doubt" };',
    to: "",
  },
  {
    name: "take any answer for a receipt",
    harm: "An error page of a server in front of the unit is taken for a receipt, and the sale is never signed.",
    file: "control-unit/results.ts",
    from: '"an empty body" : "no result";\n  return {\n    kind: "doubt",',
    to: '"an empty body" : "no result";\n  const accepted = { kind: "accepted", code: null, message: shape, answer: answer(), data: null, result_date: "" };\n  if (reply.status === 200) return accepted as never;\n  return {\n    kind: "doubt",',
  },
  {
    name: "show another counter as the receipt",
    harm: "A sale shows a number that is not on its receipt, from the first credit note on.",
    file: "core/sales/kind.ts",
    from: "    receipt_no: String(receipt.receipt_no),",
    to: "    receipt_no: String(receipt.total_receipt_no || receipt.receipt_no),",
  },
  {
    name: "overtake a call in doubt",
    harm: "The sale after one without a response takes its number, and the first is shown as signed under the other one's receipt.",
    file: "lanes/choose.ts",
    from: "    if (sent) {\n      if (isDue(sent) && !isHeld(stream)) heads.set(stream.name, sent);",
    to: "    if (sent && isDue(sent)) {\n      if (!isHeld(stream)) heads.set(stream.name, sent);",
  },
  {
    name: "keep the number after a success",
    harm: "The next sale reuses a number, and the unit takes it for a repetition.",
    file: "lanes/apply.ts",
    from: "const next_number = (call.number ?? 0) + 1;",
    to: "const next_number = call.number ?? 0;",
  },
  {
    name: "free the number while the unit is away",
    harm: "A sale without a response is signed a second time, because the unit could not be reached when it was asked again.",
    file: "lanes/meanings.ts",
    from: 'return replay ? { action: "doubt" } : { action: "back_off" };',
    to: 'return { action: "back_off" };',
  },
  {
    name: "two drains of one lane",
    harm: "Two calls are on their way to one unit at once, and the second takes the first one's number.",
    file: "lanes/lane.ts",
    from: 'if (!lane || (lane.owner !== owner && !isFree(dependencies, lane))) return { turn: "over" };',
    to: 'if (!lane) return { turn: "over" };',
    also: [
      {
        file: "lanes/choose.ts",
        from: "  if (served.some(({ sent }) => sent && sent.holder !== null && !isDue(sent))) return { heads, streams };\n",
        to: "",
      },
    ],
  },
  {
    name: "a lease shorter than a slow call",
    harm: "Another process sends a call again while its holder still waits for a slow unit.",
    file: "lanes/timing.ts",
    from: "leaseMs: Math.round(saveMs * 1.5),",
    to: "leaseMs: Math.round(saveMs / 10),",
    also: [
      {
        file: "lanes/timing.ts",
        from: "callLimitMs: Math.round((saveMs * 34) / 30),",
        to: "callLimitMs: Math.round(saveMs / 10),",
      },
      {
        file: "lanes/lane.ts",
        from: "if (sentMs - bound.leasedMs > timing.leaseMs - timing.saveMs) {",
        to: "if (sentMs - bound.leasedMs > timing.leaseMs) {",
      },
    ],
  },
  {
    name: "send past the lease",
    harm: "A process that was stopped sends a call that another process is sending too.",
    file: "lanes/lane.ts",
    from: "if (sentMs - bound.leasedMs > timing.leaseMs - timing.saveMs) {",
    to: "if (sentMs - bound.leasedMs > Number.POSITIVE_INFINITY) {",
  },
  {
    name: "take a call in doubt back as a new one",
    harm: "A sale without a response that a slow process could not send again in time is signed a second time.",
    file: "lanes/unbind.ts",
    from: "    state,\n    number,\n    z_no,\n",
    to: '    state: "waiting" as const,\n    number: null,\n    z_no,\n',
  },
  {
    name: "forget the movement",
    harm: "Stock does not fall when a sale is signed.",
    file: "core/sales/kind.ts",
    from: "      await moveItems(trx, row, effectOf(document), document, unit.address.profile, now);",
    to: "      if (!acceptance.recovered) await moveItems(trx, row, effectOf(document), document, unit.address.profile, now);",
  },
  {
    name: "forget the second half of an adjustment",
    harm: "An adjustment that takes one item and brings another is booked whole, and the authority learns of one half.",
    file: "core/stock/movement-kind.ts",
    from: "      if (part + 1 < document.parts.length) {",
    to: "      if (part + 2 < document.parts.length) {",
  },
  {
    name: "move stock in the wrong direction",
    harm: "A returned item is taken out of stock again.",
    file: "core/sales/kind.ts",
    from: '{ reason: "sale_return", movement_type: "03", sign: 1,',
    to: '{ reason: "sale_return", movement_type: "03", sign: -1,',
  },
  {
    name: "book one line of an item",
    harm: "Of two lines of one item only the last one leaves the stock.",
    file: "core/stock/store.ts",
    from: "changes.set(item_id, (changes.get(item_id) ?? 0) + qty);",
    to: "changes.set(item_id, qty);",
  },
  {
    name: "acknowledge a movement twice",
    harm: "The unit gets a wrong stock balance.",
    file: "core/stock/follow-ups.ts",
    from: '      await acknowledge(trx, "followUp", content, changes, nowMs);',
    to: '      await acknowledge(trx, "followUp", content, changes, nowMs);\n      if (call.sends > 1) await acknowledge(trx, "followUp", content, changes, nowMs);',
  },
  {
    name: "acknowledge before the disk",
    harm: "A sale that was acknowledged is gone after a loss of power.",
    file: "db/engine/sqlite.ts",
    from: "  await state.log?.writeThrough();",
    to: "",
    also: [
      {
        file: "db/engine/sqlite-log.ts",
        from: "if (this.#progress.safe < committed) await this.writeThrough();",
        to: "",
      },
    ],
  },
  {
    name: "acknowledge before the commit",
    harm: "A sale that was accepted is gone when the process crashes a moment later.",
    file: "core/transactions/intake.ts",
    from: "    const store = () => db.transaction((trx) => storeBatch(trx, batch, clock.now()));",
    to: "    const store = () =>\n      new Promise<Awaited<ReturnType<typeof storeBatch>>>((resolve, reject) => {\n        const stored = db.transaction(async (trx) => {\n          const outcomes = await storeBatch(trx, batch, clock.now());\n          if (!batch.every(({ context }) => context.isAsync)) return outcomes;\n          resolve(outcomes);\n          await new Promise((later) => setTimeout(later, 20));\n          return outcomes;\n        });\n        stored.then(resolve, reject);\n      });",
  },
  {
    name: "ignore a failed sync",
    harm: "A sale is acknowledged although the disk did not take it.",
    file: "db/engine/sqlite-log.ts",
    from: "      throw failureOf(error);",
    to: "      void failureOf(error);",
  },
  {
    name: "replace what waits for its retry",
    harm: "A rejected sale that is corrected while it waits for its retry is signed twice: as it was, and corrected.",
    file: "core/transactions/batch.ts",
    from: '  return row.status === "failed" && row.next_retry_at === null;',
    to: '  return row.status === "failed";',
    also: [
      { file: "core/transactions/batch.ts", from: "  await cancelCalls(trx, row.id, nowMs);\n", to: "" },
    ],
  },
  {
    name: "other content overwrites",
    harm: "A corrected copy of a sale is taken for a repetition, and the correction is lost without a word.",
    file: "core/transactions/batch.ts",
    from: "    if (row && (row.content_hash === entry.content_hash || (await isSameContent(trx, row, entry))))",
    to: "    if (row?.live)",
  },
  {
    name: "replace what may still be signed",
    harm: "A sale is submitted again under its number while the first one is on its way, and both are signed.",
    file: "core/transactions/batch.ts",
    from: '  return row.status === "failed" && row.next_retry_at === null;',
    to: '  return row.status !== "success";',
  },
  {
    name: "reuse a key for other content",
    harm: "Another sale gets the response of the first one, and is never stored.",
    file: "http/idempotency.ts",
    from: "      if (!isSame) throw mismatch();",
    to: "",
  },
  {
    name: "run a key twice",
    harm: "A stock take that is repeated while the first one runs is booked a second time.",
    file: "http/idempotency.ts",
    from: "    if (found.owner === owner || service.isAlone) return true;",
    to: "    if (found.owner !== owner) return true;",
    also: [{ file: "core/idempotency/fence.ts", from: "  if (isHeld) return;", to: "  return;" }],
  },
  {
    name: "more retries than allowed",
    harm: "A rejected sale is sent again and again.",
    file: "core/transactions/finish.ts",
    from: "export const mostRetries = 3;",
    to: "export const mostRetries = 30;",
  },
  {
    name: "forget the first rejection",
    harm: "A till learns that a sale failed which is signed half a minute later.",
    file: "core/transactions/store.ts",
    from: '  return row.status === "success" || (row.status === "failed" && row.next_retry_at === null);',
    to: '  return row.status === "success" || row.status === "failed";',
  },
  {
    name: "promise no event to those who wait",
    harm: "A till that waited in vain for its receipt never learns of it.",
    file: "core/transactions/outcome.ts",
    from: "    if (!isFinal(row)) await updateTransaction(trx, row, { notify: 1 });\n",
    to: "",
  },
  {
    name: "end a delivery that failed",
    harm: "A receiver that was away for a moment never learns of the outcome.",
    file: "core/webhooks/attempt-store.ts",
    from: "  const dueAt = isOver ? null : dueAfter(step, nowMs, chance);",
    to: "  const dueAt = isOver || step > 1 ? null : dueAfter(step, nowMs, chance);",
  },
  {
    name: "lose count at a retry",
    harm: "After a retry the statistics differ from the documents.",
    file: "core/transactions/store.ts",
    from: "  if (changed.status === row.status) return;",
    to: '  if (changed.status === row.status || row.status === "failed") return;',
  },
  {
    name: "credit by the receipt's number",
    harm: "A credit note names another sale than the one that it returns.",
    file: "core/sales/kind.ts",
    from: "  const original_number = await signedNumberOf(trx, original.id);",
    to: "  const original_number = Number(original.receipt_no) || (await signedNumberOf(trx, original.id));",
  },
  {
    name: "believe any receipt of a replay",
    harm: "A sale takes the receipt of another document that the unit returned.",
    file: "lanes/responses.ts",
    from: "  const mismatch = await dependencies.kinds[call.kind].findMismatch?.(trx, call, recovered);",
    to: "  const mismatch = recovered.receipt === receipt ? null : await dependencies.kinds[call.kind].findMismatch?.(trx, call, recovered);",
  },
  {
    name: "keep an address out after a clock was set back",
    harm: "Callers of an address are rejected with 429 until the clock has caught up, an hour or more.",
    file: "http/rate-limit.ts",
    from: "    tats.set(address, most);",
    to: "",
  },
  {
    name: "list the total without the discount",
    harm: "Lists and statements show a total that no customer paid: the receipt has the discount, they have not.",
    file: "core/sales/submission.ts",
    from: "  const { total_amount, tax_amount } = sumLines(items);",
    to: "  const { total_amount: paid, tax_amount } = sumLines(items);\n  const total_amount = items.reduce((sum, line) => sum + (line.discount_with_tax ?? 0), paid);",
  },
];
