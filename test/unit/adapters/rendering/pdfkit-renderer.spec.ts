import { beforeAll, describe, expect, it } from '@jest/globals';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { PdfkitRenderer } from '../../../../adapters/rendering/pdfkit-renderer.js';
import { formatUsd } from '../../../../domain/money/usd.js';
import type { ReplyModel } from '../../../../domain/outbound-mail/reply-model.js';
import { aDeliveryBeyondRadius, anIndicativeReply } from '../../../support/fixtures/replies.js';

const renderer = new PdfkitRenderer();
/** Of A4 paper, 46 points from its edge, and what rounding adds. */
const RIGHT_MARGIN_POINTS = 595.28 - 46 + 0.1;

/** The words of a document on one line. */
async function extractPdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('A reply as a PDF', () => {
  const replyModel: ReplyModel = aDeliveryBeyondRadius({ language: 'es' });
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await renderer.render(replyModel);
  });

  it('is a PDF with its fonts inside', () => {
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.startsWith('%PDF-1.')).toBe(true);
    expect(raw).toMatch(/\/FontFile2/);
    expect(raw).not.toMatch(/\/(?:JavaScript|OpenAction|EmbeddedFile|URI)\b/);
  });

  it('says the reference, the total, the routing and the standing texts, accents and all', async () => {
    const pdfText = await extractPdfText(bytes);
    for (const expectedText of [
      replyModel.reference,
      `USD ${formatUsd(replyModel.totals.finalTotal)}`,
      replyModel.routing.airport,
      'Cómo continuar',
      'Bodegas Fiscales del Virilla S.A.',
      'Cédula jurídica 3-101-000000',
      'Deliveries on public holidays',
    ])
      expect(pdfText).toContain(expectedText);
  });

  it('lists every charge with its amount', async () => {
    const pdfText = await extractPdfText(bytes);
    for (const line of replyModel.lines) if (line.amount) expect(pdfText).toContain(formatUsd(line.amount));
  });

  it('is the same bytes for the same reply, and bears its day of issue', async () => {
    expect(Buffer.compare(await new PdfkitRenderer().render(replyModel), bytes)).toBe(0);
    const { info } = await getMeta(await getDocumentProxy(bytes.slice()));
    const day = replyModel.issuedOn.toISOString().slice(0, 10).replaceAll('-', '');
    expect(info).toMatchObject({ CreationDate: expect.stringContaining(day) });
    expect(info).not.toHaveProperty('ModDate');
  });

  it('lets no words run over the margin, however long they are', async () => {
    const long = { serviceName: 'Handling of goods that nobody can name in fewer words than these '.repeat(3) };
    for (const lines of [replyModel.lines, replyModel.lines.map((line) => ({ ...line, ...long }))]) {
      const pages = await getDocumentProxy((await renderer.render({ ...replyModel, lines })).slice());
      for (let number = 1; number <= pages.numPages; number += 1) {
        const { items } = await (await pages.getPage(number)).getTextContent();
        const ends = items.map((item) => ('str' in item ? item.transform[4] + item.width : 0));
        expect(Math.max(...ends)).toBeLessThanOrEqual(RIGHT_MARGIN_POINTS);
      }
    }
  });

  it('marks an indicative price as one, in English', async () => {
    const pdfText = await extractPdfText(await renderer.render(anIndicativeReply()));
    expect(pdfText).toContain('indicative');
    expect(pdfText).toMatch(/What we still need|missing/i);
  });

  it('takes whatever a stranger wrote as words', async () => {
    const nastyText = `<b>Ñandú</b> {{x}} \u0000\u202e Ελλάδα Кириллица 貨物 ${'w'.repeat(400)}`;
    const hostile = { ...replyModel, client: { ...replyModel.client, name: nastyText, company: nastyText } };
    const pdfText = await extractPdfText(
      await renderer.render({ ...hostile, cargo: { ...replyModel.cargo, description: nastyText } }),
    );
    expect(pdfText).toContain('Ñandú');
  });

  it('goes on over as many pages as it takes, and loses nothing', async () => {
    const [line] = replyModel.lines;
    if (!line) throw new Error('The sample has no charge.');
    const lines = Array.from({ length: 90 }, (_, at) => ({
      ...line,
      serviceCode: `X${at}`,
      serviceName: `Fee ${at}.`,
    }));
    const content = Array.from({ length: 900 }, (_, at) => `clause ${at};`).join(' ');
    const long = await renderer.render({ ...replyModel, lines, disclaimers: [{ title: 'Small print', content }] });
    const pdfText = await extractPdfText(long);
    for (const expectedText of ['Fee 0.', 'Fee 45.', 'Fee 89.', 'clause 0;', 'clause 450;', 'clause 899;'])
      expect(pdfText).toContain(expectedText);
  });
});
