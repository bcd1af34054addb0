import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SendResult } from '../../../../domain/outbound-mail/mail-transport.port.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

type OutboundEmailRow = { to: string; state: string; attempts: number; lastError: string | null };

describe('a server whose mail server says "later"', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    const later: SendResult = { kind: 'later', reason: '451 4.7.1 Greylisted, try again' };
    app = await InMemoryApp.open('quotes@desk.example', () => ({
      mailTransport: { send: async () => later, checkHealth: async () => 'The mail server cannot be reached.' },
    }));
    await app.signIn();
    const recognizedDomain = { domain: 'montes.example', companyName: 'Montes', isApproved: true };
    await app.call('POST', '/api/recognized-domains', recognizedDomain);
  });
  afterAll(() => app.close());

  it('goes on quoting; each reply waits with its reason and is not tried again at once', async () => {
    for (const n of [1, 2, 3]) {
      const email = {
        from: `Eva <eva-${n}@montes.example>`,
        to: 'quotes@desk.example',
        subject: 'Quote please',
        content: 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
        messageId: `<later-${n}@montes.example>`,
      };
      const authorization = `Bearer ${WEBHOOK_SECRET}`;
      const { json } = await app.callUnauthenticated('POST', '/api/webhook/email', email, { authorization });
      expect(json).toMatchObject({ outcome: 'answered' });
    }
    for (;;) {
      const { data } = (await app.call('GET', '/api/outbox')).json as { data: OutboundEmailRow[] };
      if (data.some((row) => row.attempts === 0)) continue;
      const waiting = { state: 'waiting', attempts: 1, lastError: '451 4.7.1 Greylisted, try again' };
      expect(data).toMatchObject([waiting, waiting, waiting]);
      break;
    }
    expect(await app.stores.queue.backlog()).toEqual({ pending: 3, oldestDueSeconds: 0 });
  });

  it('says so in the console: among what waits, and above the outbox', async () => {
    const { items } = (await app.call('GET', '/api/notifications')).json as { items: readonly unknown[] };
    expect(items[0]).toEqual({
      id: 'mail-server',
      kind: 'mail-server-away',
      title: 'The mail server cannot be reached.',
      details: 'Quotations go on being made; 3 replies wait in the outbox and will leave when it is back.',
      at: null,
      link: '/email-monitoring?tab=outbox&state=waiting',
    });
    expect((await app.call('GET', '/api/outbox')).json).toMatchObject({
      mailTrouble: 'The mail server cannot be reached.',
    });
  });

  it('is not ready, and says why', async () => {
    const { status, json } = await app.callUnauthenticated('GET', '/api/health/ready');
    expect(status).toBe(503);
    expect(json).toMatchObject({ database: 'up', mail: 'down', reasons: ['The mail server cannot be reached.'] });
  });
});
