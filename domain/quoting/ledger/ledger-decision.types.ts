import type { TextPart } from '../../reading/ledger/ledger.types.js';
import type { CorrectableField } from '../correctable-field.js';
import type { LedgerChoice, LedgerKind } from './ledger-choice.js';

/** Where an entry of the ledger stands in the email, and what it is. */
export interface LedgerPlace {
  readonly kind: LedgerKind;
  readonly part: TextPart;
  readonly start: number;
  readonly end: number;
  /** The words of the email. */
  readonly text: string;
}

/** What a user said that an entry is; `corrected`: they entered by hand the value that it could be a part of. */
export interface LedgerDecision extends LedgerPlace {
  readonly choice: LedgerChoice | 'corrected';
  /** The values that it changed, by their wire names. */
  readonly fields: readonly CorrectableField[];
}
