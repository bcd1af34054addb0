/** The kinds of documents that are read for cargo data (decision 20). */
export type DocumentKind = 'pdf' | 'xlsx' | 'csv';

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
  const isNamedCsv = /\.(?:csv|tsv)$/i.test(filename) || /^text\/(?:csv|tab-separated-values)/i.test(contentType);
  return isNamedCsv && !bytes.subarray(0, SIGNATURE_SEARCH_BYTES).includes(0) ? 'csv' : undefined;
}
