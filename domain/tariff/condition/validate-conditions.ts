import type { FieldError } from '../../errors/domain-error.js';
import { ORIGIN_REGIONS } from '../../geography/origin-region.js';
import { CONDITION_MESSAGES } from './condition.messages.js';
import type { RateConditionsEntry } from './rate-conditions.js';
import { COMMODITY_CLASSES, REQUESTED_SERVICES } from './shipment-facts.js';
import { DAY_KINDS } from './working-days.js';

/** Values that one condition lists, and characters of one of them. */
const MAX_VALUES = 200;
const MAX_CHARACTERS = 100;
const MAX_FIGURE = 1_000_000_000;
const LAST_HOUR = 24;
const CODE_PATTERN = /^[A-Z]{2,3}$/i;
const DANGEROUS_CLASS_PATTERN = /^[1-9](?:\.[1-9])?$/;

/** What is wrong with the conditions of a rate, first things first; an empty list where nothing is. */
export function validateRateConditions(entry: RateConditionsEntry | null | undefined): FieldError[] {
  if (!entry) return [];
  const errors: FieldError[] = [];
  const add = (message: string) => errors.push({ field: 'conditions', message });
  const choices = [
    [entry.commodities, COMMODITY_CLASSES],
    [entry.exceptCommodities, COMMODITY_CLASSES],
    [entry.services, REQUESTED_SERVICES],
    [entry.days, DAY_KINDS],
  ] as const;
  for (const [values, allowed] of choices) {
    const known: readonly string[] = allowed;
    const foreign = values?.find((value) => value.trim() && !known.includes(value.trim().toLowerCase()));
    if (foreign !== undefined) add(CONDITION_MESSAGES.noMeaning(foreign.slice(0, MAX_CHARACTERS)));
  }
  const { customers, origins, incoterms, dangerousClasses, zone } = entry;
  const lists = [customers, origins, incoterms, dangerousClasses, zone?.places];
  const isShort = (values: readonly string[]) =>
    values.length <= MAX_VALUES && values.every(({ length }) => length <= MAX_CHARACTERS);
  if (!lists.every((values) => isShort(values ?? [])) || (zone?.name?.length ?? 0) > MAX_CHARACTERS) {
    add(CONDITION_MESSAGES.tooMany(MAX_VALUES));
  }
  if (dangerousClasses?.some((one) => !DANGEROUS_CLASS_PATTERN.test(one.trim()))) {
    add(CONDITION_MESSAGES.dangerousClass);
  }
  if (origins?.some((one) => !isOrigin(one.trim()))) add(CONDITION_MESSAGES.origin);
  const term = incoterms?.find((one) => !CODE_PATTERN.test(one.trim()));
  if (term !== undefined) add(CONDITION_MESSAGES.noMeaning(term.slice(0, MAX_CHARACTERS)));
  if (zone?.name?.trim() && !zone.places?.some((place) => place.trim())) add(CONDITION_MESSAGES.zonePlaces);
  validateFigures(entry, add);
  return errors;
}

function validateFigures(entry: RateConditionsEntry, add: (message: string) => void): void {
  const { pieceOver, hours, grossKgUpTo, grossKgOver } = entry;
  const figures = [
    ...[entry.unNumbersFrom, entry.valueOverUsd, entry.volumeM3UpTo, grossKgUpTo, grossKgOver],
    ...[entry.monthKgFrom, entry.monthShipmentsFrom],
    ...[pieceOver?.lengthCm, pieceOver?.widthCm, pieceOver?.heightCm, pieceOver?.weightKg],
  ];
  const isLimit = (figure: number) => figure > 0 && figure <= MAX_FIGURE;
  if (!figures.every((figure) => figure === undefined || figure === null || isLimit(figure))) {
    add(CONDITION_MESSAGES.figure);
  }
  if (grossKgOver && grossKgUpTo && grossKgOver >= grossKgUpTo) add(CONDITION_MESSAGES.vehicleRange);
  const { from, until } = hours ?? {};
  const isHour = (hour: unknown) => Number.isInteger(hour) && Number(hour) >= 0 && Number(hour) <= LAST_HOUR;
  const isEmpty = (from ?? undefined) === undefined && (until ?? undefined) === undefined;
  if (!isEmpty && !(isHour(from) && isHour(until) && from !== until)) add(CONDITION_MESSAGES.hours);
}

function isOrigin(text: string): boolean {
  return CODE_PATTERN.test(text) || ORIGIN_REGIONS.some((region) => region === text.toLowerCase());
}
