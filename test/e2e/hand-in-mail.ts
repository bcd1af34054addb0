import { setTimeout as sleep } from 'node:timers/promises';
import { ApiClient, WEBHOOK_SECRET } from './server-process.js';

const POLL_MS = 100;

/** An email as a mail system hands it in. */
export interface HandedInMail {
  readonly from: string;
  readonly subject: string;
  readonly content: string;
  readonly messageId?: string;
}

/** What became of it. */
export interface SettledMail {
  readonly outcome: string;
  readonly reasons: readonly string[];
  readonly quotationId: number | null;
  readonly quotationNumber: string | null;
}

/**
 * Hands an email to a server by its webhook, and waits until it is settled: a busy machine accepts first and answers later.
 * @param base the server's address
 */
export async function handInMail(base: string, mail: HandedInMail): Promise<SettledMail> {
  const response = await fetch(`${base}/api/webhook/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
    body: JSON.stringify({ to: 'quotes@localhost', ...mail }),
  });
  if (!response.ok) throw new Error(`Webhook: ${response.status} ${await response.text()}`);
  const answer = (await response.json()) as SettledMail & { readonly emailId: number };
  if (answer.outcome !== 'accepted') return answer;
  const client = await ApiClient.signIn(base);
  for (;;) {
    const { json } = await client.call('GET', `/api/emails/${answer.emailId}`);
    const { state, ...settled } = json as SettledMail & { readonly state: string };
    if (state !== 'received') return { ...settled, outcome: state };
    await sleep(POLL_MS);
  }
}
