import { hasUtf16Mark } from './decode-text.js';

/** The kinds of documents that are read for cargo data (decision 20). */
export type DocumentKind = 'pdf' | 'xlsx' | 'csv' | 'text';

const PDF_SIGNATURE = Buffer.from('%PDF-');
const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004');
/** A PDF may have some foreign bytes before its signature. */
const SIGNATURE_SEARCH_BYTES = 1024;

/** The kind of a file, by its content first: name and media type are untrusted. Undefined if it is not parsed. */
export function detectDocumentKind(filename: string, contentType: string, bytes: Buffer): DocumentKind | undefined {
  if (bytes.subarray(0, SIGNATURE_SEARCH_BYTES).includes(PDF_SIGNATURE)) return 'pdf';
  if (bytes.subarray(0, ZIP_SIGNATURE.length).equals(ZIP_SIGNATURE)) {
    return /\.xls[xm]$/i.test(filename) || /spreadsheetml/i.test(contentType) ? 'xlsx' : undefined;
  }
  const isText = !bytes.subarray(0, SIGNATURE_SEARCH_BYTES).includes(0) || hasUtf16Mark(bytes);
  if (!isText) return undefined;
  const isNamedCsv = /\.(?:csv|tsv)$/i.test(filename) || /^text\/(?:csv|tab-separated-values)/i.test(contentType);
  if (isNamedCsv) return 'csv';
  return /\.(?:txt|text)$/i.test(filename) || isUnnamedText(filename, contentType) ? 'text' : undefined;
}

function isUnnamedText(filename: string, contentType: string): boolean {
  return /^text\/plain\b/i.test(contentType) && !/\.\w{1,5}$/.test(filename);
}
