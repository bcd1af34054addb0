import { type Figure, isCurrent, type LexedText } from './figures.js';
import type { LedgerReading, LeftOver } from './ledger.types.js';
import { toLedgerEntry } from './ledger-entry.js';
import type { Lexeme } from './lexemes.js';
import { MAX_THINGS } from './unread-rows.js';
import { PACKAGING } from './words/packaging.words.js';
import { COUNT_WORDS, CURRENCIES, LENGTH_UNITS, WEIGHT_UNITS } from './words/units.words.js';

/** What people do with the goods that they count: the number behind is that of pieces. */
const HANDLED: ReadonlySet<string> = new Set(
  (
    'buying bought buy purchased ship shipping send sending fly flying bring bringing move moving have import importing ' +
    'comprando compre compramos comprado traer traemos trayendo enviar mandar mando mandamos tengo tenemos importar cotizar son'
  ).split(' '),
);
/** Plurals that are bought or had and are no goods. */
const NO_GOODS: ReadonlySet<string> = new Set(
  (
    'questions options quotes offers days weeks months years hours minutes suppliers customers clients shipments orders stores shops offices ' +
    'preguntas opciones cotizaciones ofertas dias semanas meses anos horas minutos proveedores clientes embarques pedidos tiendas sucursales ' +
    'rates tarifas photos fotos invoices facturas pages paginas veces times places destinos destinations'
  ).split(' '),
);
/** How many words may describe the goods between their number and their name: `3 countertop pizza ovens`. */
const MAX_ADJECTIVES = 3;
const REACH = 2;

/**
 * Goods that are counted by their name where no number of pieces and no size was read: each of them may be a piece, which a
 * charge for each piece would miss.
 */
export function findUncountedGoods(
  texts: readonly LexedText[],
  leftOver: readonly LeftOver[],
  { goods }: LedgerReading,
): LeftOver[] {
  if (goods.pieces !== undefined || goods.dimensionLines.length > 0 || goods.grossWeightKg === undefined) return [];
  const found = texts.flatMap(findCountedGoods).map(toLedgerEntry);
  return found.filter((one) => !leftOver.some((other) => other.part === one.part && other.start === one.start));
}

function findCountedGoods(text: LexedText): Figure[] {
  const { lexemes } = text;
  return lexemes.flatMap((lexeme, at): Figure[] => {
    const value = lexeme.kind === 'number' ? lexeme.values[0] : COUNT_WORDS.get(lexeme.text);
    const zone = text.zones[at];
    const isCount = value !== undefined && Number.isInteger(value) && value > 1 && value <= MAX_THINGS;
    if (!isCount || !isCurrent(zone) || !isHandled(lexemes, at)) return [];
    const to = findNounEnd(lexemes, at + 1);
    if (to === undefined) return [];
    return [{ kind: 'count', text, at, to, values: [value], zone, role: undefined, hasUnit: false }];
  });
}

/** `we are buying 3 …`, `necesito traer tres …`, or the number opens its line. */
function isHandled(lexemes: readonly Lexeme[], at: number): boolean {
  if ((lexemes[at - 1]?.kind ?? 'break') === 'break' && lexemes[at]?.kind === 'word') return true;
  for (let k = at - 1; k >= at - REACH; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || lexeme.kind === 'number') return false;
    if (HANDLED.has(lexeme.text)) return true;
  }
  return false;
}

/** One past the plural that names the goods. */
function findNounEnd(lexemes: readonly Lexeme[], from: number): number | undefined {
  for (let k = from; k <= from + MAX_ADJECTIVES; k += 1) {
    const lexeme = lexemes[k];
    if (lexeme?.kind !== 'word' || isMeasure(lexeme.text)) return undefined;
    if (lexeme.text.length > 3 && lexeme.text.endsWith('s')) return NO_GOODS.has(lexeme.text) ? undefined : k + 1;
  }
  return undefined;
}

function isMeasure(word: string): boolean {
  return WEIGHT_UNITS.has(word) || LENGTH_UNITS.has(word) || CURRENCIES.has(word) || PACKAGING.has(word);
}
