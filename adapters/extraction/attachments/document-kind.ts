/** The kinds of documents that are read for cargo data (decision 20). */
export type DocumentKind = 'pdf' | 'xlsx' | 'csv';

const PDF_MARK = Buffer.from('%PDF-');
const ZIP_MARK = Buffer.from('PK\u0003\u0004');
/** A PDF may have some bytes of somebody's before its mark. */
const MARK_WITHIN = 1024;

/** What a file is, by its content first: names and types are what a stranger wrote. Undefined where it is not read. */
export function documentKindOf(filename: string, contentType: string, bytes: Buffer): DocumentKind | undefined {
  if (bytes.subarray(0, MARK_WITHIN).includes(PDF_MARK)) return 'pdf';
  if (bytes.subarray(0, ZIP_MARK.length).equals(ZIP_MARK)) {
    return /\.xls[xm]$/i.test(filename) || /spreadsheetml/i.test(contentType) ? 'xlsx' : undefined;
  }
  const isNamedCsv = /\.(?:csv|tsv)$/i.test(filename) || /^text\/(?:csv|tab-separated-values)/i.test(contentType);
  return isNamedCsv && !bytes.subarray(0, MARK_WITHIN).includes(0) ? 'csv' : undefined;
}
