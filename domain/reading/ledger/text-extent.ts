import { type Figure, isCurrent, type LexedText } from './figures.js';
import type { EvidenceSpan, LedgerReading, TextExtent } from './ledger.types.js';
import type { Lexeme } from './lexemes.js';

/** What there is in all that speaks of the shipment; signatures, notices and earlier mail are left out. */
export function measureExtent(
  texts: readonly LexedText[],
  figures: readonly Figure[],
  reading: LedgerReading,
): TextExtent {
  const spans = Object.values(reading.evidence).flat();
  let words = 0;
  let otherNumbers = 0;
  for (const { source, lexemes, zones } of texts) {
    const own = spans.filter(({ part }) => part === source.part);
    for (const [at, lexeme] of lexemes.entries()) {
      if (!isCurrent(zones[at])) continue;
      if (lexeme.kind === 'word') words += 1;
      if (lexeme.kind === 'number' && !isCovered(lexeme, own)) otherNumbers += 1;
    }
  }
  const otherAmounts = figures.filter(({ kind, role, text, at }) => {
    const number = text.lexemes[at];
    if (kind !== 'money' || role === 'rate' || !number) return false;
    return !isCovered(
      number,
      spans.filter(({ part }) => part === text.source.part),
    );
  }).length;
  return { words, otherNumbers, otherAmounts };
}

function isCovered({ start, end }: Lexeme, spans: readonly EvidenceSpan[]): boolean {
  return spans.some((span) => span.start <= start && end <= span.end);
}
