import { findKgPerUnit, findM3PerUnit } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import { findExactLabelField } from './label-phrases.js';
import { type Line, splitLines } from './lines.js';
import { foldText, insertText, type NormalText } from './normalize-text.js';

/** What a question in the quoted text asks for, as the label that its answer gets. */
const QUESTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bincoterm|\bterms?\b|\btermino/, 'Incoterm: '],
  [/(?:pesa|peso|weigh).{0,40}(?:cada|each|per)|(?:cada|each|per).{0,40}(?:pesa|peso|weigh)/, 'Peso: cada uno pesa '],
  [/\bpesa\b|\bpesan\b|\bpeso\b|\bweigh/, 'Peso: '],
  [/cuant[oa]s|how many|numero de|cantidad/, 'Bultos: '],
  [/medida|dimension|\bsize|\bmide/, 'Medidas: '],
  [/entrega|deliver|door/, 'Servicio: '],
  [/sale la|origen|origin|desde donde|from where|pick ?up|de que aeropuerto/, 'Origen: '],
  [/destino|destination|llega/, 'Destino: '],
  [/mercader|mercancia|commodity|goods|producto/, 'Producto: '],
  [/valor|value/, 'Valor: '],
];
const MIN_GLUED_LABELS = 3;

/** Puts back the structure that a form or a thread has lost: labels before inline answers, breaks before glued labels. */
export function restructureForm(normal: NormalText): NormalText {
  const lines = splitLines(normal);
  const insertions = new Map<number, string>();
  const saysOneNumber = lines.filter((line) => line.depth === 0 && /\d/.test(line.text)).length === 1;
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] as Line;
    if (line.depth === 0 && line.text !== '') {
      const asked = findQuestionBefore(lines, i) ?? (saysOneNumber ? findQuestionBelow(lines, i) : undefined);
      const label = asked && QUESTIONS.find(([pattern]) => pattern.test(asked))?.[1];
      if (label) insertions.set(line.from, label);
    }
    if (line.text.length > 40) for (const [at, text] of findGluedLabels(line)) insertions.set(at, text);
    if (isCountAbove(lines, i)) insertions.set(line.from, 'Bultos: ');
  }
  for (const [at, text] of findGluedForm(lines)) insertions.set(at, text);
  return insertText(normal, insertions);
}

/** The only question in the quoted text below a number that is the whole answer. */
function findQuestionBelow(lines: readonly Line[], i: number): string | undefined {
  if (!/^\d{1,4}$/.test(lines[i]?.text ?? '')) return undefined;
  const quoted = lines.slice(i + 1, i + 16).filter((line) => line.depth > 0 && line.text.includes('?'));
  const asked = quoted.length === 1 ? (quoted[0]?.fold ?? '') : '';
  return asked.split('?').length === 2 ? asked.slice(0, asked.indexOf('?')) : undefined;
}

/** So many lines that begin with a label without a sign make a form. */
const MIN_FORM_LINES = 4;

/** `OrigenMIA`, `Bultos3`, one under the other: a form whose signs are gone. */
function findGluedForm(lines: readonly Line[]): [number, string][] {
  const ends = lines
    .filter((line) => line.depth === 0 && line.text.length <= 80)
    .map((line) => ({ line, end: findGluedLabelEnd(line.text, 0) }))
    .filter(({ end }) => end > 0);
  return ends.length < MIN_FORM_LINES ? [] : ends.map(({ line, end }) => [line.from + end, ': ']);
}

const SIZE_LINE = /^\d[\d.,]*\s?(?:cm|in|")?\s?[x×*]\s?\d[\d.,]*\s?(?:cm|in|")?\s?[x×*]\s?\d/;

/** A small number alone in its line, right above a size alone in its: how many there are of it. */
function isCountAbove(lines: readonly Line[], i: number): boolean {
  if (!/^[1-9]\d{0,2}$/.test(lines[i]?.text ?? '') || !SIZE_LINE.test(lines[i + 1]?.fold ?? '')) return false;
  return !/\d/.test(lines[i - 1]?.text ?? '');
}

/** The quoted question directly above an unquoted line. */
function findQuestionBefore(lines: readonly Line[], i: number): string | undefined {
  let k = i - 1;
  while (k >= 0 && lines[k]?.text === '' && i - k < 4) k -= 1;
  const above = lines[k];
  if (!above || above.depth === 0 || !above.text.endsWith('?')) return undefined;
  const question = above.fold.slice(Math.max(above.fold.lastIndexOf('. ') + 1, 0));
  return question;
}

/** Labels that stick to the text before them (`Bultos3Peso bruto240 kg`): where to break, and where the colon goes. */
function findGluedLabels(line: Line): [number, string][] {
  const words = /(?:[\p{Lu}]\p{Ll}*[\p{Ll}\d]*)/gu;
  const found: { at: number; end: number }[] = [];
  let inside = 0;
  for (const match of line.text.matchAll(words)) {
    const at = match.index;
    const before = line.text.charAt(at - 1);
    if (at > 0 && !/[\p{L}\d)?]/u.test(before)) continue;
    // Within a word in capitals (`TIPO`) no label begins.
    if (at > 0 && /\p{Lu}/u.test(before) && /\p{Lu}/u.test(line.text.charAt(at + 1))) continue;
    const end = findGluedLabelEnd(line.text, at);
    if (end === at) continue;
    found.push({ at, end });
    if (at > 0) inside += 1;
  }
  if (found.length < MIN_GLUED_LABELS && inside < 2) return [];
  const insertions = new Map<number, string>();
  for (const { at, end } of found) {
    if (at > 0) insertions.set(line.from + at, `\n${insertions.get(line.from + at) ?? ''}`);
    insertions.set(line.from + end, ': ');
  }
  return [...insertions];
}

/** Where the longest known label that starts here ends, if something sticks to it. */
function findGluedLabelEnd(text: string, at: number): number {
  const window = text.slice(at, at + 40);
  for (let length = Math.min(window.length, 36); length >= 3; length -= 1) {
    const next = window.charAt(length);
    const last = window.charAt(length - 1);
    const parted = at > 0 && next === ' ';
    const sticks =
      (/\p{Ll}|[)?/]/u.test(last) || last === 'u') &&
      (/[\p{Lu}\d$€₡]/u.test(next) || /^e-?mail$/i.test(window.slice(0, length)));
    if (!sticks && !parted) continue;
    const phrase = foldText(window.slice(0, length)).replace(/[?()]/g, '').trim();
    if (parted && isUnit(phrase) && /\d/.test(text.charAt(at - 1))) continue;
    if (findExactLabelField(phrase)) return at + length;
  }
  return at;
}

/** `3CTNS`, `45KGS`: a unit attached to a number is no label. */
function isUnit(phrase: string): boolean {
  return (
    findPackaging(phrase) !== undefined || findKgPerUnit(phrase) !== undefined || findM3PerUnit(phrase) !== undefined
  );
}
