import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../contracts/contract-context.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const CLIENT = 'noemi@alfareros.example';
const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

interface EmailAnswer {
  readonly outcome: string;
  readonly reasons: readonly string[];
  readonly quotationId: number;
}

describe('a request that comes again in the same words', () => {
  let app: InMemoryApp;
  let lastMail = 0;
  const today = { moment: new Date('2026-03-02T09:00:00Z'), now: () => today.moment };
  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', undefined, today);
    await app.signIn();
    for (const domain of ['alfareros.example', 'herreros.example']) {
      await app.call('POST', '/api/recognized-domains', { domain, companyName: domain, isApproved: true });
    }
  });
  afterAll(() => app.close());

  async function postEmail(overrides: Record<string, unknown> = {}): Promise<EmailAnswer> {
    lastMail += 1;
    const messageId = `<again-${lastMail}@alfareros.example>`;
    const email = {
      from: CLIENT,
      to: 'quotes@desk.example',
      subject: 'Flete',
      content: REQUEST_TEXT,
      messageId,
      ...overrides,
    };
    const authorization = `Bearer ${WEBHOOK_SECRET}`;
    return (await app.callUnauthenticated('POST', '/api/webhook/email', email, { authorization })).json as EmailAnswer;
  }

  it('is answered five times an hour; more are shown with their reason, and a person can send them', async () => {
    for (let time = 1; time <= 5; time += 1) expect(await postEmail()).toMatchObject({ outcome: 'answered' });
    const again = await postEmail({ content: `  ${REQUEST_TEXT.replace(/ /g, '\n')} ` });
    expect(again).toMatchObject({ outcome: 'held', reasons: expect.arrayContaining(['repeated-request']) });
    expect(await postEmail({ subject: 'RE: [ticket] Flete #4711' })).toMatchObject({ outcome: 'held' });
    expect(await app.stores.outboundEmails.countToAddress(CLIENT, new Date(0))).toBe(5);

    const details = (await app.call('GET', `/api/quotations/${again.quotationId}/details`)).json;
    expect(JSON.stringify(details)).toContain(
      'The same request came from this sender before and was answered 5 times within an hour.',
    );
    const approved = await app.call('POST', `/api/quotations/${again.quotationId}/send`, {});
    expect(approved.status).toBe(200);
    await eventually(async () => (app.mailTransport.mails.length === 6 ? true : undefined));
  });

  it.each([
    ['other words', { content: REQUEST_TEXT.replace('350', '360') }],
    ['another subject', { subject: 'Flete para el martes' }],
    ['another sender', { from: 'noemi@herreros.example' }],
    [
      'another file',
      { attachments: [{ filename: 'lista.csv', contentType: 'text/csv', content: 'YSxiCjEsMgo=', size: 8 }] },
    ],
  ])('is another request with %s', async (_, overrides) => {
    expect((await postEmail(overrides)).reasons).not.toContain('repeated-request');
  });

  it('is answered again an hour later', async () => {
    today.moment = new Date('2026-03-02T10:00:00Z');
    expect(await postEmail()).toMatchObject({ outcome: 'answered' });
  });
});
