import { BuiltInGazetteer } from '../../adapters/geography/tsv-gazetteer.js';
import { InMemoryReferenceData } from '../../adapters/persistence/in-memory/in-memory-airport-directory.js';
import type { ReaderMode } from '../../adapters/extraction/composite/select-facts-to-ask.js';
import { ReaderCascade } from '../../adapters/extraction/composite/composite-shipment-extractor.js';
import { RuleReader } from '../../adapters/extraction/rules/rule-shipment-extractor.js';
import { AIRPORTS, COUNTRIES } from '../../adapters/seed/countries-and-airports.js';
import { type ReadableEmail, ShipmentReader } from '../../domain/quoting/shipment-extractor.port.js';
import type { ShipmentRequest } from '../../domain/quoting/shipment-request.js';
import type { Behaviour, Question } from './llm-server.js';
import { type ModelDesk, modelDesk } from './llm-extractor.js';

const GAZETTEER = new BuiltInGazetteer();

/** The rules as they read alone. */
export const RULES = new RuleReader(GAZETTEER, new InMemoryReferenceData(COUNTRIES, AIRPORTS));

/** Rules that overlook what they are told to: emails that today's rules cannot read are read by tomorrow's. */
export class OverlookingRules extends ShipmentReader {
  constructor(private readonly overlook: (request: ShipmentRequest) => ShipmentRequest) {
    super();
  }

  override async read(email: ReadableEmail): Promise<ShipmentRequest> {
    return this.overlook(await RULES.read(email));
  }
}

/** A cascade over a model server that behaves as told. */
export async function cascade(
  mode: ReaderMode,
  behave: (question: Question, number: number) => Behaviour,
  rules: ShipmentReader = RULES,
): Promise<ModelDesk & { readonly cascade: ReaderCascade }> {
  const desk = await modelDesk(behave, { patienceMs: 2_000 });
  return { ...desk, cascade: new ReaderCascade(rules, { mode, reader: async () => desk.reader }) };
}

/** An email with this body. */
export function emailOf(body: string, subject = 'Cotización aérea'): ReadableEmail {
  return { from: 'Ana Ruiz <ana@norte-cargo.example>', to: 'quotes@desk.example', subject, body };
}

/** A model that gives this answer, whatever it is asked. */
export function says(answer: unknown): () => Behaviour {
  return () => ({ kind: 'says', content: JSON.stringify(answer) });
}

/** A request that the rules read without a doubt. */
export const PLAIN = [
  'Buenos días, por favor cotizar flete aéreo de Miami a SJO, DAP Heredia.',
  '4 cajas de repuestos, 120 x 80 x 100 cm cada una, peso bruto total 350.5 kg.',
  '',
  'Saludos,',
  'Ana Ruiz',
  'Norte Cargo',
].join('\n');
