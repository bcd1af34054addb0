import type { LexedText } from './figures.js';
import type { LedgerReading, PlaceName, PlaceNames } from './ledger.types.js';
import { foldKeepingLength, type Lexeme } from './lexemes.js';
import { FURTHER_DESTINATION_CUES, FURTHER_DESTINATION_ENDS } from './words/place-cues.words.js';

const CUE_REACH = 6;
/** Words between which and `as well` a place is one more that a price is asked for. */
const ASKING: ReadonlySet<string> = new Set(['quote', 'price', 'rate', 'cotizar', 'cotice', 'coticen']);

/**
 * `Also quote to Tegucigalpa`, `Alternativa: Choloma`: a place that the email asks a price for beside another destination,
 * whichever of the two was read. A town of the airport's own name is none.
 */
export function isFurtherDestination(
  { lexemes }: LexedText,
  at: number,
  name: PlaceName,
  { airportDestination }: LedgerReading,
  names: PlaceNames,
): boolean {
  const airport = airportDestination === undefined ? undefined : names.findServedAirport(airportDestination);
  if (airport === undefined || foldKeepingLength(airport.city) === name.words.join(' ')) return false;
  const end = at + name.words.length;
  if (ASKING.has(lexemes[at - 1]?.text ?? '') && FURTHER_DESTINATION_ENDS.matchAt(lexemes, end) > 0) return true;
  return endsRightBefore(lexemes, at);
}

/** A cue stands directly before the place. */
function endsRightBefore(lexemes: readonly Lexeme[], at: number): boolean {
  for (let from = at - 1; from >= at - CUE_REACH; from -= 1)
    if (FURTHER_DESTINATION_CUES.matchAt(lexemes, from) === at - from) return true;
  return false;
}
