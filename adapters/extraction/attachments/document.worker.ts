import { csvText } from './extract-csv-text.js';
import type { DocumentKind } from './document-kind.js';
import type { DocumentText } from './document-text.js';
import { pdfText } from './extract-pdf-text.js';
import { xlsxText } from './extract-xlsx-text.js';

/** What a thread is given. */
export interface DocumentJob {
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const READERS: Readonly<
  Record<DocumentKind, (bytes: Uint8Array<ArrayBuffer>) => DocumentText | Promise<DocumentText>>
> = {
  pdf: pdfText,
  xlsx: xlsxText,
  csv: csvText,
};

/** Reads one document in a thread of its own, which may be ended at any moment. */
export async function work({ kind, bytes }: DocumentJob): Promise<DocumentText> {
  return READERS[kind](bytes);
}
