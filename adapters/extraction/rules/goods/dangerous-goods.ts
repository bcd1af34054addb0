import type { TokenStream } from '../text/token-stream.js';
import { isDenialOf, isDeniedBefore, isDeniedState, isTakenOut, listDenials } from './danger-denials.js';
import { findFormDependentDanger, findNamedDanger, findSuspectedDanger } from './named-dangerous-goods.js';

const DANGEROUS =
  /\b(?:dangerous(?: goods?| cargo)?|hazardous|haz(?:mat)?(?: cargo)?|dgr?(?! ?- ?\d)|dgd|imo|mercancias? peligros[ao]s?|mercaderia peligrosa|carga (?:peligrosa|imo)|peligros[ao]s?|un ?(?:no \. |number |# )?: ?\d{4}|un \d{4}|un\d{4}|(?:class|clase|cl) (?:1\.[1-6]|[24]\.[1-3]|[56]\.[12]|[1-9](?!\.\d)(?: \. \d)?)|lithium(?: -)?(?: ion| metal)? batter(?:y|ies)|(?:baterias?|pilas) de (?:ion )?litio|aerosol(?:s|es)|explosiv[eo]s?|inflamables?|flammable|corrosiv[eo]s?|radiactiv[oa]s?|radioactive|packing group|pg (?:i|ii|iii)\b|dry ice|hielo seco|pintura base solvente|imdg|adr(?= ?(?:\/|,|\)|-|o |or |ni )|\b)|dga(?! ?- ?\d)|cargo aircraft only)\b/g;
const NEGATED_AFTER =
  /^(?:goods |cargo |goods cargo |material |mercancia )?(?:\? |: |\. |\.|- |\| |\/ un )*(?:\[ \] ?(?:yes|si|y) ?\[ ?x ?\] ?no|no\b|none|n\b|n \/ a|n\/a|na\b|not|ninguna?|false|negativ|accepted on request|no aplica)/;
const UNCHECKED = /^\W{0,4}\[ \] ?(?:yes|si|y) ?\[ ?x ?\] ?no\b/;
const CHECKED = /\[ ?x ?\] (?:yes|si)\b/;
const OFFERED =
  /\b(?:not? aplica a|accept|aceptamos|surcharge|policy|curso|experiencia|training|do you (?:handle|accept)|manejan|reciben|if|si fuera)\b/;

/** `sin baterías de litio`, `no contain battery`: said of what the goods are not, or do not hold. */
const WITHOUT = /\b(?:sin|without|non?|not|free of|libre de|w \/ o|ni|nor)(?: -)?(?: [a-z]+){0,3} ?$/;

/** Lithium batteries have rules of their own, whatever a sender says of their danger. */
const LITHIUM = /lit(?:hium|io)/;
const NEXT_STATEMENT = /^\. (?![.:])/;
const WORDS_BEHIND = 5;

/**
 * Whether the email says that the goods are dangerous, and where; a negation (`non-haz`, `no peligrosa`) cancels it, and
 * goods that are dangerous in most forms only (`perfumes`) are not where the email says so.
 * @param isCargoDenied whether another part of the email denies that the cargo is dangerous
 */
export function findDangerousGoods(
  stream: TokenStream,
  isCargoDenied: boolean,
): { at: number; to: number } | undefined {
  const stated = listStatements(stream).find(({ isDenied: denied }) => !denied);
  if (stated) return stated;
  const named = findNamedDanger(stream, isDenied);
  if (named || isCargoDenied) return named;
  const denials = listDenials(stream);
  return findFormDependentDanger(stream, (before, to) => {
    return isDenied(before) || denials.some((denial) => isDenialOf(stream, denial, to));
  });
}

/** Whether the email denies in so many words that its whole cargo is dangerous. */
export function deniesDangerOfCargo(stream: TokenStream): boolean {
  return listDenials(stream).some((denial) => denial.isOfWholeCargo);
}

/** Whether the email denies in so many words that its goods are dangerous. */
export function isDeclaredHarmless(stream: TokenStream): boolean {
  const statements = listStatements(stream);
  return statements.every((one) => one.isDenied) && (statements.length > 0 || listDenials(stream).length > 0);
}

/** Every word of danger, and whether the words around it deny it. */
function listStatements(stream: TokenStream): { at: number; to: number; isDenied: boolean }[] {
  const found: { at: number; to: number; isDenied: boolean }[] = [];
  for (let i = 0; i < stream.tokens.length; ) {
    const end = Math.max(i + 1, Math.min(stream.getLineEnd(i) + 1, i + 110));
    const row = stream.getFoldedText(i, end);
    for (const match of row.matchAll(DANGEROUS)) {
      const before = row.slice(Math.max(0, match.index - 60), match.index);
      const after = row.slice(match.index + match[0].length).trimStart();
      if (OFFERED.test(before.slice(-30)) || (/^un/.test(match[0]) && /\bnumber ?$/.test(before))) continue;
      const denied = isDeniedBefore(before) || isDeniedBehind(match[0], before, after);
      const at = i + row.slice(0, match.index).split(' ').length - 1;
      const to = Math.min(stream.tokens.length, at + match[0].trim().split(' ').length);
      found.push({ at, to, isDenied: denied });
    }
    i = end;
  }
  return found;
}

/** `DG: no`, `Hazmat [ ] yes [x] no`; what a number, a class or lithium states is not undone by `not dangerous` behind it. */
function isDeniedBehind(danger: string, before: string, after: string): boolean {
  if (/batter|bateria|pilas/.test(danger) && isTakenOut(before, after)) return true;
  if (/\d/.test(danger) || NEXT_STATEMENT.test(after) || !NEGATED_AFTER.test(after)) return false;
  if (LITHIUM.test(danger) && after.split(' ').slice(0, WORDS_BEHIND).some(isDeniedState)) return false;
  return UNCHECKED.test(after) || !CHECKED.test(after.slice(0, 40));
}

/** Where the email names goods that are dangerous in some forms only, and does not deny it. */
export function findSuspectedGoods(stream: TokenStream): { at: number; to: number } | undefined {
  return findSuspectedDanger(stream, (before) => isDenied(before) || WITHOUT.test(before));
}

function isDenied(before: string): boolean {
  return isDeniedBefore(before) || OFFERED.test(before.slice(-30));
}
