import type { EntryMeasure, SetAsideRole } from '../../reading/ledger/ledger.types.js';
import type { CorrectableField } from '../correctable-field.js';
import type { EmailPart, ShipmentRequest } from '../shipment-request.js';
import {
  getChosenField,
  isEntryKind,
  type LedgerChoice,
  type LedgerKind,
  listChoices,
  listPossibleFields,
} from './ledger-choice.js';
import { findDecision, isCorrectedByHand } from './ledger-decision.js';
import type { LedgerPlace } from './ledger-decision.types.js';

/** What became of a part of the email. */
export const LEDGER_USES = ['used', 'set-aside', 'left-over'] as const;
export type LedgerUse = (typeof LEDGER_USES)[number];

/** Why a part of the email is no value: what it is, or what a user said that it is. */
export type LedgerRole = SetAsideRole | LedgerChoice | 'corrected';

/** One part of the email and what became of it. */
export interface LedgerEntry {
  /** Undefined for what a value rests on. */
  readonly kind: LedgerKind | undefined;
  readonly part: EmailPart;
  /** The document that holds it, for the part `attachment`. */
  readonly filename?: string;
  readonly start: number;
  /** One past the last character; 0 where the email at hand does not hold the words, but an earlier one of its thread. */
  readonly end: number;
  readonly text: string;
  readonly use: LedgerUse;
  /** Wire name of the value that rests on it. */
  readonly field?: string;
  readonly role?: LedgerRole;
  /** The values that it could be a part of. */
  readonly couldBe?: readonly CorrectableField[];
  /** What a user can say that it is. */
  readonly choices?: readonly LedgerChoice[];
  readonly measure?: EntryMeasure;
}

/** The texts of an email in which words are looked for. */
export interface LedgerTexts {
  readonly body: string;
  readonly subject: string;
}

/** Everything that the email says and what became of it: what values rest on, what was set aside, and what is left over. */
export function listLedgerEntries(request: ShipmentRequest, texts: LedgerTexts): LedgerEntry[] {
  const used = Object.entries(request.evidence).flatMap(([field, places]) =>
    places.map(({ part, filename, start, end, text }): LedgerEntry => {
      return { kind: undefined, part, ...(filename ? { filename } : {}), start, end, text, use: 'used', field };
    }),
  );
  const setAside = (request.ledger?.setAside ?? []).map((entry): LedgerEntry => ({ ...entry, use: 'set-aside' }));
  return [...used, ...setAside, ...listOpenEntries(request, texts)];
}

function listOpenEntries(request: ShipmentRequest, texts: LedgerTexts): LedgerEntry[] {
  const { leftOver = [], findings = [] } = request.ledger ?? {};
  const figures = leftOver.map((entry) => settle(request, entry, entry.measure));
  const found = findings.map(({ code, words }) => settle(request, locate(code, words, texts), undefined));
  return [...figures, ...found];
}

function settle(request: ShipmentRequest, place: LedgerPlace, measure: EntryMeasure | undefined): LedgerEntry {
  const { kind, part, start, end, text } = place;
  const stretch = { kind, part, start, end, text };
  const decision = findDecision(request, place);
  if (decision) {
    const field = decision.choice === 'corrected' ? undefined : getChosenField(decision.choice);
    return { ...stretch, use: field ? 'used' : 'set-aside', ...(field ? { field } : {}), role: decision.choice };
  }
  if (isEntryKind(kind) && isCorrectedByHand(request)) return { ...stretch, use: 'set-aside', role: 'corrected' };
  const couldBe = listPossibleFields(kind);
  return {
    ...stretch,
    use: 'left-over',
    couldBe,
    choices: listChoices(kind, measure),
    ...(measure ? { measure } : {}),
  };
}

/** Where the words of a finding stand; the ledger keeps the words alone, which an earlier email may hold. */
function locate(kind: LedgerKind, text: string, { body, subject }: LedgerTexts): LedgerPlace {
  const inBody = body.indexOf(text);
  if (inBody >= 0) return { kind, part: 'body', start: inBody, end: inBody + text.length, text };
  const inSubject = subject.indexOf(text);
  return inSubject >= 0
    ? { kind, part: 'subject', start: inSubject, end: inSubject + text.length, text }
    : { kind, part: 'body', start: 0, end: 0, text };
}
