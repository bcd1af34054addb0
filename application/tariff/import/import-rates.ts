import type { Clock } from '../../../domain/clock.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Hasher } from '../../../domain/hasher.port.js';
import { isCurrencyCode } from '../../../domain/money/currency.js';
import { toOfficeDay } from '../../../domain/office-day.js';
import type { Rate, RateDraft } from '../../../domain/tariff/rate.js';
import type { RateRepository } from '../../../domain/tariff/rate.repository.js';
import type {
  SheetMappingRepository,
  StoredRateImport,
} from '../../../domain/tariff/rate-import/rate-import.repository.js';
import { hasSameTerms } from '../../../domain/tariff/rate-terms.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import type { LoadChargeCodes } from '../load-charge-codes.js';
import { applyRateBatch, type RateBatch } from '../rate-batch.js';
import type { Sheet, SheetRow, SpreadsheetCodec } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { expandAirportRows } from './airport-rows.js';
import { arrangeSheet } from './layout/arrange-sheet.js';
import { nameRates } from './name-rates.js';
import { type ParsedSheet, parseRateSheet } from './parse-rate-sheet.js';
import { assertNoRowErrors } from './row-errors.js';
import {
  type ColumnMapping,
  findMissingColumns,
  findSheetColumns,
  IGNORED_COLUMN,
  parseColumnMapping,
  type SheetColumn,
  toHeadingsKey,
} from './sheet-columns.js';
import type { EndedRate, RowError, SheetRate } from './sheet-rate.js';
import { listTitleCurrencies, readTitleTerms } from './title-terms.js';

/** The largest file that is read. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
/** Rows that one file may hold. */
export const MAX_IMPORT_ROWS = 5_000;

/** An uploaded file, and what the person who chose it said about it. */
export interface ImportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What columns are; those that are not named are found by what is remembered of them, then by their headings. */
  readonly mapping?: ColumnMapping | undefined;
  /** ISO 4217: what rows are in that name no currency. */
  readonly currency?: string | undefined;
  /** Whether a season ends the rate before it, the day before its first. */
  readonly endsPrevious?: boolean | undefined;
}

/** The changes of an import, planned or done. */
export interface RateImport {
  readonly added: readonly SheetRate[];
  readonly changed: ReadonlyArray<SheetRate & { readonly before: Rate }>;
  /** Rates of the tariff that end the day before a season of the file begins. */
  readonly ended: readonly EndedRate[];
  /** Rows that are equal to the tariff. */
  readonly same: number;
  readonly errors: readonly RowError[];
  /** The invalid rows as CSV, with their lines and validation messages; undefined if there are none. */
  readonly failedRows: Uint8Array | undefined;
  readonly columns: readonly SheetColumn[];
  /** Headings of columns that every rate needs and that no column of the file is. */
  readonly missingColumns: readonly string[];
  /** What stands above the table, and the notes in it and below it. */
  readonly titles: readonly string[];
}

/** An imported file, how it is kept, and the batch that undoes it. */
export interface CompletedImport extends RateImport {
  readonly stored: StoredRateImport;
  readonly undo: RateBatch;
}

/** Imports a tariff from a file: previewed first, then as a whole or not at all. */
export class ImportRates {
  constructor(
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly reference: AirportDirectory,
    private readonly chargeCodes: LoadChargeCodes,
    private readonly spreadsheets: SpreadsheetCodec,
    private readonly mappings: Pick<SheetMappingRepository, 'find'>,
    private readonly hasher: Hasher,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What the file would change; nothing is changed. @throws DomainError `invalid` where the file cannot be read */
  async preview(file: ImportedFile): Promise<RateImport> {
    const airports = await this.reference.airports();
    const whole = await this.readSheet(file.bytes);
    const { sheet, titles, notes } = arrangeSheet(whole, airports);
    if (sheet.rows.length === 0) throw new DomainError('invalid', TARIFF_MESSAGES.noRows);
    const key = toHeadingsKey(findSheetColumns(sheet, {}));
    const columns = findSheetColumns(sheet, {
      ...parseColumnMapping(await this.mappings.find(key)),
      ...file.mapping,
    });
    const missingColumns = findMissingColumns(columns, sheet);
    const [missing] = missingColumns;
    const isAsked = columns.some(({ name }) => name === undefined || name === IGNORED_COLUMN);
    if (missing && !isAsked) throw new DomainError('invalid', TARIFF_MESSAGES.noColumn(missing));
    const read: ParsedSheet = missing
      ? { rates: [], ended: [], errors: [] }
      : await this.parse(sheet, columns, file, titles);
    const changed = read.rates.flatMap(({ before, ...rate }) =>
      before && !hasSameTerms(before, rate.draft) ? [{ ...rate, before }] : [],
    );
    const added = read.rates.filter(({ before }) => before === undefined);
    const same = read.rates.length - changed.length - added.length;
    const failedRows = await this.writeFailedRows(sheet, read.errors);
    return {
      added,
      changed,
      same,
      failedRows,
      columns,
      missingColumns,
      titles: [...titles, ...notes],
      ended: read.ended,
      errors: [...findUnreadSheets(whole), ...nameRates(omitRepeated(read.errors), sheet, columns)],
    };
  }

  /**
   * Imports all rows in one transaction, and remembers what the columns were said to be.
   * @throws DomainError `invalid` for columns that nobody has explained and with a message for every invalid row, `conflict`
   *   for a concurrent edit
   */
  async execute(file: ImportedFile, actor: string): Promise<CompletedImport> {
    const previewed = await this.preview(file);
    assertComplete(previewed);
    const sha256 = this.hasher.sha256(file.bytes);
    const { added, changed, ended, same, columns } = previewed;
    const at = this.clock.now();
    const content = (draft: RateDraft) => ({ ...draft, isSample: false });
    const batch = {
      remove: [],
      replace: [
        ...changed.map(({ draft, before }) => ({ id: before.id, version: before.version, content: content(draft) })),
        ...ended.map(({ before, validUntil }) => ({
          id: before.id,
          version: before.version,
          content: content({ ...before, validUntil }),
        })),
      ],
      add: added.map(({ draft }) => content(draft)),
    };
    const counts = { added: added.length, changed: changed.length, ended: ended.length, same };
    const mapping = Object.fromEntries(columns.flatMap(({ heading, name }) => (name ? [[heading, name]] : [])));
    return this.unitOfWork.run(async (tx) => {
      const { undo } = await applyRateBatch(tx, batch, { at, actor, why: `from ${file.name}` });
      const stored = await tx.rateImports.add({
        ...{ fileName: file.name, sha256, importedAt: at, importedBy: actor, ...counts },
        addedRates: undo.remove,
        changedRates: undo.replace.map(({ id, version, content: before }) => ({ id, version, before })),
      });
      if (file.mapping) await tx.sheetMappings.save(toHeadingsKey(columns), mapping);
      const after = { file: file.name, sha256, ...counts };
      await tx.events.publish({ type: 'rates-imported', at, actor, after });
      return { ...previewed, stored, undo };
    });
  }

  private async readSheet(bytes: Uint8Array): Promise<Sheet> {
    if (bytes.length > MAX_IMPORT_BYTES) throw new DomainError('invalid', TARIFF_MESSAGES.fileTooLarge);
    const sheet = await this.spreadsheets.read(bytes);
    if (sheet.rows.length > MAX_IMPORT_ROWS) {
      throw new DomainError(
        'invalid',
        TARIFF_MESSAGES.tooManyRows({ rows: sheet.rows.length, limit: MAX_IMPORT_ROWS }),
      );
    }
    return sheet;
  }

  private async parse(
    sheet: Sheet,
    columns: readonly SheetColumn[],
    { currency, endsPrevious = false }: ImportedFile,
    titles: readonly string[],
  ): Promise<ParsedSheet> {
    const chosen = currency?.trim().toUpperCase() || undefined;
    if (chosen && !isCurrencyCode(chosen)) throw new DomainError('invalid', TARIFF_MESSAGES.unknownCurrency(chosen));
    const [rates, airports, countries, codes] = await Promise.all([
      this.rates.all(),
      this.reference.airports(),
      this.reference.countries(),
      this.chargeCodes.execute(),
    ]);
    const airportCodes = airports.map(({ code }) => code);
    const currencies = chosen ? [chosen] : listTitleCurrencies(titles, airportCodes);
    const tariff = { rates, airports, countries, codes, day: toOfficeDay(this.clock.now()) };
    const title = readTitleTerms(titles);
    const reading = { columns, currencies, endsPrevious, title };
    return parseRateSheet(expandAirportRows(sheet, columns, airports), reading, tariff);
  }

  /** As in the file, so that they can be corrected and imported again. */
  private async writeFailedRows(sheet: Sheet, errors: readonly RowError[]): Promise<Uint8Array | undefined> {
    if (errors.length === 0) return undefined;
    const byLine = new Map<number, SheetRow>(sheet.rows.map((row) => [row.line, row]));
    const rows = errors.map(({ line, message }) => {
      const cells = byLine.get(line)?.cells ?? [];
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

/** Prices in further sheets of a file would be lost unseen. */
function findUnreadSheets({ otherSheets = [] }: Sheet): readonly RowError[] {
  return otherSheets.map((name) => ({ line: 1, message: TARIFF_MESSAGES.otherSheet(name) }));
}

/** A row for several airports is told of once. */
function omitRepeated(errors: readonly RowError[]): readonly RowError[] {
  return [...new Map(errors.map((error) => [`${error.line} ${error.message}`, error])).values()];
}

/** Nothing of a file is lost unseen. @throws DomainError `invalid` */
function assertComplete({ columns, missingColumns, errors }: RateImport): void {
  const unknown = columns.filter(({ name }) => name === undefined).map(({ heading }) => heading);
  if (unknown.length > 0) {
    const details = unknown.map((heading) => ({ field: heading, message: TARIFF_MESSAGES.unknownColumns(heading) }));
    throw new DomainError('invalid', TARIFF_MESSAGES.unknownColumns(unknown.join(', ')), details);
  }
  const [missing] = missingColumns;
  if (missing) throw new DomainError('invalid', TARIFF_MESSAGES.noColumn(missing));
  assertNoRowErrors(errors);
}
