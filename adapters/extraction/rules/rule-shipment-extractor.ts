import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import type { ReferenceData } from '../../../domain/geography/airport-directory.port.js';
import type { Incoterm } from '../../../domain/pricing/incoterm/incoterm.js';
import { type ReadableEmail, ShipmentReader } from '../../../domain/quoting/shipment-extractor.port.js';
import type { Evidence, ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { cargoMentions } from './cargo/cargo-mentions.js';
import { cargoOf, type RankedCargo } from './cargo/cargo-resolution.js';
import { confidenceOf } from './confidence.js';
import { deliveryIntent } from './places/delivery-intent.js';
import { formSender } from './sender/form-sender.js';
import { goodsIn } from './goods/goods-extractor.js';
import { impliedTerm, termMentions } from './terms/incoterm-extractor.js';
import { indexOf, knownPlaces } from './places/known-places.js';
import { languageOf } from './text/language.js';
import { namesOf } from './sender/mailbox.js';
import { slashTriplet, waybillCargo } from './cargo/cargo-imp-codes.js';
import { folded, MAX_LENGTH } from './text/normalize-text.js';
import { type DividedEmail, divided, type Passage } from './text/split-email.js';
import { placesIn } from './places/place-finder.js';
import type { PlaceIndex } from './places/place-index.js';
import { journeyOf } from './places/route-resolution.js';
import { requestVerdict } from './intent/request-classifier.js';
import { senderOf } from './sender/sender-extractor.js';
import { severalShipmentsIn } from './intent/several-shipments.js';
import { METHOD } from './text/token-stream.js';

/** Reads English and Spanish quotation emails by rules of the language of freight. */
export class RuleReader extends ShipmentReader {
  private index: Promise<PlaceIndex> | undefined;

  constructor(
    private readonly gazetteer: Gazetteer,
    private readonly referenceData: ReferenceData,
  ) {
    super();
  }

  override async read(email: ReadableEmail): Promise<ShipmentRequest> {
    this.index ??= knownPlaces(this.gazetteer, this.referenceData).then(indexOf);
    return shipmentIn(email, await this.index);
  }
}

/** The shipment that an email states. */
export function shipmentIn(email: ReadableEmail, index: PlaceIndex): ShipmentRequest {
  const parts = divided(email);
  const { passages } = parts;
  const places = passages.map((passage) => placesIn(passage.stream, index));
  const cargo = cargoOf(
    passages.map((passage): RankedCargo => {
      const codes = codesIn(passage, parts);
      return {
        mentions: cargoMentions(
          passage.stream,
          codes.map(({ evidence }) => evidence),
        ),
        codes,
      };
    }),
  );
  const term = termIn(passages);
  const current = passages.filter((passage) => passage.kind !== 'history');
  const intent = deliveryIntent(
    current.map((passage) => passage.stream),
    term?.term,
  );
  const inherited =
    intent === 'unsaid'
      ? deliveryIntent(
          passages.map((passage) => passage.stream),
          term?.term,
        )
      : intent;
  const journey = journeyOf(
    passages.map(({ stream }, rank) => ({ stream, rank, places: places[rank] ?? [] })),
    index,
    inherited,
  );
  const goods = goodsIn(passages, places, new Set(namesOf(parts.mailbox)));
  const form = formSender(passages);
  const { sender, evidence: senderEvidence } = senderOf(
    email.from,
    parts.normalFrom,
    parts.signature,
    parts.normalBody,
    email.body,
    form,
  );
  const facts = [
    cargo.grossWeightKg,
    cargo.pieces,
    cargo.volumeM3,
    journey.airportDestination ?? journey.country,
    term,
  ].filter((fact) => fact !== undefined).length;
  const verdict = requestVerdict({
    from: folded(email.from ?? '').slice(0, 400),
    subject: folded(parts.normalSubject.text),
    top: textOf(passages, 'top'),
    forwarded: textOf(passages, 'forwarded'),
    whole: parts.whole,
    facts,
    addressesMachine: parts.addressesMachine,
  });
  const several = severalShipmentsIn(current);
  const warnings = [...cargo.warnings, ...journey.warnings];
  if (parts.cutOff) warnings.push(`Only the first ${MAX_LENGTH} characters of the email were read.`);
  if (parts.addressesMachine) warnings.push('The email holds instructions to the system; they were left out.');
  if (several)
    warnings.push('The email holds several shipments that could not be told apart; they should be quoted one by one.');
  const evidence: Record<string, readonly Evidence[]> = {
    ...cargo.evidence,
    ...journey.evidence,
    ...goods.evidence,
    ...senderEvidence,
  };
  if (term) evidence.incoterm = [term.evidence];
  const read = {
    isQuotationRequest: verdict.isRequest,
    incoterm: term?.term,
    goods: {
      grossWeightKg: cargo.grossWeightKg,
      pieces: cargo.pieces,
      dimensionLines: cargo.dimensionLines,
      originalDimensions: cargo.originalDimensions,
      volumeM3: cargo.volumeM3,
      value: goods.value,
      description: goods.description,
      dangerous: goods.dangerous,
      additionalInfo: undefined,
    },
    origin: journey.origin,
    airportOrigin: journey.airportOrigin,
    destination: { address: journey.address, city: journey.city, country: journey.country },
    airportDestination: journey.airportDestination,
  };
  return {
    ...read,
    language: languageOf(wordsOf(passages, 'top'), wordsOf(passages, 'subject')),
    confidence: confidenceOf(read, warnings.length),
    sender,
    evidence,
    warnings,
    severalShipments: several,
    ...(verdict.isDoubtful ? { isDoubtful: true } : {}),
    rawAnswer: JSON.stringify(
      { ...(verdict.kind ? { notARequestBecause: verdict.kind } : {}), ...read, sender },
      undefined,
      2,
    ),
    extractor: METHOD,
  };
}

function textOf(passages: readonly Passage[], kind: Passage['kind']): string {
  return passages
    .filter((passage) => passage.kind === kind)
    .map((passage) => passage.fold)
    .join('\n');
}

function wordsOf(passages: readonly Passage[], kind: Passage['kind']): string[] {
  return passages
    .filter((passage) => passage.kind === kind)
    .flatMap(({ stream }) => stream.tokens.filter((token) => token.kind === 'word').map((token) => token.fold));
}

function codesIn(passage: Passage, { habit, normalBody, normalSubject }: DividedEmail): RankedCargo['codes'] {
  const normal = passage.kind === 'subject' ? normalSubject : normalBody;
  return passage.lines.flatMap((line) => {
    const code = waybillCargo(line.text, habit) ?? slashTriplet(line.text, habit);
    if (!code) return [];
    const start = normal.at[line.from + code.at] ?? 0;
    const end = normal.at[line.from + code.to] ?? start;
    return [
      {
        code,
        evidence: { part: passage.stream.part, start, end, text: line.text.slice(code.at, code.to), method: METHOD },
      },
    ];
  });
}

/** The surest term of the newest passage that states one. */
function termIn(passages: readonly Passage[]): { term: Incoterm; evidence: Evidence } | undefined {
  for (const { stream } of passages) {
    const mentions = termMentions(stream);
    const first = mentions[0];
    if (!first) continue;
    const best = mentions.reduce((surest, one) => (one.score > surest.score ? one : surest), first);
    return { term: best.term, evidence: stream.evidence(best.at, best.to) };
  }
  for (const { stream } of passages) {
    const implied = impliedTerm(stream);
    if (implied) return { term: implied.term, evidence: stream.evidence(implied.at, implied.to) };
  }
  return undefined;
}
