import { findUnitCriterion, findValueUnit, normalizeWords } from './price-words.js';
import type { RateCriterion } from './rate-criterion.js';

/** A unit as a sheet writes it: what it counts, and what is said of it beside. */
export interface UnitWords {
  readonly criterion: RateCriterion;
  /** The price is for each day, too: `kg/día`. */
  readonly isPerDay: boolean;
  /** The price is for each started so many: `por cada 1000 kg`; undefined: for each one, parts too. */
  readonly each?: number | undefined;
  /** The price is for what lies beyond what is included: `por línea adicional`. */
  readonly isFurther: boolean;
  /** What a percentage is of, by its code or its name: `% de mano de obra`; undefined: no other charge. */
  readonly percentOf?: string | undefined;
}

const LEADING = /^(?:\/|por |per |x |cada |each )/;
const PER_DAY = /(?: |\/)(?:(?:y|por|per|and|x) )?(?:por )?(?:dia|day|diario|diaria|al dia)$/;
const FURTHER = / (?:adicional|adicionales|extra|extras|additional|further)$/;
const EACH = /^(\d{1,3}(?:[.,]\d{3})|\d{1,6}) (.+)$/;
const PERCENT_OF =
  /^(?:%|percent|percentage|porcentaje)? ?(?:de|del|of|sobre|s\/) ?(?:la |el |los |las |tarifa de )?(.+)$/;
const PERCENTAGE = /^(?:%|percent\b|percentage\b|porcentaje\b)/;
const HALF_HOUR = /^(?:media hora|half hour|half an hour|30 min|30 minutos|30 minutes)(?: o fraccion)?$/;
const QUARTERS_OF_HALF = 2;
const MAX_LENGTH = 100;
const MAX_LEADS = 3;

/** Reads a unit in words; undefined where it is none that is known. A percentage of what is no value is one of a charge. */
export function parseUnitWords(text: string): UnitWords | undefined {
  const words = stripLead(normalizeWords(text.slice(0, MAX_LENGTH)).split(' / ').join('/'));
  if (HALF_HOUR.test(words)) {
    return { criterion: 'quarter_hours', isPerDay: false, isFurther: false, each: QUARTERS_OF_HALF };
  }
  const known = findUnitCriterion(words) ?? findValueUnit(text)?.criterion;
  if (known) return { criterion: known, isPerDay: false, isFurther: false };
  const isPerDay = PER_DAY.test(words);
  const daily = words.replace(PER_DAY, '');
  const isFurther = FURTHER.test(daily);
  const counted = daily.replace(FURTHER, '');
  const [, figure, rest = counted] = EACH.exec(counted) ?? [];
  const criterion = findUnitCriterion(stripLead(rest));
  if (criterion && (isPerDay || isFurther || figure !== undefined)) {
    const each = figure === undefined ? undefined : Number(figure.replace(/[.,]/, ''));
    return { criterion, isPerDay, isFurther, ...(each && each > 1 ? { each } : {}) };
  }
  const [, percentOf] = PERCENTAGE.test(words) ? (PERCENT_OF.exec(words) ?? []) : [];
  return percentOf ? { criterion: 'other_charge', isPerDay: false, isFurther: false, percentOf } : undefined;
}

function stripLead(text: string): string {
  let words = text;
  for (let leads = 0; leads < MAX_LEADS && LEADING.test(words); leads += 1) words = words.replace(LEADING, '');
  return words;
}
