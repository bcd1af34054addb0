import { availableParallelism } from 'node:os';
import { QuotationPdfRenderer } from '../../domain/outbound-mail/quotation-pdf-renderer.port.js';
import type { ReplyModel } from '../../domain/outbound-mail/reply-model.js';
import type { WorkerPool, WorkerPoolFactory, WorkerPoolOptions } from '../runtime/worker-pool/worker-pool.port.js';
import { buildReplyContent } from './build-reply-content.js';
import { REPLY_MESSAGES } from './localized-messages.js';
import type { PdfJob } from './pdf.worker.js';

const MAX_THREADS = 4;
const POOL_OPTIONS: WorkerPoolOptions = {
  program: new URL('./pdf.worker.js', import.meta.url),
  maxThreads: Math.min(availableParallelism(), MAX_THREADS),
  // One document takes some twenty milliseconds.
  jobMs: 20_000,
  // A document's objects, which would otherwise be moved to where only a full cleaning removes them.
  youngHeapMb: 16,
  growthMb: 192,
  isLowPriority: true,
};

/**
 * Renders replies as PDFs in worker threads: inbound requests and the console are not blocked, and every CPU is used.
 */
export class WorkerPdfRenderer extends QuotationPdfRenderer {
  private readonly pool: WorkerPool<PdfJob, Uint8Array>;

  constructor(poolFactory: WorkerPoolFactory, overrides?: Partial<WorkerPoolOptions>) {
    super();
    this.pool = poolFactory.createPool({ ...POOL_OPTIONS, ...overrides });
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
