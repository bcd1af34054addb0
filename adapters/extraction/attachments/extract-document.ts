import type { DocumentJob, DocumentKind } from './document-kind.js';
import type { DocumentText } from './document-text.js';
import { extractArchiveText } from './extract-archive-text.js';
import { extractCompoundFileText } from './extract-compound-file-text.js';
import { extractCsvText } from './extract-csv-text.js';
import { extractHtmlFileText } from './extract-html-file-text.js';
import { extractPdfText } from './extract-pdf-text.js';
import { extractPlainText } from './extract-plain-text.js';
import { extractRtfText } from './extract-rtf-text.js';
import { extractWorksheetText } from './extract-workbook-text.js';

const EXTRACTORS: Readonly<
  Record<Exclude<DocumentKind, 'zip'>, (bytes: Uint8Array<ArrayBuffer>) => DocumentText | Promise<DocumentText>>
> = {
  pdf: extractPdfText,
  'compound-file': extractCompoundFileText,
  'worksheet-text': extractWorksheetText,
  csv: extractCsvText,
  rtf: extractRtfText,
  html: extractHtmlFileText,
  text: extractPlainText,
};

/**
 * The text of a document; of an archive, that of the documents in it.
 * @throws Error where it cannot be read
 */
export async function extractDocument({ kind, bytes }: DocumentJob): Promise<DocumentText> {
  return kind === 'zip' ? extractArchiveText(bytes, extractPacked) : EXTRACTORS[kind](bytes);
}

/** A document that came in an archive: an archive in it is opened where it is a document only. */
async function extractPacked({ kind, bytes }: DocumentJob): Promise<DocumentText> {
  return kind === 'zip' ? extractArchiveText(bytes, undefined) : EXTRACTORS[kind](bytes);
}
