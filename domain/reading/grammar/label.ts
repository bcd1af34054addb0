import { findMeaning, hasMeaning } from './lexicon.js';
import type { Scope, WeightRole } from './span.js';
import type { Token } from './token.js';

/** What a label at the head of a line or a column says of the numbers under it. */
export interface Label {
  readonly field: 'size' | 'weight' | 'count' | 'volume' | 'value' | 'length' | 'width' | 'height' | 'other';
  readonly role: WeightRole | undefined;
  readonly scope: Scope | undefined;
  readonly factor: number | undefined;
  readonly currency?: string | undefined;
}

const FIELDS = [
  ['size', 'size-label'],
  ['value', 'value'],
  ['weight', 'weight-label'],
  ['volume', 'volume-label'],
  ['length', 'length-label'],
  ['width', 'width-label'],
  ['height', 'height-label'],
  ['count', 'count-label'],
] as const;
const ROLES = ['volumetric', 'net', 'tare', 'gross'] as const;
const MAX_LABEL = 9;

/** The meaning of the tokens of a label; undefined if they name nothing of the cargo. */
export function readLabel(tokens: readonly Token[], from: number, to: number): Label | undefined {
  const tags = new Map<string, number | string | undefined>();
  for (let at = from; at < to; at += 1) {
    for (const tag of LABEL_TAGS) {
      const found = findMeaning(tokens, at, tag);
      if (found && at + found.words.length <= to && !tags.has(tag)) tags.set(tag, found.value);
    }
  }
  const role = ROLES.find((one) => tags.has(one));
  const scope = tags.has('each') || isPerPack(tokens, from, to) ? 'each' : tags.has('total') ? 'total' : undefined;
  const sides = ['length-label', 'width-label', 'height-label'].filter((tag) => tags.has(tag)).length;
  const unit = tags.get('weight-unit') ?? tags.get('volume-unit') ?? tags.get('length-unit');
  const factor = typeof unit === 'number' ? unit : undefined;
  const currency = tags.get('currency');
  const base = { role, scope, factor, currency: typeof currency === 'string' ? currency : undefined } as const;
  if (tags.has('other-word')) return { field: 'other', ...base };
  if (sides > 1) return { field: 'size', ...base };
  const field = FIELDS.find(([, tag]) => tags.has(tag))?.[0];
  if (field === 'count' && (role !== undefined || tags.has('weight-unit'))) return { field: 'weight', ...base };
  if (field !== undefined) return { field, ...base };
  if (role !== undefined || tags.has('weight-unit')) return { field: 'weight', ...base };
  if (tags.has('volume-unit')) return { field: 'volume', ...base };
  if (tags.has('pack')) return { field: 'count', ...base };
  return undefined;
}

/** `kg/colli`, `G.W. per carton`. */
function isPerPack(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < to - 1; at += 1)
    if (/^(?:\/|per|por)$/.test(tokens[at]?.fold ?? '') && hasMeaning(tokens, at + 1, 'pack')) return true;
  return false;
}

/** The end of a label that begins the line (`Gross weight (kg):`); undefined if the line has none. */
export function findLabelEnd(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < from + MAX_LABEL; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break') return undefined;
    if (token.text === ':' || token.text === '=' || token.text === '|') return at > from ? at : undefined;
    if (token.text === '.' && tokens[at + 1]?.text === '.' && at > from) return at;
    if (token.kind === 'number') return undefined;
  }
  return undefined;
}

/** Whether a word of this tag is among the tokens. */
export function includesMeaning(tokens: readonly Token[], from: number, to: number, tag: string): boolean {
  for (let at = Math.max(0, from); at < to; at += 1) if (hasMeaning(tokens, at, tag)) return true;
  return false;
}

const LABEL_TAGS = [
  ...FIELDS.map(([, tag]) => tag),
  ...ROLES,
  ...['each', 'total', 'weight-unit', 'volume-unit', 'length-unit', 'pack', 'currency', 'other-word'],
];
