import { Big } from 'big.js';
import type { Language } from '../../domain/quoting/shipment-request.js';

/** The desk's office keeps the time of Central America, UTC−6 without summer time. */
const OFFICE_TIME_ZONE = 'America/Costa_Rica';
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es-CR' };

// Making one of these takes longer than all the rest of a reply, so each is made once.
const DATES: Readonly<Record<Language, Intl.DateTimeFormat>> = { en: dates('en'), es: dates('es') };
const COUNTRIES: Readonly<Record<Language, Intl.DisplayNames>> = { en: countries('en'), es: countries('es') };

function dates(language: Language): Intl.DateTimeFormat {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], { timeZone: OFFICE_TIME_ZONE, ...day });
}

function countries(language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames([LOCALES[language]], { type: 'region' });
}

/**
 * A figure in the fixed format of the outgoing mail, `1,234.50`, whatever the language.
 * @param most decimals that are shown where the figure has them; it is rounded half up beyond
 */
export function figure(value: Big, least = 2, most = least): string {
  const [whole = '0', decimals = ''] = value.round(most, Big.roundHalfUp).toFixed().split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const shown = decimals.padEnd(least, '0');
  return shown === '' ? grouped : `${grouped}.${shown}`;
}

/** A side in cm without needless decimals. */
export function side(cm: number): string {
  return figure(Big(cm), 0, 1);
}

/** The office's calendar day, `28 November 2026` or `28 de noviembre de 2026`. */
export function officeDate(moment: Date, language: Language): string {
  return DATES[language].format(moment);
}

/** A country's name in the language of the reply. @param code ISO alpha-2 */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return COUNTRIES[language].of(code) ?? code;
}
