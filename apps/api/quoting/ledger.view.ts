import type { CorrectableField } from '../../../domain/quoting/correctable-values.js';
import type { LedgerChoice, LedgerKind } from '../../../domain/quoting/ledger/ledger-choice.js';
import type { LedgerEntry, LedgerRole, LedgerUse } from '../../../domain/quoting/ledger/ledger-entries.js';
import type { EmailPart } from '../../../domain/quoting/shipment-request.js';

/** A part of an email, and what became of it. */
export class LedgerEntryView {
  readonly part!: EmailPart;
  /** The document that it stands in, where the part is `attachment`. */
  readonly filename?: string;
  /** First character. */
  readonly start!: number;
  /** One past the last character; 0 where an earlier email of the thread holds the words. */
  readonly end!: number;
  readonly text!: string;
  readonly use!: LedgerUse;
  /** What it measures, names or asks for; not there where a value rests on it. */
  readonly kind?: LedgerKind;
  /** The value that rests on it, by its field name of the wire. */
  readonly field?: string;
  /** What else it is, or what a person said that it is. */
  readonly role?: LedgerRole;
  /** The values that it could be a part of, where it is left over. */
  readonly couldBe?: CorrectableField[];
  /** What a person can say that it is, where it is left over. */
  readonly choices?: LedgerChoice[];
  /** The ways to read it, in kg, m³ or pieces, where it is a left-over figure. */
  readonly readings?: number[];
}

/** A part of an email on the wire. @param offset where its part starts in what is shown */
export function toLedgerEntryView(entry: LedgerEntry, offset = 0): LedgerEntryView {
  const { kind, part, filename, start, end, text, use, field, role, couldBe, choices, measure } = entry;
  const shift = end > 0 ? offset : 0;
  return {
    part,
    ...(filename === undefined ? {} : { filename }),
    start: start + shift,
    end: end + shift,
    text,
    use,
    ...(kind === undefined ? {} : { kind }),
    ...(field === undefined ? {} : { field }),
    ...(role === undefined ? {} : { role }),
    ...(couldBe ? { couldBe: [...couldBe] } : {}),
    ...(choices ? { choices: [...choices] } : {}),
    ...(use === 'left-over' && measure ? { readings: [...measure.values] } : {}),
  };
}
