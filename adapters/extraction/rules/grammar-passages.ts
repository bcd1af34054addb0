import type { GrammarPassage } from '../../../domain/reading/grammar/read-by-grammar.js';
import type { PlaceMention } from './places/place-mention.js';
import type { SplitEmail } from './text/split-email.js';

/** The passages of an email for the reader by grammar, with the names of places found in them. */
export function toGrammarPassages(
  { passages, normalBody, normalSubject }: SplitEmail,
  places: readonly (readonly PlaceMention[])[],
): GrammarPassage[] {
  return passages.map(({ kind, lines, stream }, k) => {
    const { at } = kind === 'subject' ? normalSubject : normalBody;
    return {
      kind,
      lines: lines.map(({ text, from }) => ({ text, from, at })),
      places: (places[k] ?? []).map(({ at: first, to, named, code }) => ({
        start: stream.tokens[first]?.start ?? 0,
        end: stream.tokens[to - 1]?.end ?? 0,
        named,
        code,
      })),
    };
  });
}
