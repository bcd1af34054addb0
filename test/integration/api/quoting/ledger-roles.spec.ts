import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeDocumentRate } from '../../../support/change-rate.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

interface Entry {
  readonly part: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly use: string;
  readonly role?: string;
  readonly field?: string;
  readonly choices?: readonly string[];
  readonly couldBe?: readonly string[];
}

interface QuotationDetails {
  readonly status: string;
  readonly revision: number;
  readonly quoteAmount: number;
  readonly chargeable: { readonly chargeableWeight: number };
  readonly gate: { readonly reasons: readonly { readonly code: string; readonly message: string }[] };
  readonly ledger: readonly Entry[];
  readonly parsedRequirements: {
    readonly originalEmail: { readonly content: string };
    readonly extractedData: { readonly goods: Readonly<Record<string, unknown>> };
  };
  readonly events: readonly { readonly action: string; readonly details: string; readonly actor: string }[];
}

const LEFT_OVER_WEIGHT =
  'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.\n' +
  'Tel. +506 2222-3333\nNote: 640 kg.';
const WISH =
  'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO. Please include insurance.';
const TWO_WEIGHTS = `${LEFT_OVER_WEIGHT}\nAlso: 77 kg.`;
const ORIGIN = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

describe('giving a left-over entry of an email its role', () => {
  let app: InMemoryApp;
  let mails = 0;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function receiveEmail(content: string): Promise<number> {
    mails += 1;
    const email = {
      from: 'Eva <eva@lago.example>',
      to: 'quotes@desk.example',
      subject: `Quote please ${mails}`,
      content,
      messageId: `<l${mails}@x.example>`,
    };
    const answer = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    return (answer.json as { quotationId: number }).quotationId;
  }
  const getDetails = async (id: number) =>
    (await app.call('GET', `/api/quotations/${id}/details`)).json as QuotationDetails;
  const assign = (id: number, body: unknown) => app.call('POST', `/api/quotations/${id}/ledger`, body);
  const refer = ({ part, start, end, text }: Entry) => ({ part, start, end, text });
  const listCodes = (details: QuotationDetails) => details.gate.reasons.map(({ code }) => code);
  function findLeftOver({ ledger }: QuotationDetails, text?: string): Entry {
    const entry = ledger.find((one) => one.use === 'left-over' && (text === undefined || one.text === text));
    if (!entry) throw new Error(`Nothing is left over: ${JSON.stringify(ledger)}`);
    return entry;
  }

  it('shows what was used, what was set aside and what is left over', async () => {
    const details = await getDetails(await receiveEmail(LEFT_OVER_WEIGHT));
    expect(listCodes(details)).toContain('figures-left-over');
    const { content } = details.parsedRequirements.originalEmail;
    expect(details.ledger).toContainEqual(expect.objectContaining({ use: 'used', field: 'goods.weight' }));
    expect(details.ledger).toContainEqual(
      expect.objectContaining({ use: 'set-aside', role: 'telephone', text: expect.stringContaining('2222-3333') }),
    );
    const entry = findLeftOver(details);
    expect(entry).toMatchObject({
      ...{ part: 'body', text: '640 kg', kind: 'weight', couldBe: ['goods.weight'], readings: [640] },
      choices: ['gross-weight', 'piece-weight', 'added-weight', 'not-the-weight'],
    });
    expect(content.slice(entry.start, entry.end)).toBe('640 kg');
  });

  it('prices the weight that it is said to be, and the reason is gone', async () => {
    const id = await receiveEmail(LEFT_OVER_WEIGHT);
    const before = await getDetails(id);
    const entry = findLeftOver(before);
    const answer = await assign(id, { revision: 1, entry: refer(entry), choice: 'gross-weight' });
    expect(answer.status).toBe(200);
    const after = answer.json as QuotationDetails;
    expect(after).toMatchObject({ status: 'pending', revision: 2, chargeable: { chargeableWeight: 640 } });
    expect(after.quoteAmount).toBeGreaterThan(before.quoteAmount);
    expect(listCodes(after)).not.toContain('figures-left-over');
    expect(after.ledger.find(({ start }) => start === entry.start)).toMatchObject({
      ...{ use: 'used', field: 'goods.weight', role: 'gross-weight', text: '640 kg' },
    });
    expect(after.events.at(-1)).toMatchObject({
      action: 'Figure of the email assigned',
      actor: 'admin@desk.example',
      details: `Q${id} is now revision 2: "640 kg" is the gross weight of all: Gross weight 350 kg → 640 kg`,
    });
  });

  it.each([
    ['piece-weight', 1280],
    ['added-weight', 990],
    ['not-the-weight', 350],
  ])('counts %s as %d kg', async (choice, weight) => {
    const id = await receiveEmail(LEFT_OVER_WEIGHT);
    const answer = await assign(id, { revision: 1, entry: refer(findLeftOver(await getDetails(id))), choice });
    const after = answer.json as QuotationDetails;
    expect(after.parsedRequirements.extractedData.goods).toMatchObject({ weight });
    expect(listCodes(after)).not.toContain('figures-left-over');
    expect(after.revision).toBe(2);
  });

  it('leaves the other figures left over, and survives repricing and corrections', async () => {
    const id = await receiveEmail(TWO_WEIGHTS);
    const details = await getDetails(id);
    await assign(id, { revision: 1, entry: refer(findLeftOver(details, '640 kg')), choice: 'gross-weight' });
    const second = await getDetails(id);
    expect(second.gate.reasons.find(({ code }) => code === 'figures-left-over')?.message).toMatch(/77 kg/);
    expect(second.gate.reasons.find(({ code }) => code === 'figures-left-over')?.message).not.toMatch(/640 kg/);
    await changeDocumentRate(app, 41);
    await app.call('POST', `/api/quotations/${id}/reprice`, { revision: 2 });
    const third = await getDetails(id);
    expect(third.ledger.filter(({ use }) => use === 'left-over').map(({ text }) => text)).toEqual(['77 kg']);
    const corrected = await app.call('POST', `/api/quotations/${id}/correct`, { revision: 3, goods: { weight: 700 } });
    expect(listCodes(corrected.json as QuotationDetails)).not.toContain('figures-left-over');
    expect((corrected.json as QuotationDetails).ledger.filter(({ use }) => use === 'left-over')).toEqual([]);
  });

  it('settles a wish without another price', async () => {
    const id = await receiveEmail(WISH);
    const before = await getDetails(id);
    expect(listCodes(before)).toContain('special-wish');
    const entry = findLeftOver(before);
    expect(entry).toMatchObject({ kind: 'wish', choices: ['noted', 'not-of-shipment'], couldBe: [] });
    const after = (await assign(id, { revision: 1, entry: refer(entry), choice: 'noted' })).json as QuotationDetails;
    expect(listCodes(after)).not.toContain('special-wish');
    expect(after.quoteAmount).toBe(before.quoteAmount);
    expect(after.ledger).toContainEqual(expect.objectContaining({ use: 'set-aside', role: 'noted' }));
  });

  it('refuses a decision about an older revision, one of two at once among them', async () => {
    const id = await receiveEmail(TWO_WEIGHTS);
    const details = await getDetails(id);
    const both = await Promise.all(
      ['640 kg', '77 kg'].map((text) =>
        assign(id, { revision: 1, entry: refer(findLeftOver(details, text)), choice: 'not-the-weight' }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await getDetails(id)).revision).toBe(2);
  });

  it('refuses what is no entry, is not left over, cannot be this, or is not said', async () => {
    const id = await receiveEmail(LEFT_OVER_WEIGHT);
    const details = await getDetails(id);
    const entry = refer(findLeftOver(details));
    const telephone = details.ledger.find(({ role }) => role === 'telephone');
    if (!telephone) throw new Error('No telephone number was set aside');
    const choice = 'gross-weight';
    expect((await assign(id, { revision: 1, entry: { ...entry, start: 1 }, choice })).status).toBe(404);
    expect((await assign(99_999, { revision: 1, entry, choice })).status).toBe(404);
    expect((await assign(id, { revision: 1, entry: refer(telephone), choice })).status).toBe(400);
    expect((await assign(id, { revision: 1, entry, choice: 'destination' })).status).toBe(400);
    expect((await assign(id, { revision: 1, entry, choice: 'corrected' })).status).toBe(400);
    expect((await assign(id, { revision: 1, entry, choice, value: 64_000 })).status).toBe(400);
    expect((await assign(id, { entry, choice })).status).toBe(400);
    expect((await getDetails(id)).revision).toBe(1);
  });

  it('needs a person who is signed in, on our own pages', async () => {
    const id = await receiveEmail(LEFT_OVER_WEIGHT);
    const body = { revision: 1, entry: refer(findLeftOver(await getDetails(id))), choice: 'gross-weight' };
    const path = `/api/quotations/${id}/ledger`;
    expect((await app.callUnauthenticated('POST', path, body)).status).toBe(401);
    expect((await app.call('POST', path, body, ORIGIN)).status).toBe(403);
    expect((await getDetails(id)).revision).toBe(1);
  });
});

describe('the ledger of mail without a quotation', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it('is read anew for a held email', async () => {
    const email = {
      ...{ from: 'Eva <eva@lago.example>', to: 'quotes@desk.example', subject: 'Tracking', messageId: '<t@x.example>' },
      content: 'Hello, where is our shipment of 350 kg? Please send the tracking. My mobile is 2222-3333.',
    };
    const headers = { authorization: `Bearer ${WEBHOOK_SECRET}` };
    const { emailId } = (await app.call('POST', '/api/webhook/email', email, headers)).json as { emailId: number };
    const held = (await app.call('GET', `/api/emails/${emailId}`)).json as { state: string; ledger: readonly Entry[] };
    expect(held.state).toBe('held');
    expect(held.ledger).toContainEqual(expect.objectContaining({ use: 'set-aside', role: 'telephone' }));
    expect(held.ledger).toContainEqual(expect.objectContaining({ use: 'used', field: 'goods.weight' }));
  });

  it('is counted from the start of what was pasted', async () => {
    const emailContent = `From: Eva <eva@lago.example>\nSubject: Quote please\n\n${LEFT_OVER_WEIGHT}`;
    const answer = await app.call('POST', '/api/emails/process-ai', { emailContent });
    const { ledger } = answer.json as { ledger: readonly Entry[] };
    const leftOver = ledger.filter(({ use }) => use === 'left-over');
    expect(leftOver.map(({ start, end }) => emailContent.slice(start, end))).toEqual(['640 kg']);
  });
});
