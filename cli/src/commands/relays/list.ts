import { BaseCommand } from "../../base.ts";

export default class RelaysList extends BaseCommand<typeof RelaysList> {
  static override summary = "list relays and whether they are connected";
  static override examples = ["<%= config.bin %> relays list"];

  async run(): Promise<void> {
    const relays = await (await this.client()).relays.list();
    await this.showRows(relays, {
      columns: [
        "id",
        "name",
        "branches",
        "is_connected",
        "connected_at",
        "disconnected_at",
        "version",
        "allowed",
        "remote_address",
      ],
      empty: "There are no relays: `taxctl relays create` creates one.",
    });
  }
}
