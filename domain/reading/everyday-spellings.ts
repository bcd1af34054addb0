/** Words that are often written short or by their sound, with their usual spelling; folded. */
const USUAL_SPELLINGS: Readonly<Record<string, string>> = {
  ...{ cda: 'cada', kada: 'cada' },
};

/** The usual spelling of a folded word. */
export function spellOut(word: string): string {
  return USUAL_SPELLINGS[word] ?? word;
}
