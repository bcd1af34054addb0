import type { AirportDirectory } from '../../../domain/geography/airport-directory.port.js';
import type { Gazetteer } from '../../../domain/geography/gazetteer.port.js';
import { createCargoDoubt, toCargoDoubts } from '../../../domain/quoting/cargo-doubt.js';
import { type ExtractionInput, ShipmentExtractor } from '../../../domain/quoting/shipment-extractor.port.js';
import type { Evidence, ShipmentRequest } from '../../../domain/quoting/shipment-request.js';
import { computeConfidence } from '../../../domain/reading/confidence/compute-confidence.js';
import { spellOutText } from '../../../domain/reading/everyday-spellings.js';
import { findReadingDifferences } from '../../../domain/reading/grammar/compare-readings.js';
import { type GrammarReading, readByGrammar } from '../../../domain/reading/grammar/read-by-grammar.js';
import { keepLedger } from '../../../domain/reading/ledger/keep-ledger.js';
import type { Ledger, LedgerInput, LedgerReading } from '../../../domain/reading/ledger/ledger.types.js';
import { parseSlashTriplet, parseWaybillLine } from './cargo/cargo-imp-codes.js';
import { extractCargoMentions } from './cargo/cargo-mentions.js';
import { type RankedCargoMentions, resolveCargo } from './cargo/cargo-resolution.js';
import { findUnreadSides, findUnsureFigures } from './cargo/unsure-figures.js';
import { findVagueFigures } from './cargo/vague-figures.js';
import { findSuspectedGoods, isDeclaredHarmless } from './goods/dangerous-goods.js';
import { extractGoods } from './goods/goods-extractor.js';
import { extractHandlingAmounts } from './goods/handling-amounts.js';
import { toGrammarPassages } from './grammar-passages.js';
import { classifyRequest } from './intent/request-classifier.js';
import { hasSeveralShipments } from './intent/several-shipments.js';
import { listLedgerTexts } from './ledger-texts.js';
import { findCountrySigns } from './places/ambiguous-place.js';
import { listAnnouncedAddress } from './places/announced-address.js';
import { resolveDeliveryIntent } from './places/delivery-intent.js';
import { createPlaceIndex, loadKnownPlaces } from './places/known-places.js';
import type { SetAsideRole } from './places/place-asides.js';
import { findPlaces } from './places/place-finder.js';
import type { PlaceIndex } from './places/place-index.js';
import { resolveRoute, type ShipmentRoute } from './places/route-resolution.js';
import { findOtherMode } from './places/transport-mode.js';
import { findUnplacedDelivery } from './places/unplaced-delivery.js';
import { extractFormSender } from './sender/form-sender.js';
import { splitNames } from './sender/mailbox.js';
import { extractSender } from './sender/sender-extractor.js';
import { joinShipments, NOT_TOLD_APART } from './shipments/join-shipments.js';
import { tellShipmentsApart } from './shipments/tell-apart.js';
import { findStatedTerm } from './terms/stated-term.js';
import { detectLanguage } from './text/language.js';
import { foldText, MAX_LENGTH } from './text/normalize-text.js';
import { type Passage, type SplitEmail, splitEmail } from './text/split-email.js';
import { EXTRACTION_METHOD } from './text/token-stream.js';

/** Reads English and Spanish quotation emails by rules of the language of freight. */
export class RuleShipmentExtractor extends ShipmentExtractor {
  private index: Promise<PlaceIndex> | undefined;

  constructor(
    private readonly gazetteer: Gazetteer,
    private readonly referenceData: AirportDirectory,
  ) {
    super();
  }

  override async extract(email: ExtractionInput): Promise<ShipmentRequest> {
    this.index ??= loadKnownPlaces(this.gazetteer, this.referenceData).then(createPlaceIndex);
    return extractShipment(email, await this.index);
  }

  override async keepLedger(email: ExtractionInput, reading: LedgerReading): Promise<Ledger> {
    this.index ??= loadKnownPlaces(this.gazetteer, this.referenceData).then(createPlaceIndex);
    return keepLedgerOf(email, reading, await this.index);
  }
}

/** What an email holds beside what supports these values. */
export function keepLedgerOf(email: ExtractionInput, reading: LedgerReading, index: PlaceIndex): Ledger {
  const { ledgerInput, grammar } = readEmail(email, index);
  return keepComparedLedger({ ...ledgerInput, reading }, grammar);
}

/** The ledger, with what the reader by grammar reads otherwise. */
function keepComparedLedger(input: LedgerInput, grammar: GrammarReading): Ledger {
  const differences = findReadingDifferences(grammar, input.reading);
  return { ...keepLedger(input), ...(differences.length > 0 ? { differences } : {}) };
}

/** The shipment that an email states, and its further ones where it holds several that can be told apart. */
export function extractShipment(email: ExtractionInput, index: PlaceIndex): ShipmentRequest {
  const whole = readEmail(email, index).request;
  const shipments = tellShipmentsApart(email, whole, (part) => readEmail(part, index).request);
  return shipments ? joinShipments(whole, shipments) : whole;
}

/** The shipment, and what its ledger was kept of beside its values. */
interface ReadEmail {
  readonly request: ShipmentRequest;
  readonly ledgerInput: Omit<LedgerInput, 'reading'>;
  readonly grammar: GrammarReading;
}

/** The email read as if it held one shipment. */
function readEmail(email: ExtractionInput, index: PlaceIndex): ReadEmail {
  const parts = splitEmail(email);
  const { passages } = parts;
  const places = passages.map((passage) => findPlaces(passage.stream, index));
  const cargo = resolveCargo(
    passages.map((passage): RankedCargoMentions => {
      const codes = extractCodes(passage, parts);
      return {
        mentions: extractCargoMentions(
          passage.stream,
          codes.map(({ evidence }) => evidence),
        ),
        codes,
        isHistory: passage.kind === 'history',
      };
    }),
  );
  const term = findStatedTerm(passages);
  const current = passages.filter((passage) => passage.kind !== 'history');
  const ranked = passages.map(({ kind, stream }, rank) => ({ kind, stream, rank, places: places[rank] ?? [] }));
  const intent = resolveDeliveryIntent(
    ranked.filter(({ kind }) => kind !== 'history'),
    term?.term,
  );
  const inherited = intent === 'unsaid' ? resolveDeliveryIntent(ranked, term?.term) : intent;
  const route = resolveRoute(
    [...ranked, ...listAnnouncedAddress(passages, places, parts.createSignatureStream, index)],
    index,
    inherited,
    findCountrySigns(`${foldText(email.from ?? '')}\n${parts.whole}`),
  );
  const goods = extractGoods(passages, places, new Set(splitNames(parts.mailbox)), term?.term);
  const amounts = extractHandlingAmounts(passages);
  const form = extractFormSender(passages);
  const { sender, evidence: senderEvidence } = extractSender(
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
    route.airportDestination ?? route.country,
    term,
  ].filter((fact) => fact !== undefined).length;
  const classification = classifyRequest({
    from: foldText(email.from ?? '').slice(0, 400),
    subject: spellOutText(foldText(parts.normalSubject.text)),
    top: joinText(passages, 'top'),
    forwarded: joinText(passages, 'forwarded'),
    whole: parts.whole,
    facts,
    isAnswer: parts.isAnswer,
    addressesMachine: parts.addressesMachine,
  });
  const mode = findOtherMode(current, places.flat().filter(({ code }) => code).length);
  const several = hasSeveralShipments(current);
  const warnings = [...cargo.warnings, ...route.warnings];
  if (parts.cutOff) warnings.push(`Only the first ${MAX_LENGTH} characters of the email were read.`);
  if (parts.addressesMachine) warnings.push('The email holds instructions to the system; they were left out.');
  if (several) warnings.push(NOT_TOLD_APART);
  const evidence: Record<string, readonly Evidence[]> = {
    ...cargo.evidence,
    ...route.evidence,
    ...goods.evidence,
    ...amounts.evidence,
    ...senderEvidence,
  };
  if (term) evidence.incoterm = [term.evidence];
  const read = {
    isQuotationRequest: classification.isRequest,
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
    ...(amounts.handling ? { handling: amounts.handling } : {}),
    origin: route.origin,
    airportOrigin: route.airportOrigin,
    destination: { address: route.address, city: route.city, country: route.country },
    airportDestination: route.airportDestination,
  };
  const byGrammar = readByGrammar(toGrammarPassages(parts, places), index.airports);
  // `the height is 80, not 70`: corrections that state no cargo are not read by the grammar.
  const grammar = cargo.isCorrected ? { ...byGrammar, cargo: undefined } : byGrammar;
  const hasVolume = cargo.dimensionLines.length > 0 || cargo.volumeM3 !== undefined;
  const unsure =
    findUnsureFigures(current) ?? findVagueFigures(current) ?? (hasVolume ? undefined : findUnreadSides(current));
  const suspected = goods.dangerous ? undefined : findSuspectedWords(current);
  const ledgerInput: ReadEmail['ledgerInput'] = {
    texts: listLedgerTexts(email, parts, cargo.evidence),
    names: index,
    placesSetAside: listRetractedNames(route),
    findings: suspected ? [{ code: 'dangerous', words: suspected }] : [],
  };
  const ledger = keepComparedLedger({ ...ledgerInput, reading: { ...read, evidence } }, grammar);
  const { endsAtAirport } = ledger;
  const unplaced = findUnplacedDelivery({
    passages: ranked.filter(({ kind }) => kind !== 'history'),
    route,
    intent,
    endsAtAirport,
  });
  const routeFindings = [...route.findings, ...[mode, unplaced].filter((one) => one !== undefined)];
  const checked = {
    ...read,
    severalShipments: several,
    ledger,
    ...toCargoDoubts([
      ...cargo.doubts,
      ...(unsure === undefined ? [] : [createCargoDoubt('figures-ambiguous', unsure)]),
      ...(term?.rival ? [createCargoDoubt('terms-differ', term.rival)] : []),
      ...(parts.lastWordsRead !== undefined ? [createCargoDoubt('text-cut', parts.lastWordsRead)] : []),
    ]),
    ...(classification.isDoubtful ? { isDoubtful: true as const } : {}),
    ...(classification.purpose ? { purpose: classification.purpose } : {}),
    ...(routeFindings.length > 0 ? { routeFindings } : {}),
  };
  const request = {
    ...checked,
    language: detectLanguage(collectWords(passages, 'top'), collectWords(passages, 'subject')),
    confidence: computeConfidence(checked),
    sender,
    evidence,
    warnings,
    rawAnswer: JSON.stringify(
      {
        ...(classification.purpose ? { notARequestBecause: classification.purpose.kind } : {}),
        ...read,
        sender,
        placesSetAside: route.setAside.map(({ role, evidence: { text } }) => ({ role, text })),
      },
      undefined,
      2,
    ),
    extractor: EXTRACTION_METHOD,
  };
  return { request, ledgerInput, grammar };
}

/** What the text says of these places does not hold, or is not of this shipment: it holds wherever they are named. */
const RETRACTING: ReadonlySet<SetAsideRole> = new Set(['negated', 'superseded', 'past', 'transit']);

/** Names of places that the text takes back, unless it also sends the goods there. */
function listRetractedNames({ setAside, city, airportDestination }: ShipmentRoute): ReadonlySet<string> {
  const kept = [city, airportDestination].map((one) => foldText(one ?? ''));
  const names = setAside.filter(({ role }) => RETRACTING.has(role)).flatMap((place) => place.names);
  return new Set(names.filter((name) => !kept.includes(name)));
}

function findSuspectedWords(passages: readonly Passage[]): string | undefined {
  if (passages.some(({ stream }) => isDeclaredHarmless(stream))) return undefined;
  for (const { stream } of passages) {
    const found = findSuspectedGoods(stream);
    if (found) return stream.getReadableText(found.at, found.to);
  }
  return undefined;
}

function joinText(passages: readonly Passage[], kind: Passage['kind']): string {
  return passages
    .filter((passage) => passage.kind === kind)
    .map((passage) => spellOutText(passage.fold))
    .join('\n');
}

function collectWords(passages: readonly Passage[], kind: Passage['kind']): string[] {
  return passages
    .filter((passage) => passage.kind === kind)
    .flatMap(({ stream }) => stream.tokens.filter((token) => token.kind === 'word').map((token) => token.fold));
}

function extractCodes(
  passage: Passage,
  { numberFormat, normalBody, normalSubject }: SplitEmail,
): RankedCargoMentions['codes'] {
  const normal = passage.kind === 'subject' ? normalSubject : normalBody;
  return passage.lines.flatMap((line) => {
    const code = parseWaybillLine(line.text, numberFormat) ?? parseSlashTriplet(line.text, numberFormat);
    if (!code) return [];
    const start = normal.at[line.from + code.at] ?? 0;
    const end = normal.at[line.from + code.to] ?? start;
    return [
      {
        code,
        evidence: {
          part: passage.stream.part,
          start,
          end,
          text: line.text.slice(code.at, code.to),
          method: EXTRACTION_METHOD,
        },
      },
    ];
  });
}
