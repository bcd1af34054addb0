import { describe, expect, it } from '@jest/globals';
import { type PricedRow, readRemarkedPrice } from '../../../../../application/tariff/import/remarked-price.js';

const ROW: PricedRow = {
  ...{ criterion: 'chargeable_weight', baseRate: 0.1, isPerDay: false },
  ...{ toKg: undefined, maximumCharge: undefined, radiusKm: undefined },
  readAmount: (text) => Number(text.replace(',', '.')),
};
const read = (text: string, row: Partial<PricedRow> = {}) => readRemarkedPrice(text, { ...ROW, ...row });

describe('what a remark says of a price', () => {
  it('is another price beyond a weight, for what lies beyond it or for all', () => {
    expect(read('hasta 400 kg, el excedente a 0,07').breaks).toEqual({
      ...{ mode: 'graduated', limitBelongsTo: 'lower' },
      bands: [
        { upTo: 400, rate: 0.1 },
        { upTo: null, rate: 0.07 },
      ],
    });
    const zone = read('hasta 400 kg; kg bruto excedente 0,07', { criterion: 'per_shipment', baseRate: 60 });
    expect(zone).toMatchObject({ criterion: 'gross_weight', breaks: { bands: [{ amount: 60 }, { rate: 0.07 }] } });
    expect(read('hasta 400 kg; sobre 400 kg aplica 0.08 a todo el peso').breaks).toMatchObject({ mode: 'whole' });
  });

  it('is a weight above which it is on request', () => {
    expect(read('peso máximo 3,000 kg; mayor, previa cotización').figures).toEqual({ toKg: 3000 });
    expect(read('over 2,000 kg on request', { toKg: 2000 }).figures).toEqual({});
    expect(read('de 801 a 3,000 kg; más, previa cotización').figures).toEqual({ fromKg: 801, toKg: 3000 });
    expect(read('previa cotización', { baseRate: undefined }).isOnRequest).toBe(true);
  });

  it('is what the price includes, or another price for those after', () => {
    const counted = { criterion: 'customs_lines' } as const;
    for (const text of ['a partir de la cuarta línea', 'después de la tercera', 'after 3 lines', 'lines above 3']) {
      expect(read(text, counted).figures).toEqual({ included: 3 });
    }
    const bills = read('a partir del segundo HAWB: 25.00 c/u', { criterion: 'hawb', baseRate: 40 });
    expect(bills.breaks?.bands).toEqual([
      { upTo: 1, rate: 40 },
      { upTo: null, rate: 25 },
    ]);
    expect(read('first hour free', { criterion: 'quarter_hours' }).figures).toEqual({ included: 4 });
  });

  it('is a maximum, free days and steps of storage', () => {
    expect(read('máximo 160,00 por MAWB').figures).toEqual({ maximumCharge: 160 });
    expect(read('máx. US$ 500.00').figures).toEqual({ maximumCharge: 500 });
    const daily = { criterion: 'gross_weight', isPerDay: true } as const;
    expect(read('5 días naturales libres; días 6 a 15; mínimo por embarque', daily)).toMatchObject({
      ...{ figures: { fromDay: 6, toDay: 15 }, described: ['mínimo por embarque'], rest: undefined },
    });
    expect(read('4 días libres; a partir del día 11 a 0.04', daily)).toMatchObject({
      ...{ figures: { fromDay: 5, toDay: 10 }, laterDays: { from: 11, rate: 0.04 } },
    });
    expect(read('sin días libres; sustituye al almacenaje', daily)).toMatchObject({
      ...{ freeDays: 0, replacesStorage: true },
    });
  });

  it('is kilometres beyond another radius than the standard one', () => {
    const kilometres = { criterion: 'kilometer', baseRate: 1.5 } as const;
    expect(read('sobre 25 km', kilometres).breaks).toBeUndefined();
    expect(read('up to 180 km; farther on request', { ...kilometres, radiusKm: 40 })).toMatchObject({
      criterion: 'total_kilometers',
      breaks: { mode: 'graduated', bands: [{ upTo: 40, amount: 0 }, { upTo: 180, rate: 1.5 }, { upTo: null }] },
    });
  });

  it('leaves the rest to be read for conditions, as it was written where it says nothing of the price', () => {
    expect(read('Solo DAP, lunes a viernes').rest).toBe('Solo DAP, lunes a viernes');
    expect(read('máximo 90; solo DDP').rest).toBe('solo DDP');
  });

  it('is asked about where it does not fit its row', () => {
    expect(() => read('a partir de la segunda')).toThrow('is not understood');
    expect(() => read('5 días libres')).toThrow('is not understood');
    expect(() => read('más, previa cotización')).toThrow('is not understood');
    expect(() => read('máximo 90', { maximumCharge: 80 })).toThrow('is not understood');
    expect(() => read('el excedente a 0.05')).toThrow('is not understood');
  });
});
