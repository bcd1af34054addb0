import { isNear } from './agreement.js';
import { accountForCargo } from './cargo-entries.js';
import { asksForDelivery, endsAtAirport } from './delivery-signs.js';
import { findFigures, lexText } from './figures.js';
import { findFindings, findReplacements } from './findings.js';
import type { Ledger, LedgerInput } from './ledger.types.js';
import { findLeftOverPlaces } from './place-entries.js';
import { findUnmetTotals } from './stated-totals.js';
import { measureExtent } from './text-extent.js';
import { findUnappliedCorrections } from './unapplied-corrections.js';
import { findUncountedGoods } from './uncounted-goods.js';

/**
 * What an email holds beside what supports the values that were read: figures and places on which no value rests, doubts
 * about how figures belong together, and what it asks for beyond a plain quotation.
 *
 * The texts are read anew, apart from how the values were found, so that a blind spot of the extractors is not one of the
 * ledger. A figure is accounted for where arithmetic explains it: as a value, a part of one, a multiple of one.
 */
export function keepLedger({ texts, reading, names, placesSetAside, findings }: LedgerInput): Ledger {
  const lexed = texts.map(lexText);
  const figures = lexed.flatMap(findFigures);
  const { leftOver, setAside, doubts, isCountConfirmed } = accountForCargo(figures, reading);
  const { grossWeightKg } = reading.goods;
  const weights = figures.filter(
    ({ kind, values }) =>
      kind === 'weight' && grossWeightKg !== undefined && values.some((kg) => isNear(kg, grossWeightKg)),
  );
  const isAtAirport = lexed.some((text) => endsAtAirport(text, names));
  const staysAtAirport =
    isAtAirport || (reading.airportDestination !== undefined && !lexed.some((text) => asksForDelivery(text, names)));
  const places = {
    reading,
    names,
    setAside: placesSetAside,
    endsAtAirport: isAtAirport && !deliversBeyondAirport(reading),
  };
  return {
    extent: measureExtent(lexed, figures, reading),
    endsAtAirport: staysAtAirport,
    leftOver: [
      ...leftOver,
      ...findUncountedGoods(lexed, leftOver, reading),
      ...lexed.flatMap((text) => findLeftOverPlaces(text, places)),
    ],
    setAside,
    doubts: [
      ...doubts,
      ...lexed.flatMap((text) => findReplacements(text, isCountConfirmed, weights)),
      ...lexed.flatMap((text) => findUnappliedCorrections(text, figures, reading)),
      ...lexed.flatMap((text) => findUnmetTotals(text, reading)),
    ],
    findings: [...findings, ...lexed.flatMap((text) => findFindings(text, reading.incoterm))],
  };
}

/** Terms under which the seller delivers beyond the airport. */
const DELIVERY_TERMS: ReadonlySet<string> = new Set(['DAP', 'DDP', 'DPU']);

function deliversBeyondAirport({ incoterm }: LedgerInput['reading']): boolean {
  return incoterm !== undefined && DELIVERY_TERMS.has(incoterm);
}
