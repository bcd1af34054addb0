import type { Airport } from '../../../../domain/geography/airport.js';
import type { Place } from '../../../../domain/geography/place.js';
import type { Evidence } from '../../../../domain/quoting/shipment-request.js';
import type { PlaceGroup } from './place-groups.js';
import type { PlaceMention } from './place-mention.js';

/** The words that name the airport: its code or name within the group, else the whole group that it serves. */
export function createAirportEvidence(group: PlaceGroup, airport: Airport): Evidence {
  const isOfAirport = ({ named }: PlaceMention) => named.airport?.code === airport.code;
  return createMentionEvidence(group, isOfAirport) ?? createGroupEvidence(group);
}

/** The words that name the country, else those that lie in it. */
export function createCountryEvidence(group: PlaceGroup, country: string): Evidence {
  return createMentionEvidence(group, ({ named }) => named.country === country) ?? createGroupEvidence(group);
}

/** The words that name the town, and its quarter where both are the value. */
export function createTownEvidence(group: PlaceGroup, town: Place): Evidence {
  const isOfTown = ({ named }: PlaceMention) =>
    named.places.some((place) => place === town || place.name === town.within);
  return createMentionEvidence(group, isOfTown) ?? createGroupEvidence(group);
}

function createMentionEvidence(
  { stream, mentions }: PlaceGroup,
  isMeant: (mention: PlaceMention) => boolean,
): Evidence | undefined {
  const meant = mentions.filter(isMeant);
  const [first] = meant;
  const last = meant.at(-1);
  return first && last ? stream.createEvidence(first.at, last.to) : undefined;
}

function createGroupEvidence({ stream, at, to }: PlaceGroup): Evidence {
  return stream.createEvidence(at, to);
}
