import type { PlaceGroup } from './place-groups.js';
import {
  AT_OWN_SITE,
  BOUND_FOR_SITE,
  DELIVERED_THERE,
  FOR_SITE,
  HAS_SITE,
  ONWARD_TO_SITE,
  REACHES_SITE,
  SITE_IS_IN,
  TO_OWN_SITE,
  WANTED_AT_SITE,
  WANTED_IN,
} from './place-roles.words.js';

/** How many words may lead to a site of the customer's. */
const REACH = 12;

/** `hasta nuestra imprenta en ...`, `en mi taller en ...`: the goods are brought to a site in the town. */
export function leadsToSite(group: PlaceGroup): boolean {
  const before = getTextBefore(group);
  return [TO_OWN_SITE, AT_OWN_SITE].some((pattern) => pattern.test(before));
}

/** `, then to the hotel in ...`, `La granja está en ...`, `for my aunt's shop in ...`: a site beyond the airport. */
export function leadsOnToSite(group: PlaceGroup): boolean {
  const before = getTextBefore(group);
  if (HAS_SITE.test(before) && DELIVERED_THERE.test(group.stream.getTextAfter(group.to, REACH))) return true;
  return [ONWARD_TO_SITE, SITE_IS_IN, FOR_SITE, REACHES_SITE, WANTED_AT_SITE, BOUND_FOR_SITE].some((pattern) =>
    pattern.test(before),
  );
}

/** `la quiero en ...`, `I need them in ...`: a town that no flight ends in. */
export function isWantedIn(group: PlaceGroup): boolean {
  const isOfAirport = group.isAirport || group.airportTown !== undefined || group.origins.length > 0;
  return group.places.length > 0 && !isOfAirport && WANTED_IN.test(getTextBefore(group));
}

function getTextBefore({ stream, at }: PlaceGroup): string {
  return `${stream.getFoldedText(Math.max(stream.getLineStart(at), at - REACH), at)} `;
}
