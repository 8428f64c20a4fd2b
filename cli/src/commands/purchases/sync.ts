// Responsible for `purchases sync`.
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { exitCodes } from "../../exit-codes.ts";
import { Failure } from "../../failure.ts";
import { readInput } from "../../input.ts";
import { stopped } from "../../outcome.ts";
import { profilePath } from "../../profile.ts";
import { duration } from "../../progress.ts";
import type { SyncRow } from "../../supplier-sales/sync.ts";

const COLUMNS = ["supplier_name", "supplier_invoice_no", "total_amount", "status", "invoice_no", "reason"];

export default class PurchasesSync extends BaseCommand<typeof PurchasesSync> {
  static override summary = "register what suppliers reported selling to this branch";
  static override description =
    `Fetches the supplier sales that are not registered yet and registers each as a purchase with the supplier's
figures to the letter. Each purchase's number is made from the supplier's tax number, branch and invoice number,
so running it again, after Ctrl-C too, registers nothing twice.

Your item behind each line: --item-map, else what an earlier run used, else the item of the same code, else a new
one with --register-items. Lines without an item leave their sale waiting, with the reason.
Exit codes: 0 all registered, 3 some, 5 the authority refused all, 8 still pending.`;
  static override examples = [
    "<%= config.bin %> purchases sync --dry-run",
    "<%= config.bin %> purchases sync --register-items",
    "<%= config.bin %> purchases sync --item-map KE2NTXU0000044=KE2NTXU0000001 --item-map-file items.json",
  ];
  static override flags = {
    "item-map": Flags.string({
      summary: "your item for a supplier's, repeated; the supplier's TIN may stand before its code",
      multiple: true,
      multipleNonGreedy: true,
      helpValue: "[tin:]theirs=yours",
    }),
    "item-map-file": Flags.string({ summary: "JSON file of such pairs" }),
    "register-items": Flags.boolean({ summary: "register items that are not known yet" }),
    "payment-type": Flags.string({ summary: "how you paid: `codes payment-types`", default: "01" }),
    prefix: Flags.string({ summary: "begins the purchases' invoice numbers", default: "" }),
    supplier: Flags.string({ summary: "only of this tax number" }),
    limit: Flags.integer({ summary: "at most so many", min: 1 }),
    "dry-run": Flags.boolean({ summary: "show what would be registered, change nothing" }),
    wait: Flags.boolean({
      summary: "wait for outcomes that are not there at once",
      default: true,
      allowNo: true,
    }),
    timeout: Flags.integer({ summary: "seconds to wait for one outcome", default: 120, min: 1 }),
    state: Flags.string({ summary: "file that remembers items (default beside the credentials)" }),
  };

  async run(): Promise<void> {
    const { readItemMap, SupplierItems } = await import("../../supplier-sales/items.ts");
    const { syncPurchases } = await import("../../supplier-sales/sync.ts");
    const { State } = await import("../../sales-file/state.ts");
    const { verifyState } = await import("../../sales-file/verify-state.ts");
    const startedAt = performance.now();
    const client = await this.client();
    const profile = await this.profile();
    const mapFile = this.flags["item-map-file"];
    const map = readItemMap(
      this.flags["item-map"] ?? [],
      mapFile === undefined ? undefined : await readInput(mapFile),
    );
    const {
      "dry-run": dryRun,
      "register-items": register,
      supplier,
      limit,
      wait,
      timeout,
      prefix,
    } = this.flags;
    const fetched = await client.purchases.fetchSupplierSales(
      profile.branch ? { branch_id: profile.branch } : {},
    );
    const sales = fetched.filter(({ spplrTin }) => !supplier || spplrTin === supplier).slice(0, limit);
    if (sales.length === 0)
      return this.showRows([], { columns: COLUMNS, empty: "No supplier sale is waiting." });
    const taxTypes = await client.codes.taxTypes();
    const statePath =
      this.flags.state ?? join(dirname(profilePath()), `purchase-items.${profile.name}.jsonl`);
    await mkdir(dirname(statePath), { recursive: true, mode: 0o700 });
    const state = await State.open(statePath, profile);
    const rows: SyncRow[] = [];
    const signal = this.stopSignal(
      () => `${rows.length} of ${sales.length} done. Run the same command again for the rest.`,
    );
    const items = new SupplierItems({ client, state, map, register, dryRun, signal });
    try {
      await verifyState(client, state);
      await syncPurchases({
        client,
        sales,
        items,
        decide: () => ({ register: true }),
        purchase: {
          prefix,
          paymentType: this.flags["payment-type"],
          rates: new Map(taxTypes.map(({ code, rate }) => [code, rate])),
        },
        dryRun,
        waitMs: wait ? timeout * 1000 : 0,
        signal,
        screen: process.stderr,
        rows,
      });
    } catch (error) {
      if (error instanceof Failure && !signal.aborted) throw error;
      throw signal.aborted ? signal.reason : stopped(error, "run the same command again for the rest.");
    } finally {
      await state.close();
    }
    await this.#conclude(rows, items.registered, (performance.now() - startedAt) / 1000);
  }

  async #conclude(rows: SyncRow[], itemsRegistered: number, tookS: number): Promise<void> {
    const count = (status: SyncRow["status"]) => rows.filter((row) => row.status === status).length;
    const failure = this.flags["dry-run"] ? undefined : verdict(rows.length, count);
    if (failure && this.wantsJson) throw Object.assign(failure, { data: rows });
    await this.showRows(rows, { columns: COLUMNS });
    const done = this.flags["dry-run"]
      ? `${count("would register")} would be registered`
      : `${count("success")} registered, ${itemsRegistered} new items`;
    this.note(`${rows.length} supplier sales: ${done}, in ${duration(tookS)}`);
    if (failure) throw failure;
  }
}

function verdict(total: number, count: (status: SyncRow["status"]) => number): Failure | undefined {
  const good = count("success");
  if (good === total) return undefined;
  const remedy = "See the reasons; then run the same command again: what is registered is not fetched again.";
  const message = `${total - good} of ${total} supplier sales are not registered`;
  if (count("pending") === total - good)
    return new Failure(message, { code: "still_pending", exitCode: exitCodes.pending, remedy });
  if (good > 0) return new Failure(message, { code: "partly_done", exitCode: exitCodes.partly, remedy });
  if (count("failed") === total)
    return new Failure(message, { code: "refused", exitCode: exitCodes.refused, remedy });
  return new Failure(message, { code: "nothing_done", remedy });
}
