import { type Notation, type Sides, writeSize, writeWeight } from './measures.js';
import { COUNT_WORDS, type PieceShape, type PieceWord, type TextLanguage } from './request.words.js';
import type { SeededRandom } from './seeded-random.js';

/** Who writes, and the chance that decides. */
export interface Writer {
  readonly random: SeededRandom;
  readonly notation: Notation;
}

/** The usual sides in cm and the kilograms of a cubic metre. */
const SHAPES: Readonly<Record<PieceShape, { readonly low: Sides; readonly high: Sides }>> = {
  pallet: { low: [100, 80, 60], high: [125, 110, 180] },
  carton: { low: [30, 25, 20], high: [70, 55, 50] },
  crate: { low: [70, 60, 50], high: [220, 140, 150] },
  drum: { low: [40, 40, 55], high: [62, 62, 92] },
  bag: { low: [50, 35, 12], high: [85, 50, 25] },
  roll: { low: [90, 25, 25], high: [200, 50, 50] },
  piece: { low: [40, 30, 25], high: [140, 100, 110] },
};
const DENSITY = { lowest: 110, highest: 480 };

const TOTALS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    ...['%', '%', '% total', '% in total', 'total %', 'gross weight %', '% gross', 'total weight %', 'GW %', 'G.W.: %'],
    ...['total weight: %', 'weighing % in total', '% altogether', 'weight %', '% total gross', 'gross %', '% all in'],
  ],
  es: [
    ...['%', '%', '% en total', 'peso total %', 'peso bruto %', 'total %', '% brutos', 'peso %', '% total', 'PB %'],
    ...['peso total: %', 'pesan % en total', '% de peso bruto', 'peso bruto total %', 'con % en total', 'peso: %'],
  ],
};
/** What leaves no doubt that the weight is one of all pieces. */
const IS_TOTAL = /total|altogether|all in/;
const EACHES: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    ...['% each', '% ea', '% per P', '% apiece', '%/P', 'weighing % each', 'each weighing %', '% per piece', 'each %'],
    ...['at % each', '% (each)', '% ea.', '@ % each', 'each P weighs %'],
  ],
  es: [
    ...['% cada U', '% c/u', 'de % cada U', '% por P', 'pesan % cada U', 'cada U de %', '% c/u.', 'cada P pesa %'],
    ...['con % cada U', '% cada P', 'peso % c/u', 'a % c/u'],
  ],
};
const SIZE_FORMS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['%', '%', '%', 'of %', '% each', 'each %', 'measuring %', 'dims %', 'size %', '@ %', 'dimensions: %', '(%)'],
  es: ['%', '%', '%', 'de %', '% c/u', '% cada U', 'medidas %', 'med. %', 'que miden %', 'dimensiones: %', '(%)'],
};

/** A piece's sides and weight, as they are in the trade. */
export function createPiece({ shape }: PieceWord, random: SeededRandom): { sides: Sides; kg: number } {
  const { low, high } = SHAPES[shape];
  const sides = low.map((side, at) => random.integer(side, high[at] ?? side)) as unknown as Sides;
  const rounded = shape === 'drum' ? ([sides[0], sides[0], sides[2]] as const) : sides;
  const m3 = (rounded[0] * rounded[1] * rounded[2]) / 1e6;
  return { sides: rounded, kg: m3 * random.integer(DENSITY.lowest, DENSITY.highest) };
}

/** So many of them: digits or words, the noun or a short form. */
export function writeCount(count: number, word: PieceWord, { random, notation }: Writer): string {
  const { language } = notation;
  const short = count === 1 ? word.short.filter((form) => !/s\.?$/.test(form)) : word.short;
  const noun = random.decide(0.3) && short.length > 0 ? random.pick(short) : count === 1 ? word.one : word.many;
  if (count <= 12 && random.decide(0.15)) return `${spellCount(count, word, language, random)} ${noun}`;
  const form = random.next();
  if (form < 0.06) return `${count} x ${noun}`;
  if (form < 0.1) return `(${count}) ${noun}`;
  if (form < 0.13) return `${count}x ${noun}`;
  return `${count} ${noun}`;
}

function spellCount(count: number, word: PieceWord, language: TextLanguage, random: SeededRandom): string {
  if (count === 12 && random.decide(0.5)) return language === 'en' ? 'a dozen' : 'una docena de';
  const spelled = COUNT_WORDS[language][count - 1] ?? String(count);
  if (count > 1) return spelled;
  return language === 'en' ? random.pick(['one', 'a', 'a single']) : word.isFeminine ? 'una' : 'un';
}

/** The weight of all pieces in words. */
export function writeTotal(kg: number, writer: Writer): { text: string; kg: number; isPlain: boolean } {
  const { text, value } = writeWeight(kg, writer.notation, writer.random);
  const form = writer.random.pick(TOTALS[writer.notation.language]);
  return { text: form.replace('%', text), kg: value, isPlain: !IS_TOTAL.test(form) };
}

/** The weight of one piece in words. */
export function writeEach(kg: number, word: PieceWord, writer: Writer): { text: string; kg: number } {
  const { random, notation } = writer;
  const { text, value } = writeWeight(kg, notation, random);
  const form = random.pick(EACHES[notation.language]);
  return { text: fill(form, word).replace('%', text), kg: value };
}

/** A size, bare or in words. */
export function writeSizeOf(sides: Sides, word: PieceWord, count: number, writer: Writer, hasUnit = true) {
  const { random, notation } = writer;
  const { text, value } = writeSize(sides, notation, random, hasUnit);
  const forms = SIZE_FORMS[notation.language].filter((form) => count > 1 || !/each|c\/u|cada/.test(form));
  const form = random.pick(forms);
  const opensEach = /^each/.test(form);
  return { text: fill(form, word).replace('%', text), sides: value, opensEach };
}

function fill(form: string, word: PieceWord): string {
  return form.replace(/\bP\b/, word.one).replace(/\bU\b/, word.isFeminine ? 'una' : 'uno');
}
