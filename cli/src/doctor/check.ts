// Responsible for the shape of a check and for the words of its remedies.

/** One line of the doctor. */
export type Check = {
  name: string;
  status: "pass" | "warn" | "fail";
  message: string;
  remedy: string | null;
  /** The branch that it concerns. */
  bhf_id: string | null;
};

/** Remedies as commands of this program, where the service names its operations. */
const COMMANDS: [RegExp, string][] = [
  [/POST \/devices\/([^/\s]+)\/initialize/g, "`taxctl devices init $1`"],
  [/POST \/devices\/([^/\s]+)\/test/g, "`taxctl devices test $1`"],
  [/POST \/devices\b/g, "`taxctl devices setup`"],
  [/GET \/stock\/drift/g, "`taxctl stock drift`"],
  [/POST \/stock\/master of its item/g, "`taxctl stock master ITEM QTY`"],
  [/POST \/codes\/sync/g, "`taxctl codes sync`"],
  [/GET \/codes\/tax-types/g, "`taxctl codes tax-types`"],
  [/POST \/transactions\/([^/\s]+)\/settle/g, "`taxctl transactions settle $1`"],
  [/POST \/webhooks\/([^/\s]+)\/test/g, "`taxctl webhooks trigger --webhook $1`"],
];

/** A sentence of the service with its operations as commands, about the record with this id. */
export function asCommands(remedy: string, id = "ID"): string {
  const named = remedy.replaceAll("{id}", () => id).replaceAll("{bhfId}", "BRANCH");
  return COMMANDS.reduce((text, [operation, command]) => text.replace(operation, command), named);
}

export function check(
  name: string,
  status: Check["status"],
  message: string,
  more: { remedy?: string; bhf_id?: string } = {},
): Check {
  return {
    name,
    status,
    message,
    remedy: more.remedy === undefined ? null : asCommands(more.remedy),
    bhf_id: more.bhf_id ?? null,
  };
}
