import type { Big } from 'big.js';
import { toOfficeDay } from '../../office-day.js';
import type { ChargeLine } from '../../pricing/charge-line.js';
import type { ChargeCategory } from '../../tariff/charge-category/charge-category.js';
import {
  CORRECTABLE_FIELD_NAMES,
  CORRECTABLE_FIELDS,
  type CorrectableField,
  extractCorrectableValues,
  formatCorrectableValue,
  isSameValue,
} from '../correctable-values.js';
import type { HoldReason, HoldReasonCode } from '../hold-reason.js';
import type { PricedShipment, QuotationDraft } from '../quotation.js';
import { computeQuotedTotal, listShipments } from '../quoted-shipments.js';
import { translateShipment } from '../spanish-texts.js';
import { COMPARED_VALUES } from './compared-value.messages.js';

/** What a compared value is, so that it is shown as such: a decimal of a unit, a day `YYYY-MM-DD`, or words. */
export const COMPARED_KINDS = ['kg', 'km', 'percent', 'day', 'text'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** One value that would be another one. */
export interface ValueDifference {
  /** Which of the quotation's shipments, counted from 1. */
  readonly shipment: number;
  readonly field: CorrectableField | keyof typeof COMPARED_VALUES;
  /** As people call it. */
  readonly label: string;
  readonly kind: ComparedKind;
  /** Undefined: there is none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** One charge line that would come, go or be another one. */
export interface LineDifference {
  /** Which of the quotation's shipments, counted from 1. */
  readonly shipment: number;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly category: ChargeCategory;
  /** Undefined: the line is not there; its amount is in US dollars, undefined on request. */
  readonly before: Pick<ChargeLine, 'amount' | 'trace'> | undefined;
  readonly after: Pick<ChargeLine, 'amount' | 'trace'> | undefined;
}

/** What would be another one if a quotation were priced again. */
export interface QuotationDifference {
  readonly values: readonly ValueDifference[];
  readonly lines: readonly LineDifference[];
  /** US dollars. */
  readonly totals: { readonly before: Big; readonly after: Big };
  /** Why it waits for a person: what would be said and is not, and the other way round. */
  readonly reasons: { readonly added: readonly HoldReason[]; readonly gone: readonly HoldReason[] };
}

/** A quotation as it is compared. */
export type ComparedQuotation = Pick<
  QuotationDraft,
  keyof PricedShipment | 'validUntil' | 'status' | 'releaseDecision'
>;

/** Reasons that come from what happened around a quotation and not from its content: pricing it again never gives them. */
const REASONS_OF_EVENTS: ReadonlySet<HoldReasonCode> = new Set<HoldReasonCode>([
  'accepted-in-answer',
  'accepted-late',
  'declined-in-answer',
  'follow-up',
  'message-id-reused',
  'pdf-requested',
  'repeated-request',
  'reply-cancelled',
  'set-aside-before',
  'too-many-replies',
  'unproven-revision',
]);

/**
 * What would be another one in a quotation: values, charge lines, the total, and the reasons where it is held. Words are in the
 * language of whoever reads them; whether something differs does not depend on it, nor on how a line is explained.
 */
export function compareQuotations(before: ComparedQuotation, after: ComparedQuotation): QuotationDifference {
  const [old, next] = [listShipments(before), listShipments(after)];
  const positions = Array.from({ length: Math.max(old.length, next.length) }, (_, at) => at);
  return {
    values: [
      ...positions.flatMap((at) => {
        const [one, other] = [old[at], next[at]];
        return one && other ? compareValues(at + 1, one, other) : [];
      }),
      ...toDifference(
        1,
        'lastDay',
        'day',
        [before, after].map(({ validUntil }) => toOfficeDay(validUntil)),
      ),
    ],
    lines: positions.flatMap((at) => compareLines(at + 1, old[at], next[at])),
    totals: { before: computeQuotedTotal(before), after: computeQuotedTotal(after) },
    reasons: before.status === 'pending' ? compareReasons(before, after) : { added: [], gone: [] },
  };
}

/** Whether another revision would say something else. */
export function hasDifference({ values, lines, totals, reasons }: QuotationDifference): boolean {
  const parts = [values, lines, reasons.added, reasons.gone];
  return parts.some(({ length }) => length > 0) || !totals.before.eq(totals.after);
}

function compareValues(shipment: number, before: PricedShipment, after: PricedShipment): ValueDifference[] {
  const [read, corrected] = [extractCorrectableValues(before.request), extractCorrectableValues(after.request)];
  const entered = CORRECTABLE_FIELD_NAMES.filter((field) => !isSameValue(read[field], corrected[field])).map(
    (field) => ({
      ...{ shipment, field, label: CORRECTABLE_FIELDS[field], kind: 'text' as const },
      before: formatCorrectableValue(field, read[field]),
      after: formatCorrectableValue(field, corrected[field]),
    }),
  );
  const pair = [before, after] as const;
  const tell = (field: keyof typeof COMPARED_VALUES, kind: ComparedKind, say: (one: PricedShipment) => string) =>
    toDifference(shipment, field, kind, pair.map(say));
  return [
    ...entered,
    ...tell('chargeableWeight', 'kg', ({ weight }) => weight.chargeableKg.toString()),
    ...tell('deliveryDistance', 'km', ({ charges }) => String(charges.distanceKm ?? '')),
    ...tell('timeline', 'text', ({ timeline }) => timeline),
    ...tell('paymentTerms', 'text', ({ paymentTerms }) => paymentTerms ?? ''),
    ...tell('serviceTax', 'percent', ({ charges }) => charges.settlement?.taxPercent?.toString() ?? ''),
    ...tell('localRate', 'text', ({ charges }) => formatLocalRate(charges.settlement?.local)),
    ...compareAssumptions(shipment, before, after),
  ];
}

function formatLocalRate(local: { readonly currency: string; readonly unitsPerUsd: Big } | undefined): string {
  return local ? `${local.unitsPerUsd} ${local.currency}` : '';
}

function toDifference(
  shipment: number,
  field: keyof typeof COMPARED_VALUES,
  kind: ComparedKind,
  [before = '', after = '']: readonly string[],
): ValueDifference[] {
  if (before === after) return [];
  const label = COMPARED_VALUES[field];
  return [{ shipment, field, label, kind, before: before || undefined, after: after || undefined }];
}

/** Assumptions that go and come; those that stay are not repeated. */
function compareAssumptions(shipment: number, before: PricedShipment, after: PricedShipment): ValueDifference[] {
  const keyOf = ({ field, value }: PricedShipment['assumptions'][number]) => `${field}\n${value}`;
  const sayMissing = (one: PricedShipment, other: PricedShipment) => {
    const known = new Set(other.assumptions.map(keyOf));
    const shown = translateShipment(one).assumptions;
    return one.assumptions.flatMap((each, at) => (known.has(keyOf(each)) ? [] : (shown[at]?.value ?? []))).join('; ');
  };
  return toDifference(shipment, 'assumptions', 'text', [sayMissing(before, after), sayMissing(after, before)]);
}

function compareLines(
  shipment: number,
  before: PricedShipment | undefined,
  after: PricedShipment | undefined,
): LineDifference[] {
  const [old, next] = [indexLines(before), indexLines(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((key) => {
    const [one, other] = [old.get(key), next.get(key)];
    if (one && other && isSameLine(one.line, other.line)) return [];
    const line = other?.line ?? one?.line;
    if (!line) return [];
    const { serviceCode, serviceName, category } = line;
    return [{ shipment, serviceCode, serviceName, category, before: one?.shown, after: other?.shown }];
  });
}

interface IndexedLine {
  readonly line: ChargeLine;
  /** The same in the language of whoever reads it. */
  readonly shown: ChargeLine;
}

/** Lines by their code, and by their place among those of the same code. */
function indexLines(shipment: PricedShipment | undefined): ReadonlyMap<string, IndexedLine> {
  const indexed = new Map<string, IndexedLine>();
  const shown = shipment ? translateShipment(shipment).charges.lines : [];
  for (const [at, line] of (shipment?.charges.lines ?? []).entries()) {
    const code = line.serviceCode.toUpperCase();
    let place = 1;
    while (indexed.has(`${code} ${place}`)) place += 1;
    indexed.set(`${code} ${place}`, { line, shown: shown[at] ?? line });
  }
  return indexed;
}

/** Whether two lines say the same to a customer. */
function isSameLine(one: ChargeLine, other: ChargeLine): boolean {
  const figures = ['amount', 'fromAmount', 'rate', 'quantity', 'minimumCharge', 'maximumCharge'] as const;
  const words = ['serviceName', 'category', 'unit', 'manual', 'appliesFor'] as const;
  return (
    figures.every((name) => isSameFigure(one[name], other[name])) && words.every((name) => one[name] === other[name])
  );
}

function isSameFigure(one: Big | undefined, other: Big | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.eq(other);
}

function compareReasons(before: ComparedQuotation, after: ComparedQuotation): QuotationDifference['reasons'] {
  const [old, next] = [before.releaseDecision.reasons, after.releaseDecision.reasons];
  return { added: listOthers(next, old), gone: listOthers(old, next) };
}

/** Reasons of one list that are not in the other; those whose figures alone differ are the lines' and values' matter. */
function listOthers(reasons: readonly HoldReason[], others: readonly HoldReason[]): HoldReason[] {
  const known = new Set(others.map(({ code }) => code));
  return reasons.filter(({ code }) => !known.has(code) && !REASONS_OF_EVENTS.has(code));
}
