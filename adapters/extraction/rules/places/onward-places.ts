import type { PlaceGroup } from './place-groups.js';
import {
  AS_FAR_AS,
  GOES_TO,
  GOES_TO_SITE,
  NEXT_STOP,
  OF_THE_CUSTOMER,
  SITE_IN,
  STOPS,
  VIA,
} from './place-roles.words.js';

/** How many words may lead to a site of the customer's. */
const SITE_REACH = 12;
/** How many words may stand between two stops. */
const STOP_REACH = 9;

/** A town behind the place where the goods land: `a Panamá. ¿Precio hasta Santiago?`, `Van a la bodega en Tipitapa`. */
export function isBehindLanding(
  { stream, at, places, airportTown, origins }: PlaceGroup,
  previous: PlaceGroup | undefined,
): boolean {
  const country = previous?.stream === stream ? findCountry(previous) : undefined;
  if (previous === undefined || country === undefined || places[0]?.countryCode !== country) return false;
  const before = `${stream.getFoldedText(Math.max(stream.getLineStart(at), at - SITE_REACH), at)} `;
  if (at - previous.to <= SITE_REACH && SITE_IN.test(`${stream.getFoldedText(previous.to, at)} `)) return true;
  const isOn = AS_FAR_AS.test(before) || GOES_TO.test(before);
  const isCity = airportTown !== undefined || origins.length > 0;
  return (isOn && !isCity) || GOES_TO_SITE.test(before) || OF_THE_CUSTOMER.test(before);
}

function findCountry({ airport, country, places }: PlaceGroup): string | undefined {
  return airport?.countryCode ?? country ?? places[0]?.countryCode;
}

/**
 * A stop on the way, or one more behind it (`por Bogotá y luego por Panamá`).
 * @param near the words right before the place
 */
export function isStop({ stream, at }: PlaceGroup, previous: PlaceGroup | undefined, near: string): boolean {
  if ((VIA.test(near) && !/\b(?:or|and) $/.test(near)) || STOPS.test(near)) return true;
  if (previous?.stream !== stream || !NEXT_STOP.test(near)) return false;
  const before = `${stream.getFoldedText(Math.max(stream.getLineStart(previous.at), previous.at - 6), previous.at)} `;
  return at - previous.to <= STOP_REACH && (VIA.test(before) || STOPS.test(before));
}
