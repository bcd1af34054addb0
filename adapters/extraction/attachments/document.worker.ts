import type { DocumentKind } from './document-kind.js';
import type { DocumentText } from './document-text.js';
import { extractCsvText } from './extract-csv-text.js';
import { extractPdfText } from './extract-pdf-text.js';
import { extractPlainText } from './extract-plain-text.js';
import { extractXlsxText } from './extract-xlsx-text.js';

/** What a thread is given. */
export interface DocumentJob {
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const EXTRACTORS: Readonly<
  Record<DocumentKind, (bytes: Uint8Array<ArrayBuffer>) => DocumentText | Promise<DocumentText>>
> = {
  pdf: extractPdfText,
  xlsx: extractXlsxText,
  csv: extractCsvText,
  text: extractPlainText,
};

/** Parses one document in a worker thread, which may be terminated at any moment. */
export async function work({ kind, bytes }: DocumentJob): Promise<DocumentText> {
  return EXTRACTORS[kind](bytes);
}
