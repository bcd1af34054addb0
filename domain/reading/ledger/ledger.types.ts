import type { PieceDimensions } from '../../cargo/dimensions.js';
import type { Airport } from '../../geography/airport.js';
import type { OriginAirport, Place } from '../../geography/place.js';
import type { AsideRole } from './words/cues.words.js';

/** The parts of an email. */
export type TextPart = 'from' | 'subject' | 'body' | 'attachment';

/** Who speaks in a stretch of an email. */
export type ZoneKind = 'newest' | 'forwarded' | 'subject' | 'history' | 'tail';

/** A stretch of a text: offsets of the original. */
export interface Zone {
  readonly kind: ZoneKind;
  readonly start: number;
  /** One past the last character. */
  readonly end: number;
}

/** A text of an email as it was received, and who speaks where; what no zone covers is not accounted for. */
export interface LedgerText {
  readonly part: TextPart;
  readonly text: string;
  readonly zones: readonly Zone[];
}

/** The meanings of a name, the longest name first. */
export interface PlaceName {
  readonly words: readonly string[];
  readonly places: readonly Place[];
  readonly airport: Airport | undefined;
  readonly airportTown: Airport | undefined;
  readonly country: string | undefined;
  readonly origins: readonly OriginAirport[];
}

/** The names that a text may use for places. */
export interface PlaceNames {
  /** @param word folded: lower case, no accents */
  findByFirstWord(word: string): readonly PlaceName[];
  findServedAirport(code: string): Airport | undefined;
  findOriginAirport(code: string): OriginAirport | undefined;
}

/** A stretch of a text on which a value rests. */
export interface EvidenceSpan {
  readonly part: TextPart;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What was read, as far as the ledger checks it; a shipment request has this shape. */
export interface LedgerReading {
  readonly incoterm: string | undefined;
  readonly goods: {
    readonly grossWeightKg: number | undefined;
    readonly pieces: number | undefined;
    readonly dimensionLines: readonly PieceDimensions[];
    readonly volumeM3: number | undefined;
    readonly value: { readonly amount: number } | undefined;
    readonly dangerous: boolean;
  };
  readonly origin: string | undefined;
  readonly airportOrigin: string | undefined;
  readonly destination: {
    readonly address: string | undefined;
    readonly city: string | undefined;
    readonly country: string | undefined;
  };
  readonly airportDestination: string | undefined;
  /** By field name of the wire. */
  readonly evidence: Readonly<Record<string, readonly EvidenceSpan[]>>;
}

/** What the ledger is kept of. */
export interface LedgerInput {
  readonly texts: readonly LedgerText[];
  readonly reading: LedgerReading;
  readonly names: PlaceNames;
  /** Names and codes, folded, of places that the reader set aside on purpose: negated, superseded, past, in transit. */
  readonly placesSetAside: ReadonlySet<string>;
  /** What the reader itself found beyond a plain quotation. */
  readonly findings: readonly Finding[];
}

/** What a figure or a word of the email measures or names. */
export type EntryKind = 'weight' | 'volume' | 'size' | 'length' | 'count' | 'money' | 'bare' | 'airport' | 'place';

/** A part of the email to which no value rests on and that could move the price. */
export interface LeftOver {
  readonly kind: EntryKind;
  readonly part: TextPart;
  readonly start: number;
  readonly end: number;
  /** The words of the email. */
  readonly text: string;
  /** Absent for places, and in requests from before it was kept. */
  readonly measure?: EntryMeasure;
}

/** What a figure says by itself, in kg, m³, cm or pieces. */
export interface EntryMeasure {
  /** Its readings: `1.250` is 1.25 or 1250; of a size, the count before it if there is one. */
  readonly values: readonly number[];
  /** The sides of a size in cm; as written where no unit stands behind them. */
  readonly sides?: readonly number[];
  readonly hasUnit: boolean;
  /** ISO 4217. */
  readonly currency?: string;
}

/** What else than cargo a figure is. */
export type SetAsideRole = AsideRole | 'contents' | 'superseded' | 'other-thing';

/** A figure that is no value of the shipment, and why. */
export interface SetAside extends LeftOver {
  readonly role: SetAsideRole;
}

/** Why figures are in doubt although nothing is left over: what the reader could not settle, and what its reading misses. */
export const DOUBTS = [
  'pieces-differ-from-sizes',
  'total-differs-from-parts',
  'weight-each-or-total',
  'unit-guessed',
  'figures-ambiguous',
  'column-unread',
  'repeats-another-piece',
  'tare-unclear',
  'terms-differ',
  'text-cut',
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** What the email asks for or names beyond a plain quotation, in its own words. */
export const FINDINGS = ['special-cargo', 'wish', 'dangerous'] as const;
export type FindingCode = (typeof FINDINGS)[number];

/** Something that the email names beyond a plain quotation, in its own words. */
export interface Finding {
  readonly code: FindingCode;
  readonly words: string;
}

/** A doubt with the words of the email that raise it. */
export interface DoubtEntry {
  readonly code: Doubt;
  readonly words: string;
}

/** How much the current parts of the email say: the longer and the fuller of figures, the easier one is misread. */
export interface TextExtent {
  readonly words: number;
  /** Numbers on which no value rests, whatever they are. */
  readonly otherNumbers: number;
  /** Amounts of money on which no value rests, freight rates apart. */
  readonly otherAmounts: number;
}

/** What an email holds beside what supports the reading's values. */
export interface Ledger {
  /** Absent in requests from before it was counted. */
  readonly extent?: TextExtent;
  /** The email says that the shipment ends at the airport, or names an airport and nothing of a delivery beyond it. */
  readonly endsAtAirport: boolean;
  readonly leftOver: readonly LeftOver[];
  /** Absent in requests from before it was kept. */
  readonly setAside?: readonly SetAside[];
  readonly doubts: readonly DoubtEntry[];
  readonly findings: readonly Finding[];
  /** What the reader by grammar reads otherwise; absent where there is nothing. */
  readonly differences?: readonly ReadingDifference[];
}

/** A fact that two readers read differently. */
export interface ReadingDifference {
  /** By its wire name, for instance `goods.weight`. */
  readonly field: string;
  /** The value in use, as displayed. */
  readonly current: string;
  /** What the other reader reads. */
  readonly other: string;
}
