import type { DocumentJob } from './document-kind.js';
import type { DocumentText } from './document-text.js';
import { extractDocument } from './extract-document.js';

/** Parses one document in a worker thread, which may be terminated at any moment. */
export async function work(job: DocumentJob): Promise<DocumentText> {
  return extractDocument(job);
}
