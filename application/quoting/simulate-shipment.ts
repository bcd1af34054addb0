import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { MonthVolume } from '../../domain/month-volume.js';
import { toOfficeDay } from '../../domain/office-day.js';
import type { PricingRules } from '../../domain/quoting/price-shipment.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import { type Day, isDay } from '../../domain/tariff/rate-validity.js';
import type { ExplainedShipment, PricingDependencies } from './pricing.service.js';
import { createPricingOnDay } from './pricing-on-day.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** Prices a shipment by the tariff as of any day, and says of each rate why it did or did not apply; nothing is stored. */
export class SimulateShipment {
  constructor(
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly pricing: Omit<PricingDependencies, 'rates' | 'clock'>,
    private readonly rules: PricingRules,
    private readonly clock: Clock,
  ) {}

  /**
   * @param day of the tariff, of exchange rates and of agreements; undefined: today
   * @param monthVolume what the customer had accepted in the month; undefined: it is counted
   * @throws DomainError `invalid` for a day that is none
   */
  async execute(request: ShipmentRequest, day?: Day, monthVolume?: MonthVolume): Promise<ExplainedShipment> {
    if (day !== undefined && !isDay(day)) throw new DomainError('invalid', QUOTING_MESSAGES.backtestDay);
    const chosen = day ?? toOfficeDay(this.clock.now());
    const pricing = createPricingOnDay(this.pricing, this.rules, await this.rates.all(), chosen);
    return pricing.explain(request, { customer: request.sender.email, monthVolume });
  }
}
