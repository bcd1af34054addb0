import { availableParallelism } from 'node:os';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { HtmlToText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { InboundChannel, InboundEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { MimeParser, MimeParseTimeoutError } from '../../../domain/inbound-mail/mime-parser.port.js';
import { JobTurns } from '../../runtime/worker-pool/job-turns.js';
import {
  PoolClosedError,
  type WorkerPool,
  type WorkerPoolFactory,
  type WorkerPoolOptions,
} from '../../runtime/worker-pool/worker-pool.port.js';
import { toInboundEmail } from './mailparser-mime-parser.js';
import type { MimeJob, MimeOutcome } from './mime.worker.js';

/** Two at least: one that hangs lets the others by. */
const MIN_THREADS = 2;
const MAX_THREADS = 4;
/** Mails from this size on are taken apart one at a time: a thread holds several times as much meanwhile. */
const LARGE_MAIL_BYTES = 2 * 1024 * 1024;
const POOL_OPTIONS: WorkerPoolOptions = {
  program: new URL('./mime.worker.js', import.meta.url),
  maxThreads: Math.max(MIN_THREADS, Math.min(availableParallelism(), MAX_THREADS)),
  // 30 MB take a second on an idle machine.
  jobMs: 10_000,
  growthMb: 320,
  // The largest mail makes the process grow by 80.
  blamedMb: 160,
};

/** Parses raw emails in threads: one that takes too much time or memory ends its thread, not the process. */
export class WorkerMimeParser extends MimeParser {
  private readonly pool: WorkerPool<MimeJob, MimeOutcome>;
  private readonly largeMails = new JobTurns();

  /** @param authservId the authserv-id of our own mail border; undefined: the topmost Authentication-Results are its */
  constructor(
    poolFactory: WorkerPoolFactory,
    private readonly htmlToText: HtmlToText,
    private readonly authservId?: string,
    overrides?: Partial<WorkerPoolOptions>,
  ) {
    super();
    this.pool = poolFactory.createPool({ ...POOL_OPTIONS, ...overrides });
  }

  async parse(raw: Uint8Array, channel: InboundChannel, authservId = this.authservId): Promise<InboundEmail> {
    // A separate copy: the receiver stores the raw message if it cannot be parsed.
    const bytes = new Uint8Array(raw);
    const job: MimeJob = { raw: bytes, channel, authservId };
    const run = () => this.pool.run(job, { transferList: [bytes.buffer] });
    const parsing = bytes.byteLength < LARGE_MAIL_BYTES ? run() : this.largeMails.take(run);
    const outcome = await parsing.catch((error: unknown) => {
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
