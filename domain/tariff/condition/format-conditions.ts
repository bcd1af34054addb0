import { COMMODITY_NAMES, CONDITION_MESSAGES, DAY_KIND_NAMES, REQUESTED_SERVICE_NAMES } from './condition.messages.js';
import { type ConditionKind, listConditionKinds, type PieceLimits, type RateConditions } from './rate-conditions.js';

/** Made once: making it takes longer than pricing a line. */
const FIGURES = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

const FORMATS: Readonly<Record<ConditionKind, (conditions: RateConditions) => string>> = {
  commodities: ({ commodities = [] }) => formatList(commodities.map((one) => COMMODITY_NAMES[one])),
  dangerousClasses: ({ dangerousClasses = [] }) => CONDITION_MESSAGES.dangerousClasses(formatList(dangerousClasses)),
  unNumbersFrom: ({ unNumbersFrom = 0 }) => CONDITION_MESSAGES.unNumbers(unNumbersFrom),
  services: ({ services = [] }) =>
    CONDITION_MESSAGES.asked(formatList(services.map((one) => REQUESTED_SERVICE_NAMES[one]))),
  pieceOver: ({ pieceOver = {} }) => formatPieceLimits(pieceOver),
  valueOverUsd: ({ valueOverUsd = 0 }) => CONDITION_MESSAGES.value(formatFigure(valueOverUsd)),
  days: ({ days = [] }) => formatList(days.map((one) => DAY_KIND_NAMES[one])),
  hours: ({ hours }) => (hours ? CONDITION_MESSAGES.hourSpan(hours) : ''),
  customers: ({ customers = [] }) => CONDITION_MESSAGES.customer(formatList(customers)),
  monthKgFrom: ({ monthKgFrom = 0 }) => CONDITION_MESSAGES.monthKg(formatFigure(monthKgFrom)),
  monthShipmentsFrom: ({ monthShipmentsFrom = 0 }) =>
    CONDITION_MESSAGES.monthShipments(formatFigure(monthShipmentsFrom)),
  zone: ({ zone }) => CONDITION_MESSAGES.zone(zone?.name ?? ''),
  origins: ({ origins = [] }) => CONDITION_MESSAGES.origins(formatList(origins)),
  incoterms: ({ incoterms = [] }) => CONDITION_MESSAGES.terms(formatList(incoterms)),
  grossKgUpTo: ({ grossKgUpTo = 0 }) => CONDITION_MESSAGES.upToKg(formatFigure(grossKgUpTo)),
  volumeM3UpTo: ({ volumeM3UpTo = 0 }) => CONDITION_MESSAGES.upToM3(formatFigure(volumeM3UpTo)),
  grossKgOver: ({ grossKgOver = 0 }) => CONDITION_MESSAGES.overKg(formatFigure(grossKgOver)),
  exceptCommodities: ({ exceptCommodities = [] }) =>
    CONDITION_MESSAGES.except(formatList(exceptCommodities.map((one) => COMMODITY_NAMES[one]))),
};

/** The conditions of a rate as one phrase: `dangerous goods, value over USD 1,000`; empty where there are none. */
export function formatConditions(conditions: RateConditions | undefined): string {
  return listConditionKinds(conditions)
    .map((kind) => (conditions ? FORMATS[kind](conditions) : ''))
    .filter(Boolean)
    .join(', ');
}

function formatPieceLimits({ lengthCm, widthCm, heightCm, weightKg }: PieceLimits): string {
  return formatList([
    ...(lengthCm === undefined ? [] : [CONDITION_MESSAGES.pieceLength(formatFigure(lengthCm))]),
    ...(widthCm === undefined ? [] : [CONDITION_MESSAGES.pieceWidth(formatFigure(widthCm))]),
    ...(heightCm === undefined ? [] : [CONDITION_MESSAGES.pieceHeight(formatFigure(heightCm))]),
    ...(weightKg === undefined ? [] : [CONDITION_MESSAGES.pieceWeight(formatFigure(weightKg))]),
  ]);
}

function formatList(values: readonly string[]): string {
  return CONDITION_MESSAGES.oneOf(values);
}

function formatFigure(value: number): string {
  return FIGURES.format(value);
}
