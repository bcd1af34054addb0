import type { RateConditionsEntry } from './rate-conditions.js';

type Row = Readonly<Record<string, unknown>>;

/** The conditions in a record of a rate, for instance of the activity log; undefined where it holds none. */
export function parseConditionsEntry(record: unknown): RateConditionsEntry | undefined {
  if (!isRow(record)) return undefined;
  const { pieceOver, hours, zone } = record;
  return {
    commodities: parseTexts(record.commodities),
    dangerousClasses: parseTexts(record.dangerousClasses),
    unNumbersFrom: parseFigure(record.unNumbersFrom),
    services: parseTexts(record.services),
    pieceOver: isRow(pieceOver)
      ? {
          lengthCm: parseFigure(pieceOver.lengthCm),
          widthCm: parseFigure(pieceOver.widthCm),
          heightCm: parseFigure(pieceOver.heightCm),
          weightKg: parseFigure(pieceOver.weightKg),
        }
      : null,
    valueOverUsd: parseFigure(record.valueOverUsd),
    days: parseTexts(record.days),
    hours: isRow(hours) ? { from: parseFigure(hours.from), until: parseFigure(hours.until) } : null,
    customers: parseTexts(record.customers),
    monthKgFrom: parseFigure(record.monthKgFrom),
    monthShipmentsFrom: parseFigure(record.monthShipmentsFrom),
    zone: isRow(zone)
      ? { name: typeof zone.name === 'string' ? zone.name : null, places: parseTexts(zone.places) }
      : null,
    origins: parseTexts(record.origins),
    incoterms: parseTexts(record.incoterms),
    grossKgUpTo: parseFigure(record.grossKgUpTo),
    volumeM3UpTo: parseFigure(record.volumeM3UpTo),
    grossKgOver: parseFigure(record.grossKgOver),
    ...(record.exceptCommodities === undefined ? {} : { exceptCommodities: parseTexts(record.exceptCommodities) }),
  };
}

function parseTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function parseFigure(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
