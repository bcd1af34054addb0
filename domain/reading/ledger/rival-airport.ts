import type { LexedText } from './figures.js';
import type { LedgerReading, PlaceName, PlaceNames } from './ledger.types.js';
import { RETRACTED } from './words/cues.words.js';
import { OTHER_PLACE_CUES } from './words/place-cues.words.js';

const CUE_REACH = 5;
const CALLED_BEFORE = /(?:^| )(?:airport|aeropuerto)(?: inter[nt]a[ct]ional)?(?: (?:de|of|en|in))?$/;
const CALLED_BEHIND = /^(?:airport|aeropuerto)\b/;

/** `CPT Liberia airport` beside another airport of destination: the city of a served airport, and called its airport. */
export function isRivalAirport(
  { lexemes }: LexedText,
  at: number,
  { words, origins }: PlaceName,
  { airportDestination, airportOrigin }: LedgerReading,
  names: PlaceNames,
): boolean {
  const own = origins.map(({ code }) => names.findServedAirport(code)).find(Boolean);
  if (own === undefined || airportDestination === undefined) return false;
  if (own.code === airportDestination || own.code === airportOrigin) return false;
  const before = lexemes.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const behind = lexemes[at + words.length]?.text ?? '';
  if (!CALLED_BEFORE.test(before.join(' ')) && !CALLED_BEHIND.test(behind)) return false;
  return !OTHER_PLACE_CUES.endsBefore(lexemes, at, CUE_REACH) && !RETRACTED.endsBefore(lexemes, at, CUE_REACH);
}
