import type { Airport } from '../../../domain/geography/airport.js';
import type { Disclaimer } from '../../../domain/tariff/airport-terms/disclaimer.js';

/** An airport that a disclaimer is for. */
export class DisclaimerAirportView {
  readonly id!: number;
  /** IATA code. */
  readonly code!: string;
}

/** A paragraph that quotations carry. */
export class DisclaimerView {
  readonly id!: number;
  readonly version!: number;
  readonly title!: string;
  readonly content!: string;
  /** 1 to 10; the highest stands first. */
  readonly priority!: number;
  /** Where it stands among those of its priority. */
  readonly place!: number;
  /** None means all airports. */
  readonly airports!: DisclaimerAirportView[];
}

/** A disclaimer for the wire. */
export function toDisclaimerView(disclaimer: Disclaimer, airports: readonly Airport[]): DisclaimerView {
  return {
    id: disclaimer.id,
    version: disclaimer.version,
    title: disclaimer.title,
    content: disclaimer.content,
    priority: disclaimer.priority,
    place: disclaimer.place,
    airports: airports
      .filter((airport) => disclaimer.airportIds.includes(airport.id))
      .map(({ id, code }) => ({ id, code })),
  };
}
