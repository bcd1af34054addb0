import type { SourcedDistance } from '../geography/road-distances.js';
import { defineMessages } from '../message-catalogue.js';

/** What people read about pricing, in English. */
export const PRICING_MESSAGES = defineMessages('PRICING_MESSAGES', {
  distance: ({ km, source }: SourcedDistance) => {
    const by = source.kind === 'factor' ? `straight line from ${source.from} × ${source.factor}` : '';
    return `${km} km by road (${by || (source.kind === 'table' ? 'table of distances' : 'estimated')})`;
  },
  noRate: ({ airport, service }: { readonly airport: string; readonly service: string }) =>
    `${airport} has no rate for ${service}`,
  noDeliveryRate: 'The airport has no rate of its own for standard delivery',
  distanceUnknown: (place: string) => `The distance to ${place} is not known, so no extended delivery is included.`,
  noExtendedRate: ({ place, distanceKm }: { readonly place: string; readonly distanceKm: number }) =>
    `${place} lies ${distanceKm} km from the airport, and the airport has no rate for extended delivery`,
  noExchangeRate: (of: { readonly service: string; readonly currency: string; readonly day: string }) =>
    `${of.service} is in ${of.currency}, and there is no exchange rate of ${of.currency} for ${of.day}.`,
  onRequestOnly: 'on request',
  noRoad: (place: string) => `${place} cannot be reached by road: on request`,
  not: (conditions: string) => `not: ${conditions}`,
  undecidedCondition: (service: string) => `${service} would be charged by another rate; the email does not say it.`,
} as const);
