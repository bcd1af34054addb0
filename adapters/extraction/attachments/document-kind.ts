/** The kinds of documents that are read for cargo data (decision 20). */
export type DocumentKind = 'pdf' | 'xlsx' | 'csv';

const PDF_SIGNATURE = Buffer.from('%PDF-');
const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004');
/** A PDF may have some bytes of somebody's before its mark. */
const SIGNATURE_SEARCH_BYTES = 1024;

/** What a file is, by its content first: names and types are what a stranger wrote. Undefined where it is not read. */
export function detectDocumentKind(filename: string, contentType: string, bytes: Buffer): DocumentKind | undefined {
  if (bytes.subarray(0, SIGNATURE_SEARCH_BYTES).includes(PDF_SIGNATURE)) return 'pdf';
  if (bytes.subarray(0, ZIP_SIGNATURE.length).equals(ZIP_SIGNATURE)) {
    return /\.xls[xm]$/i.test(filename) || /spreadsheetml/i.test(contentType) ? 'xlsx' : undefined;
  }
  const isNamedCsv = /\.(?:csv|tsv)$/i.test(filename) || /^text\/(?:csv|tab-separated-values)/i.test(contentType);
  return isNamedCsv && !bytes.subarray(0, SIGNATURE_SEARCH_BYTES).includes(0) ? 'csv' : undefined;
}
