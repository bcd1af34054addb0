import { availableParallelism } from 'node:os';
import { QuotationPdfRenderer } from '../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import type { WorkerPool, WorkerPoolFactory } from '../runtime/worker-pool/worker-pool.port.js';
import { buildReplyContent } from './build-reply-content.js';
import { REPLY_MESSAGES } from './localized-messages.js';
import type { PdfJob } from './pdf.worker.js';

/** How long one document may take; it takes some twenty milliseconds. */
const PDF_TIMEOUT_MS = 20_000;
const MAX_THREADS = 4;
/** Twice what a document needs: without a limit a thread's heap grows far more than it uses. */
const MAX_HEAP_MB = 80;
const WORKER_MODULE_URL = new URL('./pdf.worker.js', import.meta.url);

/**
 * Renders replies as PDFs in worker threads: inbound requests and the console are not blocked, and every CPU is used.
 */
export class WorkerPdfRenderer extends QuotationPdfRenderer {
  private readonly pool: WorkerPool<PdfJob, Uint8Array>;

  constructor(
    poolFactory: WorkerPoolFactory,
    /** The built file of the program. */
    program: URL = WORKER_MODULE_URL,
    maxThreads = Math.min(availableParallelism(), MAX_THREADS),
  ) {
    super();
    this.pool = poolFactory.createPool({
      program,
      maxThreads,
      jobMs: PDF_TIMEOUT_MS,
      heapMb: MAX_HEAP_MB,
      isLowPriority: true,
    });
  }

  /** @throws Error where the document cannot be written, or takes too long */
  render(model: ReplyModel): Promise<Uint8Array> {
    return this.pool.run({
      content: buildReplyContent(model, REPLY_MESSAGES[model.language]),
      issuedOn: model.issuedOn,
    });
  }

  /** Ends the threads; waiting callers are rejected. */
  close(): Promise<void> {
    return this.pool.close();
  }
}
