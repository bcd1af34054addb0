import { describe, expect, it } from '@jest/globals';
import {
  findCategoryByName,
  findConditionsByName,
  findStandardCharge,
} from '../../../../../application/tariff/import/charge-names.js';
import { readDaysInName } from '../../../../../application/tariff/import/name-days.js';
import { readTitleTerms } from '../../../../../application/tariff/import/title-terms.js';

describe('the name of a charge in a sheet', () => {
  it('is a standard charge where it is one of its words in English or Spanish, and no other one', () => {
    const names = ['Manejo en terminal', 'TERMINAL HANDLING', 'Break-bulk', 'Break bulk', 'Traslado a depósito fiscal'];
    expect(names.map(findStandardCharge)).toEqual(['HNDL', 'HNDL', undefined, 'BRKD', 'TRNS']);
    expect(['Agencia aduanal', 'Bodegaje', 'Km adicional', 'Collect fee (PP/CC)'].map(findStandardCharge)).toEqual([
      'CUST',
      'BWSE',
      'DELX',
      'COLL',
    ]);
    expect(['Manejo de carga refrigerada', 'Entrega de muestras'].map(findStandardCharge)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('says what a charge of the forwarder is, and a surcharge of a delivery only where it is a percentage', () => {
    expect(findCategoryByName('Inspección con rayos X', 'gross_weight')).toBe('Compulsory');
    expect(findCategoryByName('Montacargas', 'hours')).toBe('Optional');
    expect(findCategoryByName('Combustible', 'other_charge', 'TRNS + DELV')).toBe('Delivery');
    expect(findCategoryByName('Combustible', 'other_charge', 'TRNS')).toBe('Compulsory');
    expect(findCategoryByName('Combustible', 'chargeable_weight')).toBeUndefined();
    expect(findCategoryByName('Timbre', 'flat')).toBeUndefined();
  });

  it('says when the charge applies; day and night in one is not clear', () => {
    expect(findConditionsByName('Recargo feriados')).toBe('day: holiday');
    expect(findConditionsByName('Weekend surcharge')).toBe('day: saturday, sunday');
    expect(findConditionsByName('Atención fuera de horario')).toBe('service: after-hours');
    expect(findConditionsByName('Dangerous goods check')).toBe('class: dangerous');
    expect(findConditionsByName('Nocturno y domingos')).toBeUndefined();
    expect(findConditionsByName('Fuera de horario (después de 18:00 y sábados)')).toBeUndefined();
    expect(findConditionsByName('After hours (from 18:00)')).toBe('service: after-hours');
    expect(findConditionsByName('Precinto')).toBe('');
  });

  it('says days of storage, which are no part of it', () => {
    expect(readDaysInName('Bodegaje días 4 al 9')).toEqual({ name: 'Bodegaje', fromDay: 4, toDay: 9 });
    expect(readDaysInName('Cold room day 3 onwards')).toEqual({ name: 'Cold room', fromDay: 3, toDay: undefined });
    expect(readDaysInName('Bodegaje 5 días')).toBeUndefined();
  });
});

describe('the lines above a table', () => {
  const period = (...titles: readonly string[]) => {
    const { validFrom, validUntil, unreadPeriod } = readTitleTerms(titles);
    return [validFrom, validUntil, unreadPeriod];
  };

  it('say from when until when it is valid, however the days are written', () => {
    expect(period('Tarifa', 'Vigencia: 04/02/2027 al 03/08/2027')).toEqual(['2027-02-04', '2027-08-03', undefined]);
    expect(period('Vigente del 15-ago-2026 al 28-feb-2027')).toEqual(['2026-08-15', '2027-02-28', undefined]);
    expect(period('Válida del 1 de marzo de 2027 al 30 de abril de 2027')).toEqual([
      '2027-03-01',
      '2027-04-30',
      undefined,
    ]);
    expect(period('Valid from 46054 Valid to 46082')).toEqual(['2026-02-01', '2026-03-01', undefined]);
  });

  it('name no end that is open, and no beginning where only the end is said', () => {
    expect(period('Válida desde 03/05/2026 hasta nuevo aviso')).toEqual(['2026-05-03', undefined, undefined]);
    expect(period('Valid until 2026-12-31')).toEqual([undefined, '2026-12-31', undefined]);
  });

  it('are asked about where a period is not understood, and say nothing where they name no year', () => {
    expect(period('Vigencia: primer semestre 2027')).toEqual([undefined, undefined, ': primer semestre 2027']);
    expect(period('Válida para todos los clientes')).toEqual([undefined, undefined, undefined]);
    expect(period('Valid 2027-06-30 to 2027-01-01')[2]).toBe(' 2027-06-30 to 2027-01-01'.trim());
  });

  it('say whether the prices are for agents', () => {
    expect(readTitleTerms(['Net rates for overseas agents']).isForAgents).toBe(true);
    expect(readTitleTerms(['Tarifa 2027', 'Agentes: llamar']).isForAgents).toBe(false);
  });

  it('say to what weights go up', () => {
    expect(readTitleTerms(['Todo peso sube al medio kilo']).weightStep).toBe(0.5);
    expect(readTitleTerms(['All weights are rounded up to the next kilo']).weightStep).toBe(1);
    expect(readTitleTerms(['Paquetes de medio kilo']).weightStep).toBeUndefined();
  });
});
