import type { ExtractionInput } from '../../../domain/quoting/shipment-extractor.port.js';
import type { LedgerText, Zone, ZoneKind } from '../../../domain/reading/ledger/ledger.types.js';
import { MAX_LENGTH, type NormalText } from './text/normalize-text.js';
import type { Passage, SplitEmail } from './text/split-email.js';

const ZONE_KINDS: Readonly<Record<Passage['kind'], ZoneKind>> = {
  top: 'newest',
  forwarded: 'forwarded',
  subject: 'subject',
  history: 'history',
};

/** Body and subject as they were received, with the zones of who speaks; signatures and notices are in none. */
export function listLedgerTexts(email: ExtractionInput, parts: SplitEmail): LedgerText[] {
  const { passages, normalBody, normalSubject } = parts;
  return [
    { part: 'body', text: email.body.slice(0, MAX_LENGTH), zones: listZones(passages, 'body', normalBody) },
    {
      part: 'subject',
      text: (email.subject ?? '').slice(0, MAX_LENGTH),
      zones: listZones(passages, 'subject', normalSubject),
    },
  ];
}

function listZones(passages: readonly Passage[], part: 'body' | 'subject', normal: NormalText): Zone[] {
  return passages
    .filter(({ stream }) => stream.part === part)
    .flatMap(({ kind, lines }) =>
      lines.map(({ from, to }) => ({
        kind: ZONE_KINDS[kind],
        start: normal.at[from] ?? 0,
        end: normal.at[to] ?? Number.POSITIVE_INFINITY,
      })),
    )
    .sort((one, other) => one.start - other.start);
}
