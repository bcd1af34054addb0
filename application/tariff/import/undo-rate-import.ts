import type { Clock } from '../../../domain/clock.port.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { createConflictError, createNotFoundError } from '../../../domain/errors/repository-errors.js';
import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import type {
  RateImportRepository,
  StoredRateImport,
} from '../../../domain/tariff/rate-import/rate-import.repository.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import type { LoadChargeCodes } from '../load-charge-codes.js';
import { applyRateBatch, type RateRef } from '../rate-batch.js';
import { toRateDraft } from '../rate-input.js';
import { parseRecordedRate } from '../recorded-rate.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';

/** Imports that are listed. */
const MAX_LISTED = 50;
const MAX_NAMED_RATES = 5;

/** Takes an import back: the rates are what they were before it, or nothing is changed. */
export class UndoRateImport {
  constructor(
    private readonly rateImports: Pick<RateImportRepository, 'findRecent'>,
    private readonly reference: AirportDirectory,
    private readonly chargeCodes: LoadChargeCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async listRecent(): Promise<readonly StoredRateImport[]> {
    return this.rateImports.findRecent(MAX_LISTED);
  }

  /** @throws DomainError `missing` for an unknown id, `conflict` where it was undone, or where its rates were edited since */
  async execute(id: number, actor: string): Promise<StoredRateImport> {
    const [airports, codes] = await Promise.all([this.reference.airports(), this.chargeCodes.execute()]);
    return this.unitOfWork.run(async (tx) => {
      const stored = await tx.rateImports.findForUpdate(id);
      if (!stored) throw createNotFoundError('import', id);
      if (stored.undoneAt) throw createConflictError(TARIFF_MESSAGES.importUndone(stored.fileName));
      assertUnedited(stored, await tx.rates.all());
      const replace = stored.changedRates.map(({ id: rateId, version, before }) => {
        const recorded = parseRecordedRate(before);
        if (!recorded) throw new DomainError('invalid', TARIFF_MESSAGES.unreadableImport(stored.fileName));
        const content = { ...toRateDraft(recorded, airports, codes), isSample: recorded.isSample ?? false };
        return { id: rateId, version, content };
      });
      const at = this.clock.now();
      const why = `import of ${stored.fileName} undone`;
      await applyRateBatch(tx, { remove: stored.addedRates, replace, add: [] }, { at, actor, why });
      const after = {
        importId: id,
        file: stored.fileName,
        removed: stored.addedRates.length,
        restored: replace.length,
      };
      await tx.events.publish({ type: 'rate-import-undone', at, actor, after });
      return tx.rateImports.markUndone(id, at, actor);
    });
  }
}

/** @throws DomainError `conflict` with the names of the rates that are not as the import left them */
function assertUnedited({ addedRates, changedRates, fileName }: StoredRateImport, rates: readonly Rate[]): void {
  const current = new Map(rates.map((rate) => [rate.id, rate]));
  const edited = [...addedRates, ...changedRates].filter(({ id, version }) => current.get(id)?.version !== version);
  if (edited.length === 0) return;
  const name = ({ id }: RateRef) => {
    const rate = current.get(id);
    return rate ? `${rate.serviceCode} at ${rate.airportCode}` : TARIFF_MESSAGES.deletedRate(id);
  };
  const named = edited.slice(0, MAX_NAMED_RATES).map(name).join(', ');
  const rest = edited.length - Math.min(edited.length, MAX_NAMED_RATES);
  throw createConflictError(TARIFF_MESSAGES.editedSinceImport({ fileName, named, rest }));
}
