import { addTranslations, type Language } from '../../../../domain/message-catalogue.js';
import { changeLanguage, getLanguage } from './language.js';

/** Whether something was opened that says more than the first screen. */
let needsFurtherTexts = false;

/** Loads a language and draws the page in it; what was entered stays. Where it cannot be loaded, the page stays as it is. */
export async function showLanguage(language: Language): Promise<void> {
  try {
    // What is shown already waits for nothing.
    if (language === 'es' && getLanguage() !== 'es') {
      addTranslations('es', await import('./spanish-first-screen.js'));
      if (needsFurtherTexts) await loadFurtherTexts();
    }
  } catch {
    return;
  }
  changeLanguage(language);
}

/**
 * Fetches code that says more than the first screen, together with its texts in the language of the page.
 * @throws whatever a fetch fails with
 */
export async function loadWithTexts<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  needsFurtherTexts = true;
  const [loaded] = await Promise.all([load(), getLanguage() === 'es' ? loadFurtherTexts() : undefined]);
  return loaded;
}

async function loadFurtherTexts(): Promise<void> {
  addTranslations('es', await import('./spanish-further.js'));
}
