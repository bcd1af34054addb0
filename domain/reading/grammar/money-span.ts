import { includesMeaning, type Label } from './label.js';
import { endsMeaning, findMeaning, hasMeaning } from './lexicon.js';
import type { MoneySpan, Scope } from './span.js';
import type { Token } from './token.js';

/** An amount before its currency: `16,480.00 EUR`, `12 mil dólares`. */
export function readMoneyBefore(tokens: readonly Token[], at: number, label: Label | undefined): MoneySpan | undefined {
  const next = at + 1;
  const currency = findMeaning(tokens, next, 'currency') ?? findMoneyWord(tokens, next);
  if (
    currency &&
    tokens[next + currency.words.length]?.kind !== 'number' &&
    !hasMeaning(tokens, next + currency.words.length, 'pack')
  ) {
    const to = next + currency.words.length;
    const head = findHead(tokens, at);
    return {
      kind: 'money',
      from: head,
      to,
      ...toAmount(tokens, head, at),
      currency: String(currency.value),
      ...findMoneyRole(tokens, head, to, label),
    };
  }
  return undefined;
}

/** An amount behind its currency: `USD 9 850,00`. */
export function readMoneyBehind(
  tokens: readonly Token[],
  from: number,
  at: number,
  currency: string,
  label: Label | undefined,
): MoneySpan | undefined {
  const k = /^[:.$]$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const token = tokens[k];
  if (token?.kind !== 'number' || token.value === undefined) return undefined;
  const to = isGroup(tokens, k + 1) && token.text.length < 4 ? k + 2 : k + 1;
  return {
    kind: 'money',
    from,
    to,
    ...toAmount(tokens, k, to - 1),
    currency,
    ...findMoneyRole(tokens, from, to, label),
  };
}

/** Where an amount begins that ends with a group of three digits: `9 850,00`, `3 mil 200`. */
function findHead(tokens: readonly Token[], at: number): number {
  if (!isGroup(tokens, at)) return at;
  const head = tokens[at - 1]?.fold === 'mil' ? at - 2 : at - 1;
  const isHead = tokens[head]?.kind === 'number' && /^\d{1,3}$/.test(tokens[head]?.text ?? '');
  return isHead && tokens[head - 1]?.kind !== 'number' ? head : at;
}

/** The second part of `9 850,00`. */
function isGroup(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.kind === 'number' &&
    /^\d{3}(?:[.,]\d{1,2})?$/.test(tokens[at]?.text ?? '') &&
    !hasMeaning(tokens, at + 1, 'weight-unit') &&
    !hasMeaning(tokens, at + 1, 'pack')
  );
}

/** The amount of a number, which may be of two parts or have a word of thousands behind it. */
export function toAmount(tokens: readonly Token[], at: number, last = at): { amount: number } {
  if (last > at) return { amount: (tokens[at]?.value ?? 0) * 1000 + (tokens[last]?.value ?? 0) };
  const { value = 0, text = '', other } = tokens[at] as Token;
  const scale = /^(?:k|mil)$/.test(tokens[at + 1]?.fold ?? '') ? 1000 : 1;
  const amount = other !== undefined && /[.,]\d{3}$/.test(text) ? Math.max(value, other) : value;
  return { amount: amount * scale };
}

/** `12 mil dólares`. */
function findMoneyWord(tokens: readonly Token[], at: number) {
  return tokens[at]?.fold === 'mil' ? findMeaning(tokens, at + 1, 'currency') : undefined;
}

function findMoneyRole(
  tokens: readonly Token[],
  from: number,
  to: number,
  label: Label | undefined,
): Pick<MoneySpan, 'role' | 'scope'> {
  // What a company turns over; no cargo by air is worth that much, and least of all in round figures.
  if (/^millon(?:es)?$|^millions?$/.test(tokens[to]?.fold ?? '')) return { role: 'price', scope: undefined };
  const behind = tokens[to]?.text === '/' || includesPer(tokens, to);
  const scope: Scope | undefined = behind ? 'each' : undefined;
  if (behind && (hasMeaning(tokens, to, 'price') || hasMeaning(tokens, to + 1, 'weight-unit')))
    return { role: 'price', scope };
  if (label?.field === 'value') return { role: 'value', scope };
  for (let at = from - 1; at >= from - 10 && at >= 0; at -= 1) {
    const token = tokens[at] as Token;
    if (token.kind === 'break' || token.text === ';') break;
    if (endsMeaning(tokens, at + 1, 'price')) return { role: 'price', scope };
    if (hasMeaning(tokens, at, 'value')) return { role: 'value', scope };
    if (hasMeaning(tokens, at, 'price')) return { role: 'price', scope };
  }
  if (includesMeaning(tokens, to, Math.min(to + 4, tokens.length), 'value')) return { role: 'value', scope };
  return { role: undefined, scope };
}

function includesPer(tokens: readonly Token[], at: number): boolean {
  return hasMeaning(tokens, at, 'each');
}
