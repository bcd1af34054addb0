import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../contracts/contract-context.js';
import { ADMIN, InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

describe('a reply that waits in the outbox', () => {
  const clock = { moment: new Date(), now: () => clock.moment };
  let app: InMemoryApp;
  const advanceClock = (minutes: number) => {
    clock.moment = new Date(clock.moment.getTime() + minutes * 60_000);
  };
  /** A request whose reply waits ten minutes. */
  const requestQuotation = async (subject: string) => {
    const email = { from: 'irma@cafetales.example', to: 'quotes@desk.example', subject, content: REQUEST_TEXT };
    const { json } = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
    const { quotationId } = json as { quotationId: number };
    const reply = await app.stores.outboundEmails.findByQuotation(quotationId);
    return { quotationId, replyId: reply?.id ?? 0 };
  };
  const getDetails = async (id: number) =>
    (await app.call('GET', `/api/quotations/${id}/details`)).json as {
      readonly status: string;
      readonly reasons?: unknown;
      readonly events: ReadonlyArray<{ readonly action?: string; readonly actor?: string }>;
    };
  const readState = async (id: number) => (await app.stores.outboundEmails.find(id))?.state;

  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', undefined, clock);
    await app.signIn();
    const recognizedDomain = {
      mailDomain: 'cafetales.example',
      companyName: 'Cafetales',
      country: undefined,
      notes: undefined,
    };
    await app.stores.recognizedDomains.add({ ...recognizedDomain, isApproved: true }, clock.now());
    await app.call('PUT', '/api/settings/system', { autoResponseDelay: 10 });
  });
  afterAll(() => app.close());

  it('is cancelled by a clerk: it does not leave, and its quotation waits with the reason', async () => {
    const { quotationId, replyId } = await requestQuotation('Cancelled');
    const answer = await app.call('POST', `/api/outbox/${replyId}/cancel`);
    expect(answer).toMatchObject({ status: 200, json: { state: 'cancelled' } });
    const after = await getDetails(quotationId);
    expect(after.status).toBe('pending');
    expect(JSON.stringify(after)).toContain('A person cancelled the reply before it left.');
    advanceClock(11);
    const other = await requestQuotation('Another one');
    advanceClock(11);
    await eventually(async () => ((await readState(other.replyId)) === 'sent' ? true : undefined));
    expect(await readState(replyId)).toBe('cancelled');
    const log = (await app.call('GET', '/api/activity-logs?q=Reply%20cancelled&pageSize=5')).text;
    expect(log).toContain('Reply cancelled');
    expect(log).toContain(ADMIN.email);
    expect((await app.call('GET', '/api/notifications')).text).toContain(`Q${quotationId} waits for approval`);
  });

  it('is put back by Undo and then leaves', async () => {
    const { quotationId, replyId } = await requestQuotation('Undone');
    await app.call('POST', `/api/outbox/${replyId}/cancel`);
    const undone = await app.call('DELETE', `/api/outbox/${replyId}/cancel`);
    expect(undone).toMatchObject({ status: 200, json: { state: 'waiting' } });
    expect((await getDetails(quotationId)).status).toBe('completed');
    expect(JSON.stringify(await getDetails(quotationId))).not.toContain('A person cancelled the reply before it left.');
    expect((await app.call('DELETE', `/api/outbox/${replyId}/cancel`)).status).toBe(409);
    advanceClock(11);
    await eventually(async () => ((await readState(replyId)) === 'sent' ? true : undefined));
    expect((await getDetails(quotationId)).status).toBe('sent');
  });

  it('gives way to the one that an approval sends later', async () => {
    const { quotationId, replyId } = await requestQuotation('Approved after all');
    await app.call('POST', `/api/outbox/${replyId}/cancel`);
    expect((await app.call('POST', `/api/quotations/${quotationId}/send`)).status).toBe(200);
    await eventually(async () => ((await readState(replyId)) === 'sent' ? true : undefined));
    expect((await getDetails(quotationId)).status).toBe('sent');
    expect((await app.call('DELETE', `/api/outbox/${replyId}/cancel`)).status).toBe(409);
  });

  it('cannot be cancelled once it has left, or where it is not there', async () => {
    const { quotationId, replyId } = await requestQuotation('On its way');
    advanceClock(11);
    await eventually(async () => ((await readState(replyId)) === 'sent' ? true : undefined));
    expect(await app.call('POST', `/api/outbox/${replyId}/cancel`)).toMatchObject({
      ...{ status: 409, json: { error: `The reply with Q${quotationId} waits no more.` } },
    });
    expect((await app.call('POST', '/api/outbox/999999/cancel')).status).toBe(404);
    expect((await app.callUnauthenticated('POST', `/api/outbox/${replyId}/cancel`)).status).toBe(401);
  });
});

describe('a period of retention', () => {
  it('tells beforehand what it would remove, and removes nothing by being asked', async () => {
    const clock = { moment: new Date('2026-01-01T12:00:00Z'), now: () => clock.moment };
    const app = await InMemoryApp.open('quotes@desk.example', undefined, clock);
    await app.signIn();
    const thanks = { from: 'ana@mar.example', to: 'quotes@desk.example', subject: 'Thanks', content: 'Thank you!' };
    const ignored = await app.callUnauthenticated('POST', '/api/webhook/email', thanks, BEARER);
    expect(ignored.json).toMatchObject({ outcome: 'ignored' });
    clock.moment = new Date('2026-02-15T12:00:00Z');
    await app.signIn();
    const readCounts = async (period: string) =>
      (await app.call('GET', `/api/settings/system/retention?dataRetention=${encodeURIComponent(period)}`)).json;
    expect(await readCounts('30 days')).toEqual({
      ...{ before: '2026-01-16T12:00:00.000Z', activity: 2, emails: 1, notificationMails: 0 },
    });
    expect(await readCounts('60 days')).toMatchObject({ activity: 0, emails: 0 });
    expect(await readCounts('Indefinitely')).toEqual({ before: null, activity: 0, emails: 0, notificationMails: 0 });
    expect((await app.call('GET', '/api/settings/system/retention?dataRetention=2%20days')).status).toBe(400);
    expect(await readCounts('30 days')).toMatchObject({ activity: 2, emails: 1 });
    await app.close();
  });
});
