import {
  type AttachmentText,
  AttachmentTextExtractor,
} from '../../../domain/inbound-mail/attachment-text-extractor.port.js';
import type { Attachment } from '../../../domain/inbound-mail/inbound-email.js';
import type { WorkerPool, WorkerPoolFactory, WorkerPoolOptions } from '../../runtime/worker-pool/worker-pool.port.js';
import { type DocumentJob, type DocumentKind, detectDocumentKind } from './document-kind.js';
import type { DocumentText } from './document-text.js';

/** How long one document may take. */
export const DOCUMENT_TIMEOUT_MS = 5_000;
/** Maximum time for all documents of one email: the rest is left to staff. */
export const EMAIL_TIMEOUT_MS = 15_000;
const MAX_DOCUMENTS = 10;
const POOL_OPTIONS: WorkerPoolOptions = {
  program: new URL('./document.worker.js', import.meta.url),
  maxThreads: 1,
  jobMs: DOCUMENT_TIMEOUT_MS,
  growthMb: 192,
  // An honest document makes the process grow by 50, its thread included.
  blamedMb: 56,
  takesTurns: true,
  isFreshForEach: true,
};

/** Parses documents in threads with limits on time and memory: a hostile document ends its thread, not the process. */
export class WorkerAttachmentExtractor extends AttachmentTextExtractor {
  private readonly pool: WorkerPool<DocumentJob, DocumentText>;

  constructor(poolFactory: WorkerPoolFactory, overrides?: Partial<WorkerPoolOptions>) {
    super();
    this.pool = poolFactory.createPool({ ...POOL_OPTIONS, ...overrides });
  }

  override async extract(attachments: readonly Attachment[], maxBytes: number): Promise<readonly AttachmentText[]> {
    const deadline = performance.now() + EMAIL_TIMEOUT_MS;
    const texts: AttachmentText[] = [];
    for (const { filename, contentType, contentBase64, sizeBytes } of attachments.slice(0, MAX_DOCUMENTS)) {
      const left = deadline - performance.now();
      if (contentBase64 === undefined || sizeBytes > maxBytes || left <= 0) continue;
      const bytes = Buffer.from(contentBase64, 'base64');
      const kind = detectDocumentKind(filename, contentType, bytes);
      if (!kind || bytes.length > maxBytes) continue;
      const extracted = await this.extractOne(kind, bytes, Math.min(DOCUMENT_TIMEOUT_MS, left));
      // A scanned page has no text: it counts as not parsed.
      if (extracted && /[\p{L}\p{N}]/u.test(extracted.text))
        texts.push({ filename, text: extracted.text, isCut: extracted.isCut });
    }
    return texts;
  }

  /** Undefined where the document is damaged, or takes more than it may. */
  private async extractOne(kind: DocumentKind, bytes: Buffer, jobMs: number): Promise<DocumentText | undefined> {
    const job: DocumentJob = { kind, bytes: toOwnBytes(bytes) };
    return this.pool.run(job, { jobMs, transferList: [job.bytes.buffer] }).catch(() => undefined);
  }
}

/** Bytes that may be handed over: a short buffer shares its memory with others. */
function toOwnBytes(bytes: Buffer): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength;
  return isOwn ? new Uint8Array(buffer) : new Uint8Array(bytes);
}
