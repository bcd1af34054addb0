import { findCmPerUnit } from '../numbers/units.js';
import { toWholeNumber } from '../pieces/count-forms.js';
import { findLabelField } from '../text/label-phrases.js';
import type { TokenStream } from '../text/token-stream.js';
import type { SideChain } from './side-chain.js';

/** What the numbers between the slashes of a list are, as a line of its own names it: `(pcs/L/W/H cms)`. */
export interface SlashLegend {
  readonly parts: readonly ('count' | 'side')[];
  /** Centimetres in the unit that it names. */
  readonly factor: number | undefined;
}

const MAX_TOKENS = 24;
const BETWEEN = /^[/x×*-]$/;

/** The legend of a list of sizes; undefined where the text has none. */
export function findSlashLegend(stream: TokenStream): SlashLegend | undefined {
  for (let i = 0; i < stream.tokens.length; i = stream.getLineEnd(i) + 1) {
    const end = stream.getLineEnd(i);
    const legend = end - i >= 5 && end - i <= MAX_TOKENS ? parseLegend(stream, i, end) : undefined;
    if (legend) return legend;
  }
  return undefined;
}

function parseLegend({ tokens }: TokenStream, from: number, to: number): SlashLegend | undefined {
  const line = tokens.slice(from, to);
  if (!line.some(({ text }) => text === '/') || line.some(({ kind }) => kind === 'number')) return undefined;
  const parts: string[][] = [[]];
  for (const token of line) {
    if (BETWEEN.test(token.text)) parts.push([]);
    else if (token.kind === 'word') parts.at(-1)?.push(token.fold);
  }
  const kinds = parts.map((words) => words.map(classifyWord).find((kind) => kind !== undefined));
  const known = kinds.filter((kind): kind is 'count' | 'side' => kind !== undefined);
  const sides = known.filter((kind) => kind === 'side').length;
  if (known.length !== kinds.length || sides !== 3 || known.length - sides > 1) return undefined;
  const units = parts.flat().map((word) => (word.length > 1 ? findCmPerUnit(word) : undefined));
  return { parts: known, factor: units.find((unit) => unit !== undefined) };
}

function classifyWord(word: string): 'count' | 'side' | undefined {
  const field = word === 'b' || word === 'a' ? 'width' : findLabelField(word);
  if (field === 'length' || field === 'width' || field === 'height') return 'side';
  return field === 'pieces' || field === 'quantity' ? 'count' : undefined;
}

/** `2/120/80/100`: a line of as many numbers between slashes as the legend names. */
export function parseLegendRowAt(stream: TokenStream, i: number, legend: SlashLegend): SideChain | undefined {
  const { tokens } = stream;
  const { parts, factor } = legend;
  if (tokens[i]?.kind !== 'number' || i !== stream.getLineStart(i)) return undefined;
  const next = i + 2 * parts.length - 1;
  if (stream.getLineEnd(i) < next || tokens[next]?.text === '/') return undefined;
  const numbers = parts.map((_part, k) => tokens[i + 2 * k]);
  const isRow = numbers.every(
    (token, k) => token?.value !== undefined && (k === 0 || tokens[i + 2 * k - 1]?.text === '/'),
  );
  if (!isRow) return undefined;
  const counted = numbers[parts.indexOf('count')];
  const count = toWholeNumber(counted);
  if (counted && count === undefined) return undefined;
  const sides = numbers
    .filter((_token, k) => parts[k] === 'side')
    .map((token) => ({
      ...{ value: token?.value ?? 0, other: token?.other, factor, cm: undefined, axis: undefined },
      next,
    }));
  return { sides, next, hyphens: false, count };
}
