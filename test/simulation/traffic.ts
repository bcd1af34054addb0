import type { SeededRandom } from '../../adapters/seed/demo/seeded-random.js';
import type { InboundEmail, InboundEmailStatus } from '../../domain/inbound-mail/inbound-email.js';

/** A text whose reading exceeds its limits. */
export const UNREADABLE_MARK = 'Ref. unreadable';
/** A text whose reading ends the process. */
export const DEADLY_MARK = 'Ref. deadly';

/** A mail of the simulation, and what has to become of it. */
export interface SimulatedMail {
  readonly email: InboundEmail;
  readonly expected: Exclude<InboundEmailStatus, 'received'>;
  /** Mails that share a Message-ID with other words: only the first that is stored is answered. */
  readonly rivals: 'none' | 'same-id';
}

/** Recognized and approved. */
export const APPROVED_DOMAINS = ['cliente-uno.example', 'cliente-dos.example'] as const;
/** Recognized, and not approved. */
export const UNAPPROVED_DOMAIN = 'cliente-nuevo.example';
export const OWN_MAILBOX = 'quotes@desk.example';

/** Requests that are answered where their sender is known. */
export const TEXTS = [
  'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg total gross weight, machine parts, Miami to SJO.',
  'Please quote DAP Heredia: 1 pallet 120x100x150 cm, 480 kg total gross weight, machine parts, Miami to SJO.',
  'Please quote DAP Heredia: 4 boxes 60x40x40 cm, 72.5 kg total gross weight, machine parts, Miami to SJO.',
] as const;
const NO_REQUEST = 'Thank you for the pleasant lunch last week. Best regards, Clara';
const NAMES = ['clara', 'mario', 'lucia', 'pedro'] as const;

interface MailParts {
  readonly from: string;
  readonly text: string;
  readonly id: string;
  readonly results: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function buildEmail({ from, text, id, results, headers = {} }: MailParts): InboundEmail {
  return {
    channel: 'raw',
    fromHeader: `Clara Montero <${from}>`,
    fromAddress: from,
    fromName: 'Clara Montero',
    to: OWN_MAILBOX,
    subject: text === NO_REQUEST ? 'Lunch' : 'Air freight quote',
    text,
    html: undefined,
    messageId: `<${id}>`,
    inReplyTo: undefined,
    references: [],
    headers,
    attachments: [],
    authenticationResults: `mx.desk.example; dmarc=${results} header.from=${from.slice(from.indexOf('@') + 1)}`,
  };
}

/** The mails of one run; no sender sends the same words twice, so that no limit of repeated requests is met. */
export function generateTraffic(random: SeededRandom, count: number): SimulatedMail[] {
  const pairs = APPROVED_DOMAINS.flatMap((domain) =>
    NAMES.flatMap((name) => TEXTS.map((text) => ({ from: `${name}@${domain}`, text }))),
  )
    .map((pair) => ({ pair, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ pair }) => pair);
  return Array.from({ length: count }, (_, n) => n).flatMap((n) => {
    const { from, text } = pairs[n % pairs.length] ?? { from: '', text: '' };
    return generateMails(random, `m${n}@${from.slice(from.indexOf('@') + 1)}`, from, text);
  });
}

function generateMails(random: SeededRandom, id: string, from: string, text: string): SimulatedMail[] {
  const make = (expected: SimulatedMail['expected'], parts: Partial<MailParts> = {}): SimulatedMail => ({
    email: buildEmail({ from, text, id, results: 'pass', ...parts }),
    expected,
    rivals: 'none',
  });
  const kinds: ReadonlyArray<readonly [number, () => SimulatedMail[]]> = [
    [10, () => [make('answered')]],
    // Forged under the name and the id of a true one, before or after it.
    [2, () => [make('held', { results: 'fail' }), make('answered')]],
    [1, () => [make('held', { from: `clara@${UNAPPROVED_DOMAIN}` })]],
    [1, () => [make('held', { from: 'clara@stranger.example' })]],
    [1, () => [make('ignored', { headers: { 'auto-submitted': 'auto-replied' }, text: NO_REQUEST })]],
    [1, () => [make('ignored', { text: NO_REQUEST })]],
    [1, () => [make('failed', { text: `${text} ${UNREADABLE_MARK}` })]],
    [0.3, () => [make('failed', { text: `${text} ${DEADLY_MARK}` })]],
    [
      1,
      () =>
        [text, `${text} Thank you.`].map((words): SimulatedMail => {
          return { ...make('answered', { text: words }), rivals: 'same-id' };
        }),
    ],
  ];
  return random.pickWeighted(kinds)();
}
