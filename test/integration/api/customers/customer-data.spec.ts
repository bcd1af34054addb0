import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN, InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const CONTENT =
  'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, quetzal feathers, Miami to SJO.';
let app: InMemoryApp;

describe('a server with customers who ask what is stored of them', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const post = async (from: string) => {
    const email = { from, to: 'quotes@desk.example', subject: `Flete de ${from}`, content: CONTENT };
    const { json } = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
    return json as { outcome: string; quotationId: number };
  };
  const summarize = (customer: string) =>
    app.call('GET', `/api/customer-data?customer=${encodeURIComponent(customer)}`);
  const erase = (customer: string, confirmation = customer) =>
    app.call('POST', '/api/customer-data/erase', { customer, confirmation });
  const logs = async () => (await app.call('GET', '/api/activity-logs?pageSize=50')).text;

  it('says how much there is, and gives it out as one file', async () => {
    await post('Ana <ana@gmail.com>');
    await post('Eva <eva@gmail.com>');
    expect(await summarize(' Ana@Gmail.com ')).toMatchObject({
      status: 200,
      json: { customer: 'ana@gmail.com', counts: { emails: 1, quotations: 1 }, isBeingProcessed: false },
    });
    const file = await app.call('GET', '/api/customer-data/export?customer=ana@gmail.com');
    expect(file.headers['content-disposition']).toBe('attachment; filename="customer-data.json"');
    expect(file.json).toMatchObject({
      customer: 'ana@gmail.com',
      ...{ emails: [expect.anything()], quotations: [expect.anything()], recognitions: [], replies: [] },
    });
    expect(file.text).toContain('quetzal feathers');
    expect(file.text).not.toContain('eva@gmail.com');
    expect(await logs()).toContain('All that is stored of ana@gmail.com');
  });

  it.each([
    ['', 'Please enter a mailbox'],
    ['nobody', 'Please enter a mailbox'],
    ['a@b@c', 'Please enter a mailbox'],
    ['gmail.com', 'belong to many people'],
    ['co.cr', 'belong to many people'],
  ])('refuses what is no customer: %s', async (customer, message) => {
    for (const answer of [await summarize(customer), await erase(customer)]) {
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining(message) } });
    }
    const file = await app.call('GET', `/api/customer-data/export?customer=${customer}`);
    expect(file.status).toBe(400);
  });

  it('erases one where the person has typed it once more, and logs who did it without naming the customer', async () => {
    expect(await erase('ana@gmail.com', 'eva@gmail.com')).toMatchObject({
      status: 400,
      json: { details: [{ field: 'confirmation', message: 'To confirm, type ana@gmail.com.' }] },
    });
    expect(await summarize('ana@gmail.com')).toMatchObject({ json: { counts: { emails: 1 } } });
    expect(await erase('ana@gmail.com')).toMatchObject({
      status: 200,
      json: { erased: { emails: 1, quotations: 1 } },
    });
    expect(await summarize('ana@gmail.com')).toMatchObject({ json: { counts: { emails: 0, activity: 0 } } });
    expect(await summarize('eva@gmail.com')).toMatchObject({ json: { counts: { emails: 1, quotations: 1 } } });
    const log = await logs();
    expect(log).not.toContain('ana@gmail.com');
    expect(log).toContain('Customer erased');
    expect(log).toContain(ADMIN.email);
    const list = (await app.call('GET', '/api/quotations')).json as { data: { clientEmail: string }[] };
    expect(list.data.map(({ clientEmail }) => clientEmail)).toEqual(['eva@gmail.com', '']);
  });

  it('shows what is left of an erased quotation, and sends it to nobody', async () => {
    const list = (await app.call('GET', '/api/quotations')).json as { data: { id: number }[] };
    const id = list.data.at(-1)?.id;
    expect((await app.call('GET', `/api/quotations/${id}/details`)).status).toBe(200);
    expect((await app.call('POST', `/api/quotations/${id}/reopen`, {})).status).toBe(200);
    expect(await app.call('POST', `/api/quotations/${id}/send`, {})).toMatchObject({ status: 403 });
  });

  it('takes the next email of the customer for a new one', async () => {
    const { outcome, quotationId } = await post('Ana <ana@gmail.com>');
    expect(outcome).toBe('held');
    expect(await summarize('ana@gmail.com')).toMatchObject({ json: { counts: { emails: 1, quotations: 1 } } });
    const details = (await app.call('GET', `/api/quotations/${quotationId}/details`)).json;
    expect(details).toMatchObject({ revision: 1, clientEmail: 'ana@gmail.com' });
  });
});
