import { describe, expect, it } from '@jest/globals';
import { CallHistory, type OfferedEmail } from '../../support/history/call-history.js';
import type { FinalState } from '../../support/history/final-state.js';
import { findDifferences } from '../../support/history/find-differences.js';
import { readTakenMail } from '../../support/history/taken-mail.js';

const EMAILS = 5;

type Writable<T> = { -readonly [K in keyof T]: T[K] };
type Outcome = { readonly history: CallHistory } & {
  readonly [K in keyof FinalState]: Writable<FinalState[K][number]>[];
};

function anEmail(n: number): OfferedEmail {
  return {
    messageId: `<m${n}@client.example>`,
    from: `buyer-${n}@client.example`,
    subject: `Quote ${n}`,
    text: `${n} pallets`,
    price: 100 + n,
  };
}

/** What a faultless server leaves behind: all accepted, the first one twice, the last one without an answer. */
function createOutcome(): Outcome {
  const history = new CallHistory();
  const numbers = Array.from({ length: EMAILS }, (_, n) => n);
  for (const n of numbers) {
    const end = history.begin(`poster ${n}`, anEmail(n));
    if (n < EMAILS - 1) end({ kind: 'accepted', emailId: n + 1, duplicate: false });
    history.noteStatus(n + 1, 'received');
  }
  history.begin('poster 0', anEmail(0))({ kind: 'accepted', emailId: 1, duplicate: true });
  return {
    history,
    emails: numbers.map((n) => {
      const { messageId, from, subject, text } = anEmail(n);
      return { id: n + 1, messageId, fromAddress: from, subject, text, state: 'answered' };
    }),
    quotations: numbers.map((n) => ({
      ...{ id: 50 + n, emailId: n + 1, clientEmail: anEmail(n).from, quoteAmount: 100 + n, status: 'sent' },
    })),
    replies: numbers.map((n) => ({
      ...{ quotationId: 50 + n, to: anEmail(n).from, messageId: `<q${n}@desk>`, inReplyTo: anEmail(n).messageId },
      state: 'sent',
    })),
    taken: numbers.map((n) => ({
      ...{ messageId: `<q${n}@desk>`, inReplyTo: anEmail(n).messageId, to: anEmail(n).from, sha256: `bytes of ${n}` },
    })),
  };
}

const find = (outcome: Outcome, repeats = 0) => findDifferences(outcome.history, outcome, { repeats });

/** The first of a list, of which there is one. */
function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('There is none.');
  return item;
}

function change<T, K extends keyof T>(items: readonly T[], key: K, value: T[K]): void {
  first(items)[key] = value;
}

function swap<T, K extends keyof T>(items: readonly T[], key: K): void {
  const [one, other] = items;
  if (!one || !other) throw new Error('There are not two.');
  [one[key], other[key]] = [other[key], one[key]];
}

const PLANTED: ReadonlyArray<readonly [string, (outcome: Outcome) => void, RegExp]> = [
  ['an accepted email is lost, with all of it', dropAll, /missing \(1\): email <m0@/],
  ['an accepted email is lost, its reply sent', ({ emails }) => void emails.shift(), /missing \(1\): email <m0@/],
  [
    'an email is stored twice',
    ({ emails }) => void emails.push({ ...first(emails), id: 99 }),
    /too many \(1\): email <m0@/,
  ],
  ['an email nobody sent is stored', inventEmail, /too many \(1\): email <invented@/],
  ['a text is cut off', ({ emails }) => change(emails, 'text', '0 pal'), /missing \(1\): email .*"0 pallets"/],
  ['two texts are mixed up', ({ emails }) => swap(emails, 'text'), /missing \(1\): email <m0@.*"0 pallets"/],
  ['two senders are mixed up', ({ emails }) => swap(emails, 'fromAddress'), /missing \(1\): email <m0@/],
  [
    'an email stays unprocessed',
    ({ emails }) => change(emails, 'state', 'received'),
    /missing \(1\): status of <m0@.*answered/,
  ],
  ['a status is none', ({ emails }) => change(emails, 'state', 'lost'), /lost, which is no status/],
  ['a quotation is lost', ({ quotations }) => void quotations.shift(), /missing \(1\): quotation on <m0@/],
  [
    'a quotation is made twice',
    ({ quotations }) => void quotations.push({ ...first(quotations), id: 99 }),
    /too many \(1\): quotation on <m0@/,
  ],
  [
    'two prices are mixed up',
    ({ quotations }) => swap(quotations, 'quoteAmount'),
    /missing \(1\): quotation on <m0@.*: 100, sent/,
  ],
  ['two quotations are mixed up', ({ quotations }) => swap(quotations, 'emailId'), /missing \(1\): quotation on <m0@/],
  [
    'a quotation hangs on nothing',
    ({ quotations }) => change(quotations, 'emailId', 77),
    /an email that is not there \(77\)/,
  ],
  [
    'a quotation stays unsent',
    ({ quotations }) => change(quotations, 'status', 'approved'),
    /missing \(1\): quotation on <m0@.*sent/,
  ],
  ['a reply is lost', ({ replies }) => void replies.shift(), /missing \(1\): reply to <m0@/],
  ['a reply is kept twice', ({ replies }) => void replies.push({ ...first(replies) }), /too many \(1\): reply to <m0@/],
  [
    'a reply waits for ever',
    ({ replies }) => change(replies, 'state', 'pending'),
    /missing \(1\): reply to <m0@.*sent/,
  ],
  ['a reply answers another email', ({ replies }) => swap(replies, 'inReplyTo'), /as an answer to <m1@/],
  ['a reply is noted as sent, and was not', ({ taken }) => void taken.shift(), /missing \(1\): mail about <m0@/],
  [
    'a mail is sent, and noted nowhere',
    ({ replies }) => change(replies, 'messageId', '<other@desk>'),
    /too many \(1\): noted as sent: <q0@/,
  ],
  ['a customer gets two different mails', sendAnother, /too many \(1\): mail about <m0@/],
  ['recipients are swapped', ({ taken }) => swap(taken, 'to'), /missing \(1\): mail about <m0@.* to buyer-0@/],
  [
    'a mail goes to a stranger',
    ({ taken }) => change(taken, 'to', 'x@evil.example'),
    /too many \(1\): mail about <m0@.* to x@evil/,
  ],
  [
    'a mail comes again without a crash',
    ({ taken }) => void taken.push({ ...first(taken) }),
    /1 mails came again, 0 may/,
  ],
  ['a caller is told yes, and nothing is stored', answerWithoutStore, /missing \(1\): email <unstored@/],
  ['a caller is told the wrong number', tellWrongNumber, /poster 9 was told that <m0@.*> is email 2, which is not it/],
  ['an email is new to two callers', tellNewTwice, /<m0@.*> was new to 2 callers/],
  ['a caller is told "again" of what never came', tellFalseDuplicate, /which it had not/],
  ['a refused email is kept', keepRefused, /too many \(1\): email <m9@/],
  ['an answered email becomes unanswered meanwhile', goBack, /email 1 was answered, then received/],
  [
    'an email is shown, and is gone',
    ({ history }) => history.noteStatus(88, 'received'),
    /email 88 was shown, and is gone/,
  ],
];

function dropAll(outcome: Outcome): void {
  for (const items of [outcome.emails, outcome.quotations, outcome.replies, outcome.taken]) items.shift();
}

function inventEmail({ emails }: Outcome): void {
  emails.push({ ...first(emails), id: 99, messageId: '<invented@nobody>' });
}

function sendAnother({ taken, replies }: Outcome): void {
  taken.push({ ...first(taken), messageId: '<q0b@desk>' });
  replies.push({ ...first(replies), messageId: '<q0b@desk>' });
}

function answerWithoutStore({ history }: Outcome): void {
  const email = { ...anEmail(9), messageId: '<unstored@client.example>' };
  history.begin('poster 9', email)({ kind: 'accepted', emailId: 10, duplicate: false });
}

function tellWrongNumber({ history }: Outcome): void {
  history.begin('poster 9', anEmail(0))({ kind: 'accepted', emailId: 2, duplicate: true });
}

function tellNewTwice({ history }: Outcome): void {
  history.begin('poster 9', anEmail(0))({ kind: 'accepted', emailId: 1, duplicate: false });
}

function tellFalseDuplicate({ history }: Outcome): void {
  const call = first(history.calls);
  call.answer = { kind: 'accepted', emailId: 1, duplicate: true };
}

function keepRefused({ history, emails }: Outcome): void {
  const { messageId, from, subject, text } = anEmail(9);
  history.begin('poster 9', anEmail(9))({ kind: 'refused', status: 401 });
  emails.push({ id: 99, messageId, fromAddress: from, subject, text, state: 'answered' });
}

function goBack({ history }: Outcome): void {
  history.noteStatus(1, 'answered');
  history.noteStatus(1, 'received');
}

describe('the check of a history', () => {
  it('finds nothing where all is as it must be', () => {
    expect(find(createOutcome())).toEqual([]);
  });

  it.each(PLANTED)('notices that %s', (_, plant, expected) => {
    const outcome = createOutcome();
    plant(outcome);
    expect(find(outcome).join('\n')).toMatch(expected);
  });

  it('lets an email without an answer be kept with all of it, or not at all', () => {
    const outcome = createOutcome();
    for (const items of [outcome.emails, outcome.quotations, outcome.replies, outcome.taken]) items.pop();
    outcome.history.statuses.length = 0;
    expect(find(outcome)).toEqual([]);
    const half = createOutcome();
    half.taken.pop();
    expect(find(half).join('\n')).toContain('missing (1): mail about <m4@client.example>');
  });

  it('lets as many mails come again as crashes explain, if they are the same', () => {
    const outcome = createOutcome();
    outcome.taken.push({ ...first(outcome.taken) });
    expect(find(outcome, 1)).toEqual([]);
    outcome.taken.push({ ...first(outcome.taken), sha256: 'other bytes' });
    expect(find(outcome, 2)).toEqual(['mail <q0@desk> came again, and was not the same']);
  });

  it('knows a mail by its headers, broken lines among them', () => {
    const raw =
      'To: a@b.example\r\nMessage-ID: <q1@desk>\r\nIn-Reply-To:\r\n <m1@client.example>\r\n\r\nMessage-ID: <no>\r\n';
    expect(readTakenMail(Buffer.from(raw))).toMatchObject({
      messageId: '<q1@desk>',
      inReplyTo: '<m1@client.example>',
      to: 'a@b.example',
    });
  });
});
