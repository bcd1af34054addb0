import { availableParallelism } from 'node:os';
import { TeamClosed, type ThreadTeam, type ThreadTeams } from '../../runtime/worker-pool/worker-pool.port.js';
import type { BodyText } from '../../../domain/inbound-mail/html-to-text.port.js';
import type { Door, IncomingEmail } from '../../../domain/inbound-mail/inbound-email.js';
import { ImpenetrableEmail, MimeReader } from '../../../domain/inbound-mail/mime-parser.port.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { emailOf } from './mailparser-mime-parser.js';
import type { MimeJob, MimeOutcome } from './mime.worker.js';

const BUILT_PROGRAM = new URL('./mime.worker.js', import.meta.url);
/** How long one email may take: 30 MB take a second where nothing else is at work. */
const EMAIL_MS = 10_000;
const HEAP_MB = 256;
const MOST_GROWTH_MB = 512;
/** Two at least: one that hangs lets the others by. */
const FEWEST_THREADS = 2;
const MOST_THREADS = 4;

/** Takes raw emails apart in threads: one that hangs or bloats the parser costs a thread, never the desk. */
export class ThreadedMimeReader extends MimeReader {
  private readonly team: ThreadTeam<MimeJob, MimeOutcome>;

  /** @param border the authserv-id of our own mail border; undefined: the topmost Authentication-Results are its */
  constructor(
    teams: ThreadTeams,
    private readonly bodyText: BodyText,
    private readonly border?: string,
    /** The built file of the program. */
    program: URL = BUILT_PROGRAM,
  ) {
    super();
    this.team = teams.team({
      program,
      mostThreads: Math.max(FEWEST_THREADS, Math.min(availableParallelism(), MOST_THREADS)),
      jobMs: EMAIL_MS,
      heapMb: HEAP_MB,
      growthMb: MOST_GROWTH_MB,
    });
  }

  async read(raw: Uint8Array, door: Door): Promise<IncomingEmail> {
    // A copy of its own: the door keeps the message where it cannot be taken apart.
    const bytes = new Uint8Array(raw);
    const job: MimeJob = { raw: bytes, door, border: this.border };
    const outcome = await this.team.run(job, { handedOver: [bytes.buffer] }).catch((fault: unknown) => {
      if (fault instanceof TeamClosed) throw fault;
      throw new ImpenetrableEmail(fault instanceof Error ? fault.message : String(fault));
    });
    if ('refusal' in outcome) throw new RuleViolation('invalid', outcome.refusal);
    return emailOf(outcome.parts, this.bodyText);
  }

  /** Ends the threads; emails that are being read then are not kept, and their senders try again. */
  close(): Promise<void> {
    return this.team.close();
  }
}
