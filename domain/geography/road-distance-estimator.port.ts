import type { Airport } from './airport.js';
import type { Place } from './place.js';

/** Estimates the driving distance from an airport to a place; a routing service may implement it (rule 6). */
export abstract class RoadDistanceEstimator {
  /** Kilometres by road. */
  abstract estimateKm(airport: Airport, place: Place): Promise<number>;
}
