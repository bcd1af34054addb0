import type { Clock } from '../../../domain/clock.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { ExchangeRate, ExchangeRateDraft } from '../../../domain/tariff/exchange-rate/exchange-rate.js';
import type { ExchangeRateRepository } from '../../../domain/tariff/exchange-rate/exchange-rate.repository.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import type { SpreadsheetCodec } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './import-rates.js';
import { parseExchangeRateSheet, type SheetExchangeRate } from './parse-exchange-rate-sheet.js';
import { assertNoRowErrors } from './row-errors.js';
import type { RowError } from './sheet-rate.js';

/** What a file of exchange rates changes, planned or done. */
export interface ExchangeRateImport {
  readonly added: readonly SheetExchangeRate[];
  readonly changed: ReadonlyArray<SheetExchangeRate & { readonly before: ExchangeRate }>;
  /** Rows that are equal to what is there. */
  readonly same: number;
  readonly errors: readonly RowError[];
  /** Headings of columns that are not read. */
  readonly unknownColumns: readonly string[];
}

/** Takes exchange rates from a file: one from the same day is replaced, and nothing is taken away. */
export class ImportExchangeRates {
  constructor(
    private readonly exchangeRates: Pick<ExchangeRateRepository, 'all'>,
    private readonly codec: SpreadsheetCodec,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What a file would change. @throws DomainError `invalid` where it cannot be read as exchange rates */
  async preview(bytes: Uint8Array): Promise<ExchangeRateImport> {
    if (bytes.length > MAX_IMPORT_BYTES) throw new DomainError('invalid', TARIFF_MESSAGES.fileTooLarge);
    const sheet = await this.codec.read(bytes);
    const rows = sheet.rows.length;
    if (rows === 0) throw new DomainError('invalid', TARIFF_MESSAGES.noRows);
    if (rows > MAX_IMPORT_ROWS) {
      throw new DomainError('invalid', TARIFF_MESSAGES.tooManyRows({ rows, limit: MAX_IMPORT_ROWS }));
    }
    const { rates, errors, unknownColumns } = parseExchangeRateSheet(sheet, await this.exchangeRates.all());
    const changed = rates.flatMap((one) =>
      one.before && !isSame(one.draft, one.before) ? [{ ...one, before: one.before }] : [],
    );
    const added = rates.filter(({ before }) => before === undefined);
    return { added, changed, same: rates.length - added.length - changed.length, errors, unknownColumns };
  }

  /** Takes a file whole. @throws DomainError `invalid` with the rows that are wrong, `conflict` for an edit meanwhile */
  async execute(bytes: Uint8Array, actor: string): Promise<ExchangeRateImport> {
    const planned = await this.preview(bytes);
    assertNoRowErrors(planned.errors);
    await this.unitOfWork.run(async (tx) => {
      const at = this.clock.now();
      for (const { draft } of planned.added) {
        const after = await tx.exchangeRates.add(draft);
        await tx.events.publish({ type: 'exchange-rate-created', at, actor, after });
      }
      for (const { draft, before } of planned.changed) {
        const after = await tx.exchangeRates.replace(before.id, draft, before.version);
        await tx.events.publish({ type: 'exchange-rate-updated', at, actor, before, after });
      }
    });
    return planned;
  }
}

function isSame(draft: ExchangeRateDraft, before: ExchangeRate): boolean {
  return (
    draft.validUntil === before.validUntil &&
    draft.unitsPerUsd.eq(before.unitsPerUsd) &&
    draft.marginPercent.eq(before.marginPercent) &&
    draft.notes === before.notes
  );
}
