import { countValues, type FoundRecord, MIN_RECORD_VALUES, type RecordNode } from './record-node.js';

const MAX_DEPTH = 8;
const MAX_STARTS = 20;
const SCALAR = /[^\s,\]}"]{1,60}/y;
const STRING = /"((?:[^"\\\n]|\\.){0,400})"/y;
const BLANKS = /[\s,]*/y;
const COLON = /\s*:\s*/y;

/** A value and where it ends. */
interface Parsed {
  readonly node: RecordNode;
  readonly to: number;
}

/** The JSON objects and lists of a text that hold several values. */
export function findJsonRecords(text: string): FoundRecord[] {
  const found: FoundRecord[] = [];
  let at = findStart(text, 0);
  for (let tries = 0; at >= 0 && tries < MAX_STARTS; tries += 1) {
    const parsed = parseValue(text, at, '', 0);
    const isRecord = parsed !== undefined && countValues(parsed.node) >= MIN_RECORD_VALUES;
    if (isRecord) found.push({ root: parsed.node, from: at, to: parsed.to });
    at = findStart(text, isRecord ? parsed.to : at + 1);
  }
  return found;
}

/** An opening bracket with a quoted name or a further bracket behind it. */
function findStart(text: string, from: number): number {
  const start = text.slice(from).search(/[[{]\s{0,40}["[{]/);
  return start < 0 ? -1 : from + start;
}

function parseValue(text: string, at: number, key: string, depth: number): Parsed | undefined {
  const char = text.charAt(at);
  if (char === '{' || char === '[') return depth > MAX_DEPTH ? undefined : parseMembers(text, at, key, depth);
  const quoted = matchAt(STRING, text, at);
  const written = quoted ?? matchAt(SCALAR, text, at);
  if (!written) return undefined;
  const value = quoted ? { text: quoted[1] ?? '', at: at + 1 } : { text: written[0], at };
  return { node: { key, at, value, members: [] }, to: at + written[0].length };
}

function parseMembers(text: string, open: number, key: string, depth: number): Parsed | undefined {
  const isObject = text.charAt(open) === '{';
  const members: RecordNode[] = [];
  let at = skip(BLANKS, text, open + 1);
  while (text.charAt(at) !== (isObject ? '}' : ']')) {
    const name = isObject ? matchAt(STRING, text, at) : undefined;
    if (isObject && !name) return undefined;
    const colon = name ? matchAt(COLON, text, at + name[0].length) : undefined;
    if (name && !colon) return undefined;
    const start = at + (name?.[0].length ?? 0) + (colon?.[0].length ?? 0);
    const member = parseValue(text, start, name?.[1] ?? '', depth + 1);
    if (!member) return undefined;
    members.push(member.node);
    at = skip(BLANKS, text, member.to);
  }
  return { node: { key, at: open, value: undefined, members }, to: at + 1 };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function skip(pattern: RegExp, text: string, at: number): number {
  return at + (matchAt(pattern, text, at)?.[0].length ?? 0);
}
