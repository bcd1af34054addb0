import type { Call, CallHistory, OfferedEmail, ShownStatus } from './call-history.js';
import type { FinalState, StoredEmail, TakenMail } from './final-state.js';

/** What a status may become, itself left out: a person may still decide on what is not answered. */
const NEXT_STATUSES: Readonly<Record<string, readonly string[]>> = {
  received: ['answered', 'held', 'ignored', 'failed'],
  held: ['received', 'answered', 'ignored', 'failed'],
  failed: ['received', 'answered', 'held', 'ignored'],
  ignored: ['received', 'answered', 'held', 'failed'],
  answered: [],
};
/** A refusal by which the server says that the email is not kept; from 500 on it may be. */
const FIRST_UNSURE_STATUS = 500;

/** How the history of a server may differ from the rules without a fault. */
export interface Allowance {
  /** Mails that were on their way at a crash and may come again, byte for byte the same: the documented gap. */
  readonly repeats: number;
}

/**
 * Compares what callers were told with what is there at rest. The rules make, of the emails that must be there, all that must
 * be there; what is there is written in the same words. So a loss of a kind that nobody has thought of is a sentence too much
 * or too few.
 * @returns a sentence for each difference; none: nothing was lost, doubled, invented or mixed up
 */
export function findDifferences(history: CallHistory, state: FinalState, { repeats }: Allowance): string[] {
  const offered = groupByEmail(history.calls);
  const stored = groupBy(state.emails, ({ messageId }) => messageId ?? '');
  const expected: string[] = [];
  for (const [messageId, calls] of offered) {
    const isAccepted = calls.some(({ answer }) => answer.kind === 'accepted');
    const isPossible = calls.some(({ answer }) => isUnsure(answer));
    if (isAccepted || (isPossible && stored.has(messageId))) {
      expected.push(...describeDue(calls[0]?.email));
    }
  }
  return [
    ...compareLines(expected, describeState(state, offered)),
    ...[...offered].flatMap(([messageId, calls]) => findFalseAnswers(messageId, calls, stored.get(messageId) ?? [])),
    ...compareLines(
      state.replies.filter((reply) => reply.state === 'sent').map(({ messageId }) => `noted as sent: ${messageId}`),
      [...new Set(state.taken.map(({ messageId }) => `noted as sent: ${messageId}`))],
    ),
    ...findRepeats(state.taken, repeats),
    ...findImpossibleStatuses(history.statuses, state.emails),
  ];
}

function isUnsure(answer: Call['answer']): boolean {
  return answer.kind === 'none' || (answer.kind === 'refused' && answer.status >= FIRST_UNSURE_STATUS);
}

/** All that there must be of an email that is kept. */
function describeDue(email: OfferedEmail | undefined): string[] {
  if (!email) return [];
  const { messageId, from, price } = email;
  return [
    `email ${messageId} from ${from}: ${JSON.stringify([email.subject, email.text])}`,
    `status of ${messageId}: answered`,
    `quotation on ${messageId} for ${from}: ${price ?? 'any price'}, sent`,
    `reply to ${messageId} for ${from}: sent`,
    `mail about ${messageId} to ${from}`,
  ];
}

/** All that there is, in the same words. */
function describeState(state: FinalState, offered: ReadonlyMap<string, readonly Call[]>): string[] {
  const emails = new Map(state.emails.map((email) => [email.id, email]));
  const quotations = new Map(state.quotations.map((quotation) => [quotation.id, quotation]));
  const nameEmail = (id: number | undefined) =>
    (id === undefined ? undefined : emails.get(id)?.messageId) ?? `an email that is not there (${id})`;
  const isPriced = (messageId: string) => offered.get(messageId)?.[0]?.email.price !== undefined;
  const distinct = new Map(state.taken.map((mail) => [mail.messageId, mail]));
  return [
    ...state.emails.flatMap((email) => [
      `email ${email.messageId} from ${email.fromAddress}: ${JSON.stringify([email.subject, email.text])}`,
      `status of ${email.messageId}: ${email.state}`,
    ]),
    ...state.quotations.map(({ emailId, clientEmail, quoteAmount, status }) => {
      const messageId = nameEmail(emailId);
      return `quotation on ${messageId} for ${clientEmail}: ${isPriced(messageId) ? quoteAmount : 'any price'}, ${status}`;
    }),
    ...state.replies.map((reply) => {
      const messageId = nameEmail(quotations.get(reply.quotationId)?.emailId);
      const answered = messageId === reply.inReplyTo ? messageId : `${messageId}, as an answer to ${reply.inReplyTo}`;
      return `reply to ${answered} for ${reply.to}: ${reply.state}`;
    }),
    ...[...distinct.values()].map(({ inReplyTo, to }) => `mail about ${inReplyTo} to ${to}`),
  ];
}

/** Answers that contradict each other, or what is kept. */
function findFalseAnswers(messageId: string, calls: readonly Call[], stored: readonly StoredEmail[]): string[] {
  const told: string[] = [];
  const accepted = calls.flatMap((call) => (call.answer.kind === 'accepted' ? [{ ...call, ...call.answer }] : []));
  for (const { emailId, receiver, duplicate, begunAt, endedAt } of accepted) {
    if (!stored.some(({ id }) => id === emailId))
      told.push(`${receiver} was told that ${messageId} is email ${emailId}, which is not it`);
    // Another call that began before this one ended may have brought it, whatever that one was told.
    const isOnly = !calls.some((other) => other.begunAt !== begunAt && other.begunAt < endedAt);
    if (duplicate && isOnly) told.push(`${receiver} was told that ${messageId} had come before, which it had not`);
  }
  const firstAnswers = accepted.filter(({ duplicate }) => !duplicate);
  if (firstAnswers.length > 1) told.push(`${messageId} was new to ${firstAnswers.length} callers`);
  return told;
}

/** Mails that came again: with other bytes never, and no more of them than crashes explain. */
function findRepeats(taken: readonly TakenMail[], allowed: number): string[] {
  const changed: string[] = [];
  let repeats = 0;
  for (const [messageId, mails] of groupBy(taken, (mail) => mail.messageId)) {
    repeats += mails.length - 1;
    if (new Set(mails.map(({ to, sha256 }) => `${to} ${sha256}`)).size > 1)
      changed.push(`mail ${messageId} came again, and was not the same`);
  }
  return repeats > allowed ? [...changed, `${repeats} mails came again, ${allowed} may`] : changed;
}

/** Statuses that were shown in an order that no email can go through. */
function findImpossibleStatuses(shown: readonly ShownStatus[], emails: readonly StoredEmail[]): string[] {
  const latest = new Map<number, string>();
  const impossible: string[] = [];
  const atRest = emails.map(({ id, state }) => ({ emailId: id, status: state }));
  for (const { emailId, status } of [...shown, ...atRest]) {
    const before = latest.get(emailId);
    latest.set(emailId, status);
    if (!(status in NEXT_STATUSES)) impossible.push(`email ${emailId} was ${status}, which is no status`);
    else if (before !== undefined && before !== status && !NEXT_STATUSES[before]?.includes(status))
      impossible.push(`email ${emailId} was ${before}, then ${status}`);
  }
  const known = new Set(emails.map(({ id }) => id));
  const vanished = [...latest.keys()].filter((id) => !known.has(id)).map((id) => `email ${id} was shown, and is gone`);
  return [...impossible, ...vanished];
}

/** Lines of which there is one too many, or one too few. */
function compareLines(expected: readonly string[], actual: readonly string[]): string[] {
  const balance = new Map<string, number>();
  for (const line of expected) balance.set(line, (balance.get(line) ?? 0) - 1);
  for (const line of actual) balance.set(line, (balance.get(line) ?? 0) + 1);
  return [...balance].flatMap(([line, count]) => {
    if (count === 0) return [];
    return [count < 0 ? `missing (${-count}): ${line}` : `too many (${count}): ${line}`];
  });
}

function groupByEmail(calls: readonly Call[]): Map<string, Call[]> {
  return groupBy(calls, ({ email }) => email.messageId);
}

function groupBy<T>(items: readonly T[], findKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(findKey(item));
    if (group) group.push(item);
    else groups.set(findKey(item), [item]);
  }
  return groups;
}
