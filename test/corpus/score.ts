import { Big } from 'big.js';
import { cm3FromM3, type DimensionLine, volumeCm3Of } from '../../domain/cargo/dimensions.js';
import { Goods } from '../../domain/cargo/cargo.js';
import type { ChargeableWeight } from '../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import { GreaterOfGrossAndVolumetric } from '../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
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
export function misreadFields(labels: EmailLabels, read: ShipmentRequest): Array<keyof EmailLabels> {
  if (!labels.isQuotationRequest) return read.isQuotationRequest ? ['isQuotationRequest'] : [];
  const { goods, sender, destination } = read;
  const weight = chargeableWeightOf(read);
  const right: Record<keyof EmailLabels, boolean> = {
    isQuotationRequest: read.isQuotationRequest,
    incoterm: sameWords(read.incoterm, labels.incoterm),
    grossWeightKg: near(goods.grossWeightKg, labels.grossWeightKg),
    pieces: near(goods.pieces, labels.pieces, 0),
    dimensionLines: sameLines(goods.dimensionLines, labels.dimensionLines ?? []),
    volumeM3: near(goods.volumeM3, labels.volumeM3, 0.002),
    chargeableWeightKg:
      blank(labels.chargeableWeightKg) || near(weight?.chargeableKg.toNumber(), labels.chargeableWeightKg, 0.5),
    chargeableBasis: blank(labels.chargeableBasis) || weight?.basis === labels.chargeableBasis,
    airportOrigin: sameWords(read.airportOrigin, labels.airportOrigin),
    airportDestination: sameWords(read.airportDestination, labels.airportDestination),
    destinationCountry: sameWords(destination.country, labels.destinationCountry),
    destinationCity: blank(labels.destinationCity)
      ? blank(destination.city)
      : oneHolds(destination.city, labels.destinationCity),
    descriptionAny: !labels.descriptionAny?.length || mentionsOne(goods.description, labels.descriptionAny),
    goodsValue: labels.goodsValue
      ? near(goods.value?.amount, labels.goodsValue.amount) && goods.value?.currency === labels.goodsValue.currency
      : goods.value === undefined,
    senderName: blank(labels.senderName) || oneHolds(sender.name, labels.senderName),
    senderCompany: blank(labels.senderCompany) || oneHolds(sender.company, labels.senderCompany),
    dangerousGoods: goods.dangerous === Boolean(labels.dangerousGoods),
  };
  return (Object.keys(right) as Array<keyof EmailLabels>).filter((field) => !right[field]);
}

/** Whether the longest, middle and shortest side and the pieces of two lists agree, in any order of the lines. */
function sameLines(read: readonly DimensionLine[], labelled: readonly DimensionLine[]): boolean {
  const left = [...read];
  return (
    read.length === labelled.length &&
    labelled.every((line) => {
      const at = left.findIndex(
        (other) =>
          other.pieces === line.pieces &&
          sidesOf(other).every((side, rank) => Math.abs(side - (sidesOf(line)[rank] ?? Number.NaN)) <= 0.15),
      );
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** The sides of a piece in cm, the longest first. */
function sidesOf({ lengthCm, widthCm, heightCm }: DimensionLine): number[] {
  return [lengthCm, widthCm, heightCm].sort((a, b) => b - a);
}

function chargeableWeightOf({ goods }: ShipmentRequest): ChargeableWeight | undefined {
  const stated = volumeCm3Of(goods.dimensionLines);
  const volumeCm3 = stated.gt(0) ? stated : cm3FromM3(Big(goods.volumeM3 ?? 0));
  const grossKg = Big(goods.grossWeightKg ?? 0);
  if (grossKg.eq(0) && volumeCm3.eq(0)) return undefined;
  return new GreaterOfGrossAndVolumetric().weigh(Goods.of({ pieces: 1, grossKg, volumeCm3 }));
}

/** Equal within half a percent or the slack, whichever is larger; both blank counts as equal. */
function near(read: number | undefined, labelled: number | null | undefined, slack = 0.05): boolean {
  if (labelled === null || labelled === undefined) return read === undefined;
  return read !== undefined && Math.abs(read - labelled) <= Math.max(slack, Math.abs(labelled) * 0.005);
}

function blank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function sameWords(read: string | undefined, labelled: string | null | undefined): boolean {
  return plain(read) === plain(labelled);
}

function oneHolds(read: string | undefined, labelled: Words): boolean {
  const got = plain(read);
  return got !== '' && listOf(labelled).some((one) => got.includes(plain(one)) || plain(one).includes(got));
}

function mentionsOne(read: string | undefined, labelled: readonly string[]): boolean {
  return labelled.some((one) => plain(read).includes(plain(one)));
}

function listOf(words: Words): readonly string[] {
  return words === null || words === undefined ? [] : typeof words === 'string' ? [words] : words;
}

/** Words without case, accents and punctuation. */
function plain(words: string | null | undefined): string {
  return (words ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
