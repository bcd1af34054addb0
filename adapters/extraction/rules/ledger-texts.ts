import type { ExtractionInput } from '../../../domain/quoting/shipment-extractor.port.js';
import type { Evidence } from '../../../domain/quoting/shipment-request.js';
import type { LedgerText, Zone, ZoneKind } from '../../../domain/reading/ledger/ledger.types.js';
import { MAX_LENGTH, type NormalText } from './text/normalize-text.js';
import type { Passage, SplitEmail } from './text/split-email.js';
import { blankStruckOut } from './text/struck-out.js';

const ZONE_KINDS: Readonly<Record<Passage['kind'], ZoneKind>> = {
  top: 'newest',
  forwarded: 'forwarded',
  subject: 'subject',
  history: 'history',
};

/**
 * Body and subject as they were received, with the zones of who speaks; signatures and notices are in none. Where the whole
 * cargo stands in what is quoted below (`how much for this?`), that is the request, as if it were forwarded.
 */
export function listLedgerTexts(
  email: ExtractionInput,
  parts: SplitEmail,
  cargo: Readonly<Record<string, readonly Evidence[]>>,
): LedgerText[] {
  const { passages, normalBody, normalSubject } = parts;
  const zones = listZones(passages, 'body', normalBody);
  const isQuoted = restsOnHistory(zones, Object.values(cargo).flat());
  return [
    {
      part: 'body',
      text: blankStruckOut(email.body.slice(0, MAX_LENGTH)),
      zones: isQuoted ? zones.map((zone) => (zone.kind === 'history' ? { ...zone, kind: 'forwarded' } : zone)) : zones,
    },
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

/** Whether everything that was read of the cargo stands in what is quoted below. */
function restsOnHistory(zones: readonly Zone[], cargo: readonly Evidence[]): boolean {
  const isQuoted = ({ part, start }: Evidence) =>
    part === 'body' && zones.some((zone) => zone.kind === 'history' && zone.start <= start && start < zone.end);
  return cargo.length > 0 && cargo.every(isQuoted);
}
