import { getSpan } from './agreement.js';
import type { Figure } from './figures.js';
import type { EntryMeasure, LeftOver } from './ledger.types.js';
import { CURRENCY_CODES } from './words/units.words.js';

/** A figure as the ledger keeps it: where it stands, and what it says by itself. */
export function toLedgerEntry(figure: Figure): LeftOver {
  const { start, end } = getSpan(figure);
  const { source } = figure.text;
  return {
    kind: figure.kind,
    part: source.part,
    start,
    end,
    text: source.text.slice(start, end),
    measure: toMeasure(figure),
  };
}

function toMeasure(figure: Figure): EntryMeasure {
  const { values, sides, hasUnit } = figure;
  const currency = figure.kind === 'money' ? findCurrency(figure) : undefined;
  return {
    values: [...new Set(values)],
    ...(sides ? { sides } : {}),
    hasUnit,
    ...(currency === undefined ? {} : { currency }),
  };
}

/** The currency right before or behind an amount; a colon may stand between. */
function findCurrency({ text, at, to }: Figure): string | undefined {
  const codes = [at - 1, to, at - 2].map((k) => CURRENCY_CODES.get(text.lexemes[k]?.text ?? ''));
  return codes.find((code) => code !== undefined);
}
