import { computeConfidence } from '../reading/confidence/compute-confidence.js';
import type { DoubtEntry, Ledger } from '../reading/ledger/ledger.types.js';
import { filterDoubtsAbout, toCargoDoubts } from './cargo-doubt.js';
import { extractCorrectableValues, isCorrectableField, isSameValue } from './correctable-values.js';
import { isCorrectedByHand } from './ledger/ledger-decision.js';
import { concernsDestination, type RouteFinding } from './route-finding.js';
import { isSpecified, type RequestedGoods, type ShipmentRequest, type ValueConflict } from './shipment-request.js';

/**
 * A request together with the customer's answer in the same thread (rule 15): what the answer states takes
 * precedence, and what it leaves out is unchanged. The merged one is a request even where the answer alone, `4
 * pallets`, would be none.
 */
export function mergeRequests(before: ShipmentRequest, answer: ShipmentRequest): ShipmentRequest {
  const earlier = isCorrectedByHand(before) ? dropSeenDoubts(before) : before;
  const conflicts = mergeConflicts(earlier, answer);
  const routeFindings = mergeRouteFindings(earlier, answer);
  const merged: ShipmentRequest = {
    isQuotationRequest: earlier.isQuotationRequest || answer.isQuotationRequest,
    language: answer.language,
    confidence: Math.min(earlier.confidence, answer.confidence),
    sender: {
      name: answer.sender.name ?? earlier.sender.name,
      company: answer.sender.company ?? earlier.sender.company,
      email: answer.sender.email ?? earlier.sender.email,
      phone: answer.sender.phone ?? earlier.sender.phone,
      address: answer.sender.address ?? earlier.sender.address,
    },
    incoterm: answer.incoterm ?? earlier.incoterm,
    goods: mergeGoods(earlier.goods, answer.goods),
    ...mergeHandling(earlier, answer),
    origin: answer.origin ?? earlier.origin,
    airportOrigin: answer.airportOrigin ?? earlier.airportOrigin,
    ...mergeDestination(earlier, answer),
    evidence: { ...earlier.evidence, ...answer.evidence },
    warnings: [...new Set([...earlier.warnings, ...answer.warnings])],
    // Shipments that the answer tells apart are not those of the thread.
    severalShipments: answer.severalShipments || (answer.furtherShipments?.length ?? 0) > 0,
    ...(isStillDoubtful(earlier, answer) ? { isDoubtful: true } : {}),
    ...(conflicts.length > 0 ? { conflicts } : {}),
    ...mergeLedgers(earlier.ledger, answer),
    // What a user said about a wish holds for the thread, and a value that they assigned is none entered by hand.
    ...(earlier.ledgerDecisions ? { ledgerDecisions: earlier.ledgerDecisions } : {}),
    ...(routeFindings.length > 0 ? { routeFindings } : {}),
    ...toCargoDoubts(mergeFound(earlier.cargoDoubts, answer.cargoDoubts, isOpenAfter(answer))),
    rawAnswer: answer.rawAnswer,
    extractor: answer.extractor,
  };
  const corrected = filterStillCorrected(earlier, merged);
  // Whoever corrected a value has not seen the answer.
  const complete = corrected.length > 0 ? { ...merged, corrected, correctedEarlier: corrected } : merged;
  return { ...complete, confidence: computeConfidence(complete) };
}

/** Whoever corrected a value has seen what was doubtful in that email; what it asks for beyond a quotation stays. */
function dropSeenDoubts(request: ShipmentRequest): ShipmentRequest {
  const { cargoDoubts: _cargoDoubts, routeFindings = [], ledger, ...rest } = request;
  const findings = routeFindings.filter((finding) => !concernsDestination(finding));
  return {
    ...rest,
    ...(ledger ? { ledger: { ...ledger, leftOver: [], doubts: [], differences: [] } } : {}),
    ...(findings.length > 0 ? { routeFindings: findings } : {}),
  };
}

/**
 * What the answer has left over and is doubtful about, what it leaves doubtful, and what the thread asks for beyond a plain
 * quotation: that holds until staff have seen it.
 */
function mergeLedgers(earlier: Ledger | undefined, answer: ShipmentRequest): { readonly ledger?: Ledger } {
  const { ledger } = answer;
  if (!ledger) return earlier ? { ledger: earlier } : {};
  const isUnnamed = ({ code }: Found) => !ledger.findings.some((one) => one.code === code);
  return {
    ledger: {
      ...ledger,
      endsAtAirport: ledger.endsAtAirport || earlier?.endsAtAirport === true,
      doubts: mergeFound(earlier?.doubts, ledger.doubts, isOpenAfter(answer)),
      findings: mergeFound(earlier?.findings, ledger.findings, isUnnamed),
    },
  };
}

/** What a reader found in an email, in the email's words. */
interface Found {
  readonly code: string;
  readonly words: string;
}

/** What was found before and the answer does not settle, then what was found in the answer; each once. */
function mergeFound<One extends Found>(
  earlier: readonly One[] = [],
  answer: readonly One[] = [],
  isOpen: (found: One) => boolean,
): readonly One[] {
  const left = earlier.filter(isOpen);
  const isNew = ({ code, words }: One) => !left.some((one) => one.code === code && one.words === words);
  return [...left, ...answer.filter(isNew)];
}

/** A doubt ends with an answer that states anew what it is about. */
function isOpenAfter(answer: ShipmentRequest): (doubt: DoubtEntry) => boolean {
  const stated = Object.keys(answer.evidence);
  return (doubt) => filterDoubtsAbout([doubt], stated).length === 0;
}

/** A doubt whether the thread asks for a quotation ends with an answer that plainly does. */
function isStillDoubtful(earlier: ShipmentRequest, answer: ShipmentRequest): boolean {
  return earlier.isDoubtful === true && (answer.isDoubtful === true || !answer.isQuotationRequest);
}

/** What the customer states anew replaces a user's correction. */
function filterStillCorrected(earlier: ShipmentRequest, merged: ShipmentRequest): readonly string[] {
  const before = extractCorrectableValues(earlier);
  const after = extractCorrectableValues(merged);
  return (earlier.corrected ?? []).filter((field) => {
    return isCorrectableField(field) && isSameValue(before[field], after[field]);
  });
}

/** What the answer states anew is no longer in doubt, unless the answer itself was read differently. */
function mergeConflicts(earlier: ShipmentRequest, answer: ShipmentRequest): readonly ValueConflict[] {
  const left = (earlier.conflicts ?? []).filter(({ field }) => !Object.hasOwn(answer.evidence, field));
  return [...left, ...(answer.conflicts ?? [])];
}

/** A destination that the answer states anew settles what was found about the earlier one. */
function mergeRouteFindings(earlier: ShipmentRequest, answer: ShipmentRequest): readonly RouteFinding[] {
  const namesDestination = Boolean(answer.airportDestination ?? answer.destination.country);
  const isOpen = (finding: RouteFinding) => !(namesDestination && concernsDestination(finding));
  return mergeFound(earlier.routeFindings, answer.routeFindings, isOpen);
}

/** What a person said of the handling holds for the thread. */
function mergeHandling(earlier: ShipmentRequest, answer: ShipmentRequest): Pick<ShipmentRequest, 'handling'> {
  const handling = answer.handling ?? earlier.handling;
  return handling ? { handling } : {};
}

function mergeGoods(earlier: RequestedGoods, answer: RequestedGoods): RequestedGoods {
  const hasNewSizes = answer.dimensionLines.length > 0;
  const hasNewVolume = hasNewSizes || isSpecified(answer.volumeM3);
  // Sizes, volume and count belong together: old ones beside new ones would describe a shipment that does not exist.
  const sized = hasNewVolume ? answer : replacePieces(earlier, answer.pieces);
  return {
    grossWeightKg: isSpecified(answer.grossWeightKg) ? answer.grossWeightKg : earlier.grossWeightKg,
    pieces: sized.pieces ?? (hasNewSizes ? undefined : earlier.pieces),
    dimensionLines: sized.dimensionLines,
    originalDimensions: sized.originalDimensions,
    volumeM3: sized.volumeM3,
    value: answer.value ?? earlier.value,
    description: answer.description ?? earlier.description,
    dangerous: earlier.dangerous || answer.dangerous,
    additionalInfo: answer.additionalInfo ?? earlier.additionalInfo,
  };
}

/** A new count beside one old size means that size, so many times; beside several sizes it stays without a size. */
function replacePieces(goods: RequestedGoods, pieces: number | undefined): RequestedGoods {
  const [line, ...others] = goods.dimensionLines;
  if (!isSpecified(pieces) || pieces === goods.pieces) return goods;
  if (!line || others.length > 0) return { ...goods, pieces };
  const volumeM3 = goods.volumeM3 === undefined ? undefined : (goods.volumeM3 / line.pieces) * pieces;
  return { ...goods, pieces, dimensionLines: [{ ...line, pieces }], volumeM3 };
}

/** A new airport or place replaces the old destination as a whole: an old city behind a new airport would mislead. */
function mergeDestination(
  earlier: ShipmentRequest,
  answer: ShipmentRequest,
): Pick<ShipmentRequest, 'destination' | 'airportDestination'> {
  const { destination, airportDestination } = answer;
  const names = Boolean(destination.city ?? destination.address);
  const isElsewhere = airportDestination !== undefined && airportDestination !== earlier.airportDestination;
  return {
    airportDestination: airportDestination ?? earlier.airportDestination,
    destination: {
      address: names || isElsewhere ? destination.address : earlier.destination.address,
      city: names || isElsewhere ? destination.city : earlier.destination.city,
      country: destination.country ?? (isElsewhere ? undefined : earlier.destination.country),
    },
  };
}
