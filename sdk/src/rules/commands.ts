// Commands in messages: words quoted for a shell, and operations of the API named as commands for people at a terminal.

/** Quotes a word for a shell, if the shell would change or split it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

const setUp = "taxctl devices setup";
/** The command where it doesn't name its branch yet. */
const setUpAnywhere = new RegExp(`${setUp}(?! --branch)`, "g");

const commands: [operation: RegExp, command: string][] = [
  [/POST \/devices\/([^/\s]+)\/initialize/g, "`taxctl devices init $1`"],
  [/POST \/devices\/([^/\s]+)\/test/g, "`taxctl devices test $1`"],
  [/POST \/devices\b/g, `\`${setUp}\``],
  [/GET \/stock\/drift/g, "`taxctl stock drift`"],
  [/POST \/stock\/master of its item/g, "`taxctl stock master ITEM QTY`"],
  [/POST \/codes\/sync/g, "`taxctl codes sync`"],
  [/GET \/codes\/tax-types/g, "`taxctl codes tax-types`"],
  [/GET \/codes\/payment-types/g, "`taxctl codes payment-types`"],
  [/GET \/codes\/countries/g, "`taxctl codes countries`"],
  [/POST \/sales\/search/g, "`taxctl sales list`"],
  [/POST \/purchases\/search/g, "`taxctl purchases list`"],
  [/GET \/items\b(?!\/)/g, "`taxctl items list`"],
  [/POST \/items\b(?!\/)/g, "`taxctl items create`"],
  [/PUT \/items\/external-codes/g, "`taxctl items map`"],
  [/GET \/insurances/g, "`taxctl insurances list`"],
  [/POST \/insurances/g, "`taxctl insurances create`"],
  [/PUT \/devices\/([^/\s]+)/g, `\`${setUp} --branch $1\``],
  [/GET \/codes\?code_class=(\w+)/g, "`taxctl codes list --class $1`"],
  [/GET \/branches/g, "`taxctl branches list`"],
  [/`?PATCH \/account\b`?/g, "`taxctl account update`"],
  [/`?GET \/exports(?:\/[^/\s`;,)]+)?`?/g, "`taxctl exports list`"],
  [/GET \/sales\/([^/\s;,)]+)/g, "`taxctl sales show $1`"],
  [/GET \/relays/g, "`taxctl relays list`"],
  [/GET \/transactions\?status=(\w+)/g, "`taxctl transactions list --status $1`"],
  [/GET \/transactions\/([^/\s;,)]+)/g, "`taxctl transactions show $1`"],
  [
    /POST \/transactions\/([^/\s]+)\/settle \(outcome accepted, receipt_no and the other receipt data that you know\)/g,
    "`taxctl transactions settle $1 accepted --receipt-no NO --reason REASON --confirm accepted`, with the other receipt data that you know",
  ],
  [
    /POST \/transactions\/([^/\s]+)\/settle/g,
    "`taxctl transactions settle $1 OUTCOME --reason REASON`, where OUTCOME is accepted or rejected",
  ],
  [/GET \/webhooks/g, "`taxctl webhooks list`"],
  [/POST \/webhooks\/([^/\s]+)\/test/g, "`taxctl webhooks trigger --webhook $1`"],
  [/in (?:the header )?X-Branch-ID or (?:in )?branch_id/g, "with --branch"],
];

/** An operation of the API with its command: a program needs the one, a person at a terminal the other. */
export function withCommand(operation: string, command: string): string {
  return `${operation}, \`${command}\``;
}

const operationOfCommand = /(?:GET|POST|PUT|PATCH|DELETE) \/[^\s,;`]+(?: with [\w ]+)?, (?=`taxctl )/g;

/** Leaves operations out that have their command next to them. */
export function withoutOperations(sentence: string): string {
  return sentence.replace(operationOfCommand, "");
}

/** Replaces operations in a sentence of the service by commands of `taxctl`, for the record with this id, at this branch. */
export function asCommands(sentence: string, id = "ID", branch?: string): string {
  const named = withoutOperations(sentence)
    .replaceAll("{id}", () => id)
    .replaceAll("{bhfId}", () => branch ?? "BRANCH");
  const text = commands.reduce((text, [operation, command]) => text.replace(operation, command), named);
  return branch === undefined ? text : text.replaceAll(setUpAnywhere, `${setUp} --branch ${branch}`);
}
