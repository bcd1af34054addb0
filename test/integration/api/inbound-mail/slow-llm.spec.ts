import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FAILURES_THAT_OPEN } from '../../../../adapters/extraction/langchain/circuit-breaker.js';
import { LangchainReader } from '../../../../adapters/extraction/langchain/langchain-shipment-extractor.js';
import { ReaderCascade } from '../../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { ModelServer } from '../../../support/llm-server.js';
import { DeskInMemory, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const PATIENCE_MS = 200;
const MAILS = 20;

describe('a model that never answers', () => {
  let server: ModelServer;
  let desk: DeskInMemory;
  beforeAll(async () => {
    server = await ModelServer.open(() => ({ kind: 'hangs' }));
    desk = await DeskInMemory.open('quotes@desk.example', (stores, { reader, gazetteer, clock }) => {
      const settings = { provider: 'openai', model: 'asleep', apiKey: 'key', baseUrl: `${server.url}/v1` } as const;
      const onFault = (fault: unknown) => {
        throw fault;
      };
      const { reference, modelCalls: calls } = stores;
      const model = new LangchainReader(settings, { gazetteer, reference, calls, clock, onFault }, PATIENCE_MS);
      return { reader: new ReaderCascade(reader, { mode: 'always', reader: async () => model }, onFault) };
    });
    const draft = { companyName: 'Acme', country: undefined, isApproved: true, notes: undefined };
    await desk.stores.senders.add({ ...draft, mailDomain: 'acme-cargo.example' }, new Date());
  });
  afterAll(async () => {
    await desk.close();
    await server.close();
  });

  it('is not asked about the mail of a machine', async () => {
    const content = 'I am out of the office. Please quote DAP Heredia: 2 pallets 120x80x100 cm, 300 kg, Miami to SJO.';
    const headers = { 'Auto-Submitted': 'auto-replied' };
    const email = { from: 'Rita <rita@acme-cargo.example>', to: 'quotes@desk.example', subject: 'Flete', content };
    const answer = await desk.callAsStranger('POST', '/api/webhook/email', { ...email, headers }, BEARER);
    expect(answer.json).toMatchObject({ outcome: 'ignored' });
    expect(server.questions).toHaveLength(0);
  });

  it('costs each of the first emails its patience, and the later ones nothing', async () => {
    for (let n = 1; n <= MAILS; n += 1) {
      const content = `Please quote DAP Heredia: 2 pallets 120x80x100 cm, ${300 + n} kg gross in total, Miami to SJO.`;
      const email = { from: 'Rita <rita@acme-cargo.example>', to: 'quotes@desk.example', subject: 'Flete', content };
      const { status, json } = await desk.callAsStranger('POST', '/api/webhook/email', email, BEARER);
      expect(status).toBe(200);
      const { outcome, quotationId } = json as { outcome: string; quotationId: number };
      const quotation = await desk.stores.quotations.find(quotationId);
      expect(outcome).toBe('answered');
      expect(quotation?.request.goods.grossWeightKg).toBe(300 + n);
      expect(quotation?.request.extractor).toBe('rules');
      expect(quotation?.request.warnings.join(' ')).toMatch(
        n <= FAILURES_THAT_OPEN ? /did not answer in time/ : /left alone for a minute/,
      );
    }
    expect(server.questions).toHaveLength(FAILURES_THAT_OPEN);
    const figures = await desk.stores.modelCalls.figuresSince(new Date(0));
    expect(figures).toMatchObject({ calls: FAILURES_THAT_OPEN, failed: FAILURES_THAT_OPEN });
    expect(figures.medianMs).toBeLessThan(10 * PATIENCE_MS);
  });
});
