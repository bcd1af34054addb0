import { getLanguage } from '../../i18n/language.js';

/** The name of a country in the language of the page. @param name what it is called where the browser does not know it */
export function describeCountryCode(code: string, name: string): string {
  return new Intl.DisplayNames([getLanguage()], { type: 'region' }).of(code) ?? name;
}
