import type { Language } from '../quoting/shipment-request.js';

/** Little words that only one of the two languages has. */
const LITTLE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('the is are and of or not by to for with this that what may on be as at from under'.split(' ')),
  es: new Set(
    'el la los las es son y o de del se por para con este esta lo que puede en al una un su sus ni sin después cada hasta más está están sobre según'.split(
      ' ',
    ),
  ),
};

/**
 * The lines of a standing text that are in one language, where it says the same in both, line by line; a text in one
 * language alone stays as its writer wrote it.
 */
export function selectLanguageLines(text: string, language: Language): string {
  const lines = text.split(/\r?\n/u).map((line) => ({ line, spoken: detectLanguage(line) }));
  const count = (one: Language) => lines.filter(({ spoken }) => spoken === one).length;
  // As many lines in one as in the other: else one of them only names something in the other language.
  if (count('en') === 0 || count('en') !== count('es')) return text;
  return lines
    .filter(({ spoken }) => spoken === undefined || spoken === language)
    .map(({ line }) => line)
    .join('\n');
}

/** The language of a line; undefined where too little tells. */
function detectLanguage(line: string): Language | undefined {
  const words = line.toLowerCase().split(/[^\p{L}]+/u);
  const count = (language: Language) => words.filter((word) => LITTLE_WORDS[language].has(word)).length;
  const [english, spanish] = [count('en'), count('es')];
  if (Math.max(english, spanish) < 2 || english === spanish) return undefined;
  return english > spanish ? 'en' : 'es';
}
