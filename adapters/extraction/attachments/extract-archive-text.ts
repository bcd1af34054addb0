import { packUncompressed, type UnpackedFiles, unpackZip } from '../../runtime/zip/unpack-zip.js';
import { type DocumentJob, detectDocumentKind } from './document-kind.js';
import { type DocumentText, joinTexts } from './document-text.js';
import { findHiddenTables } from './workbook-sheets.js';

type DocumentExtractor = (document: DocumentJob) => Promise<DocumentText>;

/** A document with a packing list has some hundred kilobytes when unpacked; more than this is there to fill the memory. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;
/** Documents of an archive that are read. */
const MAX_DOCUMENTS = 10;
/** What programs add to an archive by themselves. */
const SYSTEM_FILE = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/**
 * The text of what is a ZIP archive: a workbook, a Word document, or documents that were packed for the journey.
 * @param extractPacked reads one of the packed documents; undefined for an archive within an archive, which is not opened
 * @throws Error where it is damaged, too large, or holds nothing that is read
 */
export async function extractArchiveText(
  bytes: Uint8Array,
  extractPacked: DocumentExtractor | undefined,
): Promise<DocumentText> {
  const files = unpackZip(bytes, MAX_UNPACKED_BYTES);
  if (files['xl/workbook.xml']) return (await import('./extract-xlsx-text.js')).extractXlsxText(files);
  if (files['word/document.xml']) return (await import('./extract-docx-text.js')).extractDocxText(files);
  if (files['xl/workbook.bin'] ?? files['content.xml']) {
    const { extractWorkbookText } = await import('./extract-workbook-text.js');
    return extractWorkbookText(packUncompressed(files), findHiddenTables(files));
  }
  if (!extractPacked) throw new Error('An archive within an archive is not opened.');
  return extractPackedDocuments(files, extractPacked);
}

/** The texts of all documents of an archive; cut where one of them was not read. */
async function extractPackedDocuments(files: UnpackedFiles, extractPacked: DocumentExtractor): Promise<DocumentText> {
  const documents = Object.entries(files).filter(([name]) => !name.endsWith('/') && !SYSTEM_FILE.test(name));
  const texts: DocumentText[] = [];
  for (const [name, bytes] of documents.slice(0, MAX_DOCUMENTS)) {
    const content = Buffer.from(bytes);
    const kind = detectDocumentKind(name, '', content);
    const text = kind && (await extractPacked({ kind, bytes: new Uint8Array(content) }).catch(() => undefined));
    texts.push(text ?? { text: '', isCut: true });
  }
  const joined = joinTexts(texts);
  return { text: joined.text, isCut: joined.isCut || documents.length > MAX_DOCUMENTS };
}
