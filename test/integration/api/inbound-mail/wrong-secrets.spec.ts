import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_REFUSED_PER_MINUTE } from '../../../../apps/api/inbound-mail/webhook-authenticator.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const ROUTE = '/api/webhook/email';
const EMAIL = {
  from: 'Eva <eva@elsewhere.example>',
  to: 'quotes@desk.example',
  subject: 'Hello',
  content: 'Thank you!',
};
const RIGHT = { authorization: `Bearer ${WEBHOOK_SECRET}` };

describe('many wrong secrets from one address', () => {
  let app: InMemoryApp;
  beforeEach(async () => {
    app = await InMemoryApp.open();
  });
  afterEach(() => app.close());

  const post = (headers: Record<string, string>, route = ROUTE) =>
    app.callUnauthenticated('POST', route, { ...EMAIL, messageId: `<${Math.random()}@a.example>` }, headers);
  const guess = (at: number) => ({ authorization: `Bearer guess ${at}` });
  const sign = (secret: string, body: string) => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    return { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': `sha256=${signature}` };
  };

  it('are told to wait, on every route, while the right secret and signature go on', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < MAX_REFUSED_PER_MINUTE + 5; at += 1) {
      statuses.push((await post(guess(at), at % 2 ? ROUTE : `${ROUTE}/postmark`)).status);
      if (at % 10 === 0) expect((await post(RIGHT)).status).toBe(200);
    }
    expect(statuses).toEqual([...Array(MAX_REFUSED_PER_MINUTE).fill(401), ...Array(5).fill(429)]);
    const { headers, json } = await post(guess(0));
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(json).toEqual({ error: expect.stringContaining('Too many attempts') });
    expect((await post(RIGHT)).status).toBe(200);
    const body = JSON.stringify(EMAIL);
    const send = (secret: string) => app.callUnauthenticated('POST', ROUTE, body, sign(secret, body));
    expect((await send(WEBHOOK_SECRET)).status).toBe(200);
    expect((await send('another secret')).status).toBe(429);
  });

  it('are told of wrong signatures as well', async () => {
    const body = JSON.stringify(EMAIL);
    const statuses: number[] = [];
    for (let at = 0; at < MAX_REFUSED_PER_MINUTE + 1; at += 1)
      statuses.push((await app.callUnauthenticated('POST', ROUTE, body, sign(`guess ${at}`, body))).status);
    expect(statuses).toEqual([...Array(MAX_REFUSED_PER_MINUTE).fill(401), 429]);
  });
});
