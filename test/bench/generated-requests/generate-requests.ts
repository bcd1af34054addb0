import type { EmailLabels, LabelledEmail } from '../../corpus/labelled-email.js';
import { type CargoText, createCargo, writeValue } from './cargo.js';
import type { Writer } from './cargo-phrases.js';
import { createNotation } from './measures.js';
import { ASKS, CLOSINGS, GOODS, GREETINGS, HARMLESS, REMARKS, SENDERS, type TextLanguage } from './request.words.js';
import { createRoute, type RouteText } from './route.js';
import { SeededRandom } from './seeded-random.js';

/** A request that was put together from parts, with what a clerk reads out of it. */
export interface GeneratedRequest extends LabelledEmail {
  /** A clerk might ask back: to hold it counts neither as right nor as wrong. */
  readonly mayHold: boolean;
}

const SUBJECTS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['Quote request', 'Air freight quote', 'RFQ', 'Rate request', 'Quotation'],
  es: ['Cotización', 'Solicitud de cotización', 'Cotización aérea', 'Tarifa aérea', 'Consulta de flete'],
};
const SEPARATORS = [', ', ', ', ', ', '. ', ' - ', ' / ', '; ', '\n', '\n', ' | ', ' ', '\n- ', ' // '] as const;
const CUBIC_CM_PER_KG = 6000;
/** `… 40 cm each 25 kg`: whether each closes the size or opens the weight, only the density tells. */
const EACH_BETWEEN_MEASURES = /\d ?[a-zí"'#]*[.)]* (?:each|c\/u|cada un[oa]) (?:de )?\d/i;

/** So many requests of one or a few lines; the same for the same seed. */
export function generateRequests(seed: number, count: number): GeneratedRequest[] {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, (_, at) => generateRequest(`g${seed}-${at}`, random));
}

function generateRequest(id: string, random: SeededRandom): GeneratedRequest {
  const language: TextLanguage = random.decide(0.5) ? 'en' : 'es';
  const writer: Writer = { random, notation: createNotation(random, language) };
  const isMixed = random.decide(0.12);
  const otherLanguage: TextLanguage = language === 'en' ? 'es' : 'en';
  const routeWriter: Writer = isMixed ? { random, notation: { ...writer.notation, language: otherLanguage } } : writer;
  const cargo = createCargo(writer);
  const route = createRoute(routeWriter);
  const value = random.decide(0.2) ? writeValue(writer) : undefined;
  const { subject, content } = composeEmail(cargo, route, value?.text, language, random);
  const sender = random.pick(SENDERS);
  return {
    id,
    tags: [language, ...(isMixed ? ['mixed'] : []), ...cargo.tags, ...route.tags],
    mayHold: cargo.mayHold || route.mayHold || EACH_BETWEEN_MEASURES.test(content),
    email: { from: `${sender.name} <${sender.address}>`, to: 'cotizaciones@forwarder.example', subject, content },
    expect: label(cargo, route, value),
  };
}

function composeEmail(
  cargo: CargoText,
  route: RouteText,
  value: string | undefined,
  language: TextLanguage,
  random: SeededRandom,
): { subject: string; content: string } {
  const picked = cargo.isLabelled ? random.pick(['\n', '\n', '; ', ' / ', ', '] as const) : random.pick(SEPARATORS);
  // Run on, `FOB value USD 900` would be no term, but a kind of value.
  const separator = picked === ' ' && value !== undefined ? ', ' : picked;
  const asksInSubject = random.decide(0.15);
  const extras = [
    ...(random.decide(0.4) ? [random.pick(GOODS[language])] : []),
    ...(random.decide(0.12) ? [random.pick(HARMLESS[language])] : []),
    ...(value === undefined ? [] : [value]),
    ...(random.decide(0.15) ? [random.pick(REMARKS[language])] : []),
  ];
  const [way = '', ...terms] = route.clauses;
  const routeText = terms.length > 0 && random.decide(0.5) ? [[way, ...terms].join(' ')] : [way, ...terms];
  const cargoText = cargo.clauses.filter((clause) => clause !== '');
  const blocks = random.shuffle([
    cargoText.join(
      separator === ' | ' || separator.startsWith('\n') || cargo.isLabelled
        ? separator
        : random.pick([separator, ', ']),
    ),
    ...routeText,
    ...extras,
  ]);
  const ask = asksInSubject ? [] : [random.pick(ASKS[language])];
  const asked = random.decide(0.8) ? [...ask, ...blocks] : [...blocks, ...ask];
  const joined = asked.join(separator);
  const opening = random.decide(0.45)
    ? `${random.pick(GREETINGS[language])}${random.pick([', ', ',\n', ' ', '. ', ',\n\n'])}`
    : '';
  const closing = random.decide(0.4)
    ? `${random.pick(['.\n', '\n', '. ', '\n\n'])}${random.pick(CLOSINGS[language])}`
    : '';
  const content = changeCase(`${opening}${joined}${closing}`, random);
  return { subject: asksInSubject || random.decide(0.6) ? random.pick(SUBJECTS[language]) : '', content };
}

/** Some write without capitals and accents, few in capitals only. */
function changeCase(text: string, random: SeededRandom): string {
  const form = random.next();
  const bare = () => text.normalize('NFD').replace(/\p{M}/gu, '');
  if (form < 0.12) return bare().toLowerCase();
  if (form < 0.17) return text.toUpperCase();
  return form < 0.3 ? bare() : text;
}

function label(
  { truth: cargo }: CargoText,
  { truth: route }: RouteText,
  value: { readonly amount: number; readonly currency: string } | undefined,
): EmailLabels {
  const volumeKg = ((cargo.volumeM3 ?? 0) * 1e6) / CUBIC_CM_PER_KG;
  const grossKg = cargo.grossWeightKg ?? 0;
  const isKnown = volumeKg > 0 || grossKg > 0;
  // Where both are about the same, rounding decides: not worth a verdict.
  const haveEqualWeights = Math.abs(volumeKg - grossKg) < Math.max(1, grossKg * 0.01);
  return {
    isQuotationRequest: true,
    ...route,
    grossWeightKg: cargo.grossWeightKg ?? null,
    pieces: cargo.pieces ?? null,
    dimensionLines: cargo.dimensionLines,
    volumeM3: cargo.volumeM3 ?? null,
    chargeableWeightKg: isKnown ? Math.ceil(Math.max(volumeKg, grossKg) * 2 - 1e-6) / 2 : null,
    chargeableBasis: !isKnown || haveEqualWeights ? null : volumeKg > grossKg ? 'volumetric' : 'gross',
    goodsValue: value ? { amount: value.amount, currency: value.currency } : null,
    dangerousGoods: false,
  };
}
