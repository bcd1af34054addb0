import { addTranslations, type Language } from '../../../../domain/message-catalogue.js';
import { changeLanguage } from './language.js';

/** Loads a language and draws the page in it; what was entered stays. Where it cannot be loaded, the page stays as it is. */
export async function showLanguage(language: Language): Promise<void> {
  try {
    if (language === 'es') addTranslations('es', await import('./spanish.js'));
  } catch {
    return;
  }
  changeLanguage(language);
}
