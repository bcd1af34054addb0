import { Big } from 'big.js';
import { getOfficeTimeZone } from '../../domain/office-day.js';
import type { Language } from '../../domain/quoting/shipment-request.js';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es-CR' };

// Making one of these takes longer than all the rest of a reply, so each is made once.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const COUNTRY_NAMES: Readonly<Record<Language, Intl.DisplayNames>> = {
  en: createCountryNames('en'),
  es: createCountryNames('es'),
};

function getDateFormat(language: Language): Intl.DateTimeFormat {
  const timeZone = getOfficeTimeZone();
  const key = `${language} ${timeZone}`;
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { timeZone, ...day });
  dateFormats.set(key, format);
  return format;
}

function createCountryNames(language: Language): Intl.DisplayNames {
  return new Intl.DisplayNames([LOCALES[language]], { type: 'region' });
}

/**
 * A number in the fixed format of the outgoing mail, `1,234.50`, whatever the language.
 * @param maxDecimals maximum decimals that are shown; it is rounded half up beyond
 */
export function formatNumber(value: Big, minDecimals = 2, maxDecimals = minDecimals): string {
  const [whole = '0', decimals = ''] = value.round(maxDecimals, Big.roundHalfUp).toFixed().split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const shown = decimals.padEnd(minDecimals, '0');
  return shown === '' ? grouped : `${grouped}.${shown}`;
}

/** A side in cm without needless decimals. */
export function formatSide(cm: number): string {
  return formatNumber(Big(cm), 0, 1);
}

/** The office's calendar day, `28 November 2026` or `28 de noviembre de 2026`. */
export function formatOfficeDate(moment: Date, language: Language): string {
  return getDateFormat(language).format(moment);
}

/** A country's name in the language of the reply. @param code ISO alpha-2 */
export function formatCountryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return COUNTRY_NAMES[language].of(code) ?? code;
}
