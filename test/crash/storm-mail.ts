import { type ClerkAtDesk, WEBHOOK_SECRET } from '../journey/desk-under-test.js';

/** Replies an hour to one domain are limited; each domain of the storm asks less often. */
const EMAILS_A_DOMAIN = 40;
/** Shipments of the storm: each shape has one price. */
const SHAPES = [
  '2 pallets 120x80x100 cm, 350 kg total gross weight',
  '1 pallet 120x100x150 cm, 480 kg total gross weight',
  '4 boxes 60x40x40 cm, 72.5 kg total gross weight',
  '3 pallets 120x80x140 cm, 900 kg total gross weight',
] as const;

/** The domain that an email of the storm comes from. */
export function domainOf(n: number): string {
  return `cliente-${Math.floor(n / EMAILS_A_DOMAIN)}.example`;
}

/** The mailbox that an email of the storm comes from. */
export function mailboxOf(n: number): string {
  return `compras-${n}@${domainOf(n)}`;
}

/** An email of the storm; each has a Message-ID and a sender of its own. */
export function stormEmail(n: number) {
  return {
    from: `Clara Montero <${mailboxOf(n)}>`,
    to: 'quotes@localhost',
    subject: `Air freight quote ${n}`,
    content: `Please quote DAP Heredia: ${SHAPES[n % SHAPES.length]}, machine parts, Miami to SJO.`,
    messageId: `<storm-${n}@${domainOf(n)}>`,
  };
}

/** What a door said to an accepted email. */
export interface Accepted {
  readonly emailId: number;
  readonly duplicate: boolean;
}

/** Posts an email once. @returns undefined where the door did not accept it */
export async function post(base: string, email: ReturnType<typeof stormEmail>): Promise<Accepted | undefined> {
  try {
    const response = await fetch(`${base}/api/webhook/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify(email),
    });
    const answer: unknown = await response.json();
    return response.ok ? (answer as Accepted) : undefined;
  } catch {
    // The connection broke: a mail system tries again, and so does the storm.
    return undefined;
  }
}

/** Recognizes every domain of the storm. */
export async function recognize(clerk: ClerkAtDesk, emails: number): Promise<void> {
  for (let n = 0; n < emails; n += EMAILS_A_DOMAIN) {
    const sender = { domain: domainOf(n), companyName: `Cliente ${n / EMAILS_A_DOMAIN}`, isApproved: true };
    const { status } = await clerk.call('POST', '/api/recognized-domains', sender);
    if (status !== 201) throw new Error(`${sender.domain} was not recognized: ${status}`);
  }
}

/** What each shape costs, by a dry run: nothing of it is kept. */
export async function pricesOfShapes(clerk: ClerkAtDesk): Promise<readonly number[]> {
  const prices: number[] = [];
  for (let n = 0; n < SHAPES.length; n += 1) {
    const { json } = await clerk.call('POST', '/api/webhook/email', { ...stormEmail(n), dryRun: true });
    prices.push((json as { totals: { finalTotal: number } }).totals.finalTotal);
  }
  return prices;
}

/** The price that an email of the storm must get. */
export function priceOf(n: number, prices: readonly number[]): number | undefined {
  return prices[n % SHAPES.length];
}
