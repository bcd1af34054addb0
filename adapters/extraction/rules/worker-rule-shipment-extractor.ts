import { JobCutOff, type ThreadPlan, type ThreadTeam, type ThreadTeams } from '../../runtime/worker-pool/worker-pool.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import {
  ImpenetrableText,
  type ReadableEmail,
  ShipmentReader,
} from '../../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { knownPlaces } from './places/known-places.js';
import { MAX_LENGTH } from './text/normalize-text.js';
import type { ReadingJob } from './rule-extraction.worker.js';

const BUILT_PROGRAM = new URL('./rule-extraction.worker.js', import.meta.url);
/** How long a text may take: for how long it may have a processor, and by the clock. */
type TimeLimit = Pick<ThreadPlan, 'processorMs' | 'jobMs'>;

/** Among others, and by itself in a thread that lets others go first. Most texts take a millisecond, the first of a thread twenty, the densest of full length half a second: those are read by themselves. */
export const READING_LIMITS: { readonly usual: TimeLimit; readonly alone: TimeLimit } = {
  usual: { processorMs: 200, jobMs: 5_000 },
  alone: { processorMs: 2_000, jobMs: 15_000 },
};
const HEAP_MB = 128;
/** Enough for all that is read at a time. */
const MOST_THREADS = 2;
/** Where both hang there is one for the others. */
const SPARES = { most: 1, afterMs: 200 };
/** Texts that are read, or wait to be read, by themselves: whoever answers emails must not stand in that line. */
const MOST_IN_LINE = 2;

/** Threads for texts as they come, and one for those that take long. */
interface Teams {
  readonly usual: ThreadTeam<ReadingJob, ShipmentRequest>;
  readonly alone: ThreadTeam<ReadingJob, ShipmentRequest>;
}

/**
 * Reads by the same rules in threads: a text that makes them spin or bloat costs a thread, never the desk. It
 * is read a second time by itself, with more time, before it is given up.
 */
export class ThreadedRuleReader extends ShipmentReader {
  private teams: Promise<Teams> | undefined;
  private inLine = 0;

  constructor(
    private readonly threads: ThreadTeams,
    private readonly gazetteer: Gazetteer,
    private readonly referenceData: ReferenceData,
    /** The built file of the program. */
    private readonly program: URL = BUILT_PROGRAM,
    private readonly limits = READING_LIMITS,
  ) {
    super();
  }

  override async read(email: ReadableEmail): Promise<ShipmentRequest> {
    const { usual, alone } = await this.opened();
    const job = jobOf(email);
    try {
      return await usual.run(job);
    } catch (fault) {
      if (!(fault instanceof JobCutOff)) throw fault;
    }
    if (this.inLine >= MOST_IN_LINE) throw new RuleViolation('conflict', BUSY_SENTENCE);
    this.inLine += 1;
    try {
      return await alone.run(job);
    } catch (fault) {
      throw fault instanceof JobCutOff ? new ImpenetrableText(fault.message) : fault;
    } finally {
      this.inLine -= 1;
    }
  }

  /** Ends the threads; who is being read to then is told so. */
  async close(): Promise<void> {
    const teams = await this.teams?.catch(() => undefined);
    await Promise.all([teams?.usual.close(), teams?.alone.close()]);
  }

  private opened(): Promise<Teams> {
    this.teams ??= this.open().catch((fault: unknown) => {
      this.teams = undefined;
      throw fault;
    });
    return this.teams;
  }

  private async open(): Promise<Teams> {
    const briefing = await knownPlaces(this.gazetteer, this.referenceData);
    const plan = { program: this.program, briefing, heapMb: HEAP_MB };
    return {
      usual: this.threads.team({ ...plan, mostThreads: MOST_THREADS, spares: SPARES, ...this.limits.usual }),
      alone: this.threads.team({ ...plan, mostThreads: 1, ...this.limits.alone, givesWay: true }),
    };
  }
}

const BUSY_SENTENCE = 'Other texts that take long are being read. Try again in a minute.';

/** What the rules look at, and one character more than they read of a body: by that they tell that it goes on. */
function jobOf({ from, to, subject, body }: ReadableEmail): ReadingJob {
  return { from, to, subject, body: body.slice(0, MAX_LENGTH + 1) };
}
