import { isLanguage, type Language, setLanguageSource } from '../../../../domain/message-catalogue.js';

/** Where the browser keeps what was chosen last, for the pages before the sign-in. */
const LANGUAGE_KEY = 'language';
/** How numbers and days are written where the browser speaks another language than the page. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-CR' };

const listeners = new Set<() => void>();
let current: Language = 'en';

setLanguageSource(getLanguage);

/** The language of the page. */
export function getLanguage(): Language {
  return current;
}

/** Calls back whenever the page changes its language; the answer ends it. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How numbers and days are written: as the browser does where it speaks the language of the page. */
export function getLocale(): string {
  // Tests format without a browser.
  const locales = typeof navigator === 'undefined' ? [] : navigator.languages;
  const own = locales.find((locale) => locale.slice(0, 2).toLowerCase() === current);
  return own ?? LOCALES[current];
}

/** The language that was chosen in this browser, else Spanish where that is the browser's own, else English. */
export function resolveBrowserLanguage(): Language {
  const chosen = readChosenLanguage();
  if (chosen) return chosen;
  return navigator.language.slice(0, 2).toLowerCase() === 'es' ? 'es' : 'en';
}

/** What was chosen in this browser. */
export function readChosenLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was chosen; undefined: the browser's own language is taken again. */
export function keepChosenLanguage(language: Language | undefined): void {
  try {
    if (language) localStorage.setItem(LANGUAGE_KEY, language);
    else localStorage.removeItem(LANGUAGE_KEY);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** Draws the page in a language whose texts are there. */
export function changeLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (language === current) return;
  current = language;
  for (const listener of listeners) listener();
}
