import { CompositeShipmentExtractor } from '../../adapters/extraction/composite/composite-shipment-extractor.js';
import type { LlmFallbackMode } from '../../adapters/extraction/composite/select-facts-to-ask.js';
import { RuleShipmentExtractor } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { TsvGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { InMemoryAirportDirectory } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import { type ExtractionInput, ShipmentExtractor } from '../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { Ledger, LedgerReading } from '../../domain/reading/ledger/ledger.types.js';
import { type LlmExtractorRig, openLlmExtractor } from './llm-extractor.js';
import type { LlmBehaviour, LlmRequest } from './llm-server.js';

const GAZETTEER = new TsvGazetteer();

/** The rules as they read alone. */
export const RULES = new RuleShipmentExtractor(GAZETTEER, new InMemoryAirportDirectory(COUNTRIES, AIRPORTS));

/** The rules alone, for an email and its documents. */
export const RULES_WITH_DOCUMENTS = new CompositeShipmentExtractor(RULES, undefined);

/** Rules that overlook what they are told to: emails that today's rules cannot read are read by tomorrow's. */
export class StubExtractor extends ShipmentExtractor {
  constructor(private readonly overlook: (request: ShipmentRequest) => ShipmentRequest) {
    super();
  }

  override async extract(email: ExtractionInput): Promise<ShipmentRequest> {
    return this.overlook(await RULES.extract(email));
  }

  override keepLedger(email: ExtractionInput, reading: LedgerReading): Promise<Ledger> {
    return RULES.keepLedger(email, reading);
  }
}

/**
 * A cascade over a model server that behaves as told.
 * @param timeoutMs for answers that never come; what is answered may take its time on a busy machine
 */
export async function openCompositeExtractor(
  mode: LlmFallbackMode,
  behave: (question: LlmRequest, number: number) => LlmBehaviour,
  rules: ShipmentExtractor = RULES,
  timeoutMs?: number,
): Promise<LlmExtractorRig & { readonly cascade: CompositeShipmentExtractor }> {
  const rig = await openLlmExtractor(behave, { ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  return { ...rig, cascade: new CompositeShipmentExtractor(rules, { mode, loadExtractor: async () => rig.extractor }) };
}

/** An email with this body. */
export function anExtractionInput(body: string, subject = 'Cotización aérea'): ExtractionInput {
  return { from: 'Ana Ruiz <ana@norte-cargo.example>', to: 'quotes@desk.example', subject, body };
}

/** A model that gives this answer, whatever it is asked. */
export function answerWith(answer: unknown): () => LlmBehaviour {
  return () => ({ kind: 'says', content: JSON.stringify(answer) });
}

/** A request that the rules read without a doubt. */
export const CLEAR_REQUEST = [
  'Buenos días, por favor cotizar flete aéreo de Miami a SJO, DAP Heredia.',
  '4 cajas de repuestos, 120 x 80 x 100 cm cada una, peso bruto total 350.5 kg.',
  '',
  'Saludos,',
  'Ana Ruiz',
  'Norte Cargo',
].join('\n');
