import type { Airport } from '../../domain/geography/airport.js';
import { estimateRoadKm } from '../../domain/geography/great-circle.js';
import type { Place } from '../../domain/geography/place.js';
import { RoadDistanceEstimator } from '../../domain/geography/road-distance-estimator.port.js';

/** Road kilometres estimated from the great circle (rule 6), for want of a routing service. */
export class GreatCircleRoadDistanceEstimator extends RoadDistanceEstimator {
  override estimateKm(airport: Airport, place: Place): Promise<number> {
    return Promise.resolve(estimateRoadKm(airport, place));
  }
}
