// Commands in messages: words quoted for a shell, and operations of the API named as commands for people at a terminal.

/** Quotes a word for a shell, if the shell would change or split it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

const SET_UP = "taxctl devices setup";
/** The command where it doesn't name its branch yet. */
const setUpAnywhere = new RegExp(`${SET_UP}(?! --branch)`, "g");

const COMMANDS: [operation: RegExp, command: string][] = [
  [/POST \/devices\/([^/\s]+)\/initialize/g, "`taxctl devices init $1`"],
  [/POST \/devices\/([^/\s]+)\/test/g, "`taxctl devices test $1`"],
  [/POST \/devices\b/g, `\`${SET_UP}\``],
  [/GET \/stock\/drift/g, "`taxctl stock drift`"],
  [/POST \/stock\/master of its item/g, "`taxctl stock master ITEM QTY`"],
  [/POST \/codes\/sync/g, "`taxctl codes sync`"],
  [/GET \/codes\/tax-types/g, "`taxctl codes tax-types`"],
  [/GET \/codes\?code_class=(\w+)/g, "`taxctl codes list --class $1`"],
  [/GET \/branches/g, "`taxctl branches list`"],
  [/`?PATCH \/account\b`?/g, "`taxctl account update`"],
  [/`?GET \/exports(?:\/[^/\s`;,)]+)?`?/g, "`taxctl exports list`"],
  // The command is next to the operation.
  [/POST \/sales, (?=`taxctl sales submit`)/g, ""],
  [/GET \/sales\/([^/\s;,)]+)/g, "`taxctl sales show $1`"],
  [/POST \/transactions\/[^/\s]+\/retry, (?=`taxctl transactions retry)/g, ""],
  [/GET \/relays/g, "`taxctl relays list`"],
  [/GET \/transactions\?status=(\w+)/g, "`taxctl transactions list --status $1`"],
  [/GET \/transactions\/([^/\s;,)]+)/g, "`taxctl transactions show $1`"],
  [
    /POST \/transactions\/([^/\s]+)\/settle \(outcome accepted, receipt_no and the other receipt data that you know\)/g,
    "`taxctl transactions settle $1 accepted --receipt-no NO --reason REASON --confirm accepted`, with the other receipt data that you know",
  ],
  [
    /POST \/transactions\/([^/\s]+)\/settle/g,
    "`taxctl transactions settle $1 OUTCOME --reason REASON`, where OUTCOME is accepted or refused",
  ],
  [/GET \/webhooks/g, "`taxctl webhooks list`"],
  [/POST \/webhooks\/([^/\s]+)\/test/g, "`taxctl webhooks trigger --webhook $1`"],
  [/in (?:the header )?X-Branch-ID or (?:in )?branch_id/g, "with --branch"],
];

/** Replaces operations in a sentence of the service by commands of `taxctl`, for the record with this id, at this branch. */
export function asCommands(sentence: string, id = "ID", branch?: string): string {
  const named = sentence.replaceAll("{id}", () => id).replaceAll("{bhfId}", () => branch ?? "BRANCH");
  const text = COMMANDS.reduce((text, [operation, command]) => text.replace(operation, command), named);
  return branch === undefined ? text : text.replaceAll(setUpAnywhere, `${SET_UP} --branch ${branch}`);
}
