import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';
import {
  DENIAL_FILLERS,
  DENIED_STATES,
  DENIERS,
  INCLUDED,
  TAKEN_OUT,
  TAKEN_OUT_FILLERS,
  WHOLE_CARGO,
} from './danger-denials.words.js';

/** Words between a denial and what it denies at most. */
const DENIAL_REACH = 8;
const OUT_REACH = 6;
const SUBJECT_REACH = 8;

/** A statement that goods are not dangerous. */
export interface DangerDenial {
  readonly at: number;
  /** It names the whole cargo, or a paper about it: it holds for goods named anywhere in the email. */
  readonly isOfWholeCargo: boolean;
}

/** Whether the last of the words before a danger deny it: `not classified as`, `no se considera`. @param before folded, parted by blanks */
export function isDeniedBefore(before: string): boolean {
  const words = before.trimEnd().split(' ');
  // `s/batería`: sin, as people shorten it.
  if (words.at(-1) === '/' && words.at(-2) === 's') return true;
  for (let k = words.length - 1; k >= Math.max(0, words.length - DENIAL_REACH); k -= 1) {
    const word = words[k] ?? '';
    if (DENIERS.has(word)) return true;
    if (!DENIAL_FILLERS.has(word)) return false;
  }
  return false;
}

/** `battery removed by the shipper`, `se le quitó la batería`, `las baterías no vienen incluidas`: it does not travel. */
export function isTakenOut(before: string, after: string): boolean {
  const behind = after.split(' ').slice(0, OUT_REACH);
  const ahead = before.trimEnd().split(' ').slice(-OUT_REACH).reverse();
  return endsIn(ahead, TAKEN_OUT) || endsIn(behind, TAKEN_OUT) || isNotIncluded(behind);
}

function isNotIncluded(words: readonly string[]): boolean {
  const denier = words.findIndex((word) => DENIERS.has(word));
  if (denier < 0 || !words.slice(0, denier).every((word) => TAKEN_OUT_FILLERS.has(word))) return false;
  return endsIn(words.slice(denier + 1), INCLUDED);
}

/** Whether one of the words is the first that is not a small one. */
function endsIn(words: readonly string[], ends: ReadonlySet<string>): boolean {
  const first = words.find((word) => !TAKEN_OUT_FILLERS.has(word));
  return first !== undefined && ends.has(first);
}

/** Every statement that goods are not dangerous, not regulated or not restricted. */
export function listDenials(stream: TokenStream): DangerDenial[] {
  const denials: DangerDenial[] = [];
  for (let i = 0; i < stream.tokens.length; i += 1) {
    const word = stream.tokens[i];
    if (word?.kind !== 'word' || !isDeniedState(word.fold)) continue;
    const before = stream.getTextBefore(i, DENIAL_REACH);
    if (!isDeniedBefore(before)) continue;
    const subject = stream.getTextBefore(i, DENIAL_REACH + SUBJECT_REACH).split(' ');
    denials.push({ at: i, isOfWholeCargo: subject.some((one) => WHOLE_CARGO.has(one)) });
  }
  return denials;
}

/** Whether a word names what a denial of danger denies. @param word folded */
export function isDeniedState(word: string): boolean {
  return word === 'dg' || word === 'haz' || DENIED_STATES.some((beginning) => word.startsWith(beginning));
}

/** Whether the goods that end at a token are those of a denial behind them: no other packages are counted in between. */
export function isDenialOf(stream: TokenStream, denial: DangerDenial, to: number): boolean {
  if (denial.isOfWholeCargo) return true;
  if (denial.at < to) return false;
  return !stream.tokens
    .slice(to, denial.at)
    .some(({ kind }, k) => kind === 'number' && findPackaging(stream.tokens[to + k + 1]?.fold ?? '') !== undefined);
}
