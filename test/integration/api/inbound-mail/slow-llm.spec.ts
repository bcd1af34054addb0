import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CompositeShipmentExtractor } from '../../../../adapters/extraction/composite/composite-shipment-extractor.js';
import { FAILURE_THRESHOLD } from '../../../../adapters/extraction/langchain/circuit-breaker.js';
import { LangchainShipmentExtractor } from '../../../../adapters/extraction/langchain/langchain-shipment-extractor.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { LlmServer } from '../../../support/llm-server.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
/** Longer than a question takes to the model on a busy machine. */
const TIMEOUT_MS = 1_000;
const MAILS = 20;

describe('a model that never answers', () => {
  let server: LlmServer;
  let app: InMemoryApp;
  beforeAll(async () => {
    server = await LlmServer.open(() => ({ kind: 'hangs' }));
    app = await InMemoryApp.open(
      'quotes@desk.example',
      (stores, { shipmentExtractor: rulesExtractor, gazetteer, clock }) => {
        const settings = { provider: 'openai', model: 'asleep', apiKey: 'key', baseUrl: `${server.url}/v1` } as const;
        const throwError = (error: unknown) => {
          throw error;
        };
        const { reference, llmUsage: calls } = stores;
        const llmExtractor = new LangchainShipmentExtractor(
          settings,
          { gazetteer, reference, calls, clock, onError: throwError },
          TIMEOUT_MS,
        );
        return {
          shipmentExtractor: new CompositeShipmentExtractor(
            rulesExtractor,
            { mode: 'always', loadExtractor: async () => llmExtractor },
            throwError,
          ),
        };
      },
    );
    const draft = { companyName: 'Acme', country: undefined, isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add({ ...draft, mailDomain: 'acme-cargo.example' }, new Date());
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  it('is not asked about the mail of a machine', async () => {
    const content = 'I am out of the office. Please quote DAP Heredia: 2 pallets 120x80x100 cm, 300 kg, Miami to SJO.';
    const headers = { 'Auto-Submitted': 'auto-replied' };
    const email = { from: 'Rita <rita@acme-cargo.example>', to: 'quotes@desk.example', subject: 'Flete', content };
    const answer = await app.callUnauthenticated('POST', '/api/webhook/email', { ...email, headers }, BEARER);
    expect(answer.json).toMatchObject({ outcome: 'ignored' });
    expect(server.questions).toHaveLength(0);
  });

  it('costs each of the first emails its patience, and the later ones nothing', async () => {
    for (let n = 1; n <= MAILS; n += 1) {
      const content = `Please quote DAP Heredia: 2 pallets 120x80x100 cm, ${300 + n} kg gross in total, Miami to SJO.`;
      const email = { from: 'Rita <rita@acme-cargo.example>', to: 'quotes@desk.example', subject: 'Flete', content };
      const { status, json } = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
      expect(status).toBe(200);
      const { outcome, quotationId } = json as { outcome: string; quotationId: number };
      const quotation = await app.stores.quotations.find(quotationId);
      expect(outcome).toBe('answered');
      expect(quotation?.request.goods.grossWeightKg).toBe(300 + n);
      expect(quotation?.request.extractor).toBe('rules');
      expect(quotation?.request.warnings.join(' ')).toMatch(
        n <= FAILURE_THRESHOLD ? /did not answer in time/ : /left alone for a minute/,
      );
    }
    expect(server.questions).toHaveLength(FAILURE_THRESHOLD);
    const totals = await app.stores.llmUsage.getStatisticsSince(new Date(0));
    expect(totals).toMatchObject({ calls: FAILURE_THRESHOLD, failed: FAILURE_THRESHOLD });
    expect(totals.medianMs).toBeLessThan(10 * TIMEOUT_MS);
  });
});
