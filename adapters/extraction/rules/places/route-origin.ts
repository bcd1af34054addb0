import type { Airport } from '../../../../domain/geography/airport.js';
import { findServingAirport } from '../../../../domain/geography/serving-airport.js';
import { MAX_FINDING_WORDS } from '../../../../domain/quoting/route-finding.js';
import type { TokenStream } from '../text/token-stream.js';
import type { PlaceGroup } from './place-groups.js';
import { selectBest, type WeighedRoles } from './weighed-roles.js';

/** Where the goods start: abroad, else at a place of the region that words of origin or a route show. */
export function findOrigin(
  alive: readonly WeighedRoles[],
  regional: readonly WeighedRoles[],
): WeighedRoles | undefined {
  const near = regional.filter(
    (one) =>
      one.origin >= 4 &&
      [one.group.origins[0], one.group.airport, one.group.places[0], one.group.country].some(Boolean) &&
      one.origin > one.arrival,
  );
  const foreign = selectBest(
    alive.filter(
      (one) =>
        !one.regional &&
        one.group.origins.length > 0 &&
        one.origin > -2 &&
        !(isDestination(one) && (near.length > 0 || speaksOfExport(one.group.stream))),
    ),
    (one) => one.origin,
  );
  if (foreign) return foreign;
  return selectBest(near, (one) => one.origin + (one.group.airport ? 1 : 0));
}

const EXPORT = /^export(?:s|ing|acion|ar|amos)?$/;

/** Whether the text has a word of goods that leave. */
export function speaksOfExport({ tokens }: TokenStream): boolean {
  return tokens.some(({ fold }) => EXPORT.test(fold));
}

/** `from Panama City to Miami`: abroad is where the goods go. */
function isDestination({ origin, arrival }: WeighedRoles): boolean {
  return arrival >= 3 && arrival > origin + 2;
}

/** The code of the origin airport; a town of the region is mapped to its airport. */
export function findOriginCode(group: PlaceGroup, airports: readonly Airport[]): string | undefined {
  const place = group.places[0];
  const code = group.origins[0]?.code ?? group.airport?.code ?? group.airportTown?.code;
  return code ?? (place ? findServingAirport(place, airports)?.code : undefined);
}

/** One past the group and the bracket that closes after it (`Miami (MIA)`). */
export function findBracketEnd({ stream, at, to }: PlaceGroup): number {
  const opens = stream.getFoldedText(at, to).lastIndexOf('(') > stream.getFoldedText(at, to).lastIndexOf(')');
  return opens && stream.tokens[to]?.text === ')' ? to + 1 : to;
}

/** The email's own words, cut to what a finding may hold. */
export function quoteWords(stream: TokenStream, from: number, to: number): string {
  return stream.getReadableText(from, to).slice(0, MAX_FINDING_WORDS).trim();
}
