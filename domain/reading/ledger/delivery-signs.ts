import { isCurrent, type LexedText } from './figures.js';
import type { PlaceNames } from './ledger.types.js';
import { findName, getWritten } from './place-entries.js';
import { COLLECTS_PHRASES, DELIVERY_CUES, DELIVERY_WORDS, FETCHES, NO_PLACE_WORDS } from './words/place-cues.words.js';

const AIRPORT_REACH = 6;
const AIRPORT_WORDS: ReadonlySet<string> = new Set(['airport', 'aeropuerto', 'terminal', 'apt', 'apto']);
const DELIVERY_TERMS: ReadonlySet<string> = new Set(['dap', 'ddp', 'dpu', 'ddu']);

/** Whether the email says where the shipment ends: at the airport, at a terminal, or where the customer fetches it. */
export function endsAtAirport(text: LexedText, names: PlaceNames): boolean {
  const { lexemes, zones } = text;
  const isAirport = (at: number) =>
    AIRPORT_WORDS.has(lexemes[at]?.text ?? '') || names.findServedAirport(getWritten(text, at, 1)) !== undefined;
  return lexemes.some(
    (lexeme, at) =>
      isCurrent(zones[at]) &&
      (COLLECTS_PHRASES.matchAt(lexemes, at) > 0 ||
        (AIRPORT_WORDS.has(lexeme.text) && DELIVERY_CUES.endsBefore(lexemes, at, AIRPORT_REACH)) ||
        (isAirport(at) && FETCHES.endsBefore(lexemes, at, AIRPORT_REACH))),
  );
}

/** Whether the email has a word of a delivery, or a term of delivery with a name behind it that nobody knows. */
export function asksForDelivery(text: LexedText, names: PlaceNames): boolean {
  const { lexemes, zones } = text;
  return lexemes.some((lexeme, at) => {
    if (!isCurrent(zones[at])) return false;
    if (DELIVERY_WORDS.matchAt(lexemes, at) > 0) return true;
    return DELIVERY_TERMS.has(lexeme.text) && namesUnknownPlace(text, at + 1, names);
  });
}

/** `DAP Ujarrás`: a word with a capital that is no known place and no word of a request. */
function namesUnknownPlace(text: LexedText, at: number, names: PlaceNames): boolean {
  const word = text.lexemes[at];
  if (word?.kind !== 'word' || word.text.length < 4 || NO_PLACE_WORDS.has(word.text)) return false;
  return /^\p{Lu}/u.test(getWritten(text, at, 1)) && findName(text.lexemes, at, names) === undefined;
}
