import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STEP_TIMEOUT_MS } from '../support/wait-to-pass.js';
import { PostgresApp } from './postgres-app.js';
import { type ApiClient, WEBHOOK_SECRET } from './server-process.js';

const OPEN_REQUEST =
  'Please quote air freight from Miami to SJO, delivery DAP Heredia: 2 pallets 120x80x100 cm of spare parts.';
const CLIENT = 'ofelia@bodegas-unidas.example';

describe('a server whose workers get the mail of one customer at once', () => {
  let app: PostgresApp;
  let client: ApiClient;
  let base: string;

  beforeAll(async () => {
    app = await PostgresApp.open();
    ({ base, client } = app);
    const domain = { domain: 'bodegas-unidas.example', companyName: 'Bodegas Unidas', isApproved: true };
    expect((await client.call('POST', '/api/recognized-domains', domain)).status).toBe(201);
  });

  afterAll(() => app?.close());

  async function post(words: Record<string, unknown>): Promise<{ emailId: number; quotationId: number | null }> {
    const email = { from: CLIENT, to: 'quotes@localhost', subject: 'Flete', content: OPEN_REQUEST, ...words };
    const response = await fetch(`${base}/api/webhook/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
      body: JSON.stringify(email),
    });
    expect([200, 202]).toContain(response.status);
    return (await response.json()) as { emailId: number; quotationId: number | null };
  }

  async function waitForOutcome(emailId: number): Promise<string> {
    const deadline = Date.now() + STEP_TIMEOUT_MS;
    for (;;) {
      const { json } = await client.call('GET', `/api/emails/${emailId}`);
      const { state } = json as { state: string };
      if (state !== 'received' || Date.now() > deadline) return state;
    }
  }

  it('makes one revision after the other of answers that come together, each on top of the one before', async () => {
    const { quotationId } = await post({});
    const tag = `Re: Flete [Q${quotationId}]`;
    const answers = await Promise.all(
      ['Gross weight 300 kg.', 'Goods value USD 9,500.', 'Incoterm CIP, please.'].map((content) =>
        post({ subject: tag, content }),
      ),
    );
    const states = await Promise.all(answers.map(({ emailId }) => waitForOutcome(emailId)));
    expect(states.sort()).toEqual(['answered', 'held', 'held']);
    const { json } = await client.call('GET', `/api/quotations/${quotationId}/details`);
    expect(json).toMatchObject({
      revision: 4,
      status: 'pending',
      parsedRequirements: {
        extractedData: {
          incoterm: 'CIP',
          goods: { weight: 300, value: { amount: 9500, currency: 'USD' }, volume: 1.92 },
        },
      },
      revisions: [{ revision: 4 }, { revision: 3 }, { revision: 2 }, { revision: 1 }],
    });
    const outbox = (await client.call('GET', '/api/outbox')).json as { data: readonly { quotationId: number }[] };
    expect(outbox.data.filter((reply) => reply.quotationId === quotationId)).toHaveLength(2);
  });

  it('lets a token of Mailgun in once, however many calls bring it at the same moment', async () => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const token = randomBytes(25).toString('hex');
    const signature = createHmac('sha256', WEBHOOK_SECRET)
      .update(timestamp + token)
      .digest('hex');
    const call = async (id: number) => {
      const fields = { from: CLIENT, recipient: 'quotes@localhost', subject: 'Flete', 'body-plain': OPEN_REQUEST };
      const proof = { timestamp, token, signature, 'Message-Id': `<token-${id}@bodegas-unidas.example>` };
      const body = new URLSearchParams({ ...fields, ...proof });
      return (await fetch(`${base}/api/webhook/email/mailgun`, { method: 'POST', body })).status;
    };
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(call));
    expect(statuses.filter((status) => status === 406)).toHaveLength(7);
    const { json } = await client.call('GET', '/api/emails?pageSize=100');
    expect((json as { total: number }).total).toBe(5);
  });
});
