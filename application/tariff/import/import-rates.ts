import type { Clock } from '../../../domain/clock.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Hasher } from '../../../domain/hasher.port.js';
import type { Rate, RateDraft } from '../../../domain/tariff/rate.js';
import type { RateRepository } from '../../../domain/tariff/rate.repository.js';
import { hasSameTerms } from '../../../domain/tariff/rate-terms.js';
import { toUtcDay } from '../../../domain/tariff/rate-validity.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import type { LoadChargeCodes } from '../load-charge-codes.js';
import { applyRateBatch, type RateBatch } from '../rate-batch.js';
import type { Sheet, SpreadsheetCodec } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { parseRateSheet } from './parse-rate-sheet.js';
import type { RowError, SheetRate } from './sheet-rate.js';

/** The largest file that is read. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
/** Rows that one file may hold. */
export const MAX_IMPORT_ROWS = 5_000;

/** An uploaded file. */
export interface ImportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The changes of an import, planned or done. */
export interface RateImport {
  readonly added: readonly SheetRate[];
  readonly changed: ReadonlyArray<SheetRate & { readonly before: Rate }>;
  /** Rows that are equal to the tariff. */
  readonly same: number;
  readonly errors: readonly RowError[];
  /** The invalid rows as CSV, with their lines and validation messages; undefined if there are none. */
  readonly failedRows: Uint8Array | undefined;
}

/** An imported file, and the batch that undoes it. */
export interface CompletedImport extends RateImport {
  readonly undo: RateBatch;
}

/** Imports a tariff from a file: previewed first, then as a whole or not at all. */
export class ImportRates {
  constructor(
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly reference: AirportDirectory,
    private readonly chargeCodes: LoadChargeCodes,
    private readonly spreadsheets: SpreadsheetCodec,
    private readonly hasher: Hasher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What the file would change; nothing is changed. @throws DomainError `invalid` where the file cannot be read */
  async preview({ bytes }: ImportedFile): Promise<RateImport> {
    if (bytes.length > MAX_IMPORT_BYTES) throw new DomainError('invalid', TARIFF_MESSAGES.fileTooLarge);
    const sheet = await this.spreadsheets.read(bytes);
    if (sheet.rows.length > MAX_IMPORT_ROWS) {
      throw new DomainError(
        'invalid',
        TARIFF_MESSAGES.tooManyRows({ rows: sheet.rows.length, limit: MAX_IMPORT_ROWS }),
      );
    }
    if (sheet.rows.length === 0) throw new DomainError('invalid', TARIFF_MESSAGES.noRows);
    const [rates, airports, countries, codes] = await Promise.all([
      this.rates.all(),
      this.reference.airports(),
      this.reference.countries(),
      this.chargeCodes.execute(),
    ]);
    const day = toUtcDay(this.clock.now());
    const read = parseRateSheet(sheet, { rates, airports, countries, codes, day });
    const changed = read.rates.flatMap(({ before, ...rate }) =>
      before && !hasSameTerms(before, rate.draft) ? [{ ...rate, before }] : [],
    );
    const added = read.rates.filter(({ before }) => before === undefined);
    const same = read.rates.length - changed.length - added.length;
    return { added, changed, same, errors: read.errors, failedRows: await this.writeFailedRows(sheet, read.errors) };
  }

  /**
   * Imports all rows in one transaction.
   * @throws DomainError `invalid` with a message for every invalid row, `conflict` for a concurrent edit
   */
  async execute(file: ImportedFile, actor: string): Promise<CompletedImport> {
    const previewed = await this.preview(file);
    if (previewed.errors.length > 0) {
      const errors = previewed.errors.map(({ line, message }) => ({ field: `line ${line}`, message }));
      throw new DomainError('invalid', TARIFF_MESSAGES.fileRefused(errors.length), errors);
    }
    const sha256 = this.hasher.sha256(file.bytes);
    const { added, changed, same } = previewed;
    const at = this.clock.now();
    const content = (draft: RateDraft) => ({ ...draft, isSample: false });
    const batch = {
      remove: [],
      replace: changed.map(({ draft, before }) => ({
        id: before.id,
        version: before.version,
        content: content(draft),
      })),
      add: added.map(({ draft }) => content(draft)),
    };
    const { undo } = await this.unitOfWork.run(async (tx) => {
      const outcome = await applyRateBatch(tx, batch, { at, actor, why: `from ${file.name}` });
      const after = { file: file.name, sha256, added: added.length, changed: changed.length, same };
      await tx.events.publish({ type: 'rates-imported', at, actor, after });
      return outcome;
    });
    return { ...previewed, undo };
  }

  /** As in the file, so that they can be corrected and imported again. */
  private async writeFailedRows(sheet: Sheet, errors: readonly RowError[]): Promise<Uint8Array | undefined> {
    if (errors.length === 0) return undefined;
    const rows = errors.map(({ line, message }) => {
      const cells = sheet.rows.find((row) => row.line === line)?.cells ?? [];
      return [...sheet.headings.map((_heading, at) => cells[at]), line, message];
    });
    return this.spreadsheets.write(
      'csv',
      [...sheet.headings, TARIFF_MESSAGES.line, TARIFF_MESSAGES.error],
      rows,
      TARIFF_MESSAGES.failedRows,
    );
  }
}
