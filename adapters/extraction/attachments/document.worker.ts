import type { DocumentJob } from './document-kind.js';
import type { DocumentText } from './document-text.js';
import { extractDocument } from './extract-document.js';

// Where there is one, pdf.js unpacks streams by it: in pieces of 16 kB, of which a bomb leaves hundreds of megabytes behind in
// the heap of the C library. Its own code unpacks into one piece, which goes back to the system.
Reflect.deleteProperty(globalThis, 'DecompressionStream');

/** Parses one document in a worker thread, which may be terminated at any moment. */
export async function work(job: DocumentJob): Promise<DocumentText> {
  return extractDocument(job);
}
