import { Big } from 'big.js';
import type { ChargeCategoryRule } from '../../domain/charges/charge-category-rule.port.js';
import type { Clock } from '../../domain/clock.port.js';
import type { ReferenceData } from '../../domain/geography/reference-data.port.js';
import type { Digest } from '../../domain/incoming-email/digest.port.js';
import { RuleViolation } from '../../domain/rule-violation.js';
import type { Rate, RateDraft } from '../../domain/tariff/rate.js';
import type { RateBook } from '../../domain/tariff/rate-book.port.js';
import { utcDayOf } from '../../domain/tariff/rate-validity.js';
import { changeNote } from '../change-note.js';
import type { RateSheets } from '../rate-sheets.port.js';
import type { UnitOfWork } from '../unit-of-work.port.js';
import { ratesOfSheet } from './rates-of-sheet.js';
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
    const [rates, airports] = await Promise.all([this.rates.all(), this.reference.airports()]);
    const day = utcDayOf(this.clock.now());
    const read = ratesOfSheet(sheet, { rates, airports, categories: this.categories, day });
    const changed = read.rates.flatMap(({ before, ...rate }) =>
      before && !isSame(before, rate.draft) ? [{ ...rate, before }] : [],
    );
    const added = read.rates.filter(({ before }) => before === undefined);
    return { added, changed, same: read.rates.length - changed.length - added.length, errors: read.errors };
  }

  /**
   * Takes all rows in one transaction.
   * @throws RuleViolation `invalid` with a fault for every row that cannot be taken, `conflict` where somebody edits meanwhile
   */
  async execute(file: ImportedFile, actor: string): Promise<RateImport> {
    const found = await this.look(file);
    if (found.errors.length > 0) {
      const faults = found.errors.map(({ line, message }) => ({ field: `line ${line}`, message }));
      const rows = faults.length === 1 ? '1 row' : `${faults.length} rows`;
      throw new RuleViolation('invalid', `${rows} of the file cannot be taken, so nothing was changed.`, faults);
    }
    const sha256 = this.digest.sha256(file.bytes);
    const { added, changed, same } = found;
    await this.unitOfWork.run(async (desk) => {
      // A rate that ends earlier makes room for the one that follows it.
      for (const { draft, before } of changed) {
        await desk.rates.replace(before.id, { ...draft, isSample: false }, before.version);
      }
      for (const { draft } of added) await desk.rates.add({ ...draft, isSample: false });
      await desk.activity.append(
        changeNote({
          at: this.clock.now(),
          action: 'Rates imported',
          details: `${file.name}: ${added.length} new, ${changed.length} changed, ${same} the same`,
          actor,
          before: changed.map(({ before }) => before),
          after: { file: file.name, sha256, added: draftsOf(added), changed: draftsOf(changed) },
        }),
      );
    });
    return found;
  }
}

function draftsOf(rates: readonly SheetRate[]): readonly RateDraft[] {
  return rates.map(({ draft }) => draft);
}

function isSame(before: RateDraft, after: RateDraft): boolean {
  return (
    before.serviceName === after.serviceName &&
    before.criterion === after.criterion &&
    before.baseRate.eq(after.baseRate) &&
    sameLimit(before.minimumCharge, after.minimumCharge) &&
    sameLimit(before.maximumCharge, after.maximumCharge) &&
    before.isRequired === after.isRequired &&
    before.description.trim() === after.description &&
    before.validFrom === after.validFrom &&
    before.validUntil === after.validUntil
  );
}

/** No limit and a limit of zero are the same. */
function sameLimit(before: Big | undefined, after: Big | undefined): boolean {
  return (before ?? Big(0)).eq(after ?? 0);
}
