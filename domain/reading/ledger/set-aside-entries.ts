import { getSpan, isCovered, isKnownSize, isKnownValue, isSuperseded } from './agreement.js';
import { isContents } from './count-entries.js';
import type { Figure } from './figures.js';
import type { EntryKind, LedgerReading, SetAside, SetAsideRole } from './ledger.types.js';
import { toLedgerEntry } from './ledger-entry.js';
import { isOfOtherThing } from './other-things.js';

const ANY_EVIDENCE = /./;
const CORRECTABLE_KINDS: ReadonlySet<EntryKind> = new Set(['weight', 'volume', 'size', 'length', 'count']);
/** Kinds of which a door, a truck or a product may be told. */
const KINDS_OF_THINGS: ReadonlySet<EntryKind> = new Set(['weight', 'size', 'length']);
/** What may stand between the groups of one telephone number, date or reference. */
const JOINTS = /^[\s./:()+-]{1,3}$/;
const MAX_ENTRIES = 60;

/** The figures that are known other things than values of the shipment, each with what it is; groups of one are joined. */
export function listSetAside(
  figures: readonly Figure[],
  leftOver: readonly Figure[],
  reading: LedgerReading,
): SetAside[] {
  const isKnown = (figure: Figure) => (figure.sides ? isKnownSize(figure, reading) : isKnownValue(figure, reading));
  const known = figures.filter(isKnown);
  const entries: SetAside[] = [];
  for (const figure of figures) {
    if (entries.length >= MAX_ENTRIES) break;
    if (leftOver.includes(figure) || isCovered(figure, reading, ANY_EVIDENCE)) continue;
    const role = figure.role ?? (isKnown(figure) ? undefined : findRole(figure, known));
    if (role === undefined) continue;
    const last = entries.at(-1);
    const joined = last && join(last, figure, role);
    if (joined) entries[entries.length - 1] = joined;
    else entries.push({ ...toLedgerEntry(figure), role });
  }
  return entries;
}

function findRole(figure: Figure, known: readonly Figure[]): SetAsideRole | undefined {
  const { kind } = figure;
  if (kind === 'count' && isContents(figure)) return 'contents';
  const others = known.filter((other) => other !== figure && other.kind === kind);
  if (CORRECTABLE_KINDS.has(kind) && isSuperseded(figure, others)) return 'superseded';
  return KINDS_OF_THINGS.has(kind) && isOfOtherThing(figure) ? 'other-thing' : undefined;
}

/** `+506 2222-3333` is one telephone number. */
function join(last: SetAside, figure: Figure, role: SetAsideRole): SetAside | undefined {
  const { source } = figure.text;
  const { start, end } = getSpan(figure);
  const isNext = last.part === source.part && last.role === role && last.kind === figure.kind;
  if (!isNext || !JOINTS.test(source.text.slice(last.end, start))) return undefined;
  const { measure: _measure, ...rest } = last;
  return { ...rest, end, text: source.text.slice(last.start, end) };
}
