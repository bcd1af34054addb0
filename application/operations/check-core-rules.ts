import type { Clock } from '../../domain/clock.port.js';
import {
  assignStatuses,
  type CoreRuleResult,
  type CoreRuleWithStatus,
  needsAttention,
  validateCoreRules,
} from '../../domain/core-rules/validate-core-rules.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import { toOfficeDay } from '../../domain/office-day.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** The result of the latest check of the rules. */
export interface CoreRulesReport {
  readonly checkedAt: Date;
  readonly verdicts: readonly CoreRuleWithStatus[];
  readonly results: readonly CoreRuleResult[];
}

/** Checks the rules that every quotation rests on, on the code that prices and on the tariff in force (rule 26). */
export class CheckCoreRules {
  constructor(
    private readonly rates: RateRepository,
    private readonly reference: AirportDirectory,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Their current results; the checks take milliseconds, so that nothing is cached. */
  async check(): Promise<CoreRulesReport> {
    const [rates, airports] = await Promise.all([this.rates.all(), this.reference.airports()]);
    const checkedAt = this.clock.now();
    const results = validateCoreRules({ rates, airports, day: toOfficeDay(checkedAt) });
    return { checkedAt, verdicts: assignStatuses(results), results };
  }

  /** The same on a user's request, recorded in the activity log. */
  async execute(actor: string): Promise<CoreRulesReport> {
    const report = await this.check();
    const alarms = report.results.filter(needsAttention);

    await this.unitOfWork.run(({ events }) =>
      events.publish({
        type: 'core-rules-validated',
        at: report.checkedAt,
        actor,
        tests: report.results.length,
        alarms: alarms.map(({ name }) => name),
      }),
    );
    return report;
  }
}
