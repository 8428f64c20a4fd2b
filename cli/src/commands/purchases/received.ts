import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageQuery, readPages } from "../../input/paging.ts";
import { duration } from "../../output/progress.ts";
import { counted } from "../../output/words.ts";
import { checkReportPath, writeReport } from "../../reconcile/report-file.ts";
import { exportFlags, wholeOrPaged } from "../../reports/export.ts";
import { localTimes } from "../../service/local-day.ts";
import { supplierSaleColumns, supplierSaleRow, supplierSaleTable } from "../../supplier-sales/columns.ts";

export default class PurchasesReceived extends BaseCommand<typeof PurchasesReceived> {
  static override summary = "list supplier invoices that the service has stored, with their age";
  static override description =
    "Lists without a call to the control unit. The service fetches once a day (`branches update --daily-fetch`); `purchases fetch` fetches now.";
  static override examples = [
    "<%= config.bin %> purchases received",
    "<%= config.bin %> purchases received --status all --from 2026-03-01 --to 2026-03-31 --out march.xlsx",
  ];
  static override flags = {
    status: Flags.option({
      options: ["waiting", "registered", "all"] as const,
      summary: "whether a purchase registers them",
      default: "waiting" as const,
    })(),
    ...dayFlags,
    ...exportFlags,
  };

  async run(): Promise<void> {
    const { status, from, to, out } = this.flags;
    if (out !== undefined) checkReportPath(out);
    const client = await this.client();
    const paging = wholeOrPaged(this.flags);
    const query = {
      ...given({ branch_id: await this.branch(), from_date: from, to_date: to }),
      status,
      ...pageQuery(paging),
    };
    const call = client.purchases.supplierSales(query);
    const { synced_at, age_s, next_fetch_at } = (await call).meta;
    const { rows, meta } = await readPages(call, paging);
    if (out !== undefined) {
      const files = await writeReport(out, [supplierSaleTable(rows)]);
      const sentence = `${counted(rows.length, "supplier invoice")} written to ${files.join(", ")}.`;
      return this.conclude({
        data: rows,
        sentence,
        meta: { ...meta, synced_at, age_s, next_fetch_at, files },
      });
    }
    const isWhole = this.wantsJson || this.flags.format === "json";
    await this.showRows(isWhole ? rows : rows.map(supplierSaleRow), {
      columns: supplierSaleColumns,
      meta: { ...meta, synced_at, age_s, next_fetch_at },
      empty: "No supplier invoice is stored.",
    });
    if (this.wantsJson) return;
    const local = await localTimes(client);
    const age =
      synced_at === null || age_s === null
        ? "Nothing was fetched yet."
        : `Fetched at ${local(synced_at)}, ${duration(age_s)} ago.`;
    const next =
      next_fetch_at === null ? "No daily fetch is planned." : `The next fetch is at ${local(next_fetch_at)}.`;
    this.note(`${age} ${next}`);
  }
}
