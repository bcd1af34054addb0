import type { PieceDimensions } from '../../../../../domain/cargo/dimensions.js';
import type { FieldError } from '../../../../../domain/errors/domain-error.js';
import { INCOTERMS, type Incoterm } from '../../../../../domain/pricing/incoterm/incoterm.js';
import type { CorrectableField, CorrectableValues } from '../../../../../domain/quoting/correctable-values.js';
import { cascadeDimensionChange } from '../../../../../domain/quoting/correction/cascaded-changes.js';
import {
  type CorrectionValuesInput,
  validateCorrection,
} from '../../../../../domain/quoting/correction/validate-correction.js';
import { parseCommodity, parseServices } from '../../../../../domain/quoting/handling-values.js';
import type { ShipmentValuesDto } from '../../api/generated.js';
import type { AirportView } from '../../api/reference-data.endpoints.js';
import { parseNumberInput } from '../form-dialog/parse-number-input.js';
import type { CorrectionBody } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';

/** One size as it is being typed, in cm. */
export interface SizeFormValues {
  /** Told apart while rows come and go. */
  readonly key: number;
  readonly lengthCm: string;
  readonly widthCm: string;
  readonly heightCm: string;
  readonly pieces: string;
}

/** The values of a quotation as they are being typed, by the names of the wire. */
export interface CorrectionFormValues extends Readonly<Record<Exclude<CorrectableField, StructuredField>, string>> {
  readonly 'goods.dimensions': readonly SizeFormValues[];
  readonly 'goods.value': { readonly amount: string; readonly currency: string };
  readonly 'goods.dangerous': boolean;
}
type StructuredField = 'goods.dimensions' | 'goods.value' | 'goods.dangerous';

/** The values of a quotation as the server tells them. */
export function extractCorrectableValues(details: QuotationDetails): CorrectableValues {
  const { goods, destination, handling, ...read } = details.parsedRequirements?.extractedData ?? {};
  return {
    'goods.weight': goods?.weight ?? undefined,
    'goods.pieces': goods?.pieces ?? undefined,
    'goods.dimensions': goods?.dimensionLines ?? [],
    'goods.volume': goods?.volume ?? goods?.cbm ?? undefined,
    'goods.value': goods?.value ?? undefined,
    'goods.description': goods?.description ?? undefined,
    'goods.dangerous': goods?.dangerous ?? false,
    incoterm: parseIncoterm(read.incoterm ?? ''),
    origin: read.origin ?? undefined,
    airportOrigin: read.airportOrigin ?? undefined,
    airportDestination: read.airportDestination ?? undefined,
    'destination.city': destination?.city ?? undefined,
    'destination.country': destination?.country ?? undefined,
    'handling.commodity': handling?.commodity ?? undefined,
    'handling.unNumbers': handling?.unNumbers ?? undefined,
    'handling.services': handling?.services?.join(', ') || undefined,
    'handling.storageDays': handling?.storageDays ?? undefined,
    'handling.houseWaybills': handling?.houseWaybills ?? undefined,
    'handling.customsLines': handling?.customsLines ?? undefined,
    'handling.trips': handling?.trips ?? undefined,
    'handling.units': handling?.units ?? undefined,
    'handling.hours': handling?.hours ?? undefined,
    'handling.quarterHours': handling?.quarterHours ?? undefined,
    'handling.collectTotal': handling?.collectTotal ?? undefined,
    'handling.thirdPartyInvoice': handling?.thirdPartyInvoice ?? undefined,
  };
}

/** The entry that values are corrected in. */
export function toCorrectionFormValues(values: CorrectableValues): CorrectionFormValues {
  const text = (value: number | string | undefined) => (value === undefined ? '' : String(value));
  return {
    'goods.weight': text(values['goods.weight']),
    'goods.pieces': text(values['goods.pieces']),
    'goods.dimensions': values['goods.dimensions'].map((line, key) => ({
      key,
      lengthCm: text(line.lengthCm),
      widthCm: text(line.widthCm),
      heightCm: text(line.heightCm),
      pieces: text(line.pieces),
    })),
    'goods.volume': text(values['goods.volume']),
    'goods.value': { amount: text(values['goods.value']?.amount), currency: values['goods.value']?.currency ?? '' },
    'goods.description': text(values['goods.description']),
    'goods.dangerous': values['goods.dangerous'],
    incoterm: text(values.incoterm),
    origin: text(values.origin),
    airportOrigin: text(values.airportOrigin),
    airportDestination: text(values.airportDestination),
    'destination.city': text(values['destination.city']),
    'destination.country': text(values['destination.country']),
    'handling.commodity': text(values['handling.commodity']),
    'handling.unNumbers': text(values['handling.unNumbers']),
    'handling.services': text(values['handling.services']),
    'handling.storageDays': text(values['handling.storageDays']),
    'handling.houseWaybills': text(values['handling.houseWaybills']),
    'handling.customsLines': text(values['handling.customsLines']),
    'handling.trips': text(values['handling.trips']),
    'handling.units': text(values['handling.units']),
    'handling.hours': text(values['handling.hours']),
    'handling.quarterHours': text(values['handling.quarterHours']),
    'handling.collectTotal': text(values['handling.collectTotal']),
    'handling.thirdPartyInvoice': text(values['handling.thirdPartyInvoice']),
  };
}

/** A size that nothing was typed of. */
export function createEmptySize(sizes: readonly SizeFormValues[]): SizeFormValues {
  const key = Math.max(-1, ...sizes.map((size) => size.key)) + 1;
  return { key, lengthCm: '', widthCm: '', heightCm: '', pieces: '1' };
}

/** What is wrong with an entry, in the domain's words. */
export function validateCorrectionForm(entry: CorrectionFormValues, airports: readonly AirportView[]): FieldError[] {
  return validateCorrection(parseFormValues(entry), airports);
}

/** Other sizes, and with them the count and the volume that agreed with the old ones. */
export function replaceSizes(
  entry: CorrectionFormValues,
  sizes: readonly SizeFormValues[],
): Partial<CorrectionFormValues> {
  const known = {
    pieces: parseNumberInput(entry['goods.pieces']),
    volumeM3: parseNumberInput(entry['goods.volume']),
  };
  const followed = cascadeDimensionChange(
    collectCompleteSizes(entry['goods.dimensions']),
    known,
    collectCompleteSizes(sizes),
  );
  return {
    'goods.dimensions': sizes,
    'goods.pieces': followed.pieces === known.pieces ? entry['goods.pieces'] : String(followed.pieces ?? ''),
    'goods.volume': followed.volumeM3 === known.volumeM3 ? entry['goods.volume'] : String(followed.volumeM3 ?? ''),
  };
}

/** Another destination airport, and with it its country. */
export function replaceAirport(code: string, airports: readonly AirportView[]): Partial<CorrectionFormValues> {
  const airport = airports.find((one) => one.code === code);
  return { airportDestination: code, ...(airport ? { 'destination.country': airport.countryCode } : {}) };
}

/** What is sent. @param revision the one that the values rest on */
export function toCorrectionBody(entry: CorrectionFormValues, revision: number): CorrectionBody {
  return { revision, ...toShipmentValues(entry) };
}

/** The values as the server takes them; null is not stated. */
export function toShipmentValues(entry: CorrectionFormValues): ShipmentValuesDto {
  const values = parseFormValues(entry);
  const { amount, currency } = values['goods.value'] ?? {};
  return {
    incoterm: values.incoterm ?? null,
    origin: values.origin ?? null,
    airportOrigin: values.airportOrigin ?? null,
    airportDestination: values.airportDestination ?? null,
    goods: {
      weight: values['goods.weight'] ?? null,
      pieces: values['goods.pieces'] ?? null,
      dimensionLines: collectCompleteSizes(entry['goods.dimensions']),
      volume: values['goods.volume'] ?? null,
      value: amount === undefined || currency === undefined ? null : { amount, currency },
      description: values['goods.description'] ?? null,
      dangerous: values['goods.dangerous'],
    },
    destination: { city: values['destination.city'] ?? null, country: values['destination.country'] ?? null },
    handling: {
      commodity: values['handling.commodity'] ?? null,
      unNumbers: values['handling.unNumbers'] ?? null,
      services: values['handling.services'] === undefined ? null : parseServices(values['handling.services']),
      storageDays: values['handling.storageDays'] ?? null,
      houseWaybills: values['handling.houseWaybills'] ?? null,
      customsLines: values['handling.customsLines'] ?? null,
      trips: values['handling.trips'] ?? null,
      units: values['handling.units'] ?? null,
      hours: values['handling.hours'] ?? null,
      quarterHours: values['handling.quarterHours'] ?? null,
      collectTotal: values['handling.collectTotal'] ?? null,
      thirdPartyInvoice: values['handling.thirdPartyInvoice'] ?? null,
    },
  };
}

function parseFormValues(entry: CorrectionFormValues): CorrectionValuesInput {
  const text = (typed: string) => typed.trim() || undefined;
  const { amount, currency } = entry['goods.value'];
  return {
    'goods.weight': parseNumberInput(entry['goods.weight']),
    'goods.pieces': parseNumberInput(entry['goods.pieces']),
    'goods.dimensions': entry['goods.dimensions'].map(parseSize),
    'goods.volume': parseNumberInput(entry['goods.volume']),
    'goods.value': { amount: parseNumberInput(amount), currency: text(currency)?.toUpperCase() },
    'goods.description': text(entry['goods.description']),
    'goods.dangerous': entry['goods.dangerous'],
    incoterm: parseIncoterm(entry.incoterm),
    origin: text(entry.origin),
    airportOrigin: text(entry.airportOrigin)?.toUpperCase(),
    airportDestination: text(entry.airportDestination),
    'destination.city': text(entry['destination.city']),
    'destination.country': text(entry['destination.country']),
    'handling.commodity': parseCommodity(entry['handling.commodity']),
    'handling.unNumbers': parseNumberInput(entry['handling.unNumbers']),
    'handling.services': text(entry['handling.services']),
    'handling.storageDays': parseNumberInput(entry['handling.storageDays']),
    'handling.houseWaybills': parseNumberInput(entry['handling.houseWaybills']),
    'handling.customsLines': parseNumberInput(entry['handling.customsLines']),
    'handling.trips': parseNumberInput(entry['handling.trips']),
    'handling.units': parseNumberInput(entry['handling.units']),
    'handling.hours': parseNumberInput(entry['handling.hours']),
    'handling.quarterHours': parseNumberInput(entry['handling.quarterHours']),
    'handling.collectTotal': parseNumberInput(entry['handling.collectTotal']),
    'handling.thirdPartyInvoice': parseNumberInput(entry['handling.thirdPartyInvoice']),
  };
}

function parseIncoterm(code: string): Incoterm | undefined {
  return INCOTERMS.find((term) => term === code);
}

function parseSize(size: SizeFormValues): CorrectionValuesInput['goods.dimensions'][number] {
  return {
    lengthCm: parseNumberInput(size.lengthCm),
    widthCm: parseNumberInput(size.widthCm),
    heightCm: parseNumberInput(size.heightCm),
    pieces: parseNumberInput(size.pieces),
  };
}

/** The sizes of which everything was typed. */
function collectCompleteSizes(sizes: readonly SizeFormValues[]): PieceDimensions[] {
  return sizes.map(parseSize).flatMap(({ lengthCm, widthCm, heightCm, pieces }) => {
    if (!lengthCm || !widthCm || !heightCm || !pieces) return [];
    return [{ lengthCm, widthCm, heightCm, pieces }];
  });
}
