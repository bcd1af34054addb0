import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../contracts/contract-context.js';
import { ADMIN, DeskInMemory, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const WORDS = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

describe('a reply that waits in the outbox', () => {
  const clock = { moment: new Date(), now: () => clock.moment };
  let desk: DeskInMemory;
  const pass = (minutes: number) => {
    clock.moment = new Date(clock.moment.getTime() + minutes * 60_000);
  };
  /** A request whose reply waits ten minutes. */
  const asked = async (subject: string) => {
    const email = { from: 'irma@cafetales.example', to: 'quotes@desk.example', subject, content: WORDS };
    const { json } = await desk.callAsStranger('POST', '/api/webhook/email', email, BEARER);
    const { quotationId } = json as { quotationId: number };
    const reply = await desk.stores.outbox.ofQuotation(quotationId);
    return { quotationId, replyId: reply?.id ?? 0 };
  };
  const details = async (id: number) =>
    (await desk.call('GET', `/api/quotations/${id}/details`)).json as {
      readonly status: string;
      readonly reasons?: unknown;
      readonly events: ReadonlyArray<{ readonly action?: string; readonly actor?: string }>;
    };
  const stateOf = async (id: number) => (await desk.stores.outbox.find(id))?.state;

  beforeAll(async () => {
    desk = await DeskInMemory.open('quotes@desk.example', undefined, clock);
    await desk.signIn();
    const sender = { mailDomain: 'cafetales.example', companyName: 'Cafetales', country: undefined, notes: undefined };
    await desk.stores.senders.add({ ...sender, isApproved: true }, clock.now());
    await desk.call('PUT', '/api/settings/system', { autoResponseDelay: 10 });
  });
  afterAll(() => desk.close());

  it('is cancelled by a clerk: it does not leave, and its quotation waits with the reason', async () => {
    const { quotationId, replyId } = await asked('Cancelled');
    const answer = await desk.call('POST', `/api/outbox/${replyId}/cancel`);
    expect(answer).toMatchObject({ status: 200, json: { state: 'cancelled' } });
    const after = await details(quotationId);
    expect(after.status).toBe('pending');
    expect(JSON.stringify(after)).toContain('A person cancelled the reply before it left.');
    pass(11);
    const other = await asked('Another one');
    pass(11);
    await eventually(async () => ((await stateOf(other.replyId)) === 'sent' ? true : undefined));
    expect(await stateOf(replyId)).toBe('cancelled');
    const log = (await desk.call('GET', '/api/activity-logs?q=Reply%20cancelled&pageSize=5')).text;
    expect(log).toContain('Reply cancelled');
    expect(log).toContain(ADMIN.email);
    expect((await desk.call('GET', '/api/notifications')).text).toContain(`Q${quotationId} waits for approval`);
  });

  it('is put back by Undo and then leaves', async () => {
    const { quotationId, replyId } = await asked('Undone');
    await desk.call('POST', `/api/outbox/${replyId}/cancel`);
    const undone = await desk.call('DELETE', `/api/outbox/${replyId}/cancel`);
    expect(undone).toMatchObject({ status: 200, json: { state: 'waiting' } });
    expect((await details(quotationId)).status).toBe('completed');
    expect(JSON.stringify(await details(quotationId))).not.toContain('A person cancelled the reply before it left.');
    expect((await desk.call('DELETE', `/api/outbox/${replyId}/cancel`)).status).toBe(409);
    pass(11);
    await eventually(async () => ((await stateOf(replyId)) === 'sent' ? true : undefined));
    expect((await details(quotationId)).status).toBe('sent');
  });

  it('gives way to the one that an approval sends later', async () => {
    const { quotationId, replyId } = await asked('Approved after all');
    await desk.call('POST', `/api/outbox/${replyId}/cancel`);
    expect((await desk.call('POST', `/api/quotations/${quotationId}/send`)).status).toBe(200);
    await eventually(async () => ((await stateOf(replyId)) === 'sent' ? true : undefined));
    expect((await details(quotationId)).status).toBe('sent');
    expect((await desk.call('DELETE', `/api/outbox/${replyId}/cancel`)).status).toBe(409);
  });

  it('cannot be cancelled once it has left, or where it is not there', async () => {
    const { quotationId, replyId } = await asked('On its way');
    pass(11);
    await eventually(async () => ((await stateOf(replyId)) === 'sent' ? true : undefined));
    expect(await desk.call('POST', `/api/outbox/${replyId}/cancel`)).toMatchObject({
      ...{ status: 409, json: { error: `The reply with Q${quotationId} waits no more.` } },
    });
    expect((await desk.call('POST', '/api/outbox/999999/cancel')).status).toBe(404);
    expect((await desk.callAsStranger('POST', `/api/outbox/${replyId}/cancel`)).status).toBe(401);
  });
});

describe('a period of retention', () => {
  it('tells beforehand what it would remove, and removes nothing by being asked', async () => {
    const clock = { moment: new Date('2026-01-01T12:00:00Z'), now: () => clock.moment };
    const desk = await DeskInMemory.open('quotes@desk.example', undefined, clock);
    await desk.signIn();
    const thanks = { from: 'ana@mar.example', to: 'quotes@desk.example', subject: 'Thanks', content: 'Thank you!' };
    const ignored = await desk.callAsStranger('POST', '/api/webhook/email', thanks, BEARER);
    expect(ignored.json).toMatchObject({ outcome: 'ignored' });
    clock.moment = new Date('2026-02-15T12:00:00Z');
    await desk.signIn();
    const of = async (period: string) =>
      (await desk.call('GET', `/api/settings/system/retention?dataRetention=${encodeURIComponent(period)}`)).json;
    expect(await of('30 days')).toEqual({
      ...{ before: '2026-01-16T12:00:00.000Z', activity: 2, emails: 1, notificationMails: 0 },
    });
    expect(await of('60 days')).toMatchObject({ activity: 0, emails: 0 });
    expect(await of('Indefinitely')).toEqual({ before: null, activity: 0, emails: 0, notificationMails: 0 });
    expect((await desk.call('GET', '/api/settings/system/retention?dataRetention=2%20days')).status).toBe(400);
    expect(await of('30 days')).toMatchObject({ activity: 2, emails: 1 });
    await desk.close();
  });
});
