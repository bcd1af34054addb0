import {
  type Sheet,
  type SheetCell,
  type SheetFormat,
  SpreadsheetCodec,
} from '../../application/tariff/spreadsheet-codec.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import {
  JobAbortedError,
  type WorkerPool,
  type WorkerPoolFactory,
  type WorkerPoolOptions,
} from '../runtime/worker-pool/worker-pool.port.js';
import { CsvXlsxCodec } from './csv-xlsx-codec.js';
import { SPREADSHEET_MESSAGES } from './spreadsheet.messages.js';
import type { SpreadsheetJob, SpreadsheetResult } from './spreadsheet.worker.js';

const POOL_OPTIONS: WorkerPoolOptions = {
  program: new URL('./spreadsheet.worker.js', import.meta.url),
  maxThreads: 1,
  jobMs: 15_000,
  growthMb: 256,
  blamedMb: 128,
  isFreshForEach: true,
};

/** Reads spreadsheets in a thread with limits on time and memory: a hostile file ends its thread, not the process. */
export class WorkerSpreadsheetCodec extends SpreadsheetCodec {
  private readonly pool: WorkerPool<SpreadsheetJob, SpreadsheetResult>;
  private readonly writer = new CsvXlsxCodec();

  constructor(poolFactory: WorkerPoolFactory, overrides?: Partial<WorkerPoolOptions>) {
    super();
    this.pool = poolFactory.createPool({ ...POOL_OPTIONS, ...overrides });
  }

  /** @throws DomainError `invalid` where the file is neither CSV nor XLSX, or takes more than a tariff would */
  async read(bytes: Uint8Array): Promise<Sheet> {
    const job: SpreadsheetJob = { bytes: new Uint8Array(bytes) };
    const result = await this.pool.run(job, { transferList: [job.bytes.buffer] }).catch((error: unknown) => {
      if (error instanceof JobAbortedError) throw new DomainError('invalid', SPREADSHEET_MESSAGES.tooLarge);
      throw error;
    });
    if ('sheet' in result) return result.sheet;
    throw new DomainError('invalid', result.problem);
  }

  write(
    format: SheetFormat,
    headings: readonly string[],
    rows: ReadonlyArray<readonly SheetCell[]>,
    title: string,
  ): Promise<Uint8Array> {
    return this.writer.write(format, headings, rows, title);
  }

  /** Ends the threads; waiting callers are rejected. */
  close(): Promise<void> {
    return this.pool.close();
  }
}
