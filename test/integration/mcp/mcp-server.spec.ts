import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { MAX_CALLS_PER_MINUTE } from '../../../application/identity/authenticate-api-token.js';
import { createMcpServer } from '../../../apps/mcp/create-mcp-server.js';
import { IstmoClient } from '../../../apps/mcp/istmo-client.js';
import { InMemoryApp } from '../../support/in-memory-app.js';
import { waitToPass } from '../../support/wait-to-pass.js';

const REQUEST = [
  'From: Ana Ruiz <ana@norte-cargo.example>',
  'Subject: Cotización a Heredia',
  '',
  'Buenos días, favor cotizar 2 tarimas de 120x80x100 cm, 350,5 kg en total, de Miami a Heredia, DAP. Repuestos.',
].join('\n');

const SHIPMENT = {
  ...{ incoterm: 'CPT', airportOrigin: 'MIA', airportDestination: 'SJO' },
  goods: { weight: 350, dimensionLines: [{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 2 }] },
};
const CUSTOMER = { name: 'Rosa Mora', company: 'Granos', mailbox: 'rosa@granos.example' };

interface Priced {
  readonly total: number;
  readonly shipments: readonly {
    readonly destinationCharges: { readonly compulsoryCharges: readonly { trace: string }[] };
  }[];
  readonly evidence: Readonly<Record<string, readonly { readonly text: string }[]>>;
}

const READING = [
  ...['explain_quotation', 'get_email', 'get_quotation'],
  ...['list_charges', 'list_held_mail', 'list_quotations', 'list_rates'],
];
const QUOTING = ['create_quotation', 'price_shipment', 'price_text'];

let now = new Date('2026-02-03T12:00:00Z');
let app: InMemoryApp;
let url: string;
let tokens = 0;

describe('The MCP server', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', undefined, { now: () => now });
    await app.signIn();
    url = await app.listen();
  });
  afterAll(() => app.close());

  const closers: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  async function issueToken(scopes: readonly string[]): Promise<{ readonly id: number; readonly secret: string }> {
    tokens += 1;
    const body = { name: `Assistant ${tokens}`, scopes, expiresInDays: 30 };
    const { json } = await app.call('POST', '/api/api-tokens', body);
    const { token, secret } = json as { readonly token: { readonly id: number }; readonly secret: string };
    return { id: token.id, secret };
  }

  async function connect(token: string, at = url): Promise<Client> {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const server = createMcpServer(new IstmoClient({ url: at, token }), '1.0.0');
    const client = new Client({ name: 'a test', version: '1.0.0' });
    await server.connect(theirs);
    await client.connect(ours);
    closers.push(() => client.close());
    return client;
  }

  const open = async (...scopes: string[]) => connect((await issueToken(scopes)).secret);
  const listNames = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name).sort();

  async function call(client: Client, name: string, values: Readonly<Record<string, unknown>> = {}) {
    const { content, isError } = await client.callTool({ name, arguments: values });
    const [{ text = '' } = {}] = content as { readonly text?: string }[];
    return { text, isError: isError ?? false, result: isError ? undefined : (JSON.parse(text) as unknown) };
  }

  it('lists the tools that the scopes of its token allow, and says which of them only read', async () => {
    expect(await listNames(await open('read'))).toEqual(READING);
    expect(await listNames(await open('quote'))).toEqual(QUOTING);
    expect(await listNames(await open('write'))).toEqual([]);
    const { tools } = await (await open('read', 'quote', 'write')).listTools();
    const changing = tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name);
    expect(changing).toEqual(['create_quotation']);
    for (const { inputSchema, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(description).not.toBe('');
    }
  });

  it('prices a text with every calculation and the words it rests on, and stores nothing', async () => {
    const { result } = await call(await open('quote'), 'price_text', { text: REQUEST });
    const { total, shipments, evidence } = result as Priced;
    expect(total).toBeGreaterThan(0);
    expect(shipments[0]?.destinationCharges.compulsoryCharges.every(({ trace }) => trace !== '')).toBe(true);
    expect(evidence['goods.weight']?.map(({ text }) => text)).toEqual([expect.stringContaining('350,5')]);
    expect(result).toMatchObject({ gate: { decision: 'hold' } });
    const { json } = await app.call('GET', '/api/emails');
    expect(json).toMatchObject({ total: 0 });
  });

  it('shows nothing of a quotation whose number and customer a text names', async () => {
    const client = await open('quote');
    const { result } = await call(client, 'create_quotation', {
      customer: CUSTOMER,
      shipment: SHIPMENT,
      key: 'thread-key-000000001',
    });
    const { quotationNumber } = result as { readonly quotationNumber: string };
    const text = `From: rosa@granos.example\nSubject: Re: [${quotationNumber}]\n\nCould you quote it to Liberia please?`;
    const { text: answer } = await call(client, 'price_text', { text });
    expect(answer).not.toContain('350');
  });

  describe('with quotations', () => {
    let number: string;

    beforeAll(async () => {
      await app.call('POST', '/api/webhook/email', {
        ...{ from: 'Ana Ruiz <ana@norte-cargo.example>', to: 'quotes@desk.example', subject: 'Cotización a Heredia' },
        content: REQUEST.split('\n\n')[1],
      });
      await waitToPass(async () => {
        const { json } = await app.call('GET', '/api/quotations?domain=norte-cargo.example');
        expect(json).toMatchObject({ total: 1 });
        number = (json as { data: { quotationNumber: string }[] }).data[0]?.quotationNumber ?? '';
      });
    });

    it('lists, shows and explains them', async () => {
      const client = await open('read');
      const listed = await call(client, 'list_quotations', {
        status: 'pending',
        customerDomain: 'norte-cargo.example',
      });
      expect(listed.result).toMatchObject({ data: [{ quotationNumber: number }], total: 1 });
      const shown = await call(client, 'get_quotation', { quotation: number });
      expect(shown.result).toMatchObject({ quotationNumber: number, status: 'pending', gate: { decision: 'hold' } });
      const explained = await call(client, 'explain_quotation', { quotation: number.toLowerCase() });
      const { breakdown, evidence, chargeable } = explained.result as {
        readonly breakdown: readonly { readonly trace: string }[];
        readonly evidence: object;
        readonly chargeable: object;
      };
      expect(breakdown.map(({ trace }) => trace)).not.toContain('');
      expect(evidence).toHaveProperty(['goods.weight', '0', 'text']);
      expect(chargeable).toMatchObject({ grossWeight: 350.5 });
    });

    it('lists held mail, and shows one', async () => {
      const client = await open('read');
      const held = await call(client, 'list_held_mail');
      const [email] = (held.result as { readonly data: readonly { readonly id: number }[] }).data;
      const shown = await call(client, 'get_email', { id: email?.id });
      expect(shown.result).toMatchObject({ text: expect.stringContaining('350,5 kg'), quotationNumber: number });
    });
  });

  it('lists rates and kinds of charges', async () => {
    const client = await open('read');
    const rates = await call(client, 'list_rates', { airport: 'sjo', pageSize: 3 });
    const { data, total } = rates.result as {
      readonly data: readonly { airportCode: string }[];
      readonly total: number;
    };
    expect(data.map(({ airportCode }) => airportCode)).toEqual(['SJO', 'SJO', 'SJO']);
    expect(total).toBeGreaterThan(3);
    const { result } = await call(client, 'list_charges');
    expect(result).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'HNDL' })]));
  });

  it('makes a held quotation once, however often it is asked, and sends nothing', async () => {
    const client = await open('quote');
    const priced = await call(client, 'price_shipment', { customer: CUSTOMER, shipment: SHIPMENT });
    const { destinationCharges } = priced.result as { destinationCharges: { totals: { finalTotal: number } } };
    const values = { customer: CUSTOMER, shipment: SHIPMENT, seenTotal: destinationCharges.totals.finalTotal };
    const [first, second] = await Promise.all([
      call(client, 'create_quotation', values),
      call(client, 'create_quotation', values),
    ]);
    expect([first.result, second.result]).toEqual([
      expect.objectContaining({ status: 'pending', gate: expect.objectContaining({ decision: 'hold' }) }),
      expect.objectContaining({ quotationNumber: (first.result as { quotationNumber: string }).quotationNumber }),
    ]);
    const another = await call(client, 'create_quotation', { ...values, key: 'another-key-00000001', seenTotal: 1 });
    expect(another.isError).toBe(true);
    expect(app.mailTransport.mails).toEqual([]);
  });

  it('says what is wrong with arguments, and asks Istmo nothing', async () => {
    const client = await open('read', 'quote');
    const unfit: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
      ['price_text', {}, 'text: '],
      ['price_text', { text: 'x'.repeat(100_001) }, 'text: '],
      ['get_quotation', { quotation: '../settings' }, 'quotation: '],
      ['list_quotations', { pageSize: 500 }, 'pageSize: '],
      ['list_rates', { airport: 'SJO', secret: 1 }, 'Unrecognized key'],
      [
        'create_quotation',
        { customer: {}, shipment: { ...SHIPMENT, goods: { weight: -1 } } },
        'shipment.goods.weight: ',
      ],
    ];
    for (const [name, values, problem] of unfit) {
      const { text, isError } = await call(client, name, values);
      expect({ name, isError, text }).toEqual({ name, isError: true, text: expect.stringContaining(problem) });
    }
    await expect(client.callTool({ name: 'send_quotation' })).rejects.toThrow('There is no tool "send_quotation".');
  });

  it('hands on what Istmo says', async () => {
    const unknown = await call(await open('read'), 'get_quotation', { quotation: 'Q4711' });
    expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('4711') });
    const nameless = await call(await open('quote'), 'create_quotation', { customer: {}, shipment: SHIPMENT });
    expect(nameless.text).toContain('customer');
  });

  describe('where it is refused', () => {
    beforeEach(() => {
      now = new Date(now.getTime() + 120_000);
    });

    it('says so for a scope that is lacking, and for a token that was revoked', async () => {
      const { id, secret } = await issueToken(['read']);
      const client = await connect(secret);
      const lacking = await call(client, 'price_text', { text: REQUEST });
      expect(lacking).toMatchObject({ isError: true, text: expect.stringContaining('lacks the scope "quote"') });
      await app.call('DELETE', `/api/api-tokens/${id}`);
      const revoked = await call(client, 'list_quotations');
      expect(revoked.text).toContain('Istmo refuses the token: The API token has been revoked.');
      await expect(client.listTools()).rejects.toThrow('has been revoked');
    });

    it('says so when it calls too often', async () => {
      const { secret } = await issueToken(['read']);
      const client = await connect(secret);
      for (let count = 0; count < MAX_CALLS_PER_MINUTE; count += 1)
        await app.callUnauthenticated('GET', '/api/access', undefined, { authorization: `Bearer ${secret}` });
      expect((await call(client, 'list_charges')).text).toBe('Istmo was called too often. Try again in 60 seconds.');
    });
  });
});
