// What happened to a document, in the order of time: stored, sent, answered, retried, signed, printed, shared, credited, issued again.
import { html, type SafeHtml } from "@remix-run/html-template";
import { localDay } from "../../../../base/clock.ts";
import type { BodyOf, DataOf } from "../../call.ts";
import type { AccountPage } from "../../page.ts";
import { plainText } from "../../plain-text.ts";
import { endedWith, time, timeOfDay } from "../../words.ts";
import type { Copies } from "./copies.ts";
import { pathOf } from "./path.ts";
import { calls, documentTime, outcomes, stateBadge, stateWord } from "./words.ts";

type Transaction = DataOf<"getTransaction">;
export type Attempts = BodyOf<"listTransactionAttempts">;
type Attempt = Attempts["data"][number];

/** Something that happened; `tone` is the color of its mark. */
type Event = { at: string; tone: "good" | "wait" | "bad" | "neutral"; text: SafeHtml };

/** Documents that follow from this one, of which the time is read, at most. */
const mostFollowing = 10;

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What an attempt sent, and its outcome: why the unit rejected it, in its words. */
function attemptText(page: AccountPage, { receipt_type }: Transaction, attempt: Attempt) {
  const isAccepted = attempt.outcome === "accepted";
  const why = isAccepted || attempt.result_message === null ? "" : plainText(page, attempt.result_message);
  const what = receipt_type === "R" && attempt.kind === "sale" ? "credit note" : calls[attempt.kind];
  return { what: capitalized(what), why };
}

/** Consecutive attempts with the same outcome, as one event. */
function ofAttempts(page: AccountPage, document: Transaction, attempts: readonly Attempt[]): Event[] {
  const textOf = (attempt: Attempt): string => {
    const { what, why } = attemptText(page, document, attempt);
    return `${what} ${attempt.outcome} ${String(why)}`;
  };
  const groups: Attempt[][] = [];
  for (const attempt of attempts) {
    const group = groups.at(-1);
    if (group?.[0] && textOf(group[0]) === textOf(attempt)) group.push(attempt);
    else groups.push([attempt]);
  }
  return groups.flatMap((group, index): Event[] => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const [tone, outcome] = outcomes[last.outcome];
    const isRetry = groups
      .slice(0, index)
      .some(([one]) => one?.kind === first.kind && one.outcome === "rejected");
    // Who retried it by hand stands above.
    const retried = isRetry && document.retries.length === 0 ? html`Retried: ` : "";
    const { what, why } = attemptText(page, document, last);
    const times = first === last ? "" : `, ${group.length} times`;
    const until = first === last ? "" : html` The last time ${time(page, last.sent_at)}.`;
    const said = String(why) === "" ? "." : html`: ${why}${/[.!?]$/.test(String(why)) ? "" : "."}`;
    const text = html`${retried}${what} ${outcome}${times}${said}${until}`;
    return [{ at: first.sent_at, tone, text }];
  });
}

/** Each attempt as it went over the wire, for people who look into a fault. */
export function protocol(page: AccountPage, document: Transaction, attempts: Attempts | undefined): SafeHtml {
  const each = [...(attempts?.data ?? [])].reverse().map((attempt) => {
    const { what } = attemptText(page, document, attempt);
    const { http_status, number, duration_ms, result_code, result_message, sent, received } = attempt;
    const facts = [
      http_status === null ? [] : `HTTP ${http_status}`,
      number === null ? [] : `number ${number}`,
      result_code === null ? [] : `result ${result_code}`,
      result_message ?? [],
      duration_ms === null ? [] : `after ${(duration_ms / 1000).toFixed(1)} s`,
    ].flat();
    const bodies = [
      ["Sent", sent],
      ["Received", received],
    ].filter(([, body]) => body !== null);
    return html`<h3>${what}, ${time(page, attempt.sent_at, "medium")}</h3><p class="small">${facts.join(", ")}</p>
${bodies.map(([name, body]) => html`<p class="small">${name}</p><pre tabindex="0">${body}</pre>`)}`;
  });
  const isOlder = attempts !== undefined && attempts.meta.next_cursor !== null;
  return html`<details><summary>Protocol</summary>${isOlder ? html`<p>These are the last ${String(each.length)} attempts.</p>` : ""}${each}
<h3>As submitted</h3><pre tabindex="0">${JSON.stringify(document.request_data, null, 2)}</pre></details>`;
}

/** The end of the document: signed with its receipt, or failed; why stands at the top of the page. */
function ofEnd(document: Transaction): Event[] {
  const { processed_at: at, receipt_no, response_data: unit } = document;
  if (at === null) return [];
  if (document.status === "failed" && unit.failure)
    return [{ at, tone: "bad", text: html`<b>Failed.</b> Nothing is sent until somebody acts.` }];
  const receipt = receipt_no === null ? "" : ` Receipt ${receipt_no}`;
  const [, day = "", clock = ""] = /^(\d{8})(\d{6})$/.exec(unit.receipt_date ?? "") ?? [];
  const signer = unit.sdc_id ? ` of ${unit.sdc_id}` : "";
  const unitTime = day === "" ? "" : `, by the unit's clock ${documentTime(day, clock)}`;
  return [
    {
      at,
      tone: document.status === "failed" ? "bad" : "good",
      text: html`<b>${stateWord(document)}.</b>${receipt}${receipt === "" ? "" : `${signer}${unitTime}.`}`,
    },
  ];
}

/** Who asked for a retry, and why. */
function ofRetries({ retries }: Transaction): Event[] {
  return retries.map(({ retried_at: at, user_name, reason }) => ({
    at,
    tone: "neutral",
    text: html`${user_name === null ? "Retried" : html`<b>${user_name}</b> retried it`}${reason === null ? "." : `: ${endedWith(reason)}`}`,
  }));
}

/** The copies that were printed, the latest ones. */
function ofCopies(copies: Copies | undefined): Event[] {
  return (copies?.data ?? []).map(({ printed_at: at, user_name }) => ({
    at,
    tone: "neutral",
    text: html`${user_name === null ? "A copy was printed." : html`<b>${user_name}</b> printed a copy.`}`,
  }));
}

type Link = DataOf<"listReceiptLinks">[number];

/** A link to the receipt for the customer, or the mail that it was made for. */
function linkEvents(link: Link): Event[] {
  const { created_by, created_at, mail } = link;
  const { name } = created_by;
  const event = (at: string, tone: Event["tone"], text: SafeHtml): Event => ({ at, tone, text });
  if (mail === null)
    return [
      event(
        created_at,
        "neutral",
        html`${name === null ? "A link to the receipt was created" : html`<b>${name}</b> created a link to the receipt`}.`,
      ),
    ];
  const { email, status, ended_at } = mail;
  const waits = status === "pending" ? " It waits to be sent." : "";
  const asked = html`${name === null ? "A mail" : html`<b>${name}</b> ordered a mail`} with the receipt to ${email}${name === null ? " was ordered" : ""}.${waits}`;
  const events = [event(created_at, status === "pending" ? "wait" : "neutral", asked)];
  if (ended_at === null) return events;
  if (status === "sent") events.push(event(ended_at, "good", html`The mail to ${email} was sent.`));
  else
    events.push(
      event(
        ended_at,
        "bad",
        html`The mail to ${email} could not be sent. Check the address, and send it again.`,
      ),
    );
  return events;
}

/** Links to the receipt for the customer, and their mails. */
async function ofLinks(page: AccountPage, document: Transaction): Promise<Event[]> {
  const { transaction_id: id, type, status } = document;
  const hasReceipt = (type === "sales" || type === "proforma" || type === "training") && status !== "failed";
  if (!hasReceipt || !page.may("listReceiptLinks")) return [];
  const { data } = await page.read("listReceiptLinks", { params: { id } });
  return data.flatMap(linkEvents);
}

type Linked = Pick<Transaction, "transaction_id" | "invoice_no">;

/** Documents that follow from it, each when it was stored. */
async function ofFollowing(page: AccountPage, document: Transaction): Promise<Event[]> {
  const reissued = document.reissued_as === null ? [] : [["Issued again as", document.reissued_as] as const];
  const credited = document.credited_by.slice(0, mostFollowing).map((one) => ["Credited by", one] as const);
  const read = async ([words, { transaction_id: id, invoice_no }]: readonly [
    string,
    Linked,
  ]): Promise<Event> => {
    const { data } = await page.read("getTransaction", { params: { id } });
    return {
      at: data.created_at,
      tone: "neutral",
      text: html`${words} <a href="${pathOf(page, id)}">${invoice_no}</a> ${stateBadge(data, data.in_doubt)}`,
    };
  };
  return Promise.all([...credited, ...reissued].map(read));
}

export async function timeline(
  page: AccountPage,
  document: Transaction,
  { attempts, copies }: { attempts: Attempts | undefined; copies: Copies | undefined },
): Promise<SafeHtml> {
  const { submitted_by, reissue_of } = document;
  const by = submitted_by.name === null ? "" : `, submitted by ${submitted_by.name}`;
  const origin =
    reissue_of === null
      ? ""
      : html` It replaces <a href="${pathOf(page, reissue_of.transaction_id)}">${reissue_of.invoice_no}</a>.`;
  const isOlder = attempts !== undefined && attempts.meta.next_cursor !== null;
  const first: Event = { at: document.created_at, tone: "neutral", text: html`Stored${by}.${origin}` };
  const [links, following] = await Promise.all([ofLinks(page, document), ofFollowing(page, document)]);
  const sent = ofAttempts(page, document, [...(attempts?.data ?? [])].reverse());
  const own = [...ofRetries(document), ...sent, ...ofEnd(document), ...ofCopies(copies)];
  const rest = [...own, ...links, ...following].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  const dayOf = ({ at }: Event) => localDay(Date.parse(at), page.timeZone);
  // The day stands where it begins.
  const line = (event: Event, before?: Event): SafeHtml => {
    const { at, tone, text } = event;
    const isSameDay = before !== undefined && dayOf(before) === dayOf(event);
    return html`<li class="${tone}">${isSameDay ? timeOfDay(page, at) : time(page, at)} <div>${text}</div></li>`;
  };
  const more =
    links.length === 0
      ? ""
      : html`<a href="${pathOf(page, document.transaction_id)}/share">Links and e-mails</a>`;
  return html`<section class="card" aria-labelledby="story"><header><h2 id="story">What happened</h2>${more}</header><ol class="timeline rest">
${line(first)}
${copies?.meta.next_cursor ? html`<li class="neutral">Only the last copies are shown.</li>` : ""}
${isOlder ? html`<li class="neutral">Only the last attempts are shown.</li>` : ""}
${rest.map((event, index) => line(event, rest[index - 1] ?? first))}
</ol></section>`;
}
