import type { AskableField } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import type { ExtractionInput } from '../../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import type { Doubt, EntryKind, LeftOver } from '../../../domain/reading/ledger/ledger.types.js';

/** What words that are left over may state. */
const FACTS_OF_KIND: Readonly<Record<EntryKind, readonly AskableField[]>> = {
  weight: ['weight'],
  volume: ['volume'],
  size: ['dimensions', 'pieces'],
  length: ['dimensions'],
  count: ['pieces', 'dimensions'],
  money: ['value'],
  bare: ['weight', 'pieces', 'dimensions', 'volume'],
  airport: ['airportDestination'],
  place: ['airportDestination', 'deliveryPlace'],
};
/** What a doubt is about, the resolver's own ones included. */
const FACTS_OF_DOUBT: Readonly<Record<Doubt, readonly AskableField[]>> = {
  'pieces-differ-from-sizes': ['pieces', 'dimensions'],
  'weight-each-or-total': ['weight', 'pieces'],
  'repeats-another-piece': ['pieces', 'dimensions', 'weight'],
  'tare-unclear': ['weight'],
  'terms-differ': ['incoterm'],
  // What was not read holds no words to ask about.
  'text-cut': [],
  'total-differs-from-parts': ['weight', 'pieces', 'volume'],
  'unit-guessed': ['weight', 'dimensions', 'volume'],
  'figures-ambiguous': ['weight', 'pieces', 'dimensions', 'volume'],
  'column-unread': ['weight', 'pieces', 'dimensions', 'volume'],
};
/** More would be the email over again. */
const MAX_WORDS = 12;
const MAX_LENGTH = 80;

/** The facts that could account for words that are left over. */
export function listFactsOf(leftOver: readonly LeftOver[]): AskableField[] {
  return [...new Set(leftOver.flatMap(({ kind }) => FACTS_OF_KIND[kind]))];
}

/** The facts that the ledger leaves open: what is left over, and what is in doubt. */
export function listFactsInQuestion({ ledger, cargoDoubts = [] }: ShipmentRequest): AskableField[] {
  const doubts = [...(ledger?.doubts ?? []), ...cargoDoubts];
  return [...new Set([...listFactsOf(ledger?.leftOver ?? []), ...doubts.flatMap(({ code }) => FACTS_OF_DOUBT[code])])];
}

/**
 * The words that the ledger leaves open, as the email writes them: only such as stand in the part of the email that the
 * model gets anyway.
 */
export function listWordsInQuestion(
  { ledger, cargoDoubts = [] }: ShipmentRequest,
  { subject = '', body }: ExtractionInput,
): string[] {
  const open = [
    ...(ledger?.leftOver ?? []).map(({ text }) => text),
    ...(ledger?.doubts ?? []).map(({ words }) => words),
  ];
  const words = [...open, ...cargoDoubts.map(({ words: doubtful }) => doubtful)].filter(
    (one) => one.length <= MAX_LENGTH && (body.includes(one) || subject.includes(one)),
  );
  return [...new Set(words)].slice(0, MAX_WORDS);
}
