import { normalizeWords } from '../price-words.js';
import type { RateConditionsEntry } from './rate-conditions.js';

const MAX_LENGTH = 120;
const CLASS_WORDS = ['clase', 'clases', 'class', 'classes', 'imo', 'dgr', 'dg'];
const DANGEROUS_WORDS = [
  ...CLASS_WORDS,
  ...['solo', 'only', 'mercancia', 'mercancias', 'carga', 'peligrosa', 'peligrosas', 'dangerous', 'goods', 'onu', 'un'],
  ...['y', 'e', 'o', 'u', 'and', 'or', 'de'],
];
const DANGEROUS_CLASS = /^[1-9](?:\.\d)?$/;
const SPAN = /^(\d{1,2})(?::00)?h?(?:a|-|hasta|y|to|until)(\d{1,2})(?::00)?h?$/;
const SPAN_FILLERS = ['horario', 'de', 'desde', 'entre', 'from', 'between', 'las', 'horas', 'hrs', 'h'];
const OVER_WORDS = ['mayor', 'mayores', 'mas', 'superior', 'superiores', 'sobre', 'over', 'larger', 'exceda', '>'];
const PIECE_WORDS = ['pieza', 'piezas', 'bulto', 'bultos', 'piece', 'pieces'];
const PIECE_FILLERS = ['solo', 'si', 'con', 'de', 'a', 'que', 'than', 'cm', 'por', 'cada', 'una', 'only', 'in'];
const SIDES: Readonly<Record<string, 'lengthCm' | 'widthCm' | 'heightCm' | 'weightKg'>> = {
  ...{ largo: 'lengthCm', length: 'lengthCm', ancho: 'widthCm', width: 'widthCm' },
  ...{ alto: 'heightCm', altura: 'heightCm', height: 'heightCm', kg: 'weightKg', kilos: 'weightKg' },
};
const SIZE = /^(\d{2,4})x(\d{2,4})x(\d{2,4})$/;
const FIGURE = /^\d{2,5}$/;

/**
 * Conditions in words without a name: `DG clases 2, 3 y 9`, `de 20:00 a 06:00`, `piezas mayores a 300 x 130 x 200 cm`. Sizes
 * are length, width and height, and a piece over any of them is meant. Undefined for other words.
 */
export function parseConditionPhrase(text: string): RateConditionsEntry | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const words = normalizeWords(text).replace(/[×*]/g, 'x').replace(/[–—]/g, '-');
  return parseDangerousClasses(words) ?? parseHours(words) ?? parsePieceLimits(words);
}

function parseDangerousClasses(words: string): RateConditionsEntry | undefined {
  const tokens = words.split(/[\s,/]+/).filter(Boolean);
  const classes = tokens.filter((token) => DANGEROUS_CLASS.test(token));
  const isSaid = tokens.every((token) => DANGEROUS_CLASS.test(token) || DANGEROUS_WORDS.includes(token));
  if (!isSaid || classes.length === 0 || !tokens.some((token) => CLASS_WORDS.includes(token))) return undefined;
  return { commodities: ['dangerous'], dangerousClasses: classes };
}

function parseHours(words: string): RateConditionsEntry | undefined {
  const span = words
    .split(' ')
    .filter((token) => !SPAN_FILLERS.includes(token))
    .join('');
  const [, from, until] = SPAN.exec(span) ?? [];
  return from === undefined ? undefined : { hours: { from: Number(from), until: Number(until) } };
}

function parsePieceLimits(words: string): RateConditionsEntry | undefined {
  const tokens = words.replace(/>/g, ' > ').replace(/cm$/, ' cm').split(' ').filter(Boolean);
  if (!tokens.some((token) => OVER_WORDS.includes(token))) return undefined;
  const isFiller = (token: string) => [...OVER_WORDS, ...PIECE_WORDS, ...PIECE_FILLERS].includes(token);
  const said = tokens.filter((token) => !isFiller(token));
  const [, length, width, height] = SIZE.exec(said.join('')) ?? [];
  if (length !== undefined) {
    return { pieceOver: { lengthCm: Number(length), widthCm: Number(width), heightCm: Number(height) } };
  }
  const figure = said.find((token) => FIGURE.test(token));
  const [named, ...others] = said.filter((token) => token !== figure);
  const side = SIDES[named ?? ''];
  // "Más de 100 kg" alone may be the shipment.
  const isOfPiece = side !== 'weightKg' || tokens.some((token) => PIECE_WORDS.includes(token));
  return figure !== undefined && side && others.length === 0 && isOfPiece
    ? { pieceOver: { [side]: Number(figure) } }
    : undefined;
}
