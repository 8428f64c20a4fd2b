// `taxd simulator`: a control unit to develop and test against, as a program of its own.
import { countries, defaultCountry } from "../simulator/countries/index.ts";
import type { Country } from "../simulator/country.ts";
import { command, flag, oneOf, value, wholeNumber } from "./command.ts";
import { stopSignal, untilStopped } from "./stop.ts";

export const simulatorCommand = command({
  words: "simulator",
  summary: "Run a control-unit simulator until Ctrl-C.",
  options: {
    host: value("address", "address to listen on (default 127.0.0.1)"),
    port: value("port", "port to listen on, 0 for a free one (default 8088)"),
    country: value("name", `country whose unit it plays: ${Object.keys(countries).join(", ")}`),
    wire: value("name", "unit to play: vscu (default) in a branch's network, or oscu, the online unit"),
    state: value("folder", "keep the state here over restarts (default: in memory)"),
    ledger: value("file", "append each signed document to this file, one JSON line each"),
    numbering: value("mode", "strict (default) or lenient counters"),
    amounts: value("rule", "line amounts enforced: none, sums, G, S or N (default by country)"),
    "item-classes": value("n", "how many item classes exist (default 3000)"),
    "supplier-sales": value("n", "supplier sales waiting in each new branch (default 12)"),
    seed: value("n", "seed of everything that is made up (default 1)"),
    quiet: flag("print no line for each request"),
  },
  examples: ["taxd simulator --port 8090 --state ./unit"],
  async run(_args, flags, output) {
    const signal = stopSignal();
    const { startSimulator } = await import("../simulator/index.ts");
    const simulator = await startSimulator({
      host: flags.host ?? "127.0.0.1",
      country: countries[
        oneOf(flags.country ?? defaultCountry, "--country", Object.keys(countries))
      ] as Country,
      wire: oneOf(flags.wire ?? "vscu", "--wire", ["vscu", "oscu"]),
      port: wholeNumber(flags.port ?? "8088", "--port", 0, 65535),
      numbering: oneOf(flags.numbering ?? "strict", "--numbering", ["strict", "lenient"]),
      ...(flags.amounts === undefined
        ? {}
        : { amounts: oneOf(flags.amounts, "--amounts", ["none", "sums", "G", "S", "N"]) }),
      itemClasses: wholeNumber(flags["item-classes"] ?? "3000", "--item-classes", 0, 100_000),
      supplierSales: wholeNumber(flags["supplier-sales"] ?? "12", "--supplier-sales", 0, 10_000),
      seed: wholeNumber(flags.seed ?? "1", "--seed", 0),
      ...(flags.state === undefined ? {} : { stateDir: flags.state }),
      ...(flags.ledger === undefined ? {} : { ledgerFile: flags.ledger }),
      ...(flags.quiet ? {} : { log: (line: string) => output.say(line) }),
    });
    output.result(
      { url: simulator.url, port: simulator.port },
      () =>
        `Control-unit simulator: ${simulator.url} (any TIN, branch and serial; faults at ${simulator.url}/_control/faults)`,
    );
    await untilStopped(signal);
    await simulator.close();
  },
});
