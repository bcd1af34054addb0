import { foldText } from '../../../domain/fold-text.js';
import { listNamedCurrencies } from '../../../domain/tariff/price-words.js';
import { type Day, isDay } from '../../../domain/tariff/rate-validity.js';
import { parseDay } from './parse-date.js';

/** What the lines above a table say of all rates in it. */
export interface TitleTerms {
  readonly validFrom: Day | undefined;
  readonly validUntil: Day | undefined;
  /** A period that is not understood, as it stands there. */
  readonly unreadPeriod: string | undefined;
  /** Weights go up to a multiple of so many kilograms. */
  readonly weightStep: number | undefined;
  /** The prices are said to be for agents, and not for everybody. */
  readonly isForAgents: boolean;
  /** Ranges of weight are of the chargeable weight, whatever a price is for. */
  readonly isByChargeableWeight: boolean;
}

const PERIOD = /\b(?:vigen(?:cia|te)|valid[ao]?|validez|validity|rige)\b(.{0,100})/;
const MONTHS = ['ene|jan', 'feb', 'mar', 'abr|apr', 'may', 'jun', 'jul', 'ago|aug', 'sep|set', 'oct', 'nov', 'dic|dec'];
const NAMED_DAY = /\b(\d{1,2})(?: de |[- ])([a-z]{3,10})\.?(?: de |[- ])(\d{4})\b/g;
const WRITTEN_DAY = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{4}\b|\b\d{5}(?:\.\d)?\b/g;
const OPEN_END = /\b(?:hasta nuevo aviso|until further notice)\b/;
const ENDS = /^[\s:]*(?:hasta|until|to)\b/;
/** `US$ salvo L (lempiras)`, `US$ (balboas a la par)`. */
const LEADING_CURRENCY =
  /((?:US\$|USD|d[oó]lares)) ?(?:salvo|excepto|except|\((?:balboas?|PAB) (?:a la par|at par)\))/i;
const MAX_TITLE = 1_000;
const YEAR = /\b20\d{2}\b/;
const HALF_KILO = /\b(?:medio kilo|half kilo|0[.,]5 kg)\b/;
const KILO = /\b(?:kilo|kg) (?:entero|completo|siguiente)\b|\b(?:whole|next|full) (?:kilo|kg)\b/;
const BY_CHARGEABLE_WEIGHT = /\b(?:segun|por) (?:el )?peso (?:cobrable|tasable)\b|\bby chargeable weight\b/;
const FOR_AGENTS = /\b(?:for|para) (?:overseas |our |los |nuestros )?(?:agents|agentes)\b/;
const GOES_UP = /\b(?:sube|suben|redondea|redondean|redondeo|up to|rounded up)\b/;

/** Reads the period of validity and the rounding of weights from the lines above a table. */
export function readTitleTerms(titles: readonly string[]): TitleTerms {
  const lines = titles.map((title) => foldText(title.slice(0, MAX_TITLE)));
  const period = lines
    .flatMap((line) => PERIOD.exec(line)?.[1] ?? [])
    .find((text) => YEAR.test(text) || /\d{5}/.test(text));
  const days = period === undefined ? [] : listDays(period);
  const isOpen = period !== undefined && OPEN_END.test(period);
  const isEndOnly = period !== undefined && ENDS.test(period);
  const [first, second, third] = days;
  const isRead = first !== undefined && third === undefined && (second === undefined || second >= first);
  const rounding = lines.find((line) => GOES_UP.test(line) && (HALF_KILO.test(line) || KILO.test(line)));
  return {
    validFrom: isRead && !(isEndOnly && second === undefined) ? first : undefined,
    validUntil: !isRead || isOpen ? undefined : (second ?? (isEndOnly ? first : undefined)),
    unreadPeriod: period === undefined || isRead ? undefined : period.trim(),
    isForAgents: lines.some((line) => FOR_AGENTS.test(line)),
    isByChargeableWeight: lines.some((line) => BY_CHARGEABLE_WEIGHT.test(line)),
    weightStep: rounding === undefined ? undefined : HALF_KILO.test(rounding) ? 0.5 : 1,
  };
}

/**
 * The currencies that the lines above a table name. One that the others are exceptions of, or at par with, is that of every row
 * that names none.
 * @param airportCodes `MGA` is an airport, and a currency elsewhere
 */
export function listTitleCurrencies(titles: readonly string[], airportCodes: readonly string[]): readonly string[] {
  const named = titles.flatMap(listNamedCurrencies).filter((code) => !airportCodes.includes(code));
  const all = [...new Set(named)];
  const [leading] = titles.flatMap((title) => {
    const [, before] = LEADING_CURRENCY.exec(title.slice(0, MAX_TITLE)) ?? [];
    return before === undefined ? [] : listNamedCurrencies(before).slice(-1);
  });
  return leading ? [leading] : all;
}

/** The days of a period; in a title the day stands before the month. */
function listDays(text: string): Day[] {
  const plain = text.replace(NAMED_DAY, (written, day: string, month: string, year: string) => {
    const at = MONTHS.findIndex((names) => names.split('|').includes(month.slice(0, 3)));
    return at < 0 ? written : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
  });
  return (plain.match(WRITTEN_DAY) ?? []).flatMap((written) => {
    const day = /^\d{5}/.test(written) ? parseDay(written.slice(0, 5)) : toDay(written);
    return day ?? [];
  });
}

function toDay(written: string): Day | undefined {
  if (isDay(written)) return written;
  const [day = '', month = '', year = ''] = written.split(/[/.-]/);
  const turned = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(turned) ? turned : undefined;
}
