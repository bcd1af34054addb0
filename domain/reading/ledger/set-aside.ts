import type { EntryKind } from './ledger.types.js';
import type { Lexeme } from './lexemes.js';
import { type AsideRole, DATE_WORDS, ROLES_AFTER, ROLES_BEFORE } from './words/cues.words.js';

/** Roles that a figure with a unit of weight, or a counted package, cannot have. */
const NOT_OF_WEIGHT: ReadonlySet<AsideRole> = new Set(['telephone', 'reference', 'address', 'temperature']);
const NOT_OF_COUNT: ReadonlySet<AsideRole> = new Set(['telephone', 'address', 'net', 'limit', 'tare', 'chargeable']);
const DATE_REACH = 3;

/** What else than cargo a figure is, by its neighbours on the line; undefined where nothing says so. */
export function findRole(lexemes: readonly Lexeme[], at: number, to: number, kind: EntryKind): AsideRole | undefined {
  const role = findRoleAfter(lexemes, at, to) ?? findRoleBefore(lexemes, at, kind) ?? findDateRole(lexemes, at);
  return role === undefined || isImpossible(role, kind) ? undefined : role;
}

function isImpossible(role: AsideRole, kind: EntryKind): boolean {
  return (kind === 'weight' && NOT_OF_WEIGHT.has(role)) || (kind === 'count' && NOT_OF_COUNT.has(role));
}

function findRoleAfter(lexemes: readonly Lexeme[], at: number, to: number): AsideRole | undefined {
  for (const { role, cues } of ROLES_AFTER) {
    const isDirect =
      cues.matchAt(lexemes, to) > 0 ||
      (role === 'product' || role === 'time' ? cues.matchAt(lexemes, at + 1) > 0 : false);
    if (isDirect && !(role === 'product' && to > at + 1)) return role;
  }
  return undefined;
}

function findRoleBefore(lexemes: readonly Lexeme[], at: number, kind: EntryKind): AsideRole | undefined {
  for (const { role, reach, cues } of ROLES_BEFORE) {
    if (isImpossible(role, kind)) continue;
    if (kind === 'count' && role === 'reference' && isAskedFor(lexemes, at)) continue;
    const within = countReach(lexemes, at, reach, role);
    if (kind !== 'weight' && kind !== 'count' && within === 0) continue;
    if (cues.endsBefore(lexemes, at, within)) return role;
  }
  return undefined;
}

const ASKS: ReadonlySet<string> = new Set(['quote', 'quotation', 'cotizacion']);

/** `Quote: 8 boxes`: counted pieces, no number of a quotation. */
function isAskedFor(lexemes: readonly Lexeme[], at: number): boolean {
  const before = lexemes[at - 1]?.text === ':' || lexemes[at - 1]?.text === '-' ? at - 2 : at - 1;
  return ASKS.has(lexemes[before]?.text ?? '');
}

/** Words with which a sentence comes back to this shipment. */
const PRESENT: ReadonlySet<string> = new Set('now ahora this esta este but pero hoy today'.split(' '));

/**
 * How far back a cue may stand: another figure in between ends its reach, but for telephone numbers, and for the several figures
 * of one shipment of the past (`last month 15 crates 2100 kg`).
 */
function countReach(lexemes: readonly Lexeme[], at: number, reach: number, role: AsideRole): number {
  const crossesNumbers = role === 'telephone' || role === 'past';
  let within = 0;
  let leaders = 0;
  for (let k = at - 1; k >= 0 && within - leaders < reach; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break' || lexeme.text === ';') break;
    if (lexeme.text === '|' && (k < at - 1 || !isLabelCell(lexemes, k))) break;
    if (!crossesNumbers && (lexeme.kind === 'number' || lexeme.text === ',')) break;
    if (role === 'past' && (lexeme.text === '.' || lexeme.text === ',' || PRESENT.has(lexeme.text))) break;
    within += 1;
    if (lexeme.text === '.' && lexemes[k - 1]?.text === '.') leaders += 1;
  }
  return within;
}

/** `P. neto | 290,0 kg`: the cell before holds words alone and heads the line. */
function isLabelCell(lexemes: readonly Lexeme[], bar: number): boolean {
  for (let k = bar - 1; k >= 0; k -= 1) {
    const lexeme = lexemes[k];
    if (!lexeme || lexeme.kind === 'break') return k < bar - 1;
    if (lexeme.kind === 'number' || (lexeme.text === '|' && lexemes[k - 1]?.kind !== 'break')) return false;
  }
  return true;
}

/** Parts of a date or a time, and figures beside the word of a month or a day. */
function findDateRole(lexemes: readonly Lexeme[], at: number): AsideRole | undefined {
  const isJoint = (k: number) => ['/', '-', ':', '.'].includes(lexemes[k]?.text ?? '') && !lexemes[k]?.isSpaced;
  const isShort = (k: number) => lexemes[k]?.kind === 'number' && /^\d{1,4}$/.test(lexemes[k]?.text ?? '');
  const isDate =
    (isJoint(at + 1) && isShort(at + 2) && isJoint(at + 3) && isShort(at + 4)) ||
    (isJoint(at - 1) &&
      isShort(at - 2) &&
      ((isJoint(at + 1) && isShort(at + 2)) || (isJoint(at - 3) && isShort(at - 4))));
  if (isDate && !isListOfWeights(lexemes, at)) return 'date';
  const isTime = (k: number) => lexemes[k]?.text === ':' && !lexemes[k]?.isSpaced;
  if (
    (isTime(at + 1) && isShort(at + 2) && !lexemes[at + 2]?.isSpaced) ||
    (isTime(at - 1) && isShort(at - 2) && !lexemes[at]?.isSpaced)
  )
    return 'time';
  for (let k = Math.max(0, at - DATE_REACH); k <= at + DATE_REACH; k += 1) {
    if (lexemes[k]?.kind === 'break' && k > at) break;
    const isVerb = lexemes[k]?.text === 'may' && lexemes[k + 1]?.kind === 'word';
    if (DATE_WORDS.has(lexemes[k]?.text ?? '') && !isVerb) return 'date';
  }
  return undefined;
}

const MAX_DAY = 31;

/** `355/345/350 kg`: of the parts of a date one alone is above 31. */
function isListOfWeights(lexemes: readonly Lexeme[], at: number): boolean {
  const parts = [-4, -2, 0, 2, 4].map((k) => lexemes[at + k]).filter((lexeme) => lexeme?.kind === 'number');
  return parts.filter((lexeme) => (lexeme?.values[0] ?? 0) > MAX_DAY).length > 1;
}
