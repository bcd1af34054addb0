import { describe, expect, it } from '@jest/globals';
import { applyDefaults, type CompleteShipment } from '../../../../domain/quoting/defaults.js';
import { findMissingFields, type RequestedGoods } from '../../../../domain/quoting/shipment-request.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import {
  aDimensionLine,
  anEmptyRequest,
  aShipmentRequest,
  type RequestOverrides,
} from '../../../support/fixtures/shipments.js';

const applyTo = (overrides: RequestOverrides = {}) => applyDefaults(aShipmentRequest(overrides), AIRPORTS);
const listFields = (shipment: CompleteShipment) => shipment.assumptions.map((one) => `${one.field} ${one.value}`);

describe('Assumed values', () => {
  it('are none where the request is complete', () => {
    const shipment = applyTo();
    expect(shipment.assumptions).toEqual([]);
    expect(shipment).toMatchObject({
      incoterm: 'DAP',
      description: 'pump parts',
      originAirport: 'MIA',
      airport: 'SJO',
      country: 'CR',
    });
    expect(shipment.goods.volumeCm3.toFixed()).toBe('1920000');
  });

  it('are all named where the request says nothing', () => {
    const shipment = applyDefaults(anEmptyRequest(), AIRPORTS);
    expect(listFields(shipment).sort()).toEqual([
      'airportDestination SJO',
      'airportOrigin MIA',
      'country CR',
      'description General Cargo',
      'incoterm DAP',
      'pieces 1',
      'weight 100 kg',
    ]);
    expect(shipment.goods).toMatchObject({ pieces: 1 });
    expect(shipment.goods.grossKg.toFixed()).toBe('100');
    for (const { reason } of shipment.assumptions) expect(reason).toMatch(/^The request .*\.$/);
  });

  it.each<[string, RequestOverrides, string, string[]]>([
    ['a stated airport', {}, 'SJO CR', []],
    ['an airport of another country than stated', { airportDestination: 'SAL' }, 'SAL SV', []],
    ['a country with one airport', { airportDestination: undefined, destination: { country: 'GT' } }, 'GUA GT', []],
    [
      'a country with two airports',
      { airportDestination: undefined, destination: { country: 'HN' } },
      'SAP HN',
      ['airportDestination SAP'],
    ],
    [
      'an airport that is not served, in a served country',
      { airportDestination: 'LIO', destination: { country: 'CR' } },
      'SJO CR',
      ['airportDestination SJO'],
    ],
    [
      'a country that is not served',
      { airportDestination: undefined, destination: { country: 'CO' } },
      'SJO CR',
      ['country CR', 'airportDestination SJO'],
    ],
  ])('lead %s to an airport', (_, overrides, place, assumptions) => {
    const shipment = applyTo(overrides);
    expect(`${shipment.airport} ${shipment.country}`).toBe(place);
    expect(listFields(shipment)).toEqual(assumptions);
  });

  it('fall back on Panama where the server has no airport in Costa Rica', () => {
    const others = AIRPORTS.filter((airport) => airport.countryCode !== 'CR');
    expect(applyDefaults(anEmptyRequest(), others)).toMatchObject({ airport: 'PTY', country: 'PA' });
  });

  it.each<[string, Partial<RequestedGoods>, number, string[]]>([
    ['the stated count', { pieces: 7 }, 7, []],
    [
      'the count of the sizes',
      { pieces: undefined, dimensionLines: [aDimensionLine(1, 1, 1, 3), aDimensionLine(2, 2, 2)] },
      4,
      [],
    ],
    ['the count of the sizes where 0 is written', { pieces: 0 }, 2, []],
    ['one piece', { pieces: undefined, dimensionLines: [] }, 1, ['pieces 1']],
    ['one piece where half a one is written', { pieces: 0.5, dimensionLines: [] }, 1, ['pieces 1']],
  ])('take %s', (_, goods, pieces, assumptions) => {
    const shipment = applyTo({ goods });
    expect(shipment.goods.pieces).toBe(pieces);
    expect(listFields(shipment)).toEqual(assumptions);
  });

  it.each<[string, Partial<RequestedGoods>, string]>([
    ['the exact sizes where the m³ agree with them', { volumeM3: 1.919 }, '1920000'],
    ['the stated m³ where they do not', { volumeM3: 2.4 }, '2400000'],
    ['the stated m³ where there are no sizes', { volumeM3: 0.6, dimensionLines: [] }, '600000'],
    ['the sizes where no m³ are stated', { volumeM3: undefined }, '1920000'],
    ['the sizes where 0 m³ are written', { volumeM3: 0 }, '1920000'],
  ])('take the volume from %s', (_, goods, volumeCm3) => {
    expect(applyTo({ goods }).goods.volumeCm3.toFixed()).toBe(volumeCm3);
  });

  it.each([undefined, 0, -20])('are 100 kg where the weight is %s', (grossWeightKg) => {
    const shipment = applyTo({ goods: { grossWeightKg } });
    expect(shipment.goods.grossKg.toFixed()).toBe('100');
    expect(listFields(shipment)).toEqual(['weight 100 kg']);
  });
});

describe('The facts that a request lacks', () => {
  it.each<[string, RequestOverrides, string[]]>([
    ['none', {}, []],
    ['weight', { goods: { grossWeightKg: undefined } }, ['weight']],
    ['weight, where 0 is written', { goods: { grossWeightKg: 0 } }, ['weight']],
    ['volume', { goods: { volumeM3: undefined, dimensionLines: [] } }, ['volume']],
    ['no volume, where sizes are stated', { goods: { volumeM3: undefined } }, []],
    ['destination', { airportDestination: undefined, destination: { country: undefined } }, ['destination']],
    ['no destination, where a country is stated', { airportDestination: undefined }, []],
  ])('%s', (_, overrides, fields) => {
    expect(findMissingFields(aShipmentRequest(overrides))).toEqual(fields);
  });

  it('are all three where it says nothing', () => {
    expect(findMissingFields(anEmptyRequest())).toEqual(['weight', 'volume', 'destination']);
  });
});
