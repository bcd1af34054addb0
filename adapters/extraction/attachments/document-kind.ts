import { hasUtf16Mark } from './decode-text.js';

/** The kinds of documents that are read for cargo data (rule 20); what an archive or a compound file is, its content says. */
export type DocumentKind = 'pdf' | 'zip' | 'compound-file' | 'worksheet-text' | 'csv' | 'rtf' | 'html' | 'text';

/** One document, and what it is. */
export interface DocumentJob {
  readonly kind: DocumentKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const PDF_SIGNATURE = Buffer.from('%PDF-');
const RTF_SIGNATURE = Buffer.from('{\\rtf');
const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004');
/** The compound file of Microsoft: workbooks, documents and messages of older programs. */
const COMPOUND_FILE_SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** A PDF may have some foreign bytes before its signature. */
const SIGNATURE_SEARCH_BYTES = 1024;

/** The kind of a file, by its content first: name and media type are untrusted. Undefined if it is not parsed. */
export function detectDocumentKind(filename: string, contentType: string, bytes: Buffer): DocumentKind | undefined {
  if (bytes.subarray(0, SIGNATURE_SEARCH_BYTES).includes(PDF_SIGNATURE)) return 'pdf';
  if (startsWith(bytes, ZIP_SIGNATURE)) return 'zip';
  if (startsWith(bytes, COMPOUND_FILE_SIGNATURE)) return 'compound-file';
  if (startsWith(bytes, RTF_SIGNATURE)) return 'rtf';
  const isText = !bytes.subarray(0, SIGNATURE_SEARCH_BYTES).includes(0) || hasUtf16Mark(bytes);
  if (!isText) return undefined;
  if (/\.xls$/i.test(filename) || /^application\/vnd\.ms-excel\b/i.test(contentType)) return 'worksheet-text';
  const isNamedCsv = /\.(?:csv|tsv)$/i.test(filename) || /^text\/(?:csv|tab-separated-values)/i.test(contentType);
  if (isNamedCsv) return 'csv';
  if (/\.(?:x?html?)$/i.test(filename) || /^text\/html\b/i.test(contentType)) return 'html';
  return /\.(?:txt|text)$/i.test(filename) || isUnnamedText(filename, contentType) ? 'text' : undefined;
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

function isUnnamedText(filename: string, contentType: string): boolean {
  return /^text\/plain\b/i.test(contentType) && !/\.\w{1,5}$/.test(filename);
}
