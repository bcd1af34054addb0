import type { Place } from './place.js';

/** Provinces and departments that are islands or that no road leads to, by country. */
const REGIONS_WITHOUT_ROAD: Readonly<Record<string, readonly string[]>> = {
  HN: ['Islas de la Bahía'],
  PA: ['Guna Yala'],
};

/** Islands and towns that are reached by boat or air only, by country. */
const PLACES_WITHOUT_ROAD: Readonly<Record<string, readonly string[]>> = {
  CR: ['Tortuguero', 'Isla Chira', 'Isla Venado', 'Isla del Coco'],
  GT: ['Livingston'],
  HN: ['Roatán', 'Utila', 'Guanaja', 'Puerto Lempira', 'Brus Laguna', 'Amapala'],
  NI: ['Corn Island', 'Little Corn Island', 'San Juan de Nicaragua', 'San Juan del Norte', 'Solentiname'],
  PA: ['Bocas del Toro', 'Isla Colón', 'Isla Bastimentos', 'Isla Contadora', 'Taboga', 'Jaqué'],
  SV: ['Meanguera del Golfo'],
};

/** Whether a place is reached by boat or air only, so that no distance by road can be said. */
export function isWithoutRoad({ name, region, countryCode, kind }: Place): boolean {
  if (REGIONS_WITHOUT_ROAD[countryCode]?.some((one) => one === region)) return true;
  // The province of Bocas del Toro has roads, its town lies on an island.
  return kind !== 'region' && (PLACES_WITHOUT_ROAD[countryCode]?.includes(name) ?? false);
}
