import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PipelineEvent } from '../../../../application/events/pipeline-events.port.js';
import { MailServerHealth } from '../../../../application/outbound-mail/mail-server-health.js';
import { MAX_DUE_SECONDS, Readiness } from '../../../../apps/api/operations/readiness.js';
import { InMemoryApp, METRICS_TOKEN, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const REQUEST = {
  from: 'Eva <eva@montes.example>',
  to: 'quotes@desk.example',
  subject: 'Quote please',
  content: 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
  messageId: '<watched@montes.example>',
};

describe('a server that is watched', () => {
  let app: InMemoryApp;
  const seen: PipelineEvent[] = [];
  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', (_stores, { pipelineListener: listener }) => ({
      pipelineListener: {
        record: (event) => {
          seen.push(event);
          listener.record(event);
        },
      },
    }));
    await app.signIn();
    const authorization = `Bearer ${WEBHOOK_SECRET}`;
    await app.call('POST', '/api/recognized-domains', {
      ...{ domain: 'montes.example', companyName: 'Montes', isApproved: true },
    });
    await app.callUnauthenticated('POST', '/api/webhook/email', REQUEST, { authorization });
    while (!seen.some((event) => event.kind === 'sent')) await new Promise((resolve) => setImmediate(resolve));
  });
  afterAll(() => app.close());

  it('names one email from the door to its reply', () => {
    expect(seen.map((event) => event.kind)).toEqual(['received', 'decided', 'sent']);
    expect(new Set(seen.map((event) => event.emailId)).size).toBe(1);
    expect(JSON.stringify(seen)).not.toContain('pallets');
  });

  it('serves its metrics to this machine', async () => {
    const { status, text, headers } = await app.callUnauthenticated('GET', '/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('istmo_emails_decided_total{channel="webhook",outcome="answered"} 1');
    expect(text).toContain('istmo_queue_pending 0');
  });

  it('serves them elsewhere only to who brings the token', async () => {
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
    expect((await app.callUnauthenticated('GET', '/metrics', undefined, elsewhere)).status).toBe(401);
    const behindProxy = { 'x-forwarded-for': '127.0.0.1' };
    expect((await app.callUnauthenticated('GET', '/metrics', undefined, behindProxy)).status).toBe(401);
    const wrong = { ...elsewhere, authorization: 'Bearer another' };
    expect((await app.callUnauthenticated('GET', '/metrics', undefined, wrong)).status).toBe(401);
    const right = { ...elsewhere, authorization: `Bearer ${METRICS_TOKEN}` };
    expect((await app.callUnauthenticated('GET', '/metrics', undefined, right)).status).toBe(200);
  });

  it('is ready', async () => {
    const { status, json } = await app.callUnauthenticated('GET', '/api/health/ready');
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'ok', database: 'up', mail: 'up', pendingWork: 0, reasons: [] });
  });
});

describe('Readiness', () => {
  const clock = { moment: new Date('2026-03-02T15:00:00Z'), now: () => clock.moment };

  /** @param oldestDueSeconds undefined: the database is away */
  async function readReadiness(oldestDueSeconds: number | undefined, healthProblem?: string) {
    const app = await InMemoryApp.open('quotes@desk.example', (stores) => {
      stores.queue.backlog = async () => {
        if (oldestDueSeconds === undefined) throw new Error('connection refused');
        return { pending: 1, oldestDueSeconds };
      };
      return { mailTransport: { send: async () => ({ kind: 'accepted' }), checkHealth: async () => healthProblem } };
    });
    const answer = await app.callUnauthenticated('GET', '/api/health/ready');
    await app.close();
    return answer;
  }

  it('says what is amiss, and asks to come again', async () => {
    const away = await readReadiness(undefined, 'The mail server cannot be reached.');
    expect(away).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    expect(away.json).toMatchObject({
      status: 'unavailable',
      ...{ database: 'down', mail: 'down', pendingWork: null },
      reasons: ['The database cannot be reached.', 'The mail server cannot be reached.'],
    });
  });

  it('says so when nobody does the work', async () => {
    expect((await readReadiness(MAX_DUE_SECONDS)).status).toBe(200);
    expect((await readReadiness(MAX_DUE_SECONDS + 1)).json).toMatchObject({
      reasons: [expect.stringContaining('301 s')],
    });
  });

  it('knocks at the mail server once in half a minute', async () => {
    const app = await InMemoryApp.open();
    let knocks = 0;
    const mail = {
      send: async () => ({ kind: 'accepted' }) as const,
      checkHealth: async () => {
        knocks += 1;
        return undefined;
      },
    };
    const readiness = new Readiness(
      app.stores.queue,
      new MailServerHealth(mail, clock),
      app.stores.mailAccounts,
      clock,
    );
    await Promise.all([readiness.report(), readiness.report()]);
    clock.moment = new Date(clock.moment.getTime() + 29_999);
    await readiness.report();
    expect(knocks).toBe(1);
    clock.moment = new Date(clock.moment.getTime() + 1);
    await readiness.report();
    expect(knocks).toBe(2);
    await app.close();
  });
});
