import { getCurrentLanguage, type Language } from '../../../../../domain/message-catalogue.js';

/** ISO 3166-1 alpha-2 of every country and territory. */
const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
  'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
  'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
  'UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** A country as it is offered; its name is what a domain keeps. */
export interface Country {
  readonly code: string;
  readonly name: string;
  /** Its name in the language of the page. */
  readonly label: string;
  /** What it can be found by: its English and its Spanish name and its code, without accents, in lower case. */
  readonly sought: readonly string[];
}

const cachedCountries = new Map<Language, readonly Country[]>();

/** All countries in the order of their names in the language of the page. */
export function listCountries(): readonly Country[] {
  const language = getCurrentLanguage();
  const countries = cachedCountries.get(language) ?? createCountries(language);
  cachedCountries.set(language, countries);
  return countries;
}

/** The name of a country in the language of the page; a text that names none as it stands. */
export function describeCountry(text: string): string {
  return findCountry(text)?.label ?? text;
}

/** Countries of which a word begins with a text, in English or Spanish; those whose name begins with it come first. */
export function searchCountries(text: string): readonly Country[] {
  const query = foldText(text);
  if (query === '') return listCountries();
  const leading = (country: Country) => country.sought.some((name) => name.startsWith(query));
  const later = (country: Country) => country.sought.some((name) => name.includes(` ${query}`));
  const all = listCountries();
  return [...all.filter(leading), ...all.filter((country) => !leading(country) && later(country))];
}

/** The country that a text names in full, in English or Spanish, or by its code; undefined where there is none. */
export function findCountry(text: string): Country | undefined {
  const query = foldText(text);
  return listCountries().find(({ sought }) => sought.includes(query));
}

function createCountries(language: Language): Country[] {
  const english = new Intl.DisplayNames(['en'], { type: 'region' });
  const spanish = new Intl.DisplayNames(['es'], { type: 'region' });
  return COUNTRY_CODES.split(' ')
    .map((code) => {
      const name = english.of(code) ?? code;
      const label = language === 'es' ? (spanish.of(code) ?? code) : name;
      return { code, name, label, sought: [name, spanish.of(code) ?? code, code].map(foldText) };
    })
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
