import { Flags } from "@oclif/core";
import { BaseCommand } from "../../base.ts";
import { dayFlags, given, pageFlags, pageQuery, readPages } from "../../input/paging.ts";

export default class AuditList extends BaseCommand<typeof AuditList> {
  static override summary = "list changes and their authors, newest first";
  static override examples = [
    "<%= config.bin %> audit list --from 2026-03-01 --action devices",
    "<%= config.bin %> audit list --without sessions",
    "<%= config.bin %> audit list --actor operator --json",
  ];
  static override flags = {
    actor: Flags.option({
      options: ["user", "operator", "service"] as const,
      summary: "only changes by users, by operators or by the service",
    })(),
    user: Flags.integer({ summary: "only changes by this user", helpValue: "id", min: 1 }),
    action: Flags.string({ summary: "only this action or topic, such as devices.update or devices" }),
    without: Flags.string({
      summary: "leave out this action or topic, such as sessions for sign-ins and sign-outs",
    }),
    subject: Flags.string({ summary: "only subjects that contain this text" }),
    ...dayFlags,
    ...pageFlags,
  };

  async run(): Promise<void> {
    const client = await this.client();
    const { actor, user, action, without, subject, from, to } = this.flags;
    const query = {
      ...given({ actor, user_id: user, action, without, subject, from_date: from, to_date: to }),
      ...pageQuery(this.flags),
    };
    const { rows, meta } = await readPages(client.audit.list(query), this.flags);
    await this.showRows(rows, {
      columns: ["created_at", "actor", "user_email", "action", "subject", "old", "new", "environment", "id"],
      meta,
      empty: "There are no such entries.",
    });
  }
}
