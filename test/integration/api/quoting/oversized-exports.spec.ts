import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const MAX_PDF_BYTES = 500_000;
const MAX_PDF_PAGES = 12;
/** Of one quotation in a list. */
const MAX_EXPORT_BYTES = 500_000;
const REQUEST_TEXT = 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.';

/** What a stranger can make long in an email whose quotation is exported. */
const LONG_MAIL = {
  'a display name': { from: `${'Ana '.repeat(900)}<ana@bahia.example>` },
  'a subject': { subject: `Flete ${'pallet '.repeat(14_000)}` },
  'a name of the goods': { content: `${REQUEST_TEXT}\nCommodity: ${'machine parts and '.repeat(12_000)}` },
  'a name of the goods in one word': { content: `${REQUEST_TEXT}\nCommodity: ${'parts'.repeat(40_000)}` },
  'a list of packages': {
    content: `Please quote DAP Heredia, Miami to SJO.\n${Array.from({ length: 1_000 }, (_, n) => `1 box ${20 + (n % 60)}x40x30 cm, ${1 + (n % 9)} kg`).join('\n')}`,
  },
} as const;

describe('exports of a quotation for an email that is meant to fill them', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it.each(Object.entries(LONG_MAIL))('stay short with %s', async (what, long) => {
    const email = {
      ...{ from: 'Ana <ana@bahia.example>', to: 'quotes@desk.example', subject: 'Flete', content: REQUEST_TEXT },
      messageId: `<${what.replaceAll(' ', '-')}@bahia.example>`,
      ...long,
    };
    const answer = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    expect([200, 202]).toContain(answer.status);
    const { quotationId } = answer.json as { quotationId: number | null };
    // An email that is read as no request has nothing to export.
    if (quotationId !== null) {
      const pdf = await app.call('GET', `/api/quotations/${quotationId}/pdf`);
      expect(pdf.status).toBe(200);
      expect(pdf.bytes.length).toBeLessThan(MAX_PDF_BYTES);
      expect((await getDocumentProxy(new Uint8Array(pdf.bytes))).numPages).toBeLessThanOrEqual(MAX_PDF_PAGES);
    }
    for (const format of ['csv', 'xlsx']) {
      const list = await app.call('GET', `/api/quotations/export.${format}`);
      expect(list.status).toBe(200);
      expect(list.bytes.length).toBeLessThan(MAX_EXPORT_BYTES);
    }
  });
});
