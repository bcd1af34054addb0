import { DomainError } from '../../../errors/domain-error.js';
import { parseConditionsText } from '../conditions-text.js';
import type { RateConditionsEntry } from '../rate-conditions.js';
import { type Alternatives, combineAlternatives, combineRemarkParts, type RemarkSubject } from './combine-parts.js';
import { isForAll, isKnownInformation, type RemarkedRow } from './remark-information.js';
import { listRemarkParts } from './remark-parts.js';
import { splitRemark } from './remark-tokens.js';
import { RESTRICTING_WORDS } from './remark-words.js';

/** What a remark about a rate says. */
export interface ReadRemark {
  /** Conditions one of which has to hold; empty: it limits nothing. */
  readonly alternatives: Alternatives;
  /** What only describes, as it stands there. */
  readonly description: string | undefined;
  /** What seems to limit when the rate applies, and is not understood. */
  readonly unclear: readonly string[];
}

/** What is known of the row that a remark is about. */
export interface RemarkContext extends RemarkedRow, RemarkSubject {
  /** Every clause has to say something that is known: the text stands where conditions are expected. */
  readonly isStrict?: boolean | undefined;
}

/** Longer texts are contracts, not remarks. */
const MAX_LENGTH = 1_000;
const CLOCK = /^\d{1,2}:\d{2}$/;
const ATOMS_THAT_LIMIT = ['condition', 'requested'];
type Clause =
  | { readonly is: 'condition'; readonly alternatives: Alternatives }
  | { readonly is: 'description' | 'unclear' | 'nothing' };

/**
 * Reads a remark in English or Spanish into the conditions that a rate can have, for instance `Solo DAP y DDP. Más de 3 m`.
 * What limits and is not wholly understood is told, never dropped.
 */
export function readRemark(text: string, row: RemarkContext): ReadRemark {
  if (text.length > MAX_LENGTH) return { alternatives: [], description: undefined, unclear: [text] };
  let alternatives: Alternatives = [];
  const described: string[] = [];
  const unclear: string[] = [];
  for (const clause of listClauses(text, row)) {
    const read = readClause(clause, row);
    if (read.is === 'description') described.push(clause);
    if (read.is === 'unclear') unclear.push(clause);
    if (read.is !== 'condition') continue;
    const combined = combineAlternatives(alternatives, read.alternatives);
    if (combined) alternatives = combined;
    else unclear.push(clause);
  }
  return { alternatives, description: described.length > 0 ? described.join('. ') : undefined, unclear };
}

/** Sentences, and their parts between commas where only those are understood. */
function listClauses(text: string, row: RemarkContext): string[] {
  const statements = text
    .split(/[;\n]|\.\s+(?=[A-ZÁÉÍÓÚÑ¿¡0-9"])/)
    .map((one) => one.trim().replace(/[.,]$/, ''))
    .filter((one) => one !== '');
  return statements.flatMap((statement) => {
    if (!statement.includes(',') || readClause(statement, row).is !== 'unclear') return [statement];
    const parts = statement.split(/,\s+/).map((one) => one.trim());
    // A part that nobody knows may belong to the limit beside it: "Sundays, 25 December".
    const isUnknown = (part: string) => readClause(part, { ...row, isStrict: true }).is === 'unclear';
    return parts.some(isUnknown) ? [statement] : parts;
  });
}

function readClause(clause: string, row: RemarkContext): Clause {
  if (isForAll(clause)) return { is: 'nothing' };
  if (isKnownInformation(clause, row)) return { is: 'description' };
  const written = clause.includes(':') ? parseWritten(clause) : undefined;
  if (written) return { is: 'condition', alternatives: [written] };
  const tokens = splitRemark(clause);
  const parts = listRemarkParts(tokens, row.terms);
  const alternatives = parts && combineRemarkParts(parts, row);
  if (alternatives) return { is: 'condition', alternatives };
  const bare = stripExplanation(clause, row);
  if (bare !== undefined) return readClause(bare, row);
  if (row.isOnRequest && parts?.every(({ is }) => is === 'requested')) return { is: 'description' };
  const isLimiting =
    row.isStrict ||
    tokens.some(({ word }) => RESTRICTING_WORDS.has(word) || CLOCK.test(word)) ||
    parts?.some(({ is }) => ATOMS_THAT_LIMIT.includes(is)) ||
    tokens.some((_token, at) =>
      listRemarkParts(tokens.slice(at, at + 1), row.terms)?.some(({ is }) => is === 'condition'),
    );
  return { is: isLimiting ? 'unclear' : 'description' };
}

/** A clause without the words in brackets behind it, where those limit nothing themselves; undefined where there are none. */
function stripExplanation(clause: string, row: RemarkContext): string | undefined {
  const begin = clause.endsWith(')') ? clause.lastIndexOf(' (') : -1;
  if (begin < 1) return undefined;
  const explained = readClause(clause.slice(begin + 2, -1), { ...row, isStrict: false });
  return explained.is === 'description' ? clause.slice(0, begin) : undefined;
}

/** Conditions in the words of an export: `term: DDP`. */
function parseWritten(clause: string): RateConditionsEntry | undefined {
  try {
    return parseConditionsText(clause);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
