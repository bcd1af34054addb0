import type { NormalText } from './normalize-text.js';

/** The entities that mail programs write, and their plain characters. */
const NAMED: Readonly<Record<string, string>> = {
  ...{ nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ', amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', times: '×' },
  ...{ ndash: '-', mdash: '-', minus: '-', rsquo: "'", lsquo: "'", rdquo: '"', ldquo: '"', prime: "'", Prime: '"' },
  ...{ rarr: '>', bull: '•', middot: '·', euro: '€', pound: '£', deg: '°', sup3: '³', sup2: '²', frac12: '½' },
  ...{ frac14: '¼', frac34: '¾', hellip: '…', shy: '', zwnj: '', ordm: '.', oslash: 'ø', Oslash: 'Ø' },
};
/** `&aacute;`, `&Ntilde;`: a letter and its accent. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  uml: '\u0308',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
};
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}\d{0,2}));/gi;
const ACCENTED = /^([a-z])(acute|grave|uml|circ|tilde|cedil)$/i;
/** Signs that normal text has for the characters of numbered entities. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ '\u00a0': ' ', '–': '-', '—': '-', '’': "'", '‘': "'", '“': '"', '”': '"', '″': '"', '→': '>' },
};

/** Entities that a text still holds as the characters that they stand for; each belongs to where its entity begins. */
export function decodeHtmlEntities(normal: NormalText): NormalText {
  const { text } = normal;
  if (!text.includes('&')) return normal;
  const chars: string[] = [];
  const at: number[] = [];
  let from = 0;
  const copy = (to: number) => {
    for (; from < to; from += 1) {
      chars.push(text.charAt(from));
      at.push(normal.at[from] ?? 0);
    }
  };
  for (const match of text.matchAll(ENTITY)) {
    const decoded = decode(match);
    if (decoded === undefined) continue;
    copy(match.index);
    for (const one of decoded) {
      chars.push(one);
      at.push(normal.at[match.index] ?? 0);
    }
    from = match.index + match[0].length;
  }
  if (from === 0) return normal;
  copy(text.length);
  at.push(normal.at[text.length] ?? 0);
  return { text: chars.join(''), at };
}

function decode([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) {
    const accented = ACCENTED.exec(name);
    if (accented) return `${accented[1]}${ACCENTS[accented[2]?.toLowerCase() ?? ''] ?? ''}`.normalize('NFC');
    return NAMED[name];
  }
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (point < 0x20 || point > 0xffff || (point >= 0xd800 && point <= 0xdfff)) return undefined;
  const char = String.fromCharCode(point);
  return PLAIN[char] ?? char;
}
