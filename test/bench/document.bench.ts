import { buildReplyContent } from '../../adapters/rendering/build-reply-content.js';
import { REPLY_MESSAGES } from '../../adapters/rendering/localized-messages.js';
import { PdfWriter } from '../../adapters/rendering/pdf-writer.js';
import { aDeliveryBeyondRadius } from '../support/fixtures/replies.js';
import { measureAlternating } from './measurements.js';
import { preparePdfmake, writeWithPdfmake } from './pdfmake-document.js';
import type { Ratio } from './ratio.js';

const DOCUMENTS = 40;

/** B12: processor time of a quotation's PDF, against pdfmake with the same words and layout. */
export async function benchmarkDocument(): Promise<Ratio[]> {
  const reply = aDeliveryBeyondRadius({ language: 'es' });
  const content = buildReplyContent(reply, REPLY_MESSAGES[reply.language]);
  const writer = new PdfWriter();
  preparePdfmake();
  const { ours, theirs } = await measureAlternating(
    () => measureProcessorMs(() => writer.write(content, reply.issuedOn)),
    () => measureProcessorMs(() => writeWithPdfmake(content, reply.issuedOn)),
  );
  return [
    {
      name: 'B12 Processor time of a document, against pdfmake with the same words',
      ours: `${ours.toFixed(1)} ms`,
      against: `${theirs.toFixed(1)} ms`,
      ratio: ours / theirs,
    },
  ];
}

async function measureProcessorMs(write: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < DOCUMENTS; count += 1) await write();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / DOCUMENTS;
}
