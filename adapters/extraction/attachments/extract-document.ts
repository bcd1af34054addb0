import type { DocumentJob, DocumentKind } from './document-kind.js';
import type { DocumentText } from './document-text.js';

type TextExtractor = (bytes: Uint8Array<ArrayBuffer>) => DocumentText | Promise<DocumentText>;

/** Loads the reader of a kind with its library: a thread reads one document, and holds in memory what that needs. */
const LOADERS: Readonly<Record<Exclude<DocumentKind, 'zip'>, () => Promise<TextExtractor>>> = {
  pdf: async () => (await import('./extract-pdf-text.js')).extractPdfText,
  'compound-file': async () => (await import('./extract-compound-file-text.js')).extractCompoundFileText,
  'worksheet-text': async () => (await import('./extract-workbook-text.js')).extractWorksheetText,
  csv: async () => (await import('./extract-csv-text.js')).extractCsvText,
  rtf: async () => (await import('./extract-rtf-text.js')).extractRtfText,
  html: async () => (await import('./extract-html-file-text.js')).extractHtmlFileText,
  text: async () => (await import('./extract-plain-text.js')).extractPlainText,
};

/**
 * The text of a document; of an archive, that of the documents in it.
 * @throws Error where it cannot be read
 */
export async function extractDocument(document: DocumentJob): Promise<DocumentText> {
  return extract(document, extractPacked);
}

/** A document that came in an archive: an archive in it is opened where it is a document only. */
async function extractPacked(document: DocumentJob): Promise<DocumentText> {
  return extract(document, undefined);
}

async function extract(
  { kind, bytes }: DocumentJob,
  readPacked: ((document: DocumentJob) => Promise<DocumentText>) | undefined,
): Promise<DocumentText> {
  if (kind === 'zip') return (await import('./extract-archive-text.js')).extractArchiveText(bytes, readPacked);
  return (await LOADERS[kind]())(bytes);
}
