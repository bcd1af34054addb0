import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import { RuleViolation } from '../../../domain/errors/domain-error.js';
import { SERVICES, serviceOf } from '../../../domain/tariff/service-code.js';
import { plainWords } from '../rate-columns.js';
import { airportCoded } from '../rate-input.js';

/** A code before its name, as lists show it: `SJO - Juan Santamaría`, `HNDL: Airport Handling`. */
const CODE_BEFORE_NAME = /^([A-Za-z]{3,4})\s*[-–—:(|]/;

/**
 * The airport that a row means by its code, an alias, or both with its name.
 * @param country its code of two or three letters, or its name
 * @throws RuleViolation `invalid` where the desk has no such airport, or it lies in another country
 */
export function airportOf(
  text: string | undefined,
  country: string | undefined,
  desk: { readonly airports: readonly Airport[]; readonly countries: readonly Country[] },
): Airport | undefined {
  if (text === undefined) return undefined;
  const airport =
    airportCoded(text, desk.airports) ?? airportCoded(CODE_BEFORE_NAME.exec(text)?.[1] ?? '', desk.airports);
  if (!airport) throw new RuleViolation('invalid', `"${text}" is none of the desk's airports.`);
  if (country !== undefined && countryNamed(country, desk.countries)?.id !== airport.countryId) {
    throw new RuleViolation('invalid', `${airport.code} lies in ${airport.countryCode}, not in ${country}.`);
  }
  return airport;
}

function countryNamed(text: string, countries: readonly Country[]): Country | undefined {
  const plain = plainWords(text);
  return countries.find(({ code, alpha3, name }) => [code, alpha3, name].some((one) => plainWords(one) === plain));
}

/**
 * The service that a row means: a standing one by its code, its name, or both; else the desk's own code.
 * @throws RuleViolation `invalid` for a code that is longer than any
 */
export function serviceCodeIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const plain = plainWords(text);
  const standing =
    serviceOf(text) ??
    SERVICES.find(({ name }) => plainWords(name) === plain) ??
    serviceOf(CODE_BEFORE_NAME.exec(text)?.[1] ?? '');
  if (standing) return standing.code;
  if (text.length > LONGEST_CODE) {
    throw new RuleViolation('invalid', `The text is longer than ${LONGEST_CODE} characters: ${text.slice(0, 30)}…`);
  }
  return text.toUpperCase();
}

const LONGEST_CODE = 20;
