import { availableParallelism } from 'node:os';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { InboundChannel, InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { MimeParser, MimeParseTimeoutError } from '../../../domain/inbound-mail/mime-parser.port.js';
import {
  PoolClosedError,
  type WorkerPool,
  type WorkerPoolFactory,
} from '../../runtime/worker-pool/worker-pool.port.js';
import { toInboundEmail } from './mailparser-mime-parser.js';
import type { MimeJob, MimeOutcome } from './mime.worker.js';

const WORKER_MODULE_URL = new URL('./mime.worker.js', import.meta.url);
/** Maximum time to parse one email: 30 MB take a second on an idle machine. */
const EMAIL_TIMEOUT_MS = 10_000;
const MAX_HEAP_MB = 256;
const MAX_GROWTH_MB = 512;
/** Two at least: one that hangs lets the others by. */
const MIN_THREADS = 2;
const MAX_THREADS = 4;

/** Parses raw emails in threads: one that takes too much time or memory ends its thread, not the process. */
export class WorkerMimeParser extends MimeParser {
  private readonly pool: WorkerPool<MimeJob, MimeOutcome>;

  /** @param authservId the authserv-id of our own mail border; undefined: the topmost Authentication-Results are its */
  constructor(
    poolFactory: WorkerPoolFactory,
    private readonly htmlToText: HtmlToText,
    private readonly authservId?: string,
    /** The built file of the program. */
    program: URL = WORKER_MODULE_URL,
  ) {
    super();
    this.pool = poolFactory.createPool({
      program,
      maxThreads: Math.max(MIN_THREADS, Math.min(availableParallelism(), MAX_THREADS)),
      jobMs: EMAIL_TIMEOUT_MS,
      heapMb: MAX_HEAP_MB,
      growthMb: MAX_GROWTH_MB,
    });
  }

  async parse(raw: Uint8Array, channel: InboundChannel): Promise<InboundEmail> {
    // A separate copy: the receiver stores the raw message if it cannot be parsed.
    const bytes = new Uint8Array(raw);
    const job: MimeJob = { raw: bytes, channel, authservId: this.authservId };
    const outcome = await this.pool.run(job, { transferList: [bytes.buffer] }).catch((error: unknown) => {
      if (error instanceof PoolClosedError) throw error;
      throw new MimeParseTimeoutError(error instanceof Error ? error.message : String(error));
    });
    if ('refusal' in outcome) throw new DomainError('invalid', outcome.refusal);
    return toInboundEmail(outcome.parts, this.htmlToText);
  }

  /** Ends the threads; emails that are being parsed are not stored, and their senders retry. */
  close(): Promise<void> {
    return this.pool.close();
  }
}
