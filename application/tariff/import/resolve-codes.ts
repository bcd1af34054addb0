import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { findService, SERVICES } from '../../../domain/tariff/service-code.js';
import { normalizeText } from '../rate-columns.js';
import { findAirportByCode } from '../rate-input.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';

/** A code before its name, as lists show it: `SJO - Juan Santamaría`, `HNDL: Airport Handling`. */
const CODE_BEFORE_NAME = /^([A-Za-z]{3,4})\s*[-–—:(|]/;

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
 * The service of a row: a predefined one by its code, its name, or both; otherwise a custom code.
 * @throws DomainError `invalid` for a code that is too long
 */
export function resolveServiceCode(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const normalized = normalizeText(text);
  const known =
    findService(text) ??
    SERVICES.find(({ name }) => normalizeText(name) === normalized) ??
    findService(CODE_BEFORE_NAME.exec(text)?.[1] ?? '');
  if (known) return known.code;
  if (text.length > MAX_CODE_LENGTH) {
    throw new DomainError(
      'invalid',
      TARIFF_MESSAGES.textTooLong({ limit: MAX_CODE_LENGTH, beginning: text.slice(0, 30) }),
    );
  }
  return text.toUpperCase();
}

const MAX_CODE_LENGTH = 20;
