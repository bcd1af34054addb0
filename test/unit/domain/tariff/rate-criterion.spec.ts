import { describe, expect, it } from '@jest/globals';
import { buildCoverageMatrix, findMissingCompulsoryServices } from '../../../../domain/tariff/coverage-matrix.js';
import {
  FLAT_CRITERIA,
  findCriterionByUnit,
  PERCENT_CRITERIA,
  RATE_CRITERIA,
  RATE_UNITS,
  toRateUnit,
} from '../../../../domain/tariff/rate-criterion.js';
import { COMPULSORY_SERVICES, findService, SERVICE_CODES, SERVICES } from '../../../../domain/tariff/service-code.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { aRate, aTariffAt } from '../../../support/fixtures/rates.js';

describe('A rate criterion and its unit', () => {
  it.each([
    ['gross_weight', 'per_kg', 'chargeable_weight'],
    ['chargeable_weight', 'per_kg', 'chargeable_weight'],
    ['cif_value', 'percentage', 'cif_value'],
    ['pieces', 'per_piece', 'pieces'],
    ['kilometer', 'per_km', 'kilometer'],
    ['flat', 'flat', 'flat'],
    ['per_shipment', 'per_shipment', 'per_shipment'],
    ['third_party_invoice', 'third_party_invoice', 'third_party_invoice'],
    ['awb_total_collect', 'awb_total_collect', 'awb_total_collect'],
  ] as const)('%s is %s on the wire, and that unit alone means %s', (criterion, unit, meant) => {
    expect(toRateUnit(criterion)).toBe(unit);
    expect(findCriterionByUnit(unit)).toBe(meant);
  });

  it('accepts per_kilometer, and no other word', () => {
    expect(findCriterionByUnit('per_kilometer')).toBe('kilometer');
    for (const unknown of ['', 'per_lb', 'constructor']) expect(findCriterionByUnit(unknown)).toBeUndefined();
  });

  it('knows the nine criteria of the specification, twelve more, and every unit of the server', () => {
    const nine = ['gross_weight', 'chargeable_weight', 'cif_value', 'pieces', 'kilometer', 'flat', 'per_shipment'];
    expect(RATE_CRITERIA.slice(0, 9)).toEqual([...nine, 'third_party_invoice', 'awb_total_collect']);
    expect(RATE_CRITERIA).toHaveLength(23);
    expect(new Set(RATE_CRITERIA).size).toBe(23);
    expect([...new Set(RATE_CRITERIA.map(toRateUnit)), 'per_kilometer'].sort()).toEqual([...RATE_UNITS].sort());
  });

  it('knows which are percentages and which are flat', () => {
    expect(PERCENT_CRITERIA).toEqual([
      ...['cif_value', 'third_party_invoice', 'awb_total_collect'],
      ...['goods_value', 'other_charge'],
    ]);
    expect(FLAT_CRITERIA).toEqual(['flat', 'per_shipment']);
  });
});

describe('The services', () => {
  it.each([
    ['HNDL', 'Airport Handling', 'Compulsory'],
    ['DOCS', 'Document Handover', 'Compulsory'],
    ['BRKD', 'Consolidation Breakdown', 'Compulsory'],
    ['TRNS', 'Airport Transfer', 'Compulsory'],
    ['BWSE', 'Storage Fee', 'Additional'],
    ['CUST', 'Customs Clearance', 'Additional'],
    ['DELV', 'Delivery Standard', 'Delivery'],
    ['DELX', 'Extended Delivery', 'Delivery'],
    ['COLL', 'Charges Collect Fee', 'Optional'],
    ['DISB', 'Disbursement Fee', 'Optional'],
  ])('%s is %s, %s', (code, name, category) => {
    expect(findService(code)).toEqual({ code, name, category });
    expect(findService(` ${code.toLowerCase()} `)?.code).toBe(code);
  });

  it('are ten, and BOND is another name for BWSE', () => {
    expect(SERVICES.map((service) => service.code)).toEqual([...SERVICE_CODES]);
    expect(SERVICES).toHaveLength(10);
    expect(findService('BOND')?.code).toBe('BWSE');
    expect(findService('FUEL')).toBeUndefined();
  });
});

describe('What the tariff covers', () => {
  it('finds nothing missing in a full tariff', () => {
    const rates = AIRPORTS.flatMap((airport) => aTariffAt(airport.code));
    for (const airport of buildCoverageMatrix(AIRPORTS, rates)) {
      expect(airport.uncovered).toEqual([]);
      expect(airport.covered).toHaveLength(10);
    }
  });

  it('names what an airport lacks, the compulsory services apart', () => {
    const rates = [...aTariffAt('SJO').filter((rate) => !['DOCS', 'DELX'].includes(rate.serviceCode))];
    const [pty, sjo] = buildCoverageMatrix(AIRPORTS, rates);
    expect(pty?.missingCompulsory).toEqual(COMPULSORY_SERVICES);
    expect(sjo?.uncovered.map((service) => service.code)).toEqual(['DOCS', 'DELX']);
    expect(sjo?.missingCompulsory.map((service) => service.code)).toEqual(['DOCS']);
  });

  it('counts a rate under an alias or in small letters', () => {
    const rates = ['hndl', 'docs', 'brkd', 'trns'].map((service) => aRate({ service, base: 1 }));
    expect(findMissingCompulsoryServices(rates)).toEqual([]);
  });
});
