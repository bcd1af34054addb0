import type { TokenStream } from '../text/token-stream.js';
import { GIVEN_NAMES, POSITIONS } from './given-names.words.js';
import { isGoodsWord } from './goods-words.js';

/** Lines at the end of a text in which its writer may sign. */
const SIGNED_LINES = 3;
/** A name has no more words than this. */
const MAX_NAME = 4;

/**
 * Marks the tokens with which somebody signs, in the last lines of a text that no closing word introduces: `Karen`,
 * `k. rojas`, `Xiomara, Compras`, `Jefe de Compras`. They name no goods, though they stand where a short email may name them.
 */
export function excludeSignedTokens(stream: TokenStream, excluded: boolean[]): void {
  const { tokens } = stream;
  if (stream.part !== 'body') return;
  let end = tokens.length;
  for (let line = 0; line < SIGNED_LINES && end > 0; line += 1) {
    while (end > 0 && tokens[end - 1]?.kind === 'break') end -= 1;
    const start = end === 0 ? 0 : stream.getLineStart(end - 1);
    const from = findSigned(stream, start, end);
    if (from === undefined) return;
    for (let i = from; i < end; i += 1) excluded[i] = true;
    end = start;
  }
}

/** Where the signed words of a line begin: the line itself, or behind its last sentence. */
function findSigned({ tokens }: TokenStream, start: number, end: number): number | undefined {
  let from = start;
  for (let i = end - 2; i >= start; i -= 1) {
    if (!/^[.!?,]$/.test(tokens[i]?.text ?? '') || (tokens[i - 1]?.text.length ?? 0) === 1) continue;
    from = i + 1;
    break;
  }
  const isPosition = (at: number) => POSITIONS.has(tokens[at]?.fold ?? '');
  const last = tokens.slice(from, end);
  // `Xiomara, Compras`: the position behind the name.
  if (from > start && last.length === 1 && isPosition(from)) from = start;
  const words = tokens.slice(from, end).filter(({ kind }) => kind === 'word');
  if (words.length === 0 || words.length > MAX_NAME || tokens.slice(from, end).some(({ kind }) => kind === 'number'))
    return undefined;
  const [first] = words;
  const isInitial = first?.text.length === 1 && tokens[from + 1]?.text === '.';
  const isNamed = GIVEN_NAMES.has(first?.fold ?? '') || isInitial || isPosition(from);
  return isNamed && !words.slice(1).some(({ fold }) => isGoodsWord(fold)) ? from : undefined;
}
