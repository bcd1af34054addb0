import { isCurrent, type LexedText } from './figures.js';
import type { LedgerReading, TextExtent } from './ledger.types.js';

/** Words and unused numbers of all that speaks of the shipment; signatures, notices and earlier mail are left out. */
export function measureExtent(texts: readonly LexedText[], reading: LedgerReading): TextExtent {
  const spans = Object.values(reading.evidence).flat();
  let words = 0;
  let otherNumbers = 0;
  for (const { source, lexemes, zones } of texts) {
    const own = spans.filter(({ part }) => part === source.part);
    lexemes.forEach(({ kind, start, end }, at) => {
      if (!isCurrent(zones[at])) return;
      if (kind === 'word') words += 1;
      if (kind === 'number' && !own.some((span) => span.start <= start && end <= span.end)) otherNumbers += 1;
    });
  }
  return { words, otherNumbers };
}
