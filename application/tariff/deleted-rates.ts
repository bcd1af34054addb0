import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { Rate, RateDraft } from '../../domain/tariff/rate.js';
import { findOverlappingRate } from '../../domain/tariff/rate-overlap.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import { DeletedRecords } from '../activity/deleted-records.js';
import type { LoadChargeCodes } from './load-charge-codes.js';
import type { ManageRates } from './manage-rates.js';
import { toRateDraft } from './rate-input.js';
import { parseRecordedRate, type RecordedRate } from './recorded-rate.js';

/** The rates that staff deleted lately; they come back as samples where they were samples. */
export class DeletedRates extends DeletedRecords<RecordedRate, Rate> {
  constructor(
    private readonly rates: ManageRates,
    private readonly reference: AirportDirectory,
    private readonly chargeCodes: LoadChargeCodes,
    log: ActivityLogRepository,
    clock: Clock,
  ) {
    super('rate-deleted', log, clock);
  }

  protected parse(before: unknown): RecordedRate | undefined {
    return parseRecordedRate(before);
  }

  protected async loadComparison(): Promise<(recorded: RecordedRate) => boolean> {
    const [rates, airports, codes] = await Promise.all([
      this.rates.all(),
      this.reference.airports(),
      this.chargeCodes.execute(),
    ]);
    return (recorded) => {
      const draft = tryDraft(() => toRateDraft(recorded, airports, codes));
      return draft !== undefined && findOverlappingRate(draft, rates) !== undefined;
    };
  }

  protected create(recorded: RecordedRate, actor: string): Promise<Rate> {
    return this.rates.add(recorded, actor);
  }
}

/** Undefined for a rate that today's rules refuse: restoring it says why. */
function tryDraft(toDraft: () => RateDraft): RateDraft | undefined {
  try {
    return toDraft();
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
