// Explaining the error codes that taxctl gives itself, next to those of the service.
import type { Explanation } from "@taxctl/sdk/catalogue";

type Own = Pick<Explanation, "title" | "cause" | "remedy"> &
  Partial<Pick<Explanation, "actor" | "retryable">>;

const cliCodes = {
  usage: {
    title: "Wrong use of a command",
    cause:
      "A flag or argument is missing, unknown or contradicts another, or a question can't be asked here.",
    remedy: "Follow the message, or read the command's --help. Exit code 2.",
  },
  unknown_command: {
    title: "There is no such command",
    cause: "No command has these words.",
    remedy: "See `taxctl --help`. Exit code 127.",
  },
  interrupted: {
    title: "Interrupted",
    cause: "Ctrl-C or a signal ended the command.",
    remedy: "Run the same command again: nothing is done twice. Exit code 130.",
    retryable: true,
  },
  reader_gone: {
    title: "The reader of the output ended",
    cause: "The program after the pipe, like head, has read enough.",
    remedy: "No action is needed. Exit code 0.",
  },
  not_signed_in: {
    title: "Not signed in",
    cause: "No profile and no TAXCTL_API_KEY give a key.",
    remedy: "Run `taxctl auth login`. Exit code 4.",
  },
  profile_file: {
    title: "The profiles can't be read",
    cause: "The file of profiles is damaged, or can't be read or written.",
    remedy: "Repair or remove the file that the message names, then run `taxctl auth login`.",
  },
  no_answer: {
    title: "No response",
    cause: "The service or a receiver could not be reached, or didn't respond in time.",
    remedy: "Check the URL and the network, then run the command again.",
    retryable: true,
  },
  service_failed: {
    title: "The local service ended",
    cause: "The service that `taxctl dev` started ended with an error.",
    remedy: "Read its output above the message.",
  },
  service_not_installed: {
    title: "The service isn't installed",
    cause: "`taxctl dev` starts the package @taxctl/server, and it isn't installed here.",
    remedy: "Install the package, or use a service that runs elsewhere.",
  },
  no_simulator: {
    title: "No simulator responds",
    cause: "The command talks to the simulated control unit, which isn't running at this URL.",
    remedy: "Start it with `taxctl dev` or `npm start`, or name it with --simulator.",
  },
  unhealthy: {
    title: "A check failed",
    cause: "The service or a part behind it isn't healthy.",
    remedy: "Run `taxctl doctor`, and follow the remedies of the failed checks.",
    actor: "operator",
  },
  unexpected: {
    title: "A defect of taxctl",
    cause: "Something happened that taxctl doesn't expect.",
    remedy: "Run the command with --debug and report the output.",
    actor: "operator",
  },
  file_not_found: {
    title: "There is no such file",
    cause: "The path names no file.",
    remedy: "Check the path.",
  },
  file_unreadable: {
    title: "The file can't be read",
    cause: "The path is a folder, or the permissions don't allow it.",
    remedy: "Name another file, or correct its permissions.",
  },
  file_unusable: {
    title: "A file or folder can't be used",
    cause: "The operating system rejected an operation on the path in the message.",
    remedy: "Correct the permissions, the free space or the path.",
  },
  file_not_writable: {
    title: "The file can't be written",
    cause: "The folder is missing, or the permissions don't allow it.",
    remedy: "Name another file, or correct the permissions.",
  },
  file_in_use: {
    title: "Another run has the file",
    cause: "One run works on one file at a time.",
    remedy: "Wait for the run that the message names, or end it.",
    retryable: true,
  },
  bad_file: {
    title: "The file can't be read as data",
    cause: "A column, value or line of the file isn't what the command expects.",
    remedy: "Correct the lines that the message names.",
  },
  ambiguous_numbers: {
    title: "Numbers can be read in two ways",
    cause: "Every number of a column fits a decimal point and a decimal comma, such as 1.250.",
    remedy: "Say how with --decimal-point or --decimal-comma. Exit code 2.",
  },
  ambiguous_dates: {
    title: "Dates can be read in two ways",
    cause: "Every date of a column fits day before month and month before day, such as 03/04/2026.",
    remedy: "Say how with --date-format, such as --date-format dd/mm/yyyy. Exit code 2.",
  },
  bad_books: {
    title: "The books can't be read",
    cause: "Columns or values of the books aren't clear.",
    remedy: "Map the columns with --map or --mapping, or correct the lines that the message names.",
  },
  bad_documents: {
    title: "The documents can't be compared",
    cause: "A document has no number, date or amount that can be read.",
    remedy: "Correct the documents that the message names.",
  },
  bridge_open: {
    title: "A report doesn't add up",
    cause: "The reconciliation statement has a difference of its own: a defect of taxctl.",
    remedy: "Report it with the output of --json.",
    actor: "operator",
  },
  decisions_conflict: {
    title: "Two people decided differently",
    cause: "The file of decisions, or the service, has another decision about the same document.",
    remedy: "Agree, then decide again. The other decision wasn't changed.",
  },
  decisions_rejected: {
    title: "Decisions don't hold",
    cause: "Documents have changed, or somebody linked or unlinked them meanwhile.",
    remedy: "Run `taxctl purchases match` again, and decide about what it shows.",
  },
  differences_found: {
    title: "Something differs",
    cause: "Under --check, differences are not decided or supplier sales wait.",
    remedy: "Decide with `taxctl purchases decide`. Exit code 9.",
  },
  item_class: {
    title: "An item class is missing",
    cause: "New items need a class of the authority, and none is given.",
    remedy: "Give --item-class or a column of classes: `taxctl codes list --class item_class`.",
  },
  not_delivered: {
    title: "The receiver didn't take the event",
    cause: "The receiver wasn't reached, or its response isn't 2xx.",
    remedy: "Start or repair the receiver, then send the event again.",
    retryable: true,
  },
  signature_mismatch: {
    title: "The signature doesn't fit",
    cause: "The body was changed, or another secret signed it.",
    remedy: "Check the secret, and use the unchanged bytes of the body.",
  },
  timestamp_too_old: {
    title: "The delivery is too old",
    cause: "Its timestamp is more than five minutes old.",
    remedy: "Add --any-time to verify an old delivery; a receiver must reject it.",
  },
  timestamp_malformed: {
    title: "The timestamp is not valid",
    cause: "The header webhook-timestamp isn't a number of seconds.",
    remedy: "Pass the header unchanged.",
  },
  body_malformed: {
    title: "The body isn't an event",
    cause: "The signature fits, but the body isn't the JSON of an event.",
    remedy: "Pass the body unchanged.",
  },
  timed_out: {
    title: "No result in time",
    cause: "The time limit of the call or of --timeout ended first.",
    remedy: "Run the command again: nothing is done twice.",
    retryable: true,
  },
  timestamp_in_future: {
    title: "The delivery is from the future",
    cause: "Its timestamp is more than five minutes ahead of this machine's clock.",
    remedy: "Synchronize the clocks.",
  },
  checksum_mismatch: {
    title: "The downloaded file is damaged",
    cause: "The SHA-256 checksum of the file is not that of the export.",
    remedy: "Run the command again: it downloads the whole file.",
    retryable: true,
  },
  headers_missing: {
    title: "Headers are missing",
    cause: "A delivery has webhook-id, webhook-timestamp and webhook-signature.",
    remedy: "Pass the three headers unchanged.",
  },
  partly_done: {
    title: "Only a part is done",
    cause: "Some rows were rejected or are pending, and the others are done.",
    remedy: "See the reasons, correct them and run the same command again. Exit code 3.",
    retryable: true,
  },
  nothing_done: {
    title: "Nothing is done",
    cause: "Every row was rejected before the authority saw it.",
    remedy: "See the reasons, correct them and run the same command again. Exit code 1.",
  },
  still_pending: {
    title: "Outcomes are still pending",
    cause: "The submissions are stored, and the service goes on sending them.",
    remedy: "Wait with `taxctl transactions watch`, or run the same command again. Exit code 8.",
    retryable: true,
  },
  rejected: {
    title: "The authority rejected it",
    cause: "The control unit rejected every submission of this command.",
    remedy: "Explain the unit's code (`taxctl explain CODE`), correct the cause, then retry. Exit code 5.",
  },
  failed: {
    title: "The submission failed",
    cause: "The transaction ended without a success, and no nearer code is known.",
    remedy: "See `taxctl transactions show ID`.",
  },
} satisfies Record<string, Own>;

/** The code for a response without a code of the service, such as a proxy's. */
export function httpCode(code: string): (Explanation & { code: string }) | undefined {
  const [, status] = /^http_(\d{3})$/.exec(code) ?? [];
  if (status === undefined) return undefined;
  return {
    code,
    title: `HTTP status ${status} without a code`,
    cause: "The response isn't the service's own: a proxy or another program gave it.",
    remedy: "Check the base URL (`taxctl profile show`) and any proxy in front of the service.",
    actor: "operator",
    retryable: Number(status) >= 500 || status === "429",
  };
}

/** A code that taxctl gives itself. */
export type OwnCode = keyof typeof cliCodes;

/** Every code of taxctl itself, explained as the service's catalog explains its own. */
export const ownCodes: readonly (Explanation & { code: string })[] = Object.entries<Own>(cliCodes).map(
  ([code, own]) => ({ code, actor: "caller", retryable: false, ...own }),
);
