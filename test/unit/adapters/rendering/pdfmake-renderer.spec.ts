import { beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { PdfReplyDocument } from '../../../../adapters/rendering/pdfmake-renderer.js';
import { formatUsd } from '../../../../domain/money/usd.js';
import type { ReplyModel } from '../../../../domain/outbound-mail/reply-model.js';
import { aFarDelivery, anIndicativeReply } from '../../../support/fixtures/replies.js';

const document = new PdfReplyDocument();
/** Of A4 paper, 46 points from its edge, and what rounding adds. */
const RIGHT_MARGIN_POINTS = 595.28 - 46 + 0.1;

/** The words of a document on one line. */
async function wordsOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('A reply as a PDF', () => {
  const model: ReplyModel = aFarDelivery({ language: 'es' });
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await document.render(model);
  });

  it('is a PDF with its fonts inside', () => {
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.startsWith('%PDF-1.')).toBe(true);
    expect(raw).toMatch(/\/FontFile2/);
    expect(raw).not.toMatch(/\/(?:JavaScript|OpenAction|EmbeddedFile|URI)\b/);
  });

  it('says the reference, the total, the routing and the standing texts, accents and all', async () => {
    const words = await wordsOf(bytes);
    for (const said of [
      model.reference,
      `USD ${formatUsd(model.totals.finalTotal)}`,
      model.routing.airport,
      'Cómo continuar',
      'Bodegas Fiscales del Virilla S.A.',
      'Cédula jurídica 3-101-000000',
      'Deliveries on public holidays',
    ])
      expect(words).toContain(said);
  });

  it('lists every charge with its amount', async () => {
    const words = await wordsOf(bytes);
    for (const line of model.lines) if (line.amount) expect(words).toContain(formatUsd(line.amount));
  });

  it('is the same bytes for the same reply, and bears its day of issue', async () => {
    expect(Buffer.compare(await new PdfReplyDocument().render(model), bytes)).toBe(0);
    const { info } = await getMeta(await getDocumentProxy(bytes.slice()));
    const day = model.issuedOn.toISOString().slice(0, 10).replaceAll('-', '');
    expect(info).toMatchObject({ CreationDate: expect.stringContaining(day) });
    expect(info).not.toHaveProperty('ModDate');
  });

  it('lets no words run over the margin, however long they are', async () => {
    const long = { serviceName: 'Handling of goods that nobody can name in fewer words than these '.repeat(3) };
    for (const lines of [model.lines, model.lines.map((line) => ({ ...line, ...long }))]) {
      const pages = await getDocumentProxy((await document.render({ ...model, lines })).slice());
      for (let number = 1; number <= pages.numPages; number += 1) {
        const { items } = await (await pages.getPage(number)).getTextContent();
        const ends = items.map((item) => ('str' in item ? item.transform[4] + item.width : 0));
        expect(Math.max(...ends)).toBeLessThanOrEqual(RIGHT_MARGIN_POINTS);
      }
    }
  });

  it('marks an indicative price as one, in English', async () => {
    const words = await wordsOf(await document.render(anIndicativeReply()));
    expect(words).toContain('indicative');
    expect(words).toMatch(/What we still need|missing/i);
  });

  it('takes whatever a stranger wrote as words', async () => {
    const nasty = `<b>Ñandú</b> {{x}} \u0000\u202e Ελλάδα Кириллица 貨物 ${'w'.repeat(400)}`;
    const hostile = { ...model, client: { ...model.client, name: nasty, company: nasty } };
    const words = await wordsOf(await document.render({ ...hostile, cargo: { ...model.cargo, description: nasty } }));
    expect(words).toContain('Ñandú');
  });

  it('goes on over as many pages as it takes, and loses nothing', async () => {
    const [line] = model.lines;
    if (!line) throw new Error('The sample has no charge.');
    const lines = Array.from({ length: 90 }, (_, at) => ({
      ...line,
      serviceCode: `X${at}`,
      serviceName: `Fee ${at}.`,
    }));
    const content = Array.from({ length: 900 }, (_, at) => `clause ${at};`).join(' ');
    const long = await document.render({ ...model, lines, disclaimers: [{ title: 'Small print', content }] });
    const words = await wordsOf(long);
    for (const said of ['Fee 0.', 'Fee 45.', 'Fee 89.', 'clause 0;', 'clause 450;', 'clause 899;'])
      expect(words).toContain(said);
  });
});
