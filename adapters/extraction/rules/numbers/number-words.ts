const UNITS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  seiscientas: 600,
  setecientos: 700,
  setecientas: 700,
  ochocientos: 800,
  ochocientas: 800,
  novecientos: 900,
  novecientas: 900,
  // As many write them.
  docientos: 200,
  docientas: 200,
  trecientos: 300,
  trecientas: 300,
  cuatrosientos: 400,
  quinientes: 500,
  seicientos: 600,
  seisientos: 600,
  setesientos: 700,
  ochosientos: 800,
  novesientos: 900,
  dosientos: 200,
  tresientos: 300,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const DOZENS: ReadonlySet<string> = new Set(['docena', 'docenas', 'dozen', 'dozens', 'dz', 'doz']);
const ARTICLES: ReadonlySet<string> = new Set(['un', 'una', 'a', 'an', 'one', 'uno']);
const HALVES: ReadonlySet<string> = new Set(['media', 'medio', 'half']);
const MAX_WORDS = 10;

/** A number written in words, and how many words it takes. */
export interface WordNumber {
  readonly value: number;
  readonly words: number;
}

/**
 * Reads a number in English or Spanish words (`mil cuatrocientos sesenta y cuatro`, `two hundred and ten`, `media
 * docena`) that begins with the first of the words.
 * @param words folded adjacent words
 */
export function parseNumberWords(words: readonly string[]): WordNumber | undefined {
  const counted = parseDozenOrPair(words);
  if (counted) return counted;
  let total = 0;
  let group = 0;
  let last = 0;
  let used = 0;
  for (let i = 0; i < Math.min(words.length, MAX_WORDS); i += 1) {
    const word = words[i] ?? '';
    const unit = UNITS[word];
    if (unit !== undefined) {
      if (last !== 0 && unit >= findMagnitudeBelow(last)) break;
      group += unit;
      last = unit;
      used = i + 1;
    } else if (isArticleOfHundred(words, i)) {
      group = 1;
    } else if (word === 'hundred') {
      if (group === 0 || group > 99) break;
      group *= 100;
      last = 100;
      used = i + 1;
    } else if (word === 'mil' || word === 'thousand') {
      if (total !== 0 || (word === 'thousand' && group === 0)) break;
      total = (group || 1) * 1000;
      group = 0;
      last = 1000;
      used = i + 1;
    } else if (!((word === 'y' || word === 'and') && used === i && i > 0 && isJoiningWord(word, last, words[i + 1])))
      break;
  }
  return used === 0 ? undefined : { value: total + group, words: used };
}

/** `y` joins tens and ones, `and` hundreds and the rest: anything else is a list, not a number. */
function isJoiningWord(word: string, last: number, next: string | undefined): boolean {
  const unit = next === undefined ? undefined : UNITS[next];
  if (unit === undefined) return false;
  return word === 'y' ? last >= 30 && last < 100 && unit < 10 : last >= 100 && unit < 100;
}

/** `a hundred and sixty`, `a thousand`: the article says one. */
function isArticleOfHundred(words: readonly string[], i: number): boolean {
  return i === 0 && words[0] === 'a' && (words[1] === 'hundred' || words[1] === 'thousand');
}

function findMagnitudeBelow(last: number): number {
  if (last >= 1000) return 1000;
  if (last >= 100) return 100;
  return last >= 20 && last % 10 === 0 ? 10 : 0;
}

function parseDozenOrPair(words: readonly string[]): WordNumber | undefined {
  const [first = '', second = '', third = ''] = words;
  const dozens = parseDozenAndHalf(words);
  if (dozens) return dozens;
  if (HALVES.has(first) && DOZENS.has(second)) return { value: 6, words: 2 };
  if (first === 'half' && second === 'a' && DOZENS.has(third)) return { value: 6, words: 3 };
  if ((ARTICLES.has(first) || first === 'la') && DOZENS.has(second)) return { value: 12, words: 2 };
  if (DOZENS.has(second) && UNITS[first] !== undefined) return { value: (UNITS[first] ?? 0) * 12, words: 2 };
  if (first === 'un' && second === 'par' && third === 'de') return { value: 2, words: 3 };
  if (first === 'a' && second === 'couple' && third === 'of') return { value: 2, words: 3 };
  if (first === 'a' && second === 'pair' && third === 'of') return { value: 2, words: 3 };
  return undefined;
}

/** `docena y media`, `a dozen and a half`, `dos docenas y media`. */
function parseDozenAndHalf(words: readonly string[]): WordNumber | undefined {
  const headed = DOZENS.has(words[0] ?? '') ? 0 : 1;
  const count = headed === 0 || ARTICLES.has(words[0] ?? '') ? 1 : UNITS[words[0] ?? ''];
  if (count === undefined || !DOZENS.has(words[headed] ?? '')) return undefined;
  const rest = words.slice(headed + 1, headed + 4).join(' ');
  if (/^y media\b/.test(rest)) return { value: count * 12 + 6, words: headed + 3 };
  if (/^and a half$/.test(rest)) return { value: count * 12 + 6, words: headed + 4 };
  return headed === 0 ? { value: 12, words: 1 } : undefined;
}

/** Whether a number in words may begin with this folded word. */
export function canBeginNumber(word: string): boolean {
  return (
    UNITS[word] !== undefined || HALVES.has(word) || DOZENS.has(word) || word === 'mil' || word === 'a' || word === 'la'
  );
}

/** Whether the word counts by twelves. */
export function isDozen(word: string): boolean {
  return DOZENS.has(word);
}
