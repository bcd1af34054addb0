import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { AnswerableApp, WITH_LINKS } from '../../../support/answerable-app.js';
import { waitToPass } from '../../../support/wait-to-pass.js';

describe('the page on which a customer answers', () => {
  let server: AnswerableApp;
  beforeAll(async () => {
    server = await AnswerableApp.open();
  });
  afterAll(() => server.close());

  it('is linked in the text, the HTML and the PDF of the reply', async () => {
    const { id, path, reply } = await server.sendQuotation();
    expect(reply.text).toMatch(/^https:\/\/quotes\.example\/api\/q\/[\w-]+$/m);
    expect(reply.html).toContain(`<a href="https://quotes.example${path}"`);
    const pdf = await server.app.call('GET', `/api/quotations/${id}/pdf`);
    expect(pdf.bytes.toString('latin1')).toContain(`(https://quotes.example${path})`);
  });

  it('shows the quotation, loads nothing and is kept nowhere', async () => {
    const { id, path } = await server.sendQuotation();
    const page = await server.get(path);
    expect(page).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'nonce-[^']+'; form-action 's/,
        ),
      },
    });
    expect(page.text).toContain(`Quotation Q${id}`);
    expect(page.text).toContain('method="post"');
    expect(page.text).not.toMatch(/<script|<img|<link|href=|src=/);
    expect(page.headers['set-cookie']).toBeUndefined();
  });

  it('accepts once, keeps what is nominated, and tells staff', async () => {
    const { id, path } = await server.sendQuotation();
    const nominated = { awb: '230-12345675', pieces: '5', grossKg: '352,5', arrivalDay: '2026-03-17' };
    const thanks = await server.post(path, { outcome: 'accepted', ...nominated }, { origin: 'https://quotes.example' });
    expect(thanks).toMatchObject({ status: 200, text: expect.stringContaining('Your acceptance is recorded') });
    expect(await server.find(id)).toMatchObject({
      commercial: {
        outcome: { outcome: 'accepted', source: 'link' },
        nomination: { awb: '230-12345675', pieces: 5, grossKg: 352.5, arrivalDay: '2026-03-17' },
      },
    });
    expect(await server.readDetails(id)).toMatchObject({
      nomination: {
        differences: [
          { field: 'pieces', quoted: 2, nominated: 5 },
          { field: 'grossKg', quoted: 350, nominated: 352.5 },
        ],
      },
      events: expect.arrayContaining([
        expect.objectContaining({
          action: 'Quotation answered by link',
          details: expect.stringContaining('accepted, AWB 230-12345675, arrival 2026-03-17, pieces 5 instead of 2'),
        }),
      ]),
    });
  });

  it('declines with a reason, in the language of the reply', async () => {
    const { id, path } = await server.sendQuotation(
      'Favor cotizar flete aéreo de Miami a SJO, entrega DAP Heredia: 2 tarimas 120x80x100 cm, 350 kg de repuestos.',
    );
    expect((await server.get(path)).text).toContain('<html lang="es">');
    const declined = { outcome: 'declined', lossReason: 'price', competitorPrice: '400,50', note: '<b>caro</b>' };
    expect((await server.post(path, declined)).text).toContain('Su respuesta quedó registrada');
    expect((await server.find(id))?.commercial?.outcome).toMatchObject({
      ...{ outcome: 'declined', lossReason: 'price', competitorPrice: { amount: 400.5, currency: 'USD' } },
    });
    expect((await server.get(path)).text).toContain('Esta cotización se rechazó el');
  });

  it('says what is wrong with the form in its own language, and records nothing', async () => {
    const { id, path } = await server.sendQuotation();
    const wrong = await server.post(path, { outcome: 'accepted', awb: '230-12345676' }, { 'accept-language': 'es' });
    expect(wrong).toMatchObject({ status: 400, text: expect.stringContaining('the last of which is its check digit') });
    expect(wrong.text).toContain('method="post"');
    expect(await server.post(path, { outcome: 'sold' })).toMatchObject({ status: 400, json: expect.anything() });
    expect((await server.find(id))?.commercial).toBeUndefined();
  });

  it('stands in no indication, and in no reply while it is switched off', async () => {
    const indicative = await server.sendQuotation(
      'Please quote air freight from Miami to SJO: 2 pallets of spare parts.',
    );
    expect(indicative.path).toBe('');
    await server.app.stores.settings.save(DEFAULT_SETTINGS);
    expect((await server.sendQuotation()).path).toBe('');
    await server.app.stores.settings.save(WITH_LINKS);
  });

  it('stands in no reply of a server without a public address', async () => {
    const hidden = await AnswerableApp.open({});
    const { reply } = await hidden.sendQuotation();
    expect(reply.text).not.toMatch(/https?:\/\//);
    expect(reply.html).not.toContain('/api/q/');
    await hidden.close();
  });
});

describe('what an email nominates', () => {
  let server: AnswerableApp;
  beforeAll(async () => {
    server = await AnswerableApp.open();
  });
  afterAll(() => server.close());

  const answer = (id: number, messageId: string, content: string) =>
    server.receive(content, { inReplyTo: messageId, subject: `Re: Q${id}` });
  const expectCommercial = (id: number, expected: object) =>
    waitToPass(async () => expect((await server.find(id))?.commercial).toMatchObject(expected));

  it('stands on the accepted quotation, with what is named later', async () => {
    const { id, reply } = await server.sendQuotation();
    await answer(id, reply.messageId, 'We accept, please go ahead. AWB 230-12345675.');
    await expectCommercial(id, { outcome: { outcome: 'accepted' }, nomination: { awb: '230-12345675' } });
    await answer(id, reply.messageId, 'The new waybill is 230-12345686, please note it.');
    await expectCommercial(id, { outcome: { outcome: 'accepted' }, nomination: { awb: '230-12345686' } });
  });

  it('waits with the proposal where the sender is not proven, and stands once a person confirms', async () => {
    const { id, reply } = await server.sendQuotation();
    await server.app.stores.settings.save({ ...WITH_LINKS, trustMailWithoutVerdict: false });
    await answer(id, reply.messageId, 'We accept, please go ahead. AWB 230-12345675.');
    await server.app.stores.settings.save(WITH_LINKS);
    await expectCommercial(id, { proposal: { nomination: { awb: '230-12345675' } } });
    expect((await server.find(id))?.commercial?.nomination).toBeUndefined();
    expect(await server.readDetails(id)).toMatchObject({ outcomeProposal: { nomination: { awb: '230-12345675' } } });
    await server.app.call('POST', `/api/quotations/${id}/outcome`, { outcome: 'accepted' });
    await expectCommercial(id, { outcome: { source: 'staff' }, nomination: { awb: '230-12345675' } });
  });
});
