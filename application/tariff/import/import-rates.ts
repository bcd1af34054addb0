import type { ChargeCategoryRule } from '../../../domain/pricing/charge-category/charge-category-rule.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import type { Digest } from '../../../domain/hasher.port.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import type { Rate, RateDraft } from '../../../domain/tariff/rate.js';
import type { RateBook } from '../../../domain/tariff/rate.repository.js';
import { utcDayOf } from '../../../domain/tariff/rate-validity.js';
import { saysTheSame } from '../../../domain/tariff/rate-terms.js';
import { changeNote } from '../../operations/activity/change-log-entry.js';
import { doRateBatch, type RateBatch } from '../rate-batch.js';
import type { RateSheets, Sheet } from '../spreadsheet-codec.port.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import { ratesOfSheet } from './parse-rate-sheet.js';
import type { RowFault, SheetRate } from './sheet-rate.js';

/** The largest file that is read. */
export const LARGEST_IMPORT_BYTES = 2 * 1024 * 1024;
/** Rows that one file may hold. */
export const LONGEST_IMPORT = 5_000;

/** A file as it was handed in. */
export interface ImportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a file would change, or has changed. */
export interface RateImport {
  readonly added: readonly SheetRate[];
  readonly changed: ReadonlyArray<SheetRate & { readonly before: Rate }>;
  /** Rows that say what the tariff says already. */
  readonly same: number;
  readonly errors: readonly RowFault[];
  /** The rows that cannot be taken as CSV, with their lines and what is wrong; undefined where there are none. */
  readonly failedRows: Uint8Array | undefined;
}

/** A file that was taken, and the batch that takes it back. */
export interface TakenImport extends RateImport {
  readonly undo: RateBatch;
}

/** Brings a tariff back from a file: first looked at, then taken as a whole or not at all. */
export class ImportRates {
  constructor(
    private readonly rates: Pick<RateBook, 'all'>,
    private readonly reference: ReferenceData,
    private readonly categories: ChargeCategoryRule,
    private readonly sheets: RateSheets,
    private readonly digest: Digest,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What the file would change; nothing is changed. @throws RuleViolation `invalid` where the file cannot be read */
  async look({ bytes }: ImportedFile): Promise<RateImport> {
    if (bytes.length > LARGEST_IMPORT_BYTES) throw new RuleViolation('invalid', 'The file is larger than 2 MB.');
    const sheet = await this.sheets.read(bytes);
    if (sheet.rows.length > LONGEST_IMPORT) {
      throw new RuleViolation('invalid', `The file has ${sheet.rows.length} rows; ${LONGEST_IMPORT} are the most.`);
    }
    if (sheet.rows.length === 0) throw new RuleViolation('invalid', 'The file has no rows.');
    const [rates, airports, countries] = await Promise.all([
      this.rates.all(),
      this.reference.airports(),
      this.reference.countries(),
    ]);
    const day = utcDayOf(this.clock.now());
    const read = ratesOfSheet(sheet, { rates, airports, countries, categories: this.categories, day });
    const changed = read.rates.flatMap(({ before, ...rate }) =>
      before && !saysTheSame(before, rate.draft) ? [{ ...rate, before }] : [],
    );
    const added = read.rates.filter(({ before }) => before === undefined);
    const same = read.rates.length - changed.length - added.length;
    return { added, changed, same, errors: read.errors, failedRows: await this.failedRows(sheet, read.errors) };
  }

  /**
   * Takes all rows in one transaction.
   * @throws RuleViolation `invalid` with a fault for every row that cannot be taken, `conflict` where somebody edits meanwhile
   */
  async execute(file: ImportedFile, actor: string): Promise<TakenImport> {
    const found = await this.look(file);
    if (found.errors.length > 0) {
      const faults = found.errors.map(({ line, message }) => ({ field: `line ${line}`, message }));
      const rows = faults.length === 1 ? '1 row' : `${faults.length} rows`;
      throw new RuleViolation('invalid', `${rows} of the file cannot be taken, so nothing was changed.`, faults);
    }
    const sha256 = this.digest.sha256(file.bytes);
    const { added, changed, same } = found;
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
    const { undo } = await this.unitOfWork.run(async (desk) => {
      const outcome = await doRateBatch(desk, batch, { at, actor, why: `from ${file.name}` });
      await desk.activity.append(
        changeNote({
          ...{ at, actor, action: 'Rates imported' },
          details: `${file.name}: ${added.length} new, ${changed.length} changed, ${same} the same`,
          before: undefined,
          after: { file: file.name, sha256, added: added.length, changed: changed.length, same },
        }),
      );
      return outcome;
    });
    return { ...found, undo };
  }

  /** As they stood in the file, so that they can be mended and brought again. */
  private async failedRows(sheet: Sheet, errors: readonly RowFault[]): Promise<Uint8Array | undefined> {
    if (errors.length === 0) return undefined;
    const rows = errors.map(({ line, message }) => {
      const cells = sheet.rows.find((row) => row.line === line)?.cells ?? [];
      return [...sheet.headings.map((_heading, at) => cells[at]), line, message];
    });
    return this.sheets.write('csv', [...sheet.headings, 'Line', 'Error'], rows, 'Rows that failed');
  }
}
