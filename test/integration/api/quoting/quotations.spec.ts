import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changeDocumentRate } from '../../../support/change-rate.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

type QuotationDetails = {
  status: string;
  revision: number;
  quoteAmount: number;
  reply: { state: string; html: string; text: string; subject: string };
  gate: { decision: string; reasons: { code: string; remedy: string }[] };
  events: { action: string }[];
};

describe('quotations over HTTP', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function receiveEmail(from: string, messageId: string): Promise<number> {
    const email = {
      from,
      to: 'quotes@desk.example',
      subject: 'Quote <b>please</b>',
      content: 'Please quote DAP Heredia: 2 pallets 120x80x100 cm, 350 kg gross in total, Miami to SJO.',
      messageId,
    };
    const answer = await app.call('POST', '/api/webhook/email', email, { authorization: `Bearer ${WEBHOOK_SECRET}` });
    return (answer.json as { quotationId: number }).quotationId;
  }
  const getDetails = async (id: number) =>
    (await app.call('GET', `/api/quotations/${id}/details`)).json as QuotationDetails;
  /** Waits for the worker: it sends as soon as it sees the approval. */
  async function listSent(id: number): Promise<QuotationDetails> {
    for (;;) {
      const now = await getDetails(id);
      if (now.status !== 'completed') return now;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  it('gives a quotation as a PDF, the one that was attached once it has left', async () => {
    const id = await receiveEmail('Ada <ada@bahia.example>', '<pdf@bahia.example>');
    expect((await app.callUnauthenticated('GET', `/api/quotations/${id}/pdf`)).status).toBe(401);
    const draft = await app.call('GET', `/api/quotations/${id}/pdf`);
    expect(draft).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(draft.headers['content-disposition']).toBe(`inline; filename="Q${id}.pdf"`);
    expect(draft.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await app.call('POST', `/api/quotations/${id}/send`, {});
    await listSent(id);
    const mail = app.mailTransport.mails.splice(0).find((one) => one.to === 'ada@bahia.example');
    expect(mail?.attachments).toEqual([
      { filename: `Q${id}.pdf`, contentType: 'application/pdf', content: expect.any(Uint8Array) },
    ]);
    const stored = await app.call('GET', `/api/quotations/${id}/pdf`);
    expect(Buffer.compare(stored.bytes, mail?.attachments[0]?.content ?? Buffer.alloc(0))).toBe(0);
    expect((await app.call('GET', '/api/quotations/9999/pdf')).status).toBe(404);
  });

  it('holds an unknown domain, and lets it out with the domain when a person approves', async () => {
    const id = await receiveEmail('Eva <eva@montes.example>', '<one@montes.example>');
    const held = await getDetails(id);
    expect(held).toMatchObject({ status: 'pending', gate: { decision: 'hold' }, reply: { state: 'draft' } });
    expect(held.gate.reasons).toEqual([
      expect.objectContaining({ code: 'domain-unknown', remedy: expect.any(String) }),
    ]);
    expect(app.mailTransport.mails).toHaveLength(0);
    expect((await app.call('POST', `/api/quotations/${id}/send`, { approveDomain: true })).status).toBe(200);
    const out = await listSent(id);
    expect(out).toMatchObject({ status: 'sent', reply: { state: 'sent' } });
    expect(out.events.map((event) => event.action)).toEqual(['Quotation held', 'Quotation approved', 'Quotation sent']);
    expect(app.mailTransport.mails.map((mail) => mail.to)).toEqual(['eva@montes.example']);
    expect(out.reply.html).not.toContain('<b>please</b>');
    expect((await app.call('GET', '/api/recognized-domains')).json).toEqual([
      expect.objectContaining({ domain: 'montes.example', isApproved: true }),
    ]);
    const next = await receiveEmail('Luis <luis@montes.example>', '<two@montes.example>');
    expect((await listSent(next)).status).toBe('sent');
  });

  it('leaves the entry of a domain as it is where another quotation has approved it already', async () => {
    const [first, second] = [
      await receiveEmail('Ana <ana@puerto.example>', '<p1@puerto.example>'),
      await receiveEmail('Iris <iris@puerto.example>', '<p2@puerto.example>'),
    ];
    const getSender = async () => {
      const domains = (await app.call('GET', '/api/recognized-domains')).json as { domain: string }[];
      return domains.filter(({ domain }) => domain === 'puerto.example');
    };
    expect((await app.call('POST', `/api/quotations/${first}/send`, { approveDomain: true })).status).toBe(200);
    const approved = await getSender();
    expect(approved).toEqual([expect.objectContaining({ isApproved: true, version: 1 })]);
    expect((await app.call('POST', `/api/quotations/${second}/send`, { approveDomain: true })).status).toBe(200);
    expect(await getSender()).toEqual(approved);
    await Promise.all([listSent(first), listSent(second)]);
    const { id } = (approved as unknown as { id: number }[])[0] ?? { id: 0 };
    expect((await app.call('DELETE', `/api/recognized-domains/${id}`)).status).toBeLessThan(300);
  });

  it('sends a quotation once, however often it is approved', async () => {
    const id = await receiveEmail('Eva <eva@valle.example>', '<v@valle.example>');
    const before = app.mailTransport.mails.length;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.call('POST', `/api/quotations/${id}/send`, {})),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
    await listSent(id);
    expect(app.mailTransport.mails).toHaveLength(before + 1);
    expect((await app.call('GET', '/api/recognized-domains')).json).toHaveLength(1);
  });

  it('does not recognize everybody when one mailbox of a free provider is answered', async () => {
    const id = await receiveEmail('Eva <eva.valle@gmail.com>', '<g@gmail.example>');
    const answer = await app.call('POST', `/api/quotations/${id}/send`, { approveDomain: true });
    expect(answer).toMatchObject({ status: 403, json: { error: expect.stringContaining('gmail.com') } });
    expect((await getDetails(id)).status).toBe('pending');
  });

  it('proposes the mailbox where anybody can get one, recognizes it with the quotation, and answers it alone from then on', async () => {
    const id = await receiveEmail('Ana <ana.valle@gmail.com>', '<m1@gmail.example>');
    const refused = await app.call('POST', `/api/quotations/${id}/send`, { approveDomain: true });
    expect(refused).toMatchObject({
      status: 403,
      json: { error: expect.stringContaining('ana.valle@gmail.com'), details: [{ field: 'approveMailbox' }] },
    });
    expect((await app.call('POST', `/api/quotations/${id}/send`, { approveMailbox: true })).status).toBe(200);
    await listSent(id);
    expect((await app.call('GET', '/api/recognized-domains')).json).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ domain: 'gmail.com', mailbox: 'ana.valle@gmail.com', isApproved: true }),
      ]),
    );
    const next = await receiveEmail('Ana <Ana.Valle@gmail.com>', '<m2@gmail.example>');
    expect((await listSent(next)).status).toBe('sent');
    const other = await receiveEmail('Eva <eva.monte@gmail.com>', '<m3@gmail.example>');
    expect((await getDetails(other)).gate.reasons).toEqual([expect.objectContaining({ code: 'domain-unknown' })]);
  });

  it.each([
    ['rnontes.example', 'looks like montes.example'],
    ['m0ntes.example', 'looks like montes.example'],
    ['montes.exarnple', 'looks like montes.example'],
    ['xn--mntes-6ye.example', 'mixes letters of several alphabets'],
  ])('recognizes no imitation of a known domain along with a quotation: %s', async (domain, message) => {
    const id = await receiveEmail(`Eva <eva@${domain}>`, `<imitation@${domain}>`);
    const answer = await app.call('POST', `/api/quotations/${id}/send`, { approveDomain: true });
    expect(answer).toMatchObject({ status: 403, json: { error: expect.stringContaining(message) } });
    expect((await getDetails(id)).status).toBe('pending');
    expect((await app.call('POST', `/api/quotations/${id}/send`, {})).status).toBe(200);
    await listSent(id);
  });

  it('reprices as a new revision that waits for a person', async () => {
    const id = await receiveEmail('Eva <eva@lago.example>', '<l@lago.example>');
    const before = await getDetails(id);
    await changeDocumentRate(app, 1_000);
    const after = (await app.call('POST', `/api/quotations/${id}/reprice`)).json as QuotationDetails;
    expect(after).toMatchObject({ revision: 2, status: 'pending' });
    expect(after.quoteAmount).toBeGreaterThan(before.quoteAmount + 900);
  });

  it('pages its list and filters it', async () => {
    const all = (await app.call('GET', '/api/quotations')).json as { data: { id: number }[]; total: number };
    expect(all.total).toBeGreaterThanOrEqual(5);
    const page = (await app.call('GET', '/api/quotations?page=2&pageSize=2')).json as typeof all;
    expect(page.data.map((row) => row.id)).toEqual(all.data.slice(2, 4).map((row) => row.id));
    const pending = (await app.call('GET', '/api/quotations?status=pending&domain=lago.example')).json as typeof all;
    expect(pending.total).toBe(1);
    expect((await app.call('GET', '/api/quotations?country=GT')).json).toMatchObject({ data: [], total: 0 });
    for (const odd of ['page=0', 'page=1000001', 'pageSize=501', 'from=yesterday', 'to=-271821-04-20']) {
      expect({ odd, status: (await app.call('GET', `/api/quotations?${odd}`)).status }).toEqual({ odd, status: 400 });
    }
    expect((await app.call('GET', '/api/quotations?from=yesterday')).status).toBe(400);
  });

  it.each(['0', '999999', '-1', 'abc', '1.5', '99999999999', '%00'])('says 404 for the unknown id %s', async (id) => {
    const answer = await app.call('GET', `/api/quotations/${id}/details`);
    expect(answer).toMatchObject({ status: 404, json: { error: expect.stringContaining('There is no') } });
  });
});
