import { findKgPerUnit } from '../numbers/units.js';
import type { Token } from '../text/token.js';
import type { TokenStream } from '../text/token-stream.js';
import type { CountMatch } from './count-forms.js';
import type { Packaging } from './packaging.js';

const FAMILIES: Readonly<Record<string, Packaging>> = { c: 'carton', p: 'piece' };
/** What stands before degrees (`at 15C`, `2-8C`), not before cartons. */
const BEFORE_DEGREES =
  /^(?:-|~|\+|to|a|at|of|de|max|min|temp|temperature|temperatura|below|under|keep|store|entre|y|and)$/;

/** `22C 315K 1.9M3`, `8P/640KG`: a count with one letter of its packages, glued to it, before a weight that is written so too. */
export function parseCompressedCountAt({ tokens }: TokenStream, i: number): CountMatch | undefined {
  const [number, mark] = [tokens[i], tokens[i + 1]];
  const family = mark?.kind === 'word' && !mark.spaced ? FAMILIES[mark.fold] : undefined;
  const isWhole = number?.kind === 'number' && number.value !== undefined && Number.isInteger(number.value);
  if (!family || !isWhole || BEFORE_DEGREES.test(tokens[i - 1]?.fold ?? '')) return undefined;
  const next = /^[/,]$/.test(tokens[i + 2]?.text ?? '') ? i + 3 : i + 2;
  return isGluedWeight(tokens, next) ? { count: number.value ?? 0, family, at: i, to: i + 2 } : undefined;
}

function isGluedWeight(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at + 1];
  const isUnit = unit?.kind === 'word' && (unit.fold === 'k' || findKgPerUnit(unit.fold) !== undefined);
  return tokens[at]?.kind === 'number' && isUnit && !unit.spaced;
}
