import { Big } from 'big.js';
import { Cargo } from '../../domain/cargo/cargo.js';
import type { ChargeableWeight } from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { GreaterOfGrossAndVolumetric } from '../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { computeVolumeCm3, convertM3ToCm3, type PieceDimensions } from '../../domain/cargo/dimensions.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { EmailLabels } from './labelled-email.js';

/** The fields that move the price: an email is read right where all of them are. */
export const PRICE_FIELDS = [
  'isQuotationRequest',
  'incoterm',
  'grossWeightKg',
  'pieces',
  'volumeM3',
  'chargeableWeightKg',
  'chargeableBasis',
  'airportDestination',
  'destinationCity',
] as const satisfies ReadonlyArray<keyof EmailLabels>;

type Words = string | readonly string[] | null | undefined;

/** Which labels of an email were not read right. */
export function findMisreadFields(labels: EmailLabels, read: ShipmentRequest): Array<keyof EmailLabels> {
  if (!labels.isQuotationRequest) return read.isQuotationRequest ? ['isQuotationRequest'] : [];
  const { goods, sender, destination } = read;
  const weight = computeChargeableWeight(read);
  const right: Record<keyof EmailLabels, boolean> = {
    isQuotationRequest: read.isQuotationRequest,
    incoterm: haveSameWords(read.incoterm, labels.incoterm),
    grossWeightKg: isNear(goods.grossWeightKg, labels.grossWeightKg),
    pieces: isNear(goods.pieces, labels.pieces, 0),
    dimensionLines: haveSameLines(goods.dimensionLines, labels.dimensionLines ?? []),
    volumeM3: isNear(goods.volumeM3, labels.volumeM3, 0.002),
    chargeableWeightKg:
      isBlank(labels.chargeableWeightKg) || isNear(weight?.chargeableKg.toNumber(), labels.chargeableWeightKg, 0.5),
    chargeableBasis: isBlank(labels.chargeableBasis) || weight?.basis === labels.chargeableBasis,
    airportOrigin: haveSameWords(read.airportOrigin, labels.airportOrigin),
    airportDestination: haveSameWords(read.airportDestination, labels.airportDestination),
    destinationCountry: haveSameWords(destination.country, labels.destinationCountry),
    destinationCity: isBlank(labels.destinationCity)
      ? isBlank(destination.city)
      : containsAny(destination.city, labels.destinationCity),
    descriptionAny: !labels.descriptionAny?.length || mentionsAny(goods.description, labels.descriptionAny),
    goodsValue: labels.goodsValue
      ? isNear(goods.value?.amount, labels.goodsValue.amount) && goods.value?.currency === labels.goodsValue.currency
      : goods.value === undefined,
    senderName: isBlank(labels.senderName) || containsAny(sender.name, labels.senderName),
    senderCompany: isBlank(labels.senderCompany) || containsAny(sender.company, labels.senderCompany),
    dangerousGoods: goods.dangerous === Boolean(labels.dangerousGoods),
    severalShipments: labels.severalShipments === undefined || read.severalShipments === labels.severalShipments,
  };
  return (Object.keys(right) as Array<keyof EmailLabels>).filter((field) => !right[field]);
}

/** Whether the longest, middle and shortest side and the pieces of two lists agree, in any order of the lines. */
function haveSameLines(read: readonly PieceDimensions[], labelled: readonly PieceDimensions[]): boolean {
  const left = [...read];
  return (
    read.length === labelled.length &&
    labelled.every((line) => {
      const at = left.findIndex(
        (other) =>
          other.pieces === line.pieces &&
          sortSides(other).every((side, rank) => Math.abs(side - (sortSides(line)[rank] ?? Number.NaN)) <= 0.15),
      );
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** The sides of a piece in cm, the longest first. */
function sortSides({ lengthCm, widthCm, heightCm }: PieceDimensions): number[] {
  return [lengthCm, widthCm, heightCm].sort((a, b) => b - a);
}

function computeChargeableWeight({ goods }: ShipmentRequest): ChargeableWeight | undefined {
  const stated = computeVolumeCm3(goods.dimensionLines);
  const volumeCm3 = stated.gt(0) ? stated : convertM3ToCm3(Big(goods.volumeM3 ?? 0));
  const grossKg = Big(goods.grossWeightKg ?? 0);
  if (grossKg.eq(0) && volumeCm3.eq(0)) return undefined;
  return new GreaterOfGrossAndVolumetric().calculate(Cargo.of({ pieces: 1, grossKg, volumeCm3 }));
}

/** Equal within half a percent or the slack, whichever is larger; both blank counts as equal. */
function isNear(read: number | undefined, labelled: number | null | undefined, tolerance = 0.05): boolean {
  if (labelled === null || labelled === undefined) return read === undefined;
  return read !== undefined && Math.abs(read - labelled) <= Math.max(tolerance, Math.abs(labelled) * 0.005);
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function haveSameWords(read: string | undefined, labelled: string | null | undefined): boolean {
  return normalizeWords(read) === normalizeWords(labelled);
}

function containsAny(read: string | undefined, labelled: Words): boolean {
  const got = normalizeWords(read);
  return (
    got !== '' && toList(labelled).some((one) => got.includes(normalizeWords(one)) || normalizeWords(one).includes(got))
  );
}

function mentionsAny(read: string | undefined, labelled: readonly string[]): boolean {
  return labelled.some((one) => normalizeWords(read).includes(normalizeWords(one)));
}

function toList(words: Words): readonly string[] {
  return words === null || words === undefined ? [] : typeof words === 'string' ? [words] : words;
}

/** Words without case, accents and punctuation. */
function normalizeWords(words: string | null | undefined): string {
  return (words ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
