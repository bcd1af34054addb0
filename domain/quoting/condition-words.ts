import { foldText } from '../fold-text.js';
import type { CommodityClass, RequestedService } from '../tariff/condition/shipment-facts.js';

/** Words in a row, folded; the last one may go on where a star stands behind it. */
type Phrase = readonly string[];

/** What names a class of cargo, in English and Spanish. */
interface CommodityWords {
  readonly commodity: CommodityClass;
  /** Plain wherever they stand. */
  readonly plain: readonly Phrase[];
  /** They also describe other goods (`diamond blades`), so the ledger has to have found them to be the cargo. */
  readonly found: readonly Phrase[];
}

export const COMMODITY_WORDS: readonly CommodityWords[] = [
  {
    commodity: 'human-remains',
    plain: toPhrases('human remains; restos humanos'),
    found: toPhrases('cadaver*; cenizas; urn'),
  },
  {
    commodity: 'live-animals',
    plain: toPhrases('live animal*; live fish; live tropical fish; live bird*; animales viv*; animal viv*; aves vivas'),
    found: toPhrases(`
      live tropical; puppy; puppies; cachorro*; horse*; caballo*; day old chick*; pollitos; alpaca*; goats; cabras; sheep; ovejas;
      calves; terneros; ganado en pie; parrots; loros; kitten*; gatitos; tortugas vivas; alevines; bees; abejas; mascota*;
      pet dog; dogs; perros
    `),
  },
  {
    commodity: 'valuable',
    plain: toPhrases('gold bar*; gold bullion; banknotes; valuable cargo; carga valorada'),
    found: toPhrases(
      'oro en; oro fino; jewel*; joyas; joyeria; billetes; diamond*; diamantes; works of art; obras de arte',
    ),
  },
  {
    commodity: 'pharma',
    plain: toPhrases('pharmaceuticals; pharmaceutical products; productos farmaceuticos; medicines; medicamentos'),
    found: toPhrases('vaccine*; vacuna*; insulin*'),
  },
  {
    commodity: 'cold',
    plain: toPhrases('cold chain; cadena de frio; temperature controlled; temperatura controlada'),
    found: toPhrases(
      'chilled; frozen; congelad*; refrigerad*; refrigerat*; reefer; cold room; cadena fria; cuarto frio; camara fria',
    ),
  },
  {
    commodity: 'perishable',
    plain: toPhrases(`
      perishable*; perecedero*; fresh flowers; cut flowers; flores frescas; flores cortadas; fresh fruit*; frutas frescas;
      fresh fish; pescado fresco; fresh seafood; mariscos frescos; fresh vegetables; vegetales frescos
    `),
    found: toPhrases('live plants'),
  },
];

/** What asks for a service, as the ledger quotes a wish. */
export const SERVICE_WORDS: readonly { readonly service: RequestedService; readonly phrases: readonly Phrase[] }[] = [
  { service: 'after-hours', phrases: toPhrases('after hours; fuera de horario; out of hours; night; nocturna; noche') },
  {
    service: 'weekend-delivery',
    phrases: toPhrases(
      'on a sunday; on sunday; en domingo; el domingo; sunday delivery; holiday; feriado; saturday; sabado; weekend*; fin de semana',
    ),
  },
  { service: 'escort', phrases: toPhrases('escort*; custodi*; escolta') },
  { service: 'storage', phrases: toPhrases('storage; almacenaje; bodegaje; almacenamiento; warehousing') },
  { service: 'insurance', phrases: toPhrases('insurance; insure*; seguro; asegurar; poliza') },
  { service: 'fumigation', phrases: toPhrases('fumig*') },
  { service: 'crane', phrases: toPhrases('crane; grua') },
  {
    service: 'tail-lift',
    phrases: toPhrases(
      'tail lift; taillift; lift gate; liftgate; plataforma hidraulica; rampa hidraulica; compuerta hidraulica',
    ),
  },
  {
    service: 'split-delivery',
    phrases: toPhrases(
      'partial deliver*; entregas parciales; split delivery; two drops; dos entregas; desconsolid* parcial',
    ),
  },
  {
    service: 'house-waybill-split',
    phrases: toPhrases('house waybill*; house airway bill*; house awb*; hawbs; guias hijas; guias house'),
  },
  { service: 'charter', phrases: toPhrases('charter') },
];

/** Words of a day on which handling is wished, as the ledger quotes a wish. */
export const HOLIDAY_WORDS: readonly Phrase[] = toPhrases('holiday; feriado');
export const SUNDAY_WORDS: readonly Phrase[] = toPhrases('sunday; domingo');

/** Words that take a class back when they stand before it. */
const NEGATIONS: ReadonlySet<string> = new Set(['no', 'non', 'not', 'sin', 'without']);

/** The words of a text, without case, accents and signs. */
export function foldWords(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]/)
    .filter(Boolean);
}

/** Whether one of some phrases stands in a text and is not denied. @param words as `foldWords` gives them */
export function includesPhrase(words: readonly string[], phrases: readonly Phrase[]): boolean {
  return words.some((_word, at) => {
    if (NEGATIONS.has(words[at - 1] ?? '')) return false;
    return phrases.some((phrase) => phrase.every((part, offset) => matchesWord(words[at + offset], part)));
  });
}

function matchesWord(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}

function toPhrases(list: string): readonly Phrase[] {
  return list.split(';').map((phrase) => phrase.trim().split(/\s/).filter(Boolean));
}
