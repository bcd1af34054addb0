import type { Language } from '../message-catalogue.js';

/** The usual time of transit as a reader reads it: the setting is in English at first, such as `3-5 business days`. */
export function writeTransitTime(stored: string, language: Language): string {
  if (language === 'en') return stored;
  return stored.replace(/\bbusiness days?\b/i, 'días hábiles').replace(/\bdays?\b/i, 'días');
}
