import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { normalizeChargeCode } from '../../../domain/tariff/charge-code/charge-code.js';
import type { ChargeCodeCatalog } from '../../../domain/tariff/charge-code/charge-code-catalog.js';
import { findService } from '../../../domain/tariff/service-code.js';
import { normalizeText } from '../rate-columns.js';
import { findAirportByCode } from '../rate-input.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';

/** A code before its name, as lists show it: `SJO - Juan Santamaría`, `HNDL: Airport Handling`. */
const CODE_BEFORE_NAME = /^([A-Za-z0-9]{2,20})\s*[-–—:(|]/;

/**
 * The airport of a row by its code, an alias, or both with its name.
 * @param country its code of two or three letters, or its name
 * @throws DomainError `invalid` if no such airport is served, or it lies in another country
 */
export function resolveAirport(
  text: string | undefined,
  country: string | undefined,
  directory: { readonly airports: readonly Airport[]; readonly countries: readonly Country[] },
): Airport | undefined {
  if (text === undefined) return undefined;
  const airport =
    findAirportByCode(text, directory.airports) ??
    findAirportByCode(CODE_BEFORE_NAME.exec(text)?.[1] ?? '', directory.airports);
  if (!airport) throw new DomainError('invalid', TARIFF_MESSAGES.unknownAirport(text));
  if (country !== undefined && findCountry(country, directory.countries)?.id !== airport.countryId) {
    throw new DomainError(
      'invalid',
      TARIFF_MESSAGES.otherCountry({
        airportCode: airport.code,
        countryCode: airport.countryCode,
        statedCountry: country,
      }),
    );
  }
  return airport;
}

function findCountry(text: string, countries: readonly Country[]): Country | undefined {
  const normalized = normalizeText(text);
  return countries.find(({ code, alpha3, name }) =>
    [code, alpha3, name].some((one) => normalizeText(one) === normalized),
  );
}

/**
 * The service of a row: a kept charge by its code, its name in English or Spanish, or both; otherwise a new code.
 * A name that is too long for a code is abbreviated.
 */
export function resolveServiceCode(text: string | undefined, { codes }: ChargeCodeCatalog): string | undefined {
  if (text === undefined) return undefined;
  const normalized = normalizeText(text);
  const findCode = (code: string) => {
    const canonical = findService(code)?.code ?? normalizeChargeCode(code);
    return codes.find((one) => one.code === canonical);
  };
  const known =
    findCode(text) ??
    codes.find(({ nameEn, nameEs }) => [nameEn, nameEs].some((name) => normalizeText(name) === normalized)) ??
    findCode(CODE_BEFORE_NAME.exec(text)?.[1] ?? '');
  if (known) return known.code;
  return text.length > MAX_CODE_LENGTH ? abbreviateName(text) : text.toUpperCase();
}

const MAX_CODE_LENGTH = 20;
const WORD_LENGTH = 4;
const MAX_SHOWN = 30;
const SMALL_WORDS = [
  'de',
  'del',
  'la',
  'las',
  'el',
  'los',
  'y',
  'e',
  'a',
  'en',
  'por',
  'para',
  'the',
  'of',
  'and',
  'to',
  'for',
  'per',
];

/** The code of a charge that a sheet names only: the beginnings of its words, `RECA-NOCT-FIN-SEMA`. @throws DomainError `invalid` */
export function abbreviateName(name: string): string {
  const words = normalizeText(name).split(/[^a-z0-9]+/);
  const beginnings = words
    .filter((word) => word !== '' && !SMALL_WORDS.includes(word))
    .map((word) => word.slice(0, WORD_LENGTH));
  const [first, ...others] = beginnings;
  if (first === undefined) {
    const beginning = name.slice(0, MAX_SHOWN);
    throw new DomainError('invalid', TARIFF_MESSAGES.textTooLong({ limit: MAX_CODE_LENGTH, beginning }));
  }
  const code = others.reduce((all, one) => (all.length + one.length < MAX_CODE_LENGTH ? `${all}-${one}` : all), first);
  return code.toUpperCase();
}
