import type { CorrectableField } from '../correctable-field.js';
import type { ShipmentRequest } from '../shipment-request.js';
import { isEntryKind, listPossibleFields } from './ledger-choice.js';
import type { LedgerDecision, LedgerPlace } from './ledger-decision.types.js';

/** The decision about an entry. What the email asks for is known by its words: it holds for the whole thread. */
export function findDecision(
  { ledgerDecisions = [] }: Pick<ShipmentRequest, 'ledgerDecisions'>,
  place: LedgerPlace,
): LedgerDecision | undefined {
  const isAbout = (one: LedgerDecision) =>
    one.kind === place.kind &&
    one.text === place.text &&
    (!isEntryKind(place.kind) || (one.part === place.part && one.start === place.start && one.end === place.end));
  return ledgerDecisions.findLast(isAbout);
}

/**
 * Whether a user corrected a value by hand since the newest email came: they have seen it, and nothing in it is left over any
 * more. A value that changed because one entry got its role says nothing about the others.
 */
export function isCorrectedByHand({
  corrected = [],
  correctedEarlier = [],
  ledgerDecisions = [],
}: Pick<ShipmentRequest, 'corrected' | 'correctedEarlier' | 'ledgerDecisions'>): boolean {
  const isDecided = (field: string) => ledgerDecisions.some(({ fields }) => fields.some((one) => one === field));
  return corrected.some((field) => !correctedEarlier.includes(field) && !isDecided(field));
}

/** The values that decisions about entries of this email settled; those about an earlier one say nothing of its figures. */
export function listDecidedFields(request: Pick<ShipmentRequest, 'ledger' | 'ledgerDecisions'>): string[] {
  return (request.ledger?.leftOver ?? []).flatMap((entry) => findDecision(request, entry)?.fields ?? []);
}

/** The request with one more decision. */
export function addDecision(request: ShipmentRequest, decision: LedgerDecision): ShipmentRequest {
  return { ...request, ledgerDecisions: [...(request.ledgerDecisions ?? []), decision] };
}

/** The request with the left-over entries settled that could be a part of values which a user entered. */
export function settleCorrectedEntries(
  request: ShipmentRequest,
  changed: readonly CorrectableField[],
): ShipmentRequest {
  const open = (request.ledger?.leftOver ?? []).filter(
    (entry) =>
      findDecision(request, entry) === undefined &&
      listPossibleFields(entry.kind).some((field) => changed.includes(field)),
  );
  return open.reduce<ShipmentRequest>((settled, { kind, part, start, end, text }) => {
    return addDecision(settled, { kind, part, start, end, text, choice: 'corrected', fields: [] });
  }, request);
}
