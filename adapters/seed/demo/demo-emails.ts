import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../domain/durations.js';
import type { InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { FIRST_NAMES } from './demo-fixtures.js';
import { createDemoRequest } from './demo-request.js';
import { SeededRandom } from './seeded-random.js';

/** A made-up email and the moment at which it came in. */
export interface DemoEmail {
  readonly email: InboundEmail;
  readonly receivedAt: Date;
}

/** What emails are made up from. */
export interface DemoEmailOptions {
  /** The same seed makes the same emails before the same moment. */
  readonly seed: number;
  /** All emails came in before. */
  readonly until: Date;
  readonly mailbox: string;
  readonly days: number;
}

/** Emails of a working day, and of a day of a weekend. */
const WORKING_DAY_EMAILS = [2, 4] as const;
const WEEKEND_EMAILS = [0, 1] as const;
/** Office hours in Central America, in hours of UTC. */
const OFFICE_OPENS_UTC = 14;
const OFFICE_HOURS = 9;
/** The newest email has had time to be answered. */
const MIN_AGE_MS = 10 * MINUTE_MS;

type Content = Pick<InboundEmail, 'subject' | 'text'> & { readonly headers?: InboundEmail['headers'] };

/** What comes in beside complete requests. */
const OTHER_EMAILS: readonly Content[] = [
  {
    subject: 'Gracias',
    text: 'Buenas tardes:\n\nRecibimos la carga en perfectas condiciones. Muchas gracias por todo.',
  },
  {
    subject: 'Quote to San José',
    text: 'Hello,\n\nPlease quote air freight from Miami to SJO for 3 pallets of printing paper. Weight and sizes follow.\n\nThanks',
  },
  {
    subject: 'Batteries MIA-GUA',
    text: 'Good morning,\n\nPlease quote DAP Guatemala City: 4 boxes 40x30x30 cm, 62 kg in total, UN3480 lithium batteries, class 9, from Miami.',
  },
  {
    subject: 'Fuera de la oficina',
    text: 'Estaré fuera de la oficina hasta el lunes.',
    headers: { 'auto-submitted': 'auto-replied' },
  },
  {
    subject: 'Cotización urgente PTY',
    text: 'Buenos días:\n\nFavor cotizar CPT Miami a Panamá: 2 bultos de 60 x 50 x 40 cm, 38 kg brutos en total, repuestos.\n\nQuedo atenta.',
  },
];
/** Every third email is one of them, in turn. */
const OTHER_EVERY = 3;

/** Makes up the emails of the last weeks, the oldest first: requests, thanks, automatic replies, dangerous goods. */
export function generateDemoEmails({ seed, until, mailbox, days }: DemoEmailOptions): readonly DemoEmail[] {
  const random = new SeededRandom(seed);
  const newest = until.getTime() - MIN_AGE_MS;
  const moments = generateMoments(random, until, days).filter((moment) => moment < newest);
  return moments.map((moment, at) => {
    const { name, address, subject, text } = createDemoRequest(random);
    const other = at % OTHER_EVERY === 0 ? OTHER_EMAILS[(at / OTHER_EVERY) % OTHER_EMAILS.length] : undefined;
    const content: Content = other ?? { subject, text };
    const isNewCustomer = random.nextBoolean(0.05);
    const from = isNewCustomer ? `${random.pick(FIRST_NAMES).toLowerCase()}@new-customer-${at}.example` : address;
    const messageId = `<demo.${seed}.${at}@${from.split('@')[1]}>`;
    return {
      email: toInboundEmail(name, from.normalize('NFD').replace(/\p{M}/gu, ''), mailbox, messageId, content),
      receivedAt: new Date(moment),
    };
  });
}

function generateMoments(random: SeededRandom, until: Date, days: number): readonly number[] {
  const moments: number[] = [];
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1) {
    const midnight = Math.floor((until.getTime() - daysAgo * DAY_MS) / DAY_MS) * DAY_MS;
    const weekday = new Date(midnight).getUTCDay();
    const [fewest, most] = weekday === 0 || weekday === 6 ? WEEKEND_EMAILS : WORKING_DAY_EMAILS;
    const opening = midnight + OFFICE_OPENS_UTC * HOUR_MS;
    const count = random.nextInteger(fewest, most);
    for (let made = 0; made < count; made += 1)
      moments.push(opening + Math.floor(random.next() * OFFICE_HOURS * HOUR_MS));
  }
  return moments.sort((a, b) => a - b);
}

function toInboundEmail(
  name: string,
  address: string,
  mailbox: string,
  messageId: string,
  content: Content,
): InboundEmail {
  return {
    channel: 'webhook',
    fromHeader: `${name} <${address}>`,
    fromAddress: address,
    fromName: name,
    to: mailbox,
    subject: content.subject,
    text: content.text,
    html: undefined,
    messageId,
    inReplyTo: undefined,
    references: [],
    headers: content.headers ?? {},
    attachments: [],
    authenticationResults: undefined,
  };
}
