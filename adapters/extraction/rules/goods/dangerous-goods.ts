import type { TokenStream } from '../text/token-stream.js';
import { findNamedDanger, findSuspectedDanger } from './named-dangerous-goods.js';

const DANGEROUS =
  /\b(?:dangerous(?: goods?| cargo)?|hazardous|haz(?:mat)?(?: cargo)?|dgr?(?! ?- ?\d)|dgd|imo|mercancias? peligros[ao]s?|mercaderia peligrosa|carga (?:peligrosa|imo)|peligros[ao]s?|un ?(?:no \. |number |# )?: ?\d{4}|un \d{4}|un\d{4}|(?:class|clase|cl) [1-9](?: \. \d)?|lithium(?: -)?(?: ion| metal)? batter(?:y|ies)|(?:baterias?|pilas) de (?:ion )?litio|aerosol(?:s|es)|explosiv[eo]s?|inflamables?|flammable|corrosiv[eo]s?|radiactiv[oa]s?|radioactive|packing group|pg (?:i|ii|iii)\b|dry ice|hielo seco|pintura base solvente|imdg|adr(?= ?(?:\/|,|\)|-|o |or |ni )|\b)|dga(?! ?- ?\d)|cargo aircraft only)\b/g;
const NEGATION =
  /(?:\bnon|\bnon -|\bno|\bnot|\bno es|\bno son|\bnot a|\bwithout|\bsin|\bni|\bnor|\blibre de|\bfree of|\bno contienen?|\bno incluyen?|\bnot contain|\bdoes not contain|\bno estan? clasificad[oa]s? como|\bnot classified as|\bnothing|\bnada|\bnot considered|\bnot regulated|\bno van?|\bno ha[sy]|\bno llevan?|\bno esta considerad[oa])(?: (?:any|a|an|the|como|as|son|es|is|of|de|carga|mercancia|mercancias|mercaderia|cargo|goods|ninguna|tipo|nada|considered|restringida ni|type of|contiene|clasificad[oa]s?|in)){0,4} ?-? ?$/;
const NEGATED_AFTER =
  /^(?:goods |cargo |goods cargo |material |mercancia )?(?:\? |: |\. |\.|- |\| |\/ un )*(?:\[ \] ?(?:yes|si|y) ?\[ ?x ?\] ?no|no\b|none|n\b|n \/ a|n\/a|na\b|not|ninguna?|false|negativ|accepted on request|no aplica)/;
const UNCHECKED = /^\W{0,4}\[ \] ?(?:yes|si|y) ?\[ ?x ?\] ?no\b/;
const CHECKED = /\[ ?x ?\] (?:yes|si)\b/;
const OFFERED =
  /\b(?:not? aplica a|accept|aceptamos|surcharge|policy|curso|experiencia|training|do you (?:handle|accept)|manejan|reciben|if|si fuera)\b/;

/** `sin baterías de litio`, `no contain battery`: said of what the goods are not, or do not hold. */
const WITHOUT = /\b(?:sin|without|non?|not|free of|libre de|w \/ o|ni|nor)(?: -)?(?: [a-z]+){0,3} ?$/;

/**
 * Whether the email says that the goods are dangerous, and where; a negation (`non-haz`, `no peligrosa`) cancels it.
 */
export function findDangerousGoods(stream: TokenStream): { at: number; to: number } | undefined {
  const stated = listStatements(stream).find(({ isDenied: denied }) => !denied);
  return stated ?? findNamedDanger(stream, isDenied);
}

/** Whether the email denies in so many words that its goods are dangerous. */
export function isDeclaredHarmless(stream: TokenStream): boolean {
  const statements = listStatements(stream);
  return statements.length > 0 && statements.every((one) => one.isDenied);
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
      const denied =
        NEGATION.test(before) ||
        (NEGATED_AFTER.test(after) && (UNCHECKED.test(after) || !CHECKED.test(after.slice(0, 40))));
      const at = i + row.slice(0, match.index).split(' ').length - 1;
      const to = Math.min(stream.tokens.length, at + match[0].trim().split(' ').length);
      found.push({ at, to, isDenied: denied });
    }
    i = end;
  }
  return found;
}

/** Where the email names goods that are dangerous in some forms only, and does not deny it. */
export function findSuspectedGoods(stream: TokenStream): { at: number; to: number } | undefined {
  return findSuspectedDanger(stream, (before) => isDenied(before) || WITHOUT.test(before));
}

function isDenied(before: string): boolean {
  return NEGATION.test(before) || OFFERED.test(before.slice(-30));
}
