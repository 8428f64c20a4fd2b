// Any request to the service, signed in.
import { Args, Flags } from "@oclif/core";
import { BaseCommand } from "../base.ts";
import { callApi, readBody, readHeaders } from "../service/api-call.ts";

export default class Api extends BaseCommand<typeof Api> {
  static override summary = "send a request to any path of the service";
  static override description =
    `The path is relative to the base URL. The response body goes to standard output unchanged; with --json it is inside
the envelope. A failure sets the exit code of its kind. The command reads one page of a list.`;
  static override examples = [
    "<%= config.bin %> api GET /transactions/stats",
    "<%= config.bin %> api GET '/items?per_page=5' --include",
    `<%= config.bin %> api POST /purchases/search -d '{"status":"failed"}'`,
    "<%= config.bin %> api POST /sales -d @sale.json",
  ];
  static override args = {
    method: Args.string({ description: "GET, POST, PUT, PATCH or DELETE", required: true }),
    path: Args.string({ description: "path, with its query", required: true }),
  };
  static override flags = {
    data: Flags.string({ char: "d", summary: "body: JSON, @file, or - for standard input" }),
    header: Flags.string({
      char: "H",
      summary: "header; repeat the flag for several",
      multiple: true,
      multipleNonGreedy: true,
      helpValue: "name: value",
    }),
    include: Flags.boolean({ char: "i", summary: "print status and headers on standard error" }),
  };

  async run(): Promise<void> {
    const body = this.flags.data === undefined ? undefined : await readBody(this.flags.data);
    const headers = readHeaders(this.flags.header ?? []);
    const response = await callApi(await this.fetcher(), await this.profile(), {
      method: this.args.method.toUpperCase(),
      path: this.args.path,
      body,
      headers,
    });
    if (this.flags.include) {
      this.note(`HTTP ${response.status}`);
      for (const [name, value] of response.headers) this.note(`${name}: ${value}`);
    }
    const { status, failure, data, text } = response;
    this.conclude({ data, text, meta: { status, request_id: response.requestId }, failure });
  }
}
