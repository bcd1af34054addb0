import { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import { MimeParseTimeoutError } from '../../../domain/inbound-mail/mime-parser.port.js';
import {
  PoolClosedError,
  type WorkerPool,
  type WorkerPoolFactory,
  type WorkerPoolOptions,
} from '../../runtime/worker-pool/worker-pool.port.js';
import type { HtmlJob } from './html-to-text.worker.js';
import { HtmlToTextConverter } from './html-to-text-converter.js';

/** HTML up to this length is converted where it is called: its worst takes less time than a thread needs to answer. */
const MAX_INLINE_LENGTH = 2_000;
const POOL_OPTIONS: WorkerPoolOptions = {
  program: new URL('./html-to-text.worker.js', import.meta.url),
  // One that hangs lets the other by.
  maxThreads: 2,
  jobMs: 10_000,
  processorMs: 3_000,
  growthMb: 192,
  blamedMb: 96,
};

/** Finds the words of long HTML in threads: what takes too much time or memory ends its thread, not the process. */
export class WorkerHtmlToText extends HtmlToText {
  private readonly inline = new HtmlToTextConverter();
  private readonly pool: WorkerPool<HtmlJob, string>;

  constructor(poolFactory: WorkerPoolFactory, overrides?: Partial<WorkerPoolOptions>) {
    super();
    this.pool = poolFactory.createPool({ ...POOL_OPTIONS, ...overrides });
  }

  async convert(plainText: string, html: string | undefined): Promise<string> {
    if (!html || html.length + plainText.length <= MAX_INLINE_LENGTH) return this.inline.convert(plainText, html);
    return this.pool.run({ plainText, html }).catch((error: unknown) => {
      if (error instanceof PoolClosedError) throw error;
      throw new MimeParseTimeoutError(error instanceof Error ? error.message : String(error));
    });
  }

  /** Ends the threads; emails that are being read are not stored, and their senders retry. */
  close(): Promise<void> {
    return this.pool.close();
  }
}
