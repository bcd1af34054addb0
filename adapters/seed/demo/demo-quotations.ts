import { Big } from 'big.js';
import type { DemoQuotation } from '../../../application/operations/demo-data.repository.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { DAY_MS } from '../../../domain/durations.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { toCents } from '../../../domain/money/usd.js';
import { toOfficeDay } from '../../../domain/office-day.js';
import { StandardIncotermProfiles } from '../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { applyDefaults } from '../../../domain/quoting/defaults.js';
import { type PricingRules, priceShipment } from '../../../domain/quoting/price-shipment.js';
import type { PricedShipment } from '../../../domain/quoting/priced-shipment.js';
import type { QuotationStatus } from '../../../domain/quoting/quotation-status.js';
import type { ReleaseDecision } from '../../../domain/quoting/release-policy.js';
import { CategoryByCodeOrName } from '../../../domain/tariff/charge-category/category-by-code-or-name.js';
import { resolveEffectiveTariff } from '../../../domain/tariff/effective-tariff.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import { createDemoRequest, type DemoRequest } from './demo-request.js';
import { SeededRandom } from './seeded-random.js';

/** What quotations are made up from. */
export interface DemoQuotationOptions {
  readonly count: number;
  /** The same seed makes the same quotations before the same moment. */
  readonly seed: number;
  /** The newest quotation is not younger. */
  readonly until: Date;
  readonly rates: readonly Rate[];
  readonly airports: readonly Airport[];
}

const SPAN_DAYS = 730;
const VALIDITY_DAYS = 15;
/** Quotations that came in with their total alone: what they rest on is the stored amount. */
const FALLBACK_SHARE = 0.2;
/** By how much less there was at the beginning than there is now. */
const GROWTH = 0.4;
/** Mail of a weekend day to that of a working day. */
const WEEKEND_SHARE = 0.2;

const RECENT_STATUSES: ReadonlyArray<readonly [number, QuotationStatus]> = [
  [78, 'sent'],
  [9, 'completed'],
  [9, 'pending'],
  [4, 'failed'],
];
const OLD_STATUSES: ReadonlyArray<readonly [number, QuotationStatus]> = [
  [70, 'sent'],
  [22, 'dismissed'],
  [4, 'completed'],
  [2, 'pending'],
  [2, 'failed'],
];

const RULES: PricingRules = {
  chargeableWeight: new GreaterOfGrossAndVolumetric(),
  categories: new CategoryByCodeOrName(),
  profiles: new StandardIncotermProfiles(),
};

const RELEASED: ReleaseDecision = { decision: 'send', reasons: [] };

/** Makes up quotations of the last two years, the oldest first, each priced from the tariff by the server's own rules. */
export function* generateDemoQuotations(options: DemoQuotationOptions): Generator<DemoQuotation> {
  const random = new SeededRandom(options.seed);
  const ratesAt = new Map<string, Rate[]>();
  for (const rate of options.rates) ratesAt.set(rate.airportCode, [...(ratesAt.get(rate.airportCode) ?? []), rate]);
  // The tariff of today prices the past, too: nobody keeps the one of two years ago.
  const today = toOfficeDay(options.until);
  const moments = generateMoments(options, random);
  for (const [at, moment] of moments.entries()) {
    const demoRequest = createDemoRequest(random);
    const priced = price(demoRequest, ratesAt, options.airports, today);
    const shipment = random.nextBoolean(FALLBACK_SHARE) ? keepTotalOnly(priced) : priced;
    const createdAt = new Date(moment + random.nextInteger(400, 7_500));
    const isOld = options.until.getTime() - moment > VALIDITY_DAYS * DAY_MS;
    const status = random.pickWeighted(isOld ? OLD_STATUSES : RECENT_STATUSES);
    yield {
      email: toInboundEmail(
        demoRequest,
        `<demo.${options.seed}.${options.until.getTime()}.${at}@${demoRequest.address.split('@')[1]}>`,
      ),
      receivedAt: new Date(moment),
      quotation: {
        ...shipment,
        clientEmail: demoRequest.address,
        status,
        releaseDecision: status === 'pending' ? createHold(demoRequest) : RELEASED,
        createdAt,
        validUntil: new Date(createdAt.getTime() + VALIDITY_DAYS * DAY_MS),
      },
    };
  }
}

/** Moments of two years, more of them lately, on working days and in office hours (UTC−6), in order. */
function generateMoments({ count, until }: DemoQuotationOptions, random: SeededRandom): Float64Array {
  const moments = new Float64Array(count);
  for (let made = 0; made < count; ) {
    const daysAgo = random.nextInteger(0, SPAN_DAYS - 1);
    if (random.nextBoolean((daysAgo / SPAN_DAYS) * GROWTH)) continue;
    const day = new Date(until.getTime() - daysAgo * DAY_MS);
    const weekday = day.getUTCDay();
    if ((weekday === 0 || weekday === 6) && !random.nextBoolean(WEEKEND_SHARE)) continue;
    const minute = Math.floor(((random.next() + random.next()) / 2) * 14 * 60) + 11 * 60;
    const moment = day.setUTCHours(0, minute, random.nextInteger(0, 59), random.nextInteger(0, 999));
    if (moment > until.getTime() - 60_000) continue;
    moments[made] = moment;
    made += 1;
  }
  return moments.sort();
}

function price(
  demoRequest: DemoRequest,
  ratesAt: ReadonlyMap<string, readonly Rate[]>,
  airports: readonly Airport[],
  day: Day,
) {
  const { request, distanceKm } = demoRequest;
  const completeShipment = applyDefaults(request, airports);
  const place = request.destination.city;
  const delivery = place === undefined ? undefined : { name: place, distanceKm };
  return priceShipment(
    request,
    completeShipment,
    resolveEffectiveTariff(ratesAt.get(completeShipment.airport) ?? [], day),
    delivery,
    RULES,
  );
}

function keepTotalOnly(shipment: PricedShipment): PricedShipment {
  const nothing = Big(0);
  const finalTotal = toCents(shipment.charges.totals.finalTotal);
  const totals = { compulsory: nothing, delivery: nothing, additional: nothing, optional: nothing, finalTotal };
  return { ...shipment, charges: { ...shipment.charges, lines: [], totals } };
}

function createHold(demoRequest: DemoRequest): ReleaseDecision {
  const params = { replyAddress: demoRequest.address };
  return { decision: 'hold', reasons: [{ code: 'domain-unknown', params }] };
}

function toInboundEmail(demoRequest: DemoRequest, messageId: string): DemoQuotation['email'] {
  return {
    channel: 'webhook',
    fromHeader: `${demoRequest.name} <${demoRequest.address}>`,
    fromAddress: demoRequest.address,
    fromName: demoRequest.name,
    to: 'quotes@istmo.example',
    subject: demoRequest.subject,
    text: demoRequest.text,
    html: undefined,
    messageId,
    inReplyTo: undefined,
    references: [],
    headers: {},
    attachments: [],
    authenticationResults: undefined,
  };
}
