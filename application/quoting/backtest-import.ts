import type { Big } from 'big.js';
import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { toOfficeDay } from '../../domain/office-day.js';
import type { PricingRules } from '../../domain/quoting/price-shipment.js';
import type { Quotation } from '../../domain/quoting/quotation.js';
import type { QuotationRepository } from '../../domain/quoting/quotation.repository.js';
import { computeQuotedTotal, getWholeRequest, listShipments } from '../../domain/quoting/quoted-shipments.js';
import { applyChargeCode } from '../../domain/tariff/charge-code/apply-charge-code.js';
import type { Rate } from '../../domain/tariff/rate.js';
import type { RateRepository } from '../../domain/tariff/rate.repository.js';
import { hasSameTerms } from '../../domain/tariff/rate-terms.js';
import { type Day, isDay } from '../../domain/tariff/rate-validity.js';
import type { ImportedFile, ImportRates, RateImport } from '../tariff/import/import-rates.js';
import type { LoadChargeCodes } from '../tariff/load-charge-codes.js';
import type { PricingDependencies, PricingService } from './pricing.service.js';
import { createPricingOnDay, TotalsPricingService } from './pricing-on-day.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** Quotations that are priced again where nobody says how many, and at most. */
export const DEFAULT_BACKTEST_SIZE = 100;
export const MAX_BACKTEST_SIZE = 1_000;

/** What an import makes of one quotation. Amounts in US dollars. */
export interface BacktestedQuotation {
  readonly id: number;
  readonly number: string;
  /** As it was quoted. */
  readonly quotedTotal: Big;
  /** At the tariff as it is. */
  readonly oldTotal: Big;
  /** At the tariff as the import would leave it. */
  readonly newTotal: Big;
  readonly difference: Big;
}

/** What an import makes of the last quotations, the newest first. */
export interface Backtest {
  /** The day that both tariffs were looked at on, in UTC. */
  readonly day: Day;
  readonly quotations: readonly BacktestedQuotation[];
}

/** Prices the last quotations at the tariff as it is and as an import would leave it; nothing is stored. */
export class BacktestImport {
  constructor(
    private readonly importRates: Pick<ImportRates, 'preview'>,
    private readonly quotations: Pick<QuotationRepository, 'findNewest'>,
    private readonly rates: Pick<RateRepository, 'all'>,
    private readonly chargeCodes: LoadChargeCodes,
    private readonly pricing: Omit<PricingDependencies, 'rates' | 'clock'>,
    private readonly rules: PricingRules,
    private readonly clock: Clock,
  ) {}

  /**
   * @param day on which both tariffs are looked at; undefined: today, or the first day of a season that the file begins later
   * @throws DomainError `invalid` where the file cannot be read, or for a day or a number out of bounds
   */
  async execute(file: ImportedFile, size: number, day?: Day): Promise<Backtest> {
    if (!Number.isInteger(size) || size < 1 || size > MAX_BACKTEST_SIZE) {
      throw new DomainError('invalid', QUOTING_MESSAGES.backtestSize(MAX_BACKTEST_SIZE));
    }
    if (day !== undefined && !isDay(day)) throw new DomainError('invalid', QUOTING_MESSAGES.backtestDay);
    const planned = await this.importRates.preview(file);
    const current = await this.rates.all();
    const chosenDay = day ?? findFirstDay(planned, toOfficeDay(this.clock.now()));
    const priceOn = (rates: readonly Rate[]) =>
      createPricingOnDay(this.pricing, this.rules, rates, chosenDay, TotalsPricingService);
    const changed = await this.applyImport(current, planned);
    const pricings = {
      before: priceOn(current),
      after: priceOn(changed),
      airports: findChangedAirports(current, changed),
    };
    const quotations: BacktestedQuotation[] = [];
    for (const quotation of await this.quotations.findNewest(size)) {
      // Others are served in between, however many quotations there are.
      if (quotations.length % QUOTATIONS_A_TURN === 0) await waitForTurn();
      quotations.push(await compareTotals(quotation, pricings));
    }
    return { day: chosenDay, quotations };
  }

  /** The tariff that the import would leave. */
  private async applyImport(current: readonly Rate[], planned: RateImport): Promise<readonly Rate[]> {
    const codes = await this.chargeCodes.execute();
    const changed = new Map(planned.changed.map(({ before, draft }) => [before.id, { ...before, ...draft }]));
    for (const { before, validUntil } of planned.ended) changed.set(before.id, { ...before, validUntil });
    const airportCodes = new Map((await this.pricing.reference.airports()).map(({ id, code }) => [id, code]));
    const added = planned.added.map(
      ({ draft, line }): Rate => ({
        ...{ ...draft, id: -line, version: 1, isSample: false, updatedAt: this.clock.now() },
        airportCode: airportCodes.get(draft.locationId) ?? '',
      }),
    );
    const rates = [...current.map((rate) => changed.get(rate.id) ?? rate), ...added];
    return rates.map((rate) => applyChargeCode(rate, codes.find(rate.serviceCode)));
  }
}

/** The tariffs before and after an import, and the airports whose rates it touches. */
interface ComparedPricings {
  readonly before: PricingService;
  readonly after: PricingService;
  readonly airports: ReadonlySet<string>;
}

async function compareTotals(
  quotation: Quotation,
  { before, after, airports }: ComparedPricings,
): Promise<BacktestedQuotation> {
  const request = getWholeRequest(quotation);
  // As repricing does: with what is agreed with the customer, and lines that people changed by hand.
  const customer = quotation.clientEmail || undefined;
  const old = await before.priceAgain(request, quotation, customer);
  const isTouched = listShipments(old).some(({ charges }) => airports.has(charges.airport));
  const oldTotal = computeQuotedTotal(old);
  const newTotal = isTouched ? computeQuotedTotal(await after.priceAgain(request, quotation, customer)) : oldTotal;
  return {
    ...{ id: quotation.id, number: quotation.number, quotedTotal: computeQuotedTotal(quotation) },
    ...{ oldTotal, newTotal, difference: newTotal.minus(oldTotal) },
  };
}

/** The airports of which a rate is another one than before; the others price as they did. */
function findChangedAirports(before: readonly Rate[], after: readonly Rate[]): ReadonlySet<string> {
  const known = new Map(before.map((rate) => [rate.id, rate]));
  return new Set(
    after.flatMap((rate) => {
      const old = known.get(rate.id);
      return old && hasSameTerms(old, rate) ? [] : [rate.airportCode];
    }),
  );
}

const QUOTATIONS_A_TURN = 10;

function waitForTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Today where the file changes something today; else the day that the first of its seasons begins. */
function findFirstDay({ added, changed }: RateImport, today: Day): Day {
  const days = [...added, ...changed].map(({ draft }) => draft.validFrom ?? today).sort();
  const [first] = days;
  return first !== undefined && first > today ? first : today;
}
