import type { EntryKind, EntryMeasure, FindingCode } from '../../reading/ledger/ledger.types.js';
import type { CorrectableField } from '../correctable-field.js';

/** What an entry of the ledger can be: a figure, a place, or something that the email asks for. */
export type LedgerKind = EntryKind | FindingCode;

interface ChoiceRule {
  /** The value that the entry becomes a part of; undefined where it is no value. */
  readonly field?: CorrectableField;
  /** Kinds of figures and places that it can be chosen for. */
  readonly kinds: readonly EntryKind[];
  /** Whether it is for what the email asks for or names beyond a plain quotation. */
  readonly isForFindings?: true;
  /** Whether it is for sizes without a unit only. */
  readonly isForUnitless?: true;
}

/** What a user can say that a left-over entry is, in the order in which it is offered. */
export const LEDGER_CHOICES = {
  'gross-weight': { field: 'goods.weight', kinds: ['weight', 'bare'] },
  'piece-weight': { field: 'goods.weight', kinds: ['weight', 'bare'] },
  'added-weight': { field: 'goods.weight', kinds: ['weight'] },
  'piece-count': { field: 'goods.pieces', kinds: ['count', 'bare'] },
  contents: { kinds: ['count'] },
  'added-size': { field: 'goods.dimensions', kinds: ['size'] },
  'added-size-in-inches': { field: 'goods.dimensions', kinds: ['size'], isForUnitless: true },
  'total-volume': { field: 'goods.volume', kinds: ['volume', 'bare'] },
  'piece-volume': { field: 'goods.volume', kinds: ['volume'] },
  'goods-value': { field: 'goods.value', kinds: ['money'] },
  'delivery-place': { field: 'destination.city', kinds: ['place'] },
  destination: { field: 'airportDestination', kinds: ['airport', 'place'] },
  'not-the-weight': { kinds: ['weight'] },
  'not-the-size': { kinds: ['size', 'length'] },
  'not-the-volume': { kinds: ['volume'] },
  'not-the-value': { kinds: ['money'] },
  'not-a-place': { kinds: ['airport', 'place'] },
  'no-figure': { kinds: ['bare'] },
  noted: { kinds: [], isForFindings: true },
  'not-of-shipment': { kinds: [], isForFindings: true },
} as const satisfies Readonly<Record<string, ChoiceRule>>;
export type LedgerChoice = keyof typeof LEDGER_CHOICES;

/** The choices by name, in their order. */
export const LEDGER_CHOICE_NAMES = Object.keys(LEDGER_CHOICES) as readonly LedgerChoice[];

const RULES: Readonly<Record<LedgerChoice, ChoiceRule>> = LEDGER_CHOICES;

/** What each kind of figure or place could be a value of. */
const POSSIBLE_FIELDS: Readonly<Record<EntryKind, readonly CorrectableField[]>> = {
  weight: ['goods.weight'],
  volume: ['goods.volume'],
  size: ['goods.dimensions'],
  length: ['goods.dimensions'],
  count: ['goods.pieces'],
  money: ['goods.value'],
  bare: ['goods.weight', 'goods.pieces', 'goods.volume', 'goods.dimensions'],
  airport: ['airportDestination'],
  place: ['destination.city', 'airportDestination'],
};

/** The choices for an entry. @param measure undefined for what is no figure */
export function listChoices(kind: LedgerKind, measure: EntryMeasure | undefined): LedgerChoice[] {
  return LEDGER_CHOICE_NAMES.filter((choice) => {
    const { kinds, isForFindings = false, isForUnitless = false } = RULES[choice];
    if (!isEntryKind(kind)) return isForFindings;
    return kinds.includes(kind) && (!isForUnitless || measure?.hasUnit === false);
  });
}

/** The value that a choice makes an entry a part of; undefined where it is no value. */
export function getChosenField(choice: LedgerChoice): CorrectableField | undefined {
  return RULES[choice].field;
}

/** The values that an entry could be a part of; none for what the email asks for. */
export function listPossibleFields(kind: LedgerKind): readonly CorrectableField[] {
  return isEntryKind(kind) ? POSSIBLE_FIELDS[kind] : [];
}

/** Whether it is a figure or a place, and not something that the email asks for. */
export function isEntryKind(kind: LedgerKind): kind is EntryKind {
  return Object.hasOwn(POSSIBLE_FIELDS, kind);
}
