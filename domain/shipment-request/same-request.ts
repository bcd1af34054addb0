import { isStated, type ShipmentRequest } from './shipment-request.js';

/** Whether two requests ask for the same: everything that a price or its conditions rest on is equal. */
export function asksForTheSame(one: ShipmentRequest, other: ShipmentRequest): boolean {
  return JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other));
}

function factsOf(request: ShipmentRequest) {
  const { goods, destination } = request;
  const figure = (value: number | undefined) => (isStated(value) ? value : null);
  const sizes = goods.dimensionLines.map((line) => [line.lengthCm, line.widthCm, line.heightCm, line.pieces]);
  return [
    request.incoterm,
    request.airportOrigin ?? request.origin,
    request.airportDestination,
    [destination.address, destination.city, destination.country],
    [figure(goods.grossWeightKg), figure(goods.pieces), sizes, figure(goods.volumeM3)],
    [goods.value?.amount, goods.value?.currency, goods.description, goods.dangerous, request.severalShipments],
  ];
}
