import { DomainError } from '../../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import {
  type ExtractionInput,
  ExtractionTimeoutError,
  ShipmentExtractor,
} from '../../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import type { Ledger, LedgerReading } from '../../../domain/reading/ledger/ledger.types.js';
import {
  JobAbortedError,
  type WorkerPool,
  type WorkerPoolFactory,
  type WorkerPoolOptions,
} from '../../runtime/worker-pool/worker-pool.port.js';
import { loadKnownPlaces } from './places/known-places.js';
import type { ExtractionJob, ExtractionResult } from './rule-extraction.worker.js';
import { goesOnBeyondRead, MAX_LENGTH } from './text/normalize-text.js';

const COMPILED_WORKER = new URL('./rule-extraction.worker.js', import.meta.url);
/** How long a text may take: for how long it may have a processor, and by the clock. */
type TimeLimit = Pick<WorkerPoolOptions, 'processorMs' | 'jobMs'>;

/**
 * Limits of a shared thread, and of the low-priority thread for slow texts. Most texts take a few milliseconds, the
 * first of a thread up to fifty, the densest of full length half a second: those run in the latter.
 */
export const EXTRACTION_LIMITS: { readonly usual: TimeLimit; readonly alone: TimeLimit } = {
  usual: { processorMs: 300, jobMs: 10_000 },
  alone: { processorMs: 2_000, jobMs: 15_000 },
};
/** A text is short: what others take meanwhile is in it. */
const GROWTH_MB = 192;
const CUT_MARK = '…';
/** Enough for all that is read at a time. */
const MAX_THREADS = 2;
/** Where both hang there is one for the others; it holds some forty megabytes. */
const SPARE_THREADS = { most: 1, afterMs: 200, idleMs: 5_000 };
/** Maximum slow texts that run or wait: the processing of emails must not queue behind them. */
const MAX_EXCLUSIVE_QUEUE = 2;

/** Threads for texts as they come, and one for those that take long. */
interface WorkerPools {
  readonly usual: WorkerPool<ExtractionJob, ExtractionResult>;
  readonly alone: WorkerPool<ExtractionJob, ExtractionResult>;
}

/**
 * Runs the extraction rules in threads: a text that takes too much time or memory ends its thread, not the process. It
 * is read a second time alone, with a longer limit, before it is given up.
 */
export class WorkerRuleShipmentExtractor extends ShipmentExtractor {
  private pools: Promise<WorkerPools> | undefined;
  private exclusiveQueued = 0;

  constructor(
    private readonly poolFactory: WorkerPoolFactory,
    private readonly gazetteer: Gazetteer,
    private readonly referenceData: AirportDirectory,
    /** The built file of the program. */
    private readonly program: URL = COMPILED_WORKER,
    private readonly limits = EXTRACTION_LIMITS,
  ) {
    super();
  }

  override async extract(email: ExtractionInput): Promise<ShipmentRequest> {
    const result = await this.run(toJob(email));
    if (!('request' in result)) throw new Error('A ledger was returned where a shipment was asked for.');
    return result.request;
  }

  override async keepLedger(email: ExtractionInput, reading: LedgerReading): Promise<Ledger> {
    const result = await this.run({ ...toJob(email), reading: toLedgerReading(reading) });
    if (!('ledger' in result)) throw new Error('A shipment was returned where a ledger was asked for.');
    return result.ledger;
  }

  private async run(job: ExtractionJob): Promise<ExtractionResult> {
    const { usual, alone } = await this.getPools();
    try {
      return await usual.run(job);
    } catch (error) {
      if (!(error instanceof JobAbortedError)) throw error;
    }
    if (this.exclusiveQueued >= MAX_EXCLUSIVE_QUEUE) throw new DomainError('conflict', BUSY_MESSAGE);
    this.exclusiveQueued += 1;
    try {
      return await alone.run(job);
    } catch (error) {
      throw error instanceof JobAbortedError ? new ExtractionTimeoutError(error.message) : error;
    } finally {
      this.exclusiveQueued -= 1;
    }
  }

  /** Ends the threads; extractions in progress are rejected. */
  async close(): Promise<void> {
    const pools = await this.pools?.catch(() => undefined);
    await Promise.all([pools?.usual.close(), pools?.alone.close()]);
  }

  private getPools(): Promise<WorkerPools> {
    this.pools ??= this.openPools().catch((error: unknown) => {
      this.pools = undefined;
      throw error;
    });
    return this.pools;
  }

  private async openPools(): Promise<WorkerPools> {
    const briefing = await loadKnownPlaces(this.gazetteer, this.referenceData);
    const plan = { program: this.program, briefing, growthMb: GROWTH_MB };
    return {
      usual: this.poolFactory.createPool({
        ...plan,
        maxThreads: MAX_THREADS,
        spares: SPARE_THREADS,
        ...this.limits.usual,
      }),
      alone: this.poolFactory.createPool({
        ...plan,
        maxThreads: 1,
        ...this.limits.alone,
        isLowPriority: true,
        // Such texts are rare: a thread that waits for the next one would hold tens of megabytes for days.
        isFreshForEach: true,
      }),
    };
  }
}

const BUSY_MESSAGE = 'Other texts that take long are being read. Try again in a minute.';

/** Only what the ledger looks at crosses into the thread. */
function toLedgerReading(reading: LedgerReading): LedgerReading {
  const { incoterm, goods, origin, airportOrigin, destination, airportDestination, evidence } = reading;
  return { incoterm, goods, origin, airportOrigin, destination, airportDestination, evidence };
}

/** The text that the rules see, plus one character beyond the limit of a body, which shows whether words stand there. */
function toJob({ from, to, subject, body }: ExtractionInput): ExtractionJob {
  const beyond = goesOnBeyondRead(body) ? CUT_MARK : body.slice(MAX_LENGTH, MAX_LENGTH + 1);
  return { from, to, subject, body: body.slice(0, MAX_LENGTH) + beyond };
}
