import type { AskableField, LlmExtraction } from '../../../domain/quoting/llm-shipment-extractor.port.js';
import type { ExtractionInput, ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { computeConfidence } from '../../../domain/reading/confidence/compute-confidence.js';
import type { LeftOver } from '../../../domain/reading/ledger/ledger.types.js';
import { COMPOSITE_MESSAGES } from './composite.messages.js';
import { mergeExtractions } from './merge-extractions.js';
import { listFactsOf } from './words-in-question.js';

/** A model's answer and what it is held against. */
export interface AnswerToAccountFor {
  readonly email: ExtractionInput;
  /** The first reading, documents included. */
  readonly base: ShipmentRequest;
  readonly answer: LlmExtraction;
  /** The model's name. */
  readonly name: string;
}

/**
 * The first reading completed by a model's answer, which passes the same constraints: the ledger is kept anew, and
 * values that leave over the words they were asked about are no win and stay out. What is left over then holds the
 * quotation, as it would have without the model.
 */
export async function accountForAnswer(
  rules: ShipmentExtractor,
  { email, base, answer, name }: AnswerToAccountFor,
): Promise<ShipmentRequest> {
  const keep = async (request: ShipmentRequest): Promise<ShipmentRequest> => {
    // A quotation may span half the email: only arithmetic and names count, not that the model quoted the words.
    const reading = { ...request, evidence: omitMethod(request.evidence, name) };
    return { ...request, ledger: await rules.keepLedger(email, reading) };
  };
  const merged = await keep(mergeExtractions(base, answer, name));
  const open = listStillOpen(base, merged);
  const lost = listFactsOf(open).filter((fact) => fillsGap(fact, base, answer));
  const accepted = lost.length > 0 ? await keep(mergeExtractions(base, omitFacts(answer, lost), name)) : merged;
  const words = open.map(({ text }) => text.replace(/\s+/g, ' ')).join(', ');
  const warnings =
    lost.length > 0 ? [...accepted.warnings, COMPOSITE_MESSAGES.wordsStillOpen(words)] : accepted.warnings;
  return { ...accepted, warnings, confidence: computeConfidence(accepted) };
}

/** What was left over before the answer and still is. */
function listStillOpen(base: ShipmentRequest, merged: ShipmentRequest): LeftOver[] {
  return (merged.ledger?.leftOver ?? []).filter((one) =>
    (base.ledger?.leftOver ?? []).some((before) => before.part === one.part && before.start === one.start),
  );
}

/** Whether the answer would fill a gap with this fact; where it only differs, the difference is shown and held. */
function fillsGap(
  fact: AskableField,
  { goods, destination, ...base }: ShipmentRequest,
  answer: LlmExtraction,
): boolean {
  const known: Partial<Record<AskableField, unknown>> = {
    weight: goods.grossWeightKg,
    pieces: goods.pieces,
    dimensions: goods.dimensionLines[0],
    volume: goods.volumeM3,
    value: goods.value,
    airportDestination: base.airportDestination,
    deliveryPlace: destination.city ?? destination.address,
  };
  return known[fact] === undefined && answer[fact] !== undefined;
}

function omitFacts(answer: LlmExtraction, facts: readonly AskableField[]): LlmExtraction {
  return { ...answer, ...Object.fromEntries(facts.map((fact) => [fact, undefined])) };
}

function omitMethod(evidence: ShipmentRequest['evidence'], name: string): ShipmentRequest['evidence'] {
  return Object.fromEntries(
    Object.entries(evidence).map(([field, spans]) => [field, spans.filter(({ method }) => method !== name)]),
  );
}
