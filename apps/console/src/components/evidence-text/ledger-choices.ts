import type { LedgerEntryView } from '../../api/generated.js';
import { getMessages } from '../../i18n/messages.js';
import { formatCubicMetres, formatDecimal, formatKg } from '../format/format.js';
import { ledgerChoiceMessages, ledgerMessages, ledgerRoleMessages } from './ledger.messages.js';

const MAX_DECIMALS = 3;

/** What a left-over part can be. */
export type LedgerChoiceName = NonNullable<LedgerEntryView['choices']>[number];

/** One item of the menu of a left-over part. */
export interface OfferedChoice {
  readonly choice: LedgerChoiceName;
  /** Which reading of the figure is meant; undefined where it has one. */
  readonly value: number | undefined;
  readonly words: string;
}

/** Kinds whose readings are the figure itself: what is read of a size is the count before it. */
const MEASURED_KINDS: ReadonlySet<LedgerEntryView['kind']> = new Set(['weight', 'volume', 'count', 'money', 'bare']);
/** Choices that set a figure aside, whatever it reads. */
const SETS_ASIDE = /^(?:not-|no-|contents$|noted$)/;

/** What a person can choose for a left-over part; a figure that reads in several ways is offered once for each. */
export function listOfferedChoices(entry: LedgerEntryView): OfferedChoice[] {
  const messages = getMessages(ledgerMessages);
  const readings = MEASURED_KINDS.has(entry.kind) ? (entry.readings ?? []) : [];
  return (entry.choices ?? []).flatMap((choice): OfferedChoice[] => {
    const words = getMessages(ledgerChoiceMessages)[choice];
    if (readings.length < 2 || SETS_ASIDE.test(choice)) return [{ choice, value: undefined, words }];
    return readings.map((value) => ({
      choice,
      value,
      words: messages.withValue(words, formatReading(entry.kind, value)),
    }));
  });
}

/** What a part is that was set aside, or that a person gave a role; undefined where nobody said. */
export function formatRole(role: LedgerEntryView['role']): string | undefined {
  return role === undefined ? undefined : getMessages(ledgerRoleMessages)[role];
}

function formatReading(kind: LedgerEntryView['kind'], value: number): string {
  if (kind === 'weight') return formatKg(value);
  return kind === 'volume' ? formatCubicMetres(value) : formatDecimal(value, MAX_DECIMALS);
}
