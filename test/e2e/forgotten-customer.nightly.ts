import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STEP_TIMEOUT_MS } from '../support/wait-to-pass.js';
import { PostgresApp } from './postgres-app.js';
import { WEBHOOK_SECRET } from './server-process.js';

describe('a server on PostgreSQL whose customer asks to be forgotten', () => {
  let app: PostgresApp;

  beforeAll(async () => {
    app = await PostgresApp.open();
  });

  afterAll(() => app?.close());

  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const { status, json } = await app.client.call(method, path, body);
    expect([path, status < 300]).toEqual([path, true]);
    return json as Record<string, unknown>;
  };

  /** An email in every part of which the word stands. */
  async function post(word: string, subject: string, content: string): Promise<number> {
    const file = `goods,weight\n${word} parts,350 kg\n`;
    const response = await fetch(`${app.base}/api/webhook/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify({
        from: `${word} Pérez <compras@${word}.example>`,
        to: `quotes+${word}@localhost`,
        subject: `${word} ${subject}`,
        content: `${content}\n\nSaludos\n${word} Pérez\n${word} Logistics S.A.\nTel. +506 2222 ${word}`,
        attachments: [
          { filename: `${word}.csv`, contentType: 'text/csv', content: Buffer.from(file).toString('base64') },
        ],
      }),
    });
    const { emailId } = (await response.json()) as { emailId: number };
    const deadline = Date.now() + STEP_TIMEOUT_MS;
    while ((await call('GET', `/api/emails/${emailId}`)).state === 'received') {
      if (Date.now() > deadline) throw new Error('The email was not read in time.');
    }
    return emailId;
  }

  /** A customer whose request was held, corrected, approved with its domain, sent, and continued. */
  async function live(word: string): Promise<void> {
    const words = `Please quote DAP Heredia, ${word} town: 2 pallets 120x80x100 cm of ${word} pumps, 350 kg, Miami to SJO.`;
    const emailId = await post(word, 'request', words);
    const { quotationId: id } = await call('GET', `/api/emails/${emailId}`);
    const details = await call('GET', `/api/quotations/${id}/details`);
    await call('POST', `/api/quotations/${id}/correct`, {
      revision: details.revision,
      goods: { description: `${word} engines` },
    });
    await call('POST', `/api/quotations/${id}/send`, { approveDomain: true });
    const deadline = Date.now() + STEP_TIMEOUT_MS;
    while ((await call('GET', `/api/quotations/${id}/details`)).status !== 'sent') {
      if (Date.now() > deadline) throw new Error('The quotation was not sent in time.');
    }
    await post(word, `answer [Q${id}]`, `The ${word} goods weigh 420 kg now.`);
    await post(word, 'thanks', `Thank you, ${word}.`);
  }

  it('keeps no word of it in any column, and leaves the rows of another customer as they are', async () => {
    await live('quetzalword');
    await live('tucanword');
    const findWith = async (word: string) => (await app.listRows()).filter((row) => row.toLowerCase().includes(word));
    expect((await findWith('quetzalword')).length).toBeGreaterThan(10);
    const totals = await call('GET', '/api/quotations/stats');
    // A mail to the staff may tell of both, and pending changes of the statistics are added up at any time.
    const isOfOne = (row: string) => !/^(?:notification_email|quotation_rollup_delta|quotation_\w+_rollup) /.test(row);
    const neighbour = (await findWith('tucanword')).filter(isOfOne);

    const customer = 'quetzalword.example';
    const { erased } = await call('POST', '/api/customer-data/erase', { customer, confirmation: customer });
    expect(erased).toMatchObject({ quotations: 1, emails: 3 });
    expect(await findWith('quetzalword')).toEqual([]);
    expect(await findWith(Buffer.from('quetzalword').toString('base64').slice(0, 12).toLowerCase())).toEqual([]);
    expect((await findWith('tucanword')).filter(isOfOne)).toEqual(neighbour);
    expect(pickFigures(await call('GET', '/api/quotations/stats'))).toEqual(pickFigures(totals));

    const next = await post(
      'quetzalword',
      'request',
      'Please quote DAP Heredia: 1 pallet 120x80x100 cm, 200 kg, MIA to SJO.',
    );
    expect(await call('GET', `/api/emails/${next}`)).toMatchObject({ state: 'held' });
  });
});

function pickFigures({
  total,
  totalValue,
  averageWeightKg,
  strictCount,
  valuesRead,
  valuesCorrected,
}: Record<string, unknown>) {
  return { total, totalValue, averageWeightKg, strictCount, valuesRead, valuesCorrected };
}
