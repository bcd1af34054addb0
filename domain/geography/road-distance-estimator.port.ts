import type { Airport } from './airport.js';
import type { Place } from './place.js';

/** How far a lorry drives from an airport to a place; a routing service may stand behind it (decision 6). */
export abstract class RoadDistanceEstimator {
  /** Kilometres by road. */
  abstract estimateKm(airport: Airport, place: Place): Promise<number>;
}
