import { formatConditions } from '../../../../../../domain/tariff/condition/format-conditions.js';
import {
  type RateConditionsEntry,
  toRateConditions,
} from '../../../../../../domain/tariff/condition/rate-conditions.js';
import {
  COMMODITY_CLASSES,
  type CommodityClass,
  REQUESTED_SERVICES,
  type RequestedService,
} from '../../../../../../domain/tariff/condition/shipment-facts.js';
import { DAY_KINDS, type DayKind } from '../../../../../../domain/tariff/condition/working-days.js';
import type { RateConditionsDto, RateConditionsView } from '../../../api/generated.js';
import { parseNumberInput } from '../../../components/form-dialog/parse-number-input.js';
import { getMessages } from '../../../i18n/messages.js';
import { conditionsMessages } from './conditions.messages.js';

/** What a rate may ask for, in the order of the choice. */
export const CONDITION_FIELDS = [
  'commodities',
  'exceptCommodities',
  'dangerousClasses',
  'unNumbersFrom',
  'services',
  'pieceLengthCm',
  'pieceWidthCm',
  'pieceHeightCm',
  'pieceWeightKg',
  'valueOverUsd',
  'days',
  'hours',
  'customers',
  'monthKgFrom',
  'monthShipmentsFrom',
  'zone',
  'origins',
  'incoterms',
  'grossKgUpTo',
  'volumeM3UpTo',
  'grossKgOver',
] as const;
export type ConditionField = (typeof CONDITION_FIELDS)[number];

/** Conditions as they are being typed; one that is absent is not asked for. Lists are separated by commas. */
export type ConditionValues = Readonly<Partial<Record<ConditionField, string>>>;

/** The values that a list is chosen from; undefined: they are typed. */
export const CONDITION_CHOICES: Readonly<Partial<Record<ConditionField, readonly string[]>>> = {
  commodities: COMMODITY_CLASSES,
  exceptCommodities: COMMODITY_CLASSES,
  services: REQUESTED_SERVICES,
  days: DAY_KINDS,
};

/** The entry that conditions are edited in. */
export function toConditionValues(conditions: RateConditionsView | null | undefined): ConditionValues {
  if (!conditions) return {};
  const { pieceOver, hours, zone } = conditions;
  const entries: ReadonlyArray<readonly [ConditionField, string | number | null | undefined]> = [
    ['commodities', conditions.commodities.join(', ')],
    ['exceptCommodities', conditions.exceptCommodities?.join(', ')],
    ['dangerousClasses', conditions.dangerousClasses.join(', ')],
    ['unNumbersFrom', conditions.unNumbersFrom],
    ['services', conditions.services.join(', ')],
    ['pieceLengthCm', pieceOver?.lengthCm],
    ['pieceWidthCm', pieceOver?.widthCm],
    ['pieceHeightCm', pieceOver?.heightCm],
    ['pieceWeightKg', pieceOver?.weightKg],
    ['valueOverUsd', conditions.valueOverUsd],
    ['days', conditions.days.join(', ')],
    ['hours', hours ? `${hours.from}-${hours.until}` : null],
    ['customers', conditions.customers.join(', ')],
    ['monthKgFrom', conditions.monthKgFrom],
    ['monthShipmentsFrom', conditions.monthShipmentsFrom],
    ['zone', zone ? `${zone.name} = ${zone.places.join(', ')}` : null],
    ['origins', conditions.origins.join(', ')],
    ['incoterms', conditions.incoterms.join(', ')],
    ['grossKgUpTo', conditions.grossKgUpTo],
    ['volumeM3UpTo', conditions.volumeM3UpTo],
    ['grossKgOver', conditions.grossKgOver],
  ];
  const stated = entries.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(stated.map(([field, value]) => [field, String(value)]));
}

/** What is sent of conditions; null where the rate applies always. */
export function toConditionsBody(values: ConditionValues): (RateConditionsDto & RateConditionsEntry) | null {
  const list = (field: ConditionField) => splitValues(values[field]);
  const figure = (field: ConditionField) => parseNumberInput(values[field] ?? '') ?? null;
  const [from, until] = (values.hours ?? '').split('-').map((hour) => parseNumberInput(hour));
  const [zoneName = '', places] = (values.zone ?? '').split('=');
  const excepted = list('exceptCommodities').filter(isCommodityClass);
  const body = {
    commodities: list('commodities').filter(isCommodityClass),
    ...(excepted.length > 0 ? { exceptCommodities: excepted } : {}),
    dangerousClasses: list('dangerousClasses'),
    unNumbersFrom: figure('unNumbersFrom'),
    services: list('services').filter((one): one is RequestedService => REQUESTED_SERVICES.some((is) => is === one)),
    pieceOver: {
      lengthCm: figure('pieceLengthCm'),
      widthCm: figure('pieceWidthCm'),
      heightCm: figure('pieceHeightCm'),
      weightKg: figure('pieceWeightKg'),
    },
    valueOverUsd: figure('valueOverUsd'),
    days: list('days').filter((one): one is DayKind => DAY_KINDS.some((is) => is === one)),
    hours: { from: from ?? null, until: until ?? null },
    customers: list('customers'),
    monthKgFrom: figure('monthKgFrom'),
    monthShipmentsFrom: figure('monthShipmentsFrom'),
    zone: { name: zoneName.trim(), places: splitValues(places ?? zoneName) },
    origins: list('origins'),
    incoterms: list('incoterms'),
    grossKgUpTo: figure('grossKgUpTo'),
    volumeM3UpTo: figure('volumeM3UpTo'),
    grossKgOver: figure('grossKgOver'),
  };
  return toRateConditions(body) || values.hours?.trim() ? body : null;
}

function isCommodityClass(text: string): text is CommodityClass {
  return COMMODITY_CLASSES.some((one) => one === text);
}

/** When the rate applies, as a sentence. */
export function describeConditions(values: ConditionValues): string {
  const messages = getMessages(conditionsMessages);
  const text = formatConditions(toRateConditions(toConditionsBody(values)));
  return text ? messages.applies(text) : messages.appliesAlways;
}

/** The values of a list that is separated by commas. */
export function splitValues(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}
