import { Big } from 'big.js';
import type { DemoQuotation } from '../../../application/operations/demo-data.repository.js';
import { GreaterOfGrossAndVolumetric } from '../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { CategoryByCodeOrName } from '../../../domain/pricing/charge-category/category-by-code-or-name.js';
import { DAY_MS } from '../../../domain/durations.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { StandardIncotermProfiles } from '../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { toCents } from '../../../domain/money/usd.js';
import { type PricingRules, priceShipment } from '../../../domain/pricing/price-shipment.js';
import type { PricedShipment } from '../../../domain/pricing/priced-shipment.js';
import type { QuotationStatus } from '../../../domain/quoting/quotation-status.js';
import type { GateVerdict } from '../../../domain/quoting/release-policy.js';
import { assumedShipment } from '../../../domain/quoting/defaults.js';
import type { Rate } from '../../../domain/tariff/rate.js';
import { type Day, utcDayOf } from '../../../domain/tariff/rate-validity.js';
import { tariffOn } from '../../../domain/tariff/effective-tariff.js';
import { Chance } from './seeded-random.js';
import { type DemoRequest, demoRequest } from './demo-request.js';

/** What quotations are made up from. */
export interface DemoMaterial {
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

const YOUNG: ReadonlyArray<readonly [number, QuotationStatus]> = [
  [78, 'sent'],
  [9, 'completed'],
  [9, 'pending'],
  [4, 'failed'],
];
const OLD: ReadonlyArray<readonly [number, QuotationStatus]> = [
  [70, 'sent'],
  [22, 'expired'],
  [4, 'completed'],
  [2, 'pending'],
  [2, 'failed'],
];

const RULES: PricingRules = {
  chargeableWeight: new GreaterOfGrossAndVolumetric(),
  categories: new CategoryByCodeOrName(),
  profiles: new StandardIncotermProfiles(),
};

const LET_OUT: GateVerdict = { decision: 'send', reasons: [] };

/** Makes up quotations of the last two years, the oldest first, each priced from the tariff by the desk's own rules. */
export function* demoQuotations(material: DemoMaterial): Generator<DemoQuotation> {
  const chance = new Chance(material.seed);
  const ratesAt = new Map<string, Rate[]>();
  for (const rate of material.rates) ratesAt.set(rate.airportCode, [...(ratesAt.get(rate.airportCode) ?? []), rate]);
  // The tariff of today prices the past, too: nobody keeps the one of two years ago.
  const today = utcDayOf(material.until);
  const moments = momentsOf(material, chance);
  for (const [at, moment] of moments.entries()) {
    const asked = demoRequest(chance);
    const priced = priceOf(asked, ratesAt, material.airports, today);
    const shipment = chance.happens(FALLBACK_SHARE) ? withTotalAlone(priced) : priced;
    const createdAt = new Date(moment + chance.between(400, 7_500));
    const isOld = material.until.getTime() - moment > VALIDITY_DAYS * DAY_MS;
    const status = chance.weighted(isOld ? OLD : YOUNG);
    yield {
      email: emailOf(asked, `<demo.${material.seed}.${material.until.getTime()}.${at}@${asked.address.split('@')[1]}>`),
      receivedAt: new Date(moment),
      quotation: {
        ...shipment,
        clientEmail: asked.address,
        status,
        gate: status === 'pending' ? heldFor(asked) : LET_OUT,
        createdAt,
        validUntil: new Date(createdAt.getTime() + VALIDITY_DAYS * DAY_MS),
      },
    };
  }
}

/** Moments of two years, more of them lately, on working days and in office hours (UTC−6), in order. */
function momentsOf({ count, until }: DemoMaterial, chance: Chance): Float64Array {
  const moments = new Float64Array(count);
  for (let made = 0; made < count; ) {
    const daysAgo = chance.between(0, SPAN_DAYS - 1);
    if (chance.happens((daysAgo / SPAN_DAYS) * GROWTH)) continue;
    const day = new Date(until.getTime() - daysAgo * DAY_MS);
    const weekday = day.getUTCDay();
    if ((weekday === 0 || weekday === 6) && !chance.happens(WEEKEND_SHARE)) continue;
    const minute = Math.floor(((chance.next() + chance.next()) / 2) * 14 * 60) + 11 * 60;
    const moment = day.setUTCHours(0, minute, chance.between(0, 59), chance.between(0, 999));
    if (moment > until.getTime() - 60_000) continue;
    moments[made] = moment;
    made += 1;
  }
  return moments.sort();
}

function priceOf(
  asked: DemoRequest,
  ratesAt: ReadonlyMap<string, readonly Rate[]>,
  airports: readonly Airport[],
  day: Day,
) {
  const { request, distanceKm } = asked;
  const assumed = assumedShipment(request, airports);
  const place = request.destination.city;
  const delivery = place === undefined ? undefined : { name: place, distanceKm };
  return priceShipment(request, assumed, tariffOn(ratesAt.get(assumed.airport) ?? [], day), delivery, RULES);
}

function withTotalAlone(shipment: PricedShipment): PricedShipment {
  const nothing = Big(0);
  const finalTotal = toCents(shipment.charges.totals.finalTotal);
  const totals = { compulsory: nothing, delivery: nothing, additional: nothing, optional: nothing, finalTotal };
  return { ...shipment, charges: { ...shipment.charges, lines: [], totals } };
}

function heldFor(asked: DemoRequest): GateVerdict {
  const reason = {
    code: 'domain-unknown',
    message: `The domain of ${asked.address} is not among the recognized domains.`,
    remedy: 'Approve and send; the domain can be approved in the same step.',
  } as const;
  return { decision: 'hold', reasons: [reason] };
}

function emailOf(asked: DemoRequest, messageId: string): DemoQuotation['email'] {
  return {
    door: 'webhook',
    fromHeader: `${asked.name} <${asked.address}>`,
    fromAddress: asked.address,
    fromName: asked.name,
    to: 'quotes@istmo.example',
    subject: asked.subject,
    text: asked.text,
    html: undefined,
    messageId,
    inReplyTo: undefined,
    references: [],
    headers: {},
    attachments: [],
    authenticationResults: undefined,
  };
}
