import { type ApiClient, WEBHOOK_SECRET } from '../e2e/server-process.js';
import { CallHistory, type OfferedEmail } from '../support/history/call-history.js';
import { computeIndependentTotal, listRatesAt, type ShipmentAmounts } from './independent-price.js';

/** Replies an hour to one domain are limited; each domain of the storm asks less often. */
const EMAILS_A_DOMAIN = 40;
/** Shipments of the storm: each shape has one price. */
const SHAPES: ReadonlyArray<ShipmentAmounts & { readonly cargoText: string }> = [
  {
    cargoText: '2 pallets 120x80x100 cm, 350 kg total gross weight',
    ...{ pieces: 2, cubicCentimetres: 2 * 120 * 80 * 100, grossGrams: 350_000 },
  },
  {
    cargoText: '1 pallet 120x100x150 cm, 480 kg total gross weight',
    ...{ pieces: 1, cubicCentimetres: 120 * 100 * 150, grossGrams: 480_000 },
  },
  {
    cargoText: '4 boxes 60x40x40 cm, 72.5 kg total gross weight',
    ...{ pieces: 4, cubicCentimetres: 4 * 60 * 40 * 40, grossGrams: 72_500 },
  },
  {
    cargoText: '3 pallets 120x80x140 cm, 900 kg total gross weight',
    ...{ pieces: 3, cubicCentimetres: 3 * 120 * 80 * 140, grossGrams: 900_000 },
  },
];

/** The domain that an email of the storm comes from. */
export function senderDomain(n: number): string {
  return `cliente-${Math.floor(n / EMAILS_A_DOMAIN)}.example`;
}

/** The mailbox that an email of the storm comes from. */
export function senderMailbox(n: number): string {
  return `compras-${n}@${senderDomain(n)}`;
}

/** An email of the storm; each has a Message-ID and a sender of its own. */
export function aLoadEmail(n: number) {
  return {
    from: `Clara Montero <${senderMailbox(n)}>`,
    to: 'quotes@localhost',
    subject: `Air freight quote ${n}`,
    content: `Please quote DAP Heredia: ${SHAPES[n % SHAPES.length]?.cargoText}, machine parts, Miami to SJO.`,
    messageId: `<storm-${n}@${senderDomain(n)}>`,
  };
}

/** An email of the storm as a history notes it. @param prices what each shape costs, if it matters */
export function offerLoadEmail(n: number, prices: readonly number[] = []): OfferedEmail {
  const { messageId, subject, content } = aLoadEmail(n);
  return { messageId, from: senderMailbox(n), subject, text: content, price: findPrice(n, prices) };
}

/** What a door said to an accepted email. */
export interface Accepted {
  readonly emailId: number;
  readonly duplicate: boolean;
  /** What had become of it by then; `accepted` where that was not settled yet. */
  readonly outcome: string;
}

/** A refusal of a door, or of something before it. */
export interface RefusedPost {
  /** Undefined where the connection broke. */
  readonly status: number | undefined;
  readonly retryAfter: string | undefined;
  readonly afterMs: number;
}

/**
 * Posts an email once.
 * @param onRefusal told where the door did not accept it
 * @returns undefined where it did not
 */
export async function postEmail(
  base: string,
  email: ReturnType<typeof aLoadEmail>,
  onRefusal: (refusal: RefusedPost) => void = () => undefined,
): Promise<Accepted | undefined> {
  const from = performance.now();
  const refuse = (status?: number, retryAfter?: string | null): undefined => {
    onRefusal({ status, retryAfter: retryAfter ?? undefined, afterMs: performance.now() - from });
  };
  try {
    const response = await fetch(`${base}/api/webhook/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify(email),
    });
    const answer: unknown = await response.json();
    return response.ok ? (answer as Accepted) : refuse(response.status, response.headers.get('retry-after'));
  } catch {
    // The connection broke: a mail system tries again, and so does the storm.
    return refuse();
  }
}

/** Recognizes every domain of the storm. */
export async function recognizeDomains(client: ApiClient, emails: number): Promise<void> {
  for (let n = 0; n < emails; n += EMAILS_A_DOMAIN) {
    const recognizedDomain = {
      domain: senderDomain(n),
      companyName: `Cliente ${n / EMAILS_A_DOMAIN}`,
      isApproved: true,
    };
    const { status } = await client.call('POST', '/api/recognized-domains', recognizedDomain);
    if (status !== 201) throw new Error(`${recognizedDomain.domain} was not recognized: ${status}`);
  }
}

/** What each shape costs, by the tariff of the server and a calculator of the tests' own. */
export async function computeShapePrices(client: ApiClient): Promise<readonly number[]> {
  const rates = await listRatesAt(client, 'SJO');
  return SHAPES.map((shape) => computeIndependentTotal(rates, shape));
}

/** The price that an email of the storm must get. */
export function findPrice(n: number, prices: readonly number[]): number | undefined {
  return prices[n % SHAPES.length];
}

const POSTING_TIMEOUT_MS = 60_000;

/** Posts an email once, and notes in a history what was said. */
export async function postNoted(base: string, n: number, history: CallHistory): Promise<Accepted | undefined> {
  const end = history.begin('poster', offerLoadEmail(n));
  const answer = await postEmail(base, aLoadEmail(n), ({ status }) =>
    end(status === undefined ? { kind: 'none' } : { kind: 'refused', status }),
  );
  if (answer) end({ kind: 'accepted', emailId: answer.emailId, duplicate: answer.duplicate });
  return answer;
}

/**
 * Posts emails until each is accepted, as mail systems do.
 * @param accepted what was accepted before, and now
 * @param history notes what was said
 */
export async function postAll(
  base: string,
  numbers: readonly number[],
  accepted: Map<number, number>,
  history = new CallHistory(),
): Promise<void> {
  const deadline = Date.now() + POSTING_TIMEOUT_MS;
  await Promise.all(
    numbers.map(async (n) => {
      while (!accepted.has(n)) {
        const answer = await postNoted(base, n, history);
        if (answer) accepted.set(n, answer.emailId);
        else if (Date.now() > deadline) throw new Error(`Email ${n} was not accepted in time.`);
        else await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }),
  );
}

/** The numbers of so many emails. @param from the first of them */
export function listNumbersFrom(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => from + n);
}
