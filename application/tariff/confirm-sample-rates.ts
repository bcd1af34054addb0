import type { Clock } from '../../domain/clock.port.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Marks the sample tariff as confirmed (rule 12). */
export class ConfirmSampleRates {
  constructor(
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms all sample rates at once.
   * @returns how many there were @throws DomainError `conflict` if one of them is edited meanwhile
   */
  async execute(actor: string): Promise<number> {
    const samples = (await this.rates.all()).filter((rate) => rate.isSample);
    if (samples.length === 0) return 0;
    await this.unitOfWork.run(async (tx) => {
      for (const rate of samples) await tx.rates.replace(rate.id, { ...rate, isSample: false }, rate.version);
      await tx.events.publish({
        type: 'sample-rates-confirmed',
        at: this.clock.now(),
        actor,
        before: { isSample: true },
        after: { isSample: false, rateIds: samples.map((rate) => rate.id) },
      });
    });
    return samples.length;
  }
}
