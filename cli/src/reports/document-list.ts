// `sales list` and `purchases list`: a search, shown as a table, CSV or JSON, or written to a file.
import { type Command, Flags } from "@oclif/core";
import type { Taxctl } from "@taxctl/sdk";
import { BaseCommand } from "../base.ts";
import { dayFlags, given, type Paged, pageQuery, readPages } from "../input/paging.ts";
import { allBranchesFlag } from "../input/shared-flags.ts";
import { counted } from "../output/words.ts";
import { exportColumns, type ListedDocument } from "./documents.ts";
import { exportFlags, exportRows, wholeOrPaged, writeExport } from "./export.ts";

const statuses = ["pending", "processing", "success", "failed"] as const;

/** Flags of both lists. */
export const documentListFlags = {
  status: Flags.option({ options: statuses, summary: "only this status" })(),
  ...dayFlags,
  ...exportFlags,
  ...allBranchesFlag,
};

type ListFlags = Parameters<typeof pageQuery>[0] & {
  format: string;
  out?: string;
  status?: (typeof statuses)[number];
  from?: string;
  to?: string;
};

/** The part of a search that both lists have: status, days and page. */
type CommonSearch = {
  status?: (typeof statuses)[number];
  from_date?: string;
  to_date?: string;
  page?: number;
  per_page?: number;
};

type Documents = {
  /** The word for one of them. */
  noun: string;
  kind: keyof typeof exportColumns;
  /** The columns of the table for people. */
  columns: readonly string[];
  search(client: Taxctl, common: CommonSearch): Paged<ListedDocument>;
};

export abstract class DocumentList<C extends typeof Command> extends BaseCommand<C> {
  /** Ends with the documents that the search finds, or with the file that `--out` names. */
  protected async list(flags: ListFlags, { noun, kind, columns, search }: Documents): Promise<void> {
    const { out, format, status, from, to } = flags;
    if (out !== undefined) (await import("../reconcile/report-file.ts")).checkReportPath(out);
    const paging = wholeOrPaged(flags);
    const client = await this.client();
    const common = { ...given({ status, from_date: from, to_date: to }), ...pageQuery(paging) };
    const { rows, meta } = await readPages(search(client, common), paging);
    if (out !== undefined) {
      const files = await writeExport(out, kind, rows);
      const sentence = `${counted(rows.length, noun)} written to ${files.join(", ")}.`;
      return this.conclude({ data: rows, sentence, meta: { ...meta, files } });
    }
    await this.showRows(exportRows(rows, this.wantsJson || format === "json"), {
      columns: format === "csv" ? exportColumns[kind] : columns,
      meta,
      empty: `There are no such ${noun}s.`,
    });
  }
}
