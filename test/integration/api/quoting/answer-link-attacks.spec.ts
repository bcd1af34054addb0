import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HmacAnswerLinks } from '../../../../adapters/identity/hmac-answer-links.js';
import { DAY_MS } from '../../../../domain/durations.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { ANSWER_LINK, AnswerableApp, WITH_LINKS } from '../../../support/answerable-app.js';
import { changeDocumentRate } from '../../../support/change-rate.js';

describe('attacks on links by which customers answer', () => {
  let server: AnswerableApp;
  beforeAll(async () => {
    server = await AnswerableApp.open();
  });
  afterAll(() => server.close());

  it('a scanner that follows the link changes nothing, by whatever method', async () => {
    const { id, path } = await server.sendQuotation();
    const before = await server.find(id);
    const logged = await server.app.call('GET', '/api/activity');
    for (const method of ['GET', 'HEAD', 'GET', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'] as const)
      expect((await server.app.callUnauthenticated(method as 'GET', path)).status).toBeLessThan(500);
    await server.get(`${path}?outcome=accepted`);
    expect(await server.find(id)).toEqual(before);
    expect((await server.app.call('GET', '/api/activity')).json).toEqual(logged.json);
  });

  it('a replay changes nothing, also where a person has opened the quotation again', async () => {
    const { id, path } = await server.sendQuotation();
    expect((await server.post(path, { outcome: 'accepted' })).status).toBe(200);
    const before = await server.find(id);
    const replayed = await server.post(path, { outcome: 'declined', lossReason: 'price' });
    expect(replayed).toMatchObject({ status: 409, text: expect.stringContaining('This quotation was accepted on') });
    expect(await server.find(id)).toEqual(before);
    expect((await server.get(path)).text).not.toContain('<form');
    await server.app.call('POST', `/api/quotations/${id}/outcome`, { outcome: null, note: 'by mistake' });
    const opened = await server.post(path, { outcome: 'declined' });
    expect(opened).toMatchObject({ status: 409, text: expect.stringContaining('This link answers no more') });
    expect((await server.find(id))?.commercial?.outcome).toBeUndefined();
  });

  it('of two answers at once one counts', async () => {
    const { id, path } = await server.sendQuotation();
    const answers = await Promise.all(
      ['accepted', 'declined', 'accepted', 'declined'].map((outcome) => server.post(path, { outcome })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { events } = (await server.readDetails(id)) as { readonly events: readonly { readonly action: string }[] };
    expect(events.filter(({ action }) => action === 'Quotation answered by link')).toHaveLength(1);
  });

  it('a forged link, or the one of another quotation or server, is not told from one that leads nowhere', async () => {
    const [mine, others] = [await server.sendQuotation(), await server.sendQuotation()];
    const [, , moment = '', ...signature] = mine.path.slice('/api/q/'.length).split('-');
    const forged = [
      mine.path.replace(`/${mine.id}-`, `/${others.id}-`),
      mine.path.replace(`/${mine.id}-1-`, `/${mine.id}-2-`),
      others.path.replace(/-[\w-]{24}$/, `-${signature.join('-')}`),
      `/api/q/${mine.id}-1-${moment}-${'A'.repeat(24)}`,
      `/api/q/999999-1-${moment}-${signature.join('-')}`,
      '/api/q/x',
      '/api/q/%00',
      `/api/q/${'a'.repeat(2_000)}`,
    ];
    const answers = await Promise.all(
      forged.flatMap((path) => [server.get(path), server.post(path, { outcome: 'accepted' })]),
    );
    const withoutNonce = answers.map(({ status, text }) => `${status} ${text.replace(/nonce="[^"]+"/, '')}`);
    expect(new Set(withoutNonce.slice(0, 12)).size).toBe(1);
    expect(withoutNonce[0]).toMatch(/^404 .*Este enlace no es válido.*This link is not valid/s);
    for (const { status } of answers) expect([400, 404, 414]).toContain(status);
    for (const { id } of [mine, others]) expect((await server.find(id))?.commercial).toBeUndefined();
  });

  it('a link does not meet another quotation that got its number after all data was deleted', async () => {
    const { id, path } = await server.sendQuotation();
    const links = new HmacAnswerLinks('session secret for tests only, long enough', 'https://quotes.example');
    const createdAt = (await server.find(id))?.createdAt ?? new Date(0);
    expect(links.createUrl({ quotationId: id, revision: 1, createdAt })).toContain(path);
    const [, earlier = ''] =
      ANSWER_LINK.exec(links.createUrl({ quotationId: id, revision: 1, createdAt: new Date(0) }) ?? '') ?? [];
    expect((await server.post(earlier, { outcome: 'accepted' })).status).toBe(404);
    expect((await server.get(path)).status).toBe(200);
  });

  it('an expired link changes nothing and says so', async () => {
    const { id, path } = await server.sendQuotation();
    server.clock.aheadMs = 40 * DAY_MS;
    try {
      const before = await server.find(id);
      const late = await server.post(path, { outcome: 'accepted', awb: '230-12345675' });
      expect(late).toMatchObject({ status: 409, text: expect.stringContaining('no longer valid') });
      expect((await server.get(path)).text).not.toContain('<form');
      expect(await server.find(id)).toEqual(before);
    } finally {
      server.clock.aheadMs = 0;
    }
  });

  it('a superseded link changes nothing, says so, and shows no figures', async () => {
    const { id, path } = await server.sendQuotation();
    await changeDocumentRate(server.app, 41);
    expect((await server.app.call('POST', `/api/quotations/${id}/reprice`, {})).status).toBe(200);
    const superseded = await server.post(path, { outcome: 'accepted' });
    expect(superseded).toMatchObject({ status: 409, text: expect.stringContaining('replaced by a newer revision') });
    expect(superseded.text).not.toContain('USD');
    expect((await server.find(id))?.commercial).toBeUndefined();
  });

  it('a link that is switched off, or whose customer was erased, answers no more', async () => {
    const { id, path } = await server.sendQuotation();
    await server.app.stores.settings.save(DEFAULT_SETTINGS);
    expect((await server.post(path, { outcome: 'accepted' })).status).toBe(404);
    await server.app.stores.settings.save(WITH_LINKS);
    const customer = 'rosa@granos-del-sur.example';
    const erased = await server.app.call('POST', '/api/customer-data/erase', { customer, confirmation: customer });
    expect(erased.status).toBe(200);
    const refused = await server.post(path, { outcome: 'accepted' });
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('This link answers no more') });
    expect((await server.find(id))?.commercial?.outcome).toBeUndefined();
  });

  it('another page, another type and a session reach nothing more', async () => {
    const { id, path } = await server.sendQuotation();
    expect((await server.post(path, { outcome: 'accepted' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await server.post(path, { outcome: 'accepted' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await server.post(path, { outcome: 'accepted' }, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await server.post(`${path}/details`, { outcome: 'accepted' })).status).toBe(404);
    const token = path.slice('/api/q/'.length);
    const withToken = { authorization: `Bearer ${token}`, cookie: `istmo_session=${token}` };
    for (const url of [`/api/quotations/${id}/details`, `/api/quotations/${id}/pdf`, '/api/settings/system'])
      expect((await server.app.callUnauthenticated('GET', url, undefined, withToken)).status).toBe(401);
    expect((await server.find(id))?.commercial).toBeUndefined();
  });

  it('words of a customer are words on the page of staff and in the log', async () => {
    const { id, path } = await server.sendQuotation();
    const note = '"><script>alert(1)</script>';
    expect((await server.post(path, { outcome: 'declined', lossReason: 'other', note })).text).not.toContain('<script');
    expect((await server.find(id))?.commercial?.outcome?.note).toBe(note);
  });

  it('a wrong link is tried so often only from one address; the right one goes on', async () => {
    const { path } = await server.sendQuotation();
    let status = 0;
    for (let calls = 0; calls < 80 && status !== 429; calls += 1)
      status = (await server.get('/api/q/12-1-guess')).status;
    expect(status).toBe(429);
    const refused = await server.post('/api/q/12-1-guess', { outcome: 'accepted' });
    expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('Too many attempts') });
    expect((await server.get(path)).status).toBe(200);
    for (let calls = 0; calls < 80 && status !== 0; calls += 1)
      status = (await server.get(path)).status === 429 ? 0 : 1;
    expect(status).toBe(0);
  });
});
