import { BaseCommand } from "../../base.ts";

export default class DevicesList extends BaseCommand<typeof DevicesList> {
  static override summary = "list devices";
  static override examples = ["<%= config.bin %> devices list"];

  async run(): Promise<void> {
    const devices = await (await this.client()).devices.list();
    await this.showRows(devices, {
      columns: [
        "bhf_id",
        "tin",
        "dvc_srl_no",
        "vscu_url",
        "via",
        "is_active",
        "training_since",
        "last_initialized_at",
        "last_error",
      ],
      empty: "There is no device yet: run `taxctl devices setup`.",
    });
  }
}
