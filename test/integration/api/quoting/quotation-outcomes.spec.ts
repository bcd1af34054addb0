import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CloseOverdueQuotations } from '../../../../application/quoting/close-overdue-quotations.js';
import { DAY_MS } from '../../../../domain/durations.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { eventually } from '../../../contracts/contract-context.js';
import { changeDocumentRate } from '../../../support/change-rate.js';
import { ForwardedClock } from '../../../support/forwarded-clock.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const CUSTOMER = 'Rosa <rosa@granos-del-sur.example>';
const REQUEST =
  'Please quote air freight from Miami to SJO, delivery DAP Heredia: 2 pallets 120x80x100 cm, 350 kg of spare parts.';

interface Details {
  readonly status: string;
  readonly version: number;
  readonly revision: number;
  readonly commercialOutcome: string | null;
  readonly outcome: Record<string, unknown> | null;
  readonly outcomeProposal: Record<string, unknown> | null;
  readonly revisions: readonly { readonly commercialOutcome: string | null }[];
  readonly gate: { readonly reasons: readonly { readonly code: string }[] };
  readonly events: readonly { readonly action: string; readonly details: string }[];
}

const clock = new ForwardedClock();
let app: InMemoryApp;
let mails = 0;

async function post(overrides: Record<string, unknown>) {
  mails += 1;
  const email = {
    from: CUSTOMER,
    to: 'quotes@desk.example',
    messageId: `<o${mails}@granos-del-sur.example>`,
    ...overrides,
  };
  const headers = { authorization: `Bearer ${WEBHOOK_SECRET}` };
  const answer = await app.callUnauthenticated('POST', '/api/webhook/email', email, headers);
  expect(answer.status).toBe(200);
  return answer.json as { emailId: number; quotationId: number; outcome: string; reasons: string[] };
}

async function startThread() {
  const { quotationId: id } = await post({
    subject: `Flete ${'abcdefghij'[mails % 10]}${mails}`,
    content: `${REQUEST} Ref ${mails}`,
  });
  const reply = await eventually(async () => {
    const newest = await app.stores.outboundEmails.findByQuotation(id);
    return newest?.state === 'sent' ? newest : undefined;
  });
  const answer = (content: string, more = {}) =>
    post({ subject: reply.subject, inReplyTo: reply.messageId, content, ...more });
  return { id, answer };
}

/** A session ends long before a quotation does. */
async function goForward(days: number): Promise<void> {
  clock.aheadMs = days * DAY_MS;
  await app.signIn();
}

const getDetails = async (id: number) => (await app.call('GET', `/api/quotations/${id}/details`)).json as Details;
const record = (id: number, body: unknown) => app.call('POST', `/api/quotations/${id}/outcome`, body);
const close = () => new CloseOverdueQuotations(app.stores.quotations, app.stores.unitOfWork, clock).execute();

describe('how quotations end', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', () => ({}), clock);
    await app.signIn();
    const domain = { mailDomain: 'granos-del-sur.example', companyName: 'Granos', country: undefined };
    await app.stores.recognizedDomains.add({ ...domain, isApproved: true, notes: undefined }, new Date());
  });
  beforeEach(() => goForward(0));
  afterAll(() => app.close());

  it('is said and corrected by a person, of the version that the person saw', async () => {
    const { id } = await startThread();
    const { version, commercialOutcome } = await getDetails(id);
    expect(commercialOutcome).toBeNull();
    expect((await record(id, { outcome: 'declined', version })).status).toBe(400);
    const declined = { outcome: 'declined', lossReason: 'price', competitorPrice: { amount: 400, currency: 'USD' } };
    expect(await record(id, { ...declined, version })).toMatchObject({
      status: 200,
      json: { status: 'sent', commercialOutcome: 'declined', outcome: { ...declined, actor: 'admin@desk.example' } },
    });
    expect((await record(id, { outcome: 'accepted', note: 'x', version })).status).toBe(409);
    expect((await record(id, { outcome: 'accepted' })).status).toBe(400);
    expect((await record(id, { outcome: 'accepted', note: 'They phoned.' })).json).toMatchObject({
      commercialOutcome: 'accepted',
    });
    expect((await record(id, { outcome: null, note: 'By mistake.' })).json).toMatchObject({ outcome: null });
    const { events } = await getDetails(id);
    expect(events.slice(-3).map((one) => one.details)).toEqual([
      `Q${id} for rosa@granos-del-sur.example: declined, reason: price, competitor: 400 USD`,
      `Q${id} for rosa@granos-del-sur.example: declined → accepted, They phoned.`,
      `Q${id} for rosa@granos-del-sur.example: accepted → open, By mistake.`,
    ]);
  });

  it('is read in a proven answer, and the list is narrowed to it', async () => {
    const { id, answer } = await startThread();
    expect(await answer('Adelante, por favor. AWB 230-12345675.')).toMatchObject({
      outcome: 'held',
      reasons: expect.arrayContaining(['accepted-in-answer']),
    });
    expect(await getDetails(id)).toMatchObject({
      revision: 1,
      outcome: { outcome: 'accepted', source: 'email', note: 'Adelante, por favor.' },
    });
    const other = await startThread();
    await other.answer('Too expensive, DHX offered 400');
    expect((await getDetails(other.id)).outcome).toMatchObject({
      ...{ outcome: 'declined', lossReason: 'price', competitorPrice: { amount: 400, currency: 'USD' } },
    });
    const list = async (outcome: string) => {
      const { json } = await app.call('GET', `/api/quotations?outcome=${outcome}`);
      return (json as { data: { id: number; commercialOutcome: string }[] }).data;
    };
    expect(await list('declined')).toEqual([expect.objectContaining({ id: other.id, commercialOutcome: 'declined' })]);
    expect((await list('open')).map((row) => row.id)).not.toContain(id);
    const { text } = await app.call('GET', '/api/quotations/export.csv?outcome=declined');
    expect(text).toContain('declined');
    // A second word does not overwrite the first one: a person sees both.
    await other.answer('Go ahead.');
    expect(await getDetails(other.id)).toMatchObject({
      ...{ commercialOutcome: 'declined', outcomeProposal: { outcome: 'accepted', note: 'Go ahead.' } },
    });
  });

  it('is proposed by a letter that nothing proves, which prices nothing', async () => {
    const { id, answer } = await startThread();
    await app.stores.settings.save({ ...DEFAULT_SETTINGS, trustMailWithoutVerdict: false });
    const forged = await answer('We accept your quotation, for 9000 kg.');
    await goForward(60);
    await answer('Go ahead please.');
    await app.stores.settings.save(DEFAULT_SETTINGS);
    expect(forged.outcome).toBe('held');
    expect(await getDetails(id)).toMatchObject({
      ...{ status: 'sent', revision: 1, commercialOutcome: null, outcomeProposal: { outcome: 'accepted' } },
    });
  });

  it('comes by itself once the last day is over, and a late acceptance is priced anew for a person', async () => {
    const silent = await startThread();
    const asked = await startThread();
    await asked.answer('Is pickup included?');
    await goForward(14);
    await close();
    expect((await getDetails(silent.id)).commercialOutcome).toBeNull();
    await goForward(16);
    expect(await close()).toBeGreaterThanOrEqual(2);
    expect(await close()).toBe(0);
    expect((await getDetails(silent.id)).commercialOutcome).toBe('unanswered');
    expect((await getDetails(asked.id)).commercialOutcome).toBe('expired');
    expect(await silent.answer('Adelante con la cotización, gracias.')).toMatchObject({
      outcome: 'held',
      reasons: ['accepted-late'],
    });
    const late = await getDetails(silent.id);
    expect(late).toMatchObject({ status: 'pending', revision: 2, commercialOutcome: null });
    expect(late.gate.reasons.map(({ code }) => code)).toEqual(['accepted-late']);
    expect(late.revisions.map((one) => one.commercialOutcome)).toEqual([null, 'unanswered']);
  });

  it('is superseded for a revision that was sent before', async () => {
    const { id } = await startThread();
    await changeDocumentRate(app, 41);
    expect((await app.call('POST', `/api/quotations/${id}/reprice`, {})).status).toBe(200);
    expect((await getDetails(id)).revisions.map((one) => one.commercialOutcome)).toEqual([null, 'superseded']);
    expect((await record(id, { outcome: 'accepted' })).status).toBe(409);
  });
});
