import type { Airport } from '../../domain/geography/airport.js';
import { estimatedRoadKm } from '../../domain/geography/great-circle.js';
import type { Place } from '../../domain/geography/place.js';
import { RoadDistance } from '../../domain/geography/road-distance-estimator.port.js';

/** Road kilometres estimated from the great circle (decision 6), for want of a routing service. */
export class GreatCircleRoadDistance extends RoadDistance {
  override kilometres(airport: Airport, place: Place): Promise<number> {
    return Promise.resolve(estimatedRoadKm(airport, place));
  }
}
