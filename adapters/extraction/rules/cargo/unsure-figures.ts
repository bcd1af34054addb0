import type { Passage } from '../text/split-email.js';

/** Longest stretch of a passage that is looked through, in characters. */
const MAX_LENGTH = 20_000;
/** How many characters of a sentence show what is not certain. */
const REACH = 70;
const CARGO_WORDS =
  'weights?|pesos?|figures?|cifras?|numbers?|cantidad(?:es)?|quantit(?:y|ies)|boxes|cartons|pallets|crates|pieces|pcs|ctns|qty';
const CARGO_WORDS_ES =
  'cajas|bultos|tarimas|paletas|piezas|medidas|dims?|dimensions|dimensiones|packing list|lista de empaque|kilos|kgs?';
/** The sentence speaks of cargo. */
const OF_CARGO = new RegExp(`\\b(?:${CARGO_WORDS}|${CARGO_WORDS_ES})\\b|\\d ?(?:kgs?|lbs?)\\b`);
/** `which weight is right`, `cuál es la buena`: two statements of which the sender does not know the true one. */
const WHICH_IS_RIGHT = new RegExp(
  String.raw`\b(?:which|what|cual(?:es)?) (?:one |of (?:them|the two) |[a-z]{3,12} )?(?:is|are|es|son|sea) (?:the |la |el )?` +
    String.raw`(?:right|correct|good|valid|true|real|buen[oa]|correct[oa]|verdader[oa])\b(?! (?:there|here|next|at|on|in|para))`,
  'g',
);
/** `Esa es la buena`: of two statements of the cargo the last. */
const THIS_IS_RIGHT =
  /\b(?:es[ae]|est[ae]|that|this)(?: one)? (?:es|is|' ?s) (?:la|el|the) (?:buen[oa]|correct[oa]|right|correct)\b/g;
/** `not sure if it's 4 or 5 boxes`, `no sé si son 10 u 11`. */
const NOT_SURE =
  /\b(?:not sure|unsure|not certain|no estoy segur[oa]|no se|don't know|do not know) (?:if|whether|si|which|cual|how many|cuant[oa]s)\b/g;
/** `creo que son 10 u 11 cajas`: a choice between two numbers. */
const BELIEVED =
  /\b(?:creo|i think|i believe|maybe|tal vez|quizas?|puede que|may be)\b[^.;\n]{0,24}\b\d{1,4} (?:o|u|or) \d{1,4}\b/g;
/** `3 cajas o tal vez 4`, `12 boxes, maybe 13`: a second number that may hold. */
const OR_MAYBE =
  /\b\d{1,4} (?:[a-z]{2,12} )?(?:o|u|or|,) ?(?:tal vez|quizas?|puede que(?: sean)?|maybe|perhaps|possibly|a lo mejor) (?:unas |unos )?\d{1,4}\b/g;
/** `peso 60 kg, no estoy seguro`, `66 kg? not sure`: a figure that the sender himself doubts. */
const DOUBTED = new RegExp(
  String.raw`\d ?(?:kgs?|kilos?|lbs?|libras|cms?|cajas|boxes|bultos|pieces|tarimas|pallets)?` +
    String.raw`[ ,?(-]{1,3}(?:pero |but |i ?' ?m )?(?:no estoy segur[oa]|not (?:100 ?% )?sure)(?=\s{0,2}(?:[.,;:)!]|$))`,
  'g',
);
/** `the supplier says 60 kg but the invoice says 75 kg`: two papers or people, two figures. */
const SAYS_OTHERWISE =
  /\b(?:says?|dice|decia|shows?|muestra|indica)\b[^.;\n\d]{0,16}\d[^.;\n]{0,40}\b(?:says?|dice|shows?|muestra|indica)\b[^.;\n\d]{0,16}\d/g;

const CORRECTS =
  /\b(?:sorry|perdon|disculp[a-z]{1,4}|correction|correccion|corrijo|misread|mistyped|lei mal|puse mal|me equivoque)\b/g;
const ONE_OF_SEVERAL =
  /\b(?:the (?:first|second|third|fourth|last|other)|(?:el|la|del) (?:primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|otr[oa]))\b/;
/** How many characters behind a word of correction the new figure may stand. */
const ANEW_REACH = 90;

/** `Sorry, I misread the sheet for the second: it is …`: where one of several pieces is stated anew. */
function findOneStatedAnew(text: string): readonly [number, number] | undefined {
  for (const match of text.matchAll(CORRECTS)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + ANEW_REACH);
    const end = rest.search(/[.;\n\d]/);
    if (end >= 0 && /\d/.test(rest.charAt(end)) && ONE_OF_SEVERAL.test(rest.slice(0, end)))
      return [match.index, from + end];
  }
  return undefined;
}

/** The words in which the sender leaves open which of his figures holds; undefined where he does not. */
export function findUnsureFigures(passages: readonly Passage[]): string | undefined {
  for (const { fold, lines } of passages) {
    const text = fold.slice(0, MAX_LENGTH).replaceAll('\u2019', "'");
    for (const pattern of [WHICH_IS_RIGHT, THIS_IS_RIGHT, NOT_SURE, BELIEVED, OR_MAYBE, DOUBTED, SAYS_OTHERWISE]) {
      for (const match of text.matchAll(pattern)) {
        const end = match.index + match[0].length;
        if (!OF_CARGO.test(text.slice(Math.max(0, match.index - REACH), end + REACH))) continue;
        return getWritten(lines, match.index, end);
      }
    }
    const anew = findOneStatedAnew(text);
    if (anew) return getWritten(lines, ...anew);
  }
  return undefined;
}

const LENGTHS = '(?:pies?|metros?|yardas?|varas?|foot|feet|yards?)';
/** `yarda y media de largo`, `largo dos pies y cuarto`, `a yard wide`. */
const SIDE_IN_WORDS = new RegExp(
  `\\b${LENGTHS}(?: y (?:medi[oa]|cuart[oa])| and a half)?(?: de)? (?:largo|ancho|alto|fondo|long|wide|high|tall|deep)\\b` +
    `|\\b(?:largo|ancho|alto|length|width|height)\\b[^.;\\n\\d]{0,12}\\b${LENGTHS}\\b`,
  'g',
);

/** The words of sides of which nothing could be read: at least two of them. */
export function findUnreadSides(passages: readonly Passage[]): string | undefined {
  for (const { fold, lines } of passages) {
    const found = [...fold.slice(0, MAX_LENGTH).matchAll(SIDE_IN_WORDS)];
    const [first, last] = [found[0], found.at(-1)];
    if (first && last && found.length > 1) return getWritten(lines, first.index, last.index + last[0].length);
  }
  return undefined;
}

function getWritten(lines: Passage['lines'], from: number, to: number): string {
  return lines
    .map((line) => line.text)
    .join('\n')
    .slice(from, to);
}
