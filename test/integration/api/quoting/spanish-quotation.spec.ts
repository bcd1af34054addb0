import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

describe('a quotation that is read in Spanish', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it('explains the lines of a stored quotation in the language of whoever reads them', async () => {
    const email = {
      ...{
        from: 'Ada <ada@bahia.example>',
        to: 'quotes@desk.example',
        subject: 'Quote',
        messageId: '<es@bahia.example>',
      },
      content: 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
    };
    const answer = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    const { quotationId } = answer.json as { quotationId: number };
    const read = async (language: string) => {
      const path = `/api/quotations/${quotationId}/details`;
      const { json } = await app.call('GET', path, undefined, { 'accept-language': language });
      return (json as { breakdown: readonly { trace: string }[] }).breakdown.map(({ trace }) => trace).join('\n');
    };
    expect(await read('en')).toContain('on request');
    expect(await read('es')).toContain('a solicitud');
    expect(await read('es')).not.toContain('on request');
  });
});
