import type { Language } from '../../../../../domain/message-catalogue.js';

/** The languages, each in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };
