import { type Writer, writeCount, writeTotal } from './cargo-phrases.js';
import { writeWeight } from './measures.js';
import type { PieceWord, TextLanguage } from './request.words.js';

/** The right weight and the one that it takes the place of. */
const CORRECTED_WEIGHTS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: ['& - sorry, % in total', '% total (not &)', 'total &, correction: %', 'total weight is % and not &'],
  es: ['&, perdón, % en total', '% en total (no &)', 'peso total &, corrijo: %', 'el peso total no es & sino %'],
};

/** The weight of all, at times corrected or with the net weight beside it. */
export function writeTotalWithMore(kg: number, writer: Writer): { text: string; kg: number; isPlain: boolean } {
  const { random, notation } = writer;
  const { language } = notation;
  const form = random.next();
  if (form >= 0.08) return writeTotal(kg, writer);
  const right = writeWeight(kg, notation, random);
  const other = writeWeight(kg * (0.75 + random.next() * 0.2), notation, random);
  const forms =
    form < 0.04
      ? CORRECTED_WEIGHTS[language]
      : language === 'en'
        ? ['gross % / net &', 'net &, gross %', '% gross, & net', 'GW % NW &']
        : ['peso bruto %, neto &', '% brutos, & netos', 'peso neto &, bruto %', 'PB % PN &'];
  const text = random.pick(forms).replace('%', right.text).replace('&', other.text);
  return { text, kg: right.value, isPlain: false };
}

/** The count, at times corrected or with what the pieces hold. */
export function writeCountWithMore(count: number, word: PieceWord, writer: Writer): { text: string; tags: string[] } {
  const { random, notation } = writer;
  const { language } = notation;
  const text = writeCount(count, word, writer);
  const form = random.next();
  if (form < 0.04 && count > 1) {
    const wrong = count + random.integer(1, 3);
    const noun = word.many;
    const corrected =
      language === 'en'
        ? random.pick([
            `${wrong}, sorry, ${count} ${noun}`,
            `${count} ${noun} (not ${wrong})`,
            `${wrong} ${noun}, correction: ${count} ${noun}`,
          ])
        : random.pick([
            `${wrong}, perdón, ${count} ${noun}`,
            `${count} ${noun} (no ${wrong})`,
            `${wrong} ${noun}, corrijo: ${count} ${noun}`,
          ]);
    return { text: corrected, tags: ['corrected-count'] };
  }
  if (form < 0.09 && (word.shape === 'pallet' || word.shape === 'crate')) {
    const inner = count * random.integer(4, 30);
    const holds =
      language === 'en'
        ? random.pick([`${text} (${inner} cartons)`, `${text} stc ${inner} ctns`, `${text} with ${inner} boxes`])
        : random.pick([`${text} (${inner} cajas)`, `${text} con ${inner} cajas`, `${text} stc ${inner} ctns`]);
    return { text: holds, tags: ['contents'] };
  }
  return { text, tags: [] };
}
