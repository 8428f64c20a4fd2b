// One run of every command against a real service: what `--json` prints, for the test of its schemas.
import { copyFile, mkdir } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import { purchase } from "../../support/branch.ts";
import { startReceiver } from "../../support/receiver.ts";
import type { Envelope, Ran, RunOptions } from "./command.ts";
import { Evidence, pins } from "./evidence.ts";
import { openSecondBranch, openShop, type Shop } from "./shop.ts";

/** How a command line is run. */
export type Runner = (shop: Shop, argv: readonly string[], options: RunOptions) => Promise<Ran>;

/** The envelopes that each command printed, by its id. */
export async function runEveryCommand(runner: Runner): Promise<Map<string, Envelope[]>> {
  const printed = new Map<string, Envelope[]>();
  const shop = await openShop();
  try {
    await runInOrder(shop, async (id, argv, env = {}) => {
      const ran = await runner(shop, [...id.split(":"), ...argv, "--json"], { env });
      let envelope: Envelope;
      try {
        envelope = ran.json();
      } catch {
        throw new Error(`${id} ${argv.join(" ")} printed no envelope: ${ran.stdout}${ran.stderr}`);
      }
      printed.set(id, [...(printed.get(id) ?? []), envelope]);
      return envelope;
    });
  } finally {
    await shop.close();
  }
  printed.set("certify:rw", [await certifyInRwanda()]);
  return printed;
}

/** The shop is in Kenya. */
async function certifyInRwanda(): Promise<Envelope> {
  const evidence = await Evidence.openInRwanda();
  try {
    return (await evidence.certify()).json();
  } finally {
    await evidence.close();
  }
}

/** Runs one command line with `--json`, and gives the envelope that it printed. */
type Run = (id: string, argv: string[], env?: Record<string, string>) => Promise<Envelope>;

/** Runs every command at least once with success, in an order in which each finds the records that it needs. */
async function runInOrder(shop: Shop, run: Run): Promise<void> {
  const { desk, test, items } = shop;
  const [cola = "", hammer = ""] = items;
  const field = (envelope: Envelope, name: string): string => {
    const value = [envelope.data].flat()[0];
    return typeof value === "object" && value !== null
      ? String(Object.entries(value).find(([key]) => key === name)?.[1])
      : "";
  };
  const unit = test.simulator.url;
  await run("auth:login", [], {
    TAXCTL_API_KEY: test.keys.owner,
    TAXCTL_BASE_URL: test.url,
    TAXCTL_BRANCH: "00",
  });
  await run("auth:status", []);
  await run("profile:list", []);
  await run("profile:show", []);
  await run("profile:use", ["sandbox"]);
  await run("account:show", []);
  await run("account:update", ["--walk-in-name", "Cash customer", "--dry-run"]);
  await run("account:update", ["--walk-in-name", "Cash customer"]);
  await run("branches:create", ["--id", "01", "--name", "Second"]);
  await run("branches:list", []);
  await run("devices:setup", [
    "--branch",
    "01",
    "--tin",
    "P051234567Z",
    "--serial",
    "SIM-2",
    "--unit-url",
    unit,
    "--dry-run",
  ]);
  await run("devices:setup", [
    "--branch",
    "01",
    "--tin",
    "P051234567Z",
    "--serial",
    "SIM-2",
    "--unit-url",
    unit,
  ]);
  for (const id of [
    "devices:list",
    "devices:show",
    "devices:init",
    "devices:test",
    "health",
    "doctor",
    "status",
  ])
    await run(id, []);
  await run("doctor", ["--branch", "77"]);
  await run("devices:training", ["on", "01", "--dry-run"]);
  await run("devices:training", ["on", "01", "--yes"]);
  await run("devices:training", ["off", "01"]);
  await run("devices:remove", ["01", "--yes"]);
  await run("branches:show", ["01"]);
  await run("branches:update", ["01", "--name", "Second shop", "--email", "shop@example.com"]);
  await run("branches:pause", ["01", "--reason", "The control unit is being replaced", "--dry-run"]);
  await run("branches:pause", ["01", "--reason", "The control unit is being replaced"]);
  await run("branches:resume", ["01", "--dry-run"]);
  await run("branches:resume", ["01"]);
  await run("branches:stats", ["01", "--from", "2026-03-01", "--to", "2026-03-31"]);
  await run("branches:delete", ["01", "--dry-run"]);
  await run("branches:delete", ["01", "--yes"]);
  await run("codes:sync", []);
  await run("codes:list", ["--class", "04"]);
  for (const id of ["codes:tax-types", "codes:payment-types", "codes:countries"]) await run(id, []);
  await run("items:create", [
    "--name",
    "Milk",
    "--class",
    "5020230602",
    "--tax-type",
    "B",
    "--barcode",
    "616100",
  ]);
  await run("items:list", []);
  await run("items:show", [cola]);
  await run("items:update", [cola, "--safety-qty", "6"]);
  await run("items:map", [`85123A=${cola}`, "--dry-run"]);
  await run("items:map", [`85123A=${cola}`, `71053=${hammer}`]);
  await run("items:codes", []);
  await run("items:unmap", ["71053", "--dry-run"]);
  await run("items:unmap", ["71053"]);

  const sale = (invoice_no: string, more: object = {}) =>
    desk.write(
      `${invoice_no}.json`,
      JSON.stringify({
        invoice_no,
        sale_date: "20260309",
        payment_type: "01",
        items: [{ item_code: cola, quantity: 2, unit_price: 80 }],
        ...more,
      }),
    );
  const first = await run("sales:submit", [await sale("S1")]);
  const id = field(first, "transaction_id");
  const sheet = `invoice_no,sale_date,item_code,quantity,unit_price\nF1,2026-03-09,${cola},1,80\nF2,2026-03-09,${hammer},1,600\n`;
  await run("sales:submit", [await desk.write("f.csv", sheet), "--dry-run"]);
  await run("sales:submit", [desk.path("f.csv")]);
  await mkdir(desk.path("till"), { mode: 0o700 });
  await copyFile(await sale("T1"), desk.path("till", "1.json"));
  await run("watch", [desk.path("till"), "--once"]);
  await run("sales:list", []);
  await run("sales:show", [id]);
  const buyer = ["--customer-tin", "P051234567Z", "--customer-name", "Acacia Hotel"];
  // The sales have a fixed date, their credit notes the day of the test.
  await test.client.account.update({ credit_note_window: "none" });
  await run("sales:reissue", ["F1", ...buyer, "--dry-run"]);
  await run("sales:reissue", ["F1", ...buyer, "--yes"]);
  await run("sales:show", ["F1"]);
  await run("receipt", [id]);
  await run("receipt", [id, "--out", desk.path("r.pdf"), "--copy"]);
  await run("receipt:copies", [id]);
  await run("receipt:link", [id, "--expires", "30d", "--dry-run"]);
  await run("receipt:link", [id]);
  await run("receipt:mail", [id, "--to", "wanjiku@example.com", "--dry-run"]);
  await run("receipt:mail", [id, "--to", "wanjiku@example.com"]);
  await run("receipt:link", [id, "--list"]);
  await run("receipt:link", [id, "--revoke", "all", "--dry-run"]);
  await run("receipt:link", [id, "--revoke", "all", "--yes"]);
  await test.simulator.setFault({ fault: "F15", path: "saveSales" });
  const rejection = await run("sales:submit", [await sale("S2")]);
  await run("transactions:list", []);
  await run("search", ["S1"]);
  await withoutFollowUps(shop, id);
  await run("transactions:stats", ["--from", "2026-03-01"]);
  await run("transactions:show", [id]);
  await run("transactions:attempts", [id]);
  await run("transactions:attempts", [rejection.error.transaction_id ?? ""]);
  await run("devices:attempts", ["00"]);
  await run("transactions:show", [rejection.error.transaction_id ?? ""]);
  await test.simulator.setFault({ fault: "F3", path: "saveSales", params: { how: "reset" } });
  await test.simulator.setFault({ fault: "F4", path: "saveSales", params: { mode: "994" } });
  const lost = await run("sales:submit", [await sale("S3")]);
  const lostId = field(lost, "transaction_id");
  await withoutFollowUps(shop, lostId);
  await run("transactions:show", [lostId]);
  const word = ["accepted", "--receipt-no", "9", "--reason", "on the journal", "--yes"];
  await run("transactions:settle", [lostId, ...word]);
  await run("transactions:watch", [id]);
  await run("transactions:retry", ["--all-failed", "--dry-run"]);
  await run("transactions:retry", ["--all-failed", "--yes"]);

  const books = await desk.write(
    "books.csv",
    "PIN,Supplier,Invoice No,Date,Net,VAT,Gross\nP1,A,1,2026-03-09,100,16,116\n",
  );
  await run("purchases:fetch", []);
  await run("purchases:received", ["--status", "all", "--all"]);
  await run("purchases:match", ["--books", books, "--all"]);
  await mkdir(desk.path("exports"));
  await copyFile(books, desk.path("exports", "books.csv"));
  await run("purchases:upload", [desk.path("exports")]);
  await run("purchases:explain", ["1", "--books", books]);
  await run("purchases:decide", ["ignore", "1", "--books", books]);
  const waiting = (await test.client.purchases.fetchSupplierSales({ branch_id: "00" })).at(-1);
  const { spplrTin = "", spplrBhfId = "", spplrInvcNo = "" } = waiting ?? {};
  const rejected = ["--supplier-tin", spplrTin, "--supplier-branch", spplrBhfId, "--invoice", spplrInvcNo];
  await run("purchases:reject", [...rejected, "--dry-run"]);
  await run("purchases:reject", [...rejected, "--yes"]);
  await run("purchases:sync", ["--dry-run", "--register-items"]);
  await run("purchases:sync", ["--register-items", "--limit", "2"]);
  await run("purchases:report", ["--books", books, "--out", desk.path("report.xlsx")]);
  const purchases = await run("purchases:list", []);
  await run("purchases:show", [field(purchases, "transaction_id")]);
  await run("purchases:claim", [field(purchases, "transaction_id"), "--none", "--dry-run"]);
  await run("purchases:claim", [field(purchases, "transaction_id"), "--none"]);
  const bought = await desk.write("purchase.json", JSON.stringify(purchase({ invoice_no: "P-1" })));
  await run("purchases:create", [bought, "--dry-run"]);
  await run("purchases:create", [bought]);

  await run("stock:adjust", [cola, "10", "--type", "in", "--yes"]);
  await run("stock:adjust", [cola, "-1", "--dry-run"]);
  await run("stock:master", [cola, "5", "--yes"]);
  for (const name of ["stock:list", "stock:moves", "stock:pending", "stock:drift"]) await run(name, []);
  await run("stock:show", [cola]);

  await run("imports:fetch", []);
  const imports = await run("imports:list", []);
  await run("imports:list", ["--status", "all"]);
  await run("imports:suggest", ["--out", desk.path("imports.csv")]);
  await run("imports:map", [field(imports, "record"), "--item", cola, "--yes"]);
  await run("imports:suggest", ["--out", desk.path("imports.csv")]);
  await run("imports:apply", [desk.path("imports.csv")]);

  await run("insurances:create", ["--code", "N1", "--name", "Fund", "--rate", "80"]);
  await run("insurances:update", ["N1", "--rate", "75"]);
  await run("insurances:list", []);
  await run("notices:sync", []);
  await run("notices:list", []);
  await run("taxpayers:show", ["A001234567B"]);
  await run("audit:list", ["--per-page", "100"]);
  await run("reports:day", ["2026-03-09"]);
  await run("reports:period", ["--month", "2026-03"]);
  await run("periods:enter", ["2026-02", "--set", "withheld=20", "--dry-run"]);
  await run("periods:enter", ["2026-02", "--set", "withheld=20"]);
  await run("reports:return", ["2026-03"]);
  await run("reports:plu", ["--month", "2026-03"]);
  await run("reports:plu", ["--month", "2026-03", "--out", desk.path("plu.pdf")]);
  await run("reports:x", []);
  await run("reports:x", ["--out", desk.path("x.json")]);
  await run("reports:z", ["--dry-run"]);
  await run("reports:z", ["--leave-waiting", "--yes", "--out", desk.path("z.pdf"), "--paper", "80mm"]);
  await run("reports:z", ["1"]);
  await run("reports:z", ["--list"]);
  await run("exports:create", ["sales", "--month", "2026-03", "--dry-run"]);
  await run("exports:create", ["audit", "--month", "2026-03", "--out", desk.path("audit.jsonl")]);
  const madeExport = await run("exports:create", ["sales", "--month", "2026-03"]);
  await run("exports:download", [field(madeExport, "id"), "--out", desk.path("sales.csv")]);
  await run("exports:list", []);
  await run("exports:delete", [field(madeExport, "id"), "--dry-run"]);
  await run("exports:delete", [field(madeExport, "id"), "--yes"]);
  const letters = ["--books", books, "--sender", "Acacia Hotel Ltd", "--out", desk.path("letters")];
  await run("purchases:letters", letters);
  await run("reports:expenses", [books, "--year", "2026"]);
  const portal = "Invoice number,Invoice date,Taxable value,VAT\n|00017,2026-03-10,1000,160\n";
  await run("sales:compare", ["--authority", await desk.write("portal.csv", portal)]);
  await run("periods:close", ["2026-02", "--dry-run"]);
  await run("periods:close", ["2026-02", "--reason", "The return is due", "--yes"]);
  await run("periods:file", ["2026-02", "--acknowledgement", "KRA-1", "--dry-run"]);
  await run("periods:file", ["2026-02", "--acknowledgement", "KRA-1", "--payment", "2026-7"]);
  await run("periods:list", []);
  await run("periods:list", ["--figures"]);
  await run("periods:reopen", ["2026-02", "--reason", "An invoice was missing", "--dry-run"]);
  await run("periods:reopen", ["2026-02", "--reason", "An invoice was missing", "--yes"]);
  await run("reports:outage", ["--out", desk.path("letter.txt")]);
  await run("explain", ["894"]);
  await run("explain", []);
  await run("api", ["GET", "/transactions/stats"]);
  await run("dev:fault", ["busy", "--simulator", unit]);
  await run("dev:fault", ["--clear"]);
  await run("dev:rows", ["notices"]);

  const secret = desk.path("hook.secret");
  const hook = await run("webhooks:create", ["http://127.0.0.1:4999/hooks", "--secret-file", secret]);
  await run("webhooks:create", ["http://127.0.0.1:4999/other", "--description", "another"]);
  await run("webhooks:list", []);
  await run("webhooks:trigger", ["--webhook", field(hook, "id"), "--dry-run"]);
  await run("webhooks:trigger", ["stock.low", "--to", "http://127.0.0.1:4999/hooks", "--dry-run"]);
  await run("webhooks:trigger", ["--webhook", field(hook, "id")]);
  await run("webhooks:update", [field(hook, "id"), "--event", "stock.low", "--description", "stock"]);
  await run("webhooks:disable", [field(hook, "id"), "--dry-run"]);
  await run("webhooks:disable", [field(hook, "id"), "--yes"]);
  await run("webhooks:enable", [field(hook, "id"), "--dry-run"]);
  await run("webhooks:enable", [field(hook, "id")]);
  await run("webhooks:rotate-secret", [field(hook, "id"), "--dry-run"]);
  await run("webhooks:rotate-secret", [field(hook, "id"), "--yes"]);
  await run("webhooks:rotate-secret", [
    field(hook, "id"),
    "--secret-file",
    desk.path("rotated.secret"),
    "--yes",
  ]);
  const deliveries = await run("webhooks:deliveries", []);
  await run("webhooks:resend", [field(deliveries, "id"), "--dry-run"]);
  await webhooksAtReceiver(shop, run, secret);
  await run("webhooks:delete", [field(hook, "id"), "--yes"]);
  await run("relays:create", ["--name", "Shop", "--branches", "00", "--dry-run"]);
  const relay = await run("relays:create", ["--name", "Shop"]);
  await run("relays:create", ["--name", "Further", "--token-file", desk.path("relay.token")]);
  await run("relays:list", []);
  await run("relays:revoke", [field(relay, "id"), "--dry-run"]);
  await run("relays:revoke", [field(relay, "id"), "--yes"]);
  await run("account:update", ["--receipt-address", "Moi Avenue 1, Nairobi"]);
  await run("certify:ke", pins);
  await openSecondBranch(shop);
  const ends = ["--from", "00", "--to", "01"];
  await run("stock:transfer", [...ends, cola, "1", hammer, "1.5", "--dry-run"]);
  await run("stock:transfer", [...ends, cola, "1", "--yes"]);
  await run("auth:logout", []);
  await run("auth:login", [], { TAXCTL_API_KEY: test.keys.owner, TAXCTL_BASE_URL: test.url });
  await run("profile:remove", ["sandbox", "--yes"]);
}

/** Waits until the transaction's follow-ups are sent: what a command shows must not depend on how fast they went. */
async function withoutFollowUps({ test }: Shop, id: string): Promise<void> {
  while ((await test.client.transactions.get(id)).follow_ups.length > 0) await delay(20);
}

/** Those that need a receiver, or an event. */
async function webhooksAtReceiver({ desk, test }: Shop, run: Run, secretFile: string): Promise<void> {
  const receiver = await startReceiver();
  try {
    await run("webhooks:trigger", ["stock.low", "--to", receiver.url, "--secret-file", secretFile]);
    const made = await run("webhooks:create", [receiver.url]);
    const id = String(Object.entries(made.data ?? {}).find(([key]) => key === "id")?.[1]);
    await run("webhooks:trigger", ["--webhook", id]);
    const [first] = receiver.received;
    const body = await desk.write("body.json", first?.body ?? "");
    const headers = Object.entries(first?.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
    const verified = [
      "--headers",
      await desk.write("headers.txt", headers.join("\n")),
      "--secret-file",
      secretFile,
    ];
    await run("webhooks:verify", [body, ...verified]);
    const { data } = await test.client.webhooks.deliveries({ status: "succeeded" });
    await run("webhooks:resend", [data[0]?.id ?? ""]);
  } finally {
    await receiver.close();
  }
}
