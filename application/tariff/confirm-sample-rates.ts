import type { Clock } from '../../domain/clock.port.js';
import type { RateBook } from '../../domain/tariff/rate.repository.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Makes the sample tariff the desk's own (decision 12). */
export class ConfirmSampleRates {
  constructor(
    private readonly rates: Pick<RateBook, 'all'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms all sample rates at once.
   * @returns how many there were @throws RuleViolation `conflict` where somebody edits one of them meanwhile
   */
  async execute(actor: string): Promise<number> {
    const samples = (await this.rates.all()).filter((rate) => rate.isSample);
    if (samples.length === 0) return 0;
    await this.unitOfWork.run(async (desk) => {
      for (const rate of samples) await desk.rates.replace(rate.id, { ...rate, isSample: false }, rate.version);
      await desk.activity.append(
        changeNote({
          at: this.clock.now(),
          action: 'Sample rates confirmed',
          details: `${samples.length} sample rates are the desk's own now`,
          actor,
          before: { isSample: true },
          after: { isSample: false, rateIds: samples.map((rate) => rate.id) },
        }),
      );
    });
    return samples.length;
  }
}
