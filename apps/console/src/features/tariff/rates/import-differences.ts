import { validityWords } from '../../../../../../domain/tariff/rate-validity.js';
import { baseRateWords, CRITERION_WORDS, dayWords, maximumWords, minimumWords } from './format-rate.js';
import type { RateFigures, RateImport } from './rates.endpoints.js';

/** What one line of a file changes. */
export interface ImportDifference {
  readonly line: number;
  /** `HNDL, SJO`. */
  readonly rate: string;
  readonly words: readonly string[];
}

/** What a file changes line by line, in the order of the file. */
export function importDifferences(preview: RateImport): ImportDifference[] {
  const added = preview.new.map(({ row, ...rate }) => ({
    line: row,
    rate: nameOf(rate),
    words: [`New: ${figuresOf(rate).join(', ')}`],
  }));
  const changed = preview.changed.map(({ row, before, after }) => ({
    line: row,
    rate: nameOf(after),
    words: changesOf(before, after),
  }));
  return [...added, ...changed].sort((a, b) => a.line - b.line);
}

function nameOf(rate: RateFigures): string {
  return `${rate.serviceCode}, ${rate.airportCode}`;
}

/** What a rate says, figure by figure; an empty list for none. */
export function figuresOf(rate: RateFigures | undefined): string[] {
  if (!rate) return [];
  return [
    CRITERION_WORDS[rate.rateCriteria],
    baseRateWords(rate),
    rate.minimumCharge ? `min ${minimumWords(rate.minimumCharge)}` : 'no minimum',
    rate.maximumCharge ? `max ${maximumWords(rate.maximumCharge)}` : 'no limit',
    `valid ${validityWords(rate, dayWords)}`,
  ];
}

/** What differs between two states of a rate: `$0.12 / kg → $0.15 / kg`. */
export function changesOf(before: RateFigures, after: RateFigures): string[] {
  const now = figuresOf(after);
  const changes = figuresOf(before).flatMap((figure, index) =>
    figure === now[index] ? [] : [`${figure} → ${now[index]}`],
  );
  return changes.length > 0 ? changes : ['Name, description or other details'];
}
