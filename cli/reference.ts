// Writes the files that are generated from the commands: their reference in the README, and the snapshot of their flags. Tests check both.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Interfaces, Plugin, settings } from "@oclif/core";

const ROOT = fileURLToPath(new URL(".", import.meta.url));
const README = new URL("README.md", import.meta.url);
const SNAPSHOT = new URL("../test/cli/commands.snap.json", import.meta.url);
const BEGIN = "<!-- commands -->";
const END = "<!-- end of commands -->";

/** Every command of the sources, by id. */
export async function loadCommands(): Promise<Interfaces.Manifest["commands"]> {
  settings.enableAutoTranspile = false;
  const pjson = JSON.parse(await readFile(new URL("package.json", import.meta.url), "utf8"));
  pjson.oclif.commands = { strategy: "pattern", target: "./src/commands", globPatterns: ["**/*.ts"] };
  const plugin = new Plugin({
    root: ROOT,
    isRoot: true,
    pjson,
    ignoreManifest: true,
    errorOnManifestCreate: true,
  });
  await plugin.load();
  return plugin.manifest.commands;
}

/** The arguments and flags of every command, as text: a change that breaks scripts is seen in its difference. */
export async function commandSnapshot(): Promise<string> {
  const tree = Object.fromEntries(
    Object.entries(await loadCommands())
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, { args, flags }]) => [
        id,
        { args: Object.keys(args), flags: Object.keys(flags).toSorted() },
      ]),
  );
  return `${JSON.stringify(tree, undefined, 2)}\n`;
}

/** The README with a newly generated command reference. */
export async function readmeWithReference(): Promise<string> {
  const readme = await readFile(README, "utf8");
  const [before = "", rest = ""] = readme.split(BEGIN);
  const [, after = ""] = rest.split(END);
  const commands = await loadCommands();
  const sections = Object.keys(commands)
    .toSorted()
    .map((id) => section(id, commands[id]));
  return `${before}${BEGIN}\n\n${sections.join("\n")}\n${END}${after}`;
}

type Command = Interfaces.Manifest["commands"][string];

function section(id: string, command: Command | undefined): string {
  if (!command) return "";
  const name = id.replaceAll(":", " ");
  const args = Object.values(command.args).map(({ name: arg, required }) =>
    required ? arg.toUpperCase() : `[${arg.toUpperCase()}]`,
  );
  const lines = [
    `### \`${["taxctl", name, ...args].join(" ")}\``,
    "",
    `${sentence(command.summary ?? "")}`,
    "",
  ];
  if (command.description)
    lines.push(command.description.replaceAll("\n", " ").replace(/ {2,}/g, "\n\n"), "");
  const names = (command.aliases ?? []).map((alias) => `\`taxctl ${alias.replaceAll(":", " ")}\``);
  if (names.length > 0) lines.push(`The same as ${names.join(", ")}.`, "");
  const examples = (command.examples ?? []).map((example) =>
    typeof example === "string" ? example : example.command,
  );
  lines.push(
    "```sh",
    ...examples.map((example) => example.replaceAll("<%= config.bin %>", "taxctl")),
    "```",
    "",
  );
  const own = Object.values(command.flags).filter(({ helpGroup }) => helpGroup !== "GLOBAL");
  if (own.length > 0) lines.push(...own.map(flagLine), "");
  return lines.join("\n");
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

function flagLine(flag: Command["flags"][string]): string {
  const short = flag.char ? `-${flag.char}, ` : "";
  const no = "allowNo" in flag && flag.allowNo ? "[no-]" : "";
  const options = "options" in flag && flag.options ? ` (${flag.options.join(", ")})` : "";
  const isDefault =
    "default" in flag && flag.default !== undefined && flag.default !== false && flag.default !== "";
  const byDefault = isDefault ? `, default ${String(flag.default)}` : "";
  const required = flag.required ? ", required" : "";
  return `- \`${short}--${no}${flag.name}\`: ${flag.summary ?? ""}${options}${byDefault}${required}`;
}

if (import.meta.main) {
  await writeFile(README, await readmeWithReference());
  await writeFile(SNAPSHOT, await commandSnapshot());
}
