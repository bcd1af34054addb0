import { CORRECTABLE_FIELDS } from '../../../../../domain/quoting/correctable-values.js';
import type { EvidenceView, LedgerEntryView } from '../../api/generated.js';
import { getMessages } from '../../i18n/messages.js';
import { evidenceTextMessages } from './evidence-text.messages.js';

/** A stretch of an email's text, and the names of the values that were read from it. */
export interface TextSegment {
  readonly start: number;
  readonly text: string;
  /** Empty for words that no value was read from. */
  readonly fields: readonly string[];
  /** What became of the words where no value was read from them; undefined: nothing, they are only words. */
  readonly entry: LedgerEntryView | undefined;
}

/** Which part of an email a text is; `whole` for a pasted email whose parts are counted from its start. */
export type EvidencePart = 'from' | 'subject' | 'body' | 'whole';

interface FieldSpan {
  readonly start: number;
  readonly end: number;
  readonly field: string;
}

/**
 * Cuts one part of an email where values were read from it. Evidence whose words do not stand at its offsets is looked
 * for in the text, and left out where the text does not hold it. An entry of the ledger is left out where its words do not
 * stand at its offsets: the same figure may stand elsewhere and be something else.
 */
export function splitIntoSegments(
  text: string,
  part: EvidencePart,
  evidence: Readonly<Record<string, readonly EvidenceView[]>>,
  ledger: readonly LedgerEntryView[] = [],
): readonly TextSegment[] {
  const isHere = (one: EvidenceView['part']) => (part === 'whole' ? one !== 'attachment' : one === part);
  const entries = ledger.filter(
    (one) => isHere(one.part) && one.end > one.start && text.slice(one.start, one.end) === one.text,
  );
  const read = Object.entries(evidence).flatMap(([field, found]) =>
    found
      .filter((one) => (part === 'whole' ? one.part !== 'attachment' : (one.part ?? 'body') === part))
      .flatMap((one) => findSpans(text, field, one)),
  );
  const used = entries.flatMap(({ start, end, field }) => (field === undefined ? [] : [{ start, end, field }]));
  const places = [...read, ...used];
  const others = entries.filter(({ use }) => use !== 'used');
  const cuts = [...new Set([0, text.length, ...[...places, ...others].flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const segments: TextSegment[] = [];
  for (const [index, start] of cuts.entries()) {
    const end = cuts[index + 1];
    if (end === undefined) break;
    const fields = places.filter((place) => place.start <= start && place.end >= end).map(({ field }) => field);
    const covering = others.filter((one) => one.start <= start && one.end >= end);
    const entry = covering.find(({ use }) => use === 'left-over') ?? covering[0];
    segments.push({ start, text: text.slice(start, end), fields: [...new Set(fields)], entry });
  }
  return segments;
}

function findSpans(text: string, field: string, { start, end, text: quote }: EvidenceView): FieldSpan[] {
  if (quote === '') return [];
  if (text.slice(start, end) === quote) return [{ start, end, field }];
  const found = text.indexOf(quote);
  return found < 0 ? [] : [{ start: found, end: found + quote.length, field }];
}

function getFieldLabels(): Readonly<Record<string, string>> {
  const messages = getMessages(evidenceTextMessages);
  return {
    ...CORRECTABLE_FIELDS,
    'sender.name': messages.sender,
    'sender.company': messages.company,
    'sender.email': messages.email,
    'sender.phone': messages.phone,
    'sender.address': messages.senderAddress,
    'destination.address': messages.deliveryAddress,
    // What a price assumes is named after what is priced.
    airTerm: messages.airTerm,
    description: messages.description,
    pieces: messages.pieces,
    weight: messages.weight,
    country: messages.country,
    cifValue: messages.cifValue,
    rateCondition: messages.rateCondition,
    deliveryRate: messages.deliveryRate,
    deliveryDistance: messages.deliveryDistance,
  };
}

/** `goods.weight` → `Gross weight`; an unknown name is made readable. */
export function formatFieldName(field: string): string {
  const known = Object.hasOwn(getFieldLabels(), field) ? getFieldLabels()[field] : undefined;
  if (known) return known;
  const words = field
    .replace(/[._]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
