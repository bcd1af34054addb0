import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { detectDayOrder, parseDay } from '../../../../../application/tariff/import/parse-date.js';
import { parseNumber } from '../../../../../application/tariff/import/parse-number.js';
import { parseValidity } from '../../../../../application/tariff/import/parse-validity.js';
import { parsePriceText } from '../../../../../application/tariff/import/price-text.js';
import {
  findSheetColumns,
  parseColumnMapping,
  toHeadingsKey,
} from '../../../../../application/tariff/import/sheet-columns.js';
import {
  findCurrency,
  findUnitCriterion,
  listNamedCurrencies,
  splitHeadingTerms,
} from '../../../../../domain/tariff/price-words.js';
import { parseUnitWords } from '../../../../../domain/tariff/unit-words.js';

describe('A price in one cell', () => {
  it.each([
    ['0,18', { figure: '0,18', currency: undefined, unit: undefined }],
    ['US$ 0.18/kg', { figure: '0.18', currency: 'USD', unit: { criterion: 'chargeable_weight' } }],
    [
      '0,18 USD/kg mín. 27',
      { figure: '0,18', currency: 'USD', unit: { criterion: 'chargeable_weight' }, minimum: '27' },
    ],
    ['₡ 15.000 por guía', { figure: '15.000', currency: 'CRC', unit: { criterion: 'per_shipment' } }],
    ['Q45 por guía hija', { figure: '45', currency: 'GTQ', unit: { criterion: 'hawb' } }],
    ['L. 450,50', { figure: '450,50', currency: 'HNL' }],
    ['3% CIF (mín. 300, máx. 500)', { figure: '3', unit: { criterion: 'cif_value' }, minimum: '300', maximum: '500' }],
    ['2,5 %', { figure: '2,5%', unit: undefined }],
    ['-1', { figure: '-1' }],
    ['0,29 USD/kg/día', { figure: '0,29', unit: { criterion: 'chargeable_weight', isPerDay: true } }],
    ['6 por guía hija', { figure: '6', unit: { criterion: 'hawb' } }],
    ['0,08/kg mín. 6 por guía hija', { figure: '0,08', minimum: '6', minimumUnit: { criterion: 'hawb' } }],
    ['25 % de LABR', { figure: '25', unit: { criterion: 'other_charge', percentOf: 'labr' } }],
  ])('is read: %s', (text, expected) => {
    expect(parsePriceText(text)).toMatchObject(expected);
  });

  it.each(['según contrato', 'a convenir', '12 USD por milagro', 'USD 12 CRC', '12 mín. 5 mín. 6', 'x'.repeat(300)])(
    'is none: %s',
    (text) => {
      expect(parsePriceText(text)).toBeUndefined();
    },
  );

  it('gives every figure back, whatever its currency and unit', () => {
    const figure = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
    const currency = fc.constantFrom('USD', 'CRC', 'GTQ', 'HNL', 'NIO', 'EUR');
    const unit = fc.constantFrom(
      ...[
        ['/kg', 'chargeable_weight'],
        [' por guía', 'per_shipment'],
        ['/pieza', 'pieces'],
      ],
    );
    fc.assert(
      fc.property(figure, currency, unit, (amount, code, [words = '', criterion]) => {
        const text = amount.toFixed(2).replace('.', ',');
        for (const cell of [`${code} ${text}${words}`, `${text} ${code}${words}`]) {
          const price = parsePriceText(cell);
          expect(price).toMatchObject({ currency: code, unit: { criterion } });
          expect(parseNumber(price?.figure, undefined)).toEqual({ figure: amount });
        }
      }),
    );
  });
});

describe('Words of a sheet', () => {
  it.each([
    ['por kg', 'chargeable_weight'],
    ['Por Kilogramo', 'chargeable_weight'],
    ['kg bruto', 'gross_weight'],
    ['por guía hija', 'hawb'],
    ['% del valor CIF', 'cif_value'],
    ['%CIF', 'cif_value'],
    ['por pieza', 'pieces'],
    ['por número ONU', 'un_numbers'],
    ['por línea arancelaria', 'customs_lines'],
    ['% de la factura', 'third_party_invoice'],
    ['por cuarto de hora', 'quarter_hours'],
    ['por capricho', undefined],
    ['constructor', undefined],
  ])('name a unit: %s', (text, criterion) => {
    expect(findUnitCriterion(text)).toBe(criterion);
  });

  it('name a currency alone, and within a title', () => {
    expect(['Colones', '₡', 'gtq', 'Dólares', 'pesos', 'total', 'toString'].map(findCurrency)).toEqual([
      ...['CRC', 'CRC', 'GTQ', 'USD', undefined, undefined, undefined],
    ]);
    expect(listNamedCurrencies('Tarifas 2026, montos en colones (CRC), all in')).toEqual(['CRC']);
    expect(listNamedCurrencies('505 colones por dólar')).toEqual(['CRC', 'USD']);
  });

  it.each([
    ['Tarifa (CRC)', 'Tarifa', 'CRC', undefined],
    ['Tarifa (USD/kg/día)', 'Tarifa', 'USD', 'chargeable_weight', true],
    ['Tarifa (USD/kg/mes)', 'Tarifa USD/kg/mes', undefined, undefined],
    ['Tarifa USD/kg', 'Tarifa', 'USD', 'chargeable_weight'],
    ['Mín. (₡)', 'Mín.', 'CRC', undefined],
    ['Concepto', 'Concepto', undefined, undefined],
    ['All charges', 'All charges', undefined, undefined],
  ])('are parted from a heading: %s', (heading, rest, currency, criterion, isPerDay = false) => {
    expect(splitHeadingTerms(heading)).toEqual({ rest, currency, criterion, isPerDay });
  });

  it.each([
    ['01/01/2027 - 31/12/2027', '2027-01-01', '2027-12-31'],
    ['2027', '2027-01-01', '2027-12-31'],
    ['hasta 30/06/2027', undefined, '2027-06-30'],
    ['desde 2027-02-01', '2027-02-01', undefined],
    ['Del 13/01/2027 al 31/03/2027', '2027-01-13', '2027-03-31'],
  ])('name a period: %s', (text, validFrom, validUntil) => {
    expect(parseValidity(text)).toEqual({ validFrom, validUntil });
  });

  it.each(['siempre', '01/02/2027 - 31/12/2027', '2027-01-01 salvo lunes'])('name none: %s', (text) => {
    expect(() => parseValidity(text)).toThrow(text.split(' ')[0]);
  });
});

describe('A unit in words', () => {
  const plain = { isPerDay: false, isFurther: false };
  it.each([
    ['por kg bruto por día', { criterion: 'gross_weight', isPerDay: true, isFurther: false }],
    ['kg/día', { criterion: 'chargeable_weight', isPerDay: true, isFurther: false }],
    ['por unidad y día', { criterion: 'units', isPerDay: true, isFurther: false }],
    ['por línea arancelaria adicional', { criterion: 'customs_lines', isPerDay: false, isFurther: true }],
    ['por cada 1.000 kg adicionales', { criterion: 'chargeable_weight', isPerDay: false, isFurther: true, each: 1000 }],
    ['por cada 100 kg', { criterion: 'chargeable_weight', each: 100, ...plain }],
    ['por cada 15 minutos', { criterion: 'quarter_hours', ...plain }],
    ['% sobre la mano de obra', { criterion: 'other_charge', percentOf: 'mano de obra', ...plain }],
    ['% del flete collect', { criterion: 'awb_total_collect', ...plain }],
    ['km adicional', { criterion: 'kilometer', ...plain }],
    ['por día', { criterion: 'days', ...plain }],
    ['por cada capricho', undefined],
    ['por kg por semana', undefined],
  ])('is read: %s', (text, expected) => {
    expect(parseUnitWords(text)).toEqual(expected);
  });
});

describe('Dates of a sheet', () => {
  it.each([
    [['31/03/2026', '01/04/2026'], false, 'day-first'],
    [['03/31/2026', '04/01/2026'], true, 'month-first'],
    [['31/03/2026', '03/31/2026'], true, undefined],
    [['01/04/2026 - 05/06/2026'], true, 'day-first'],
    [['01/04/2026'], false, undefined],
  ])('say by %j whether the day stands first', (texts, isSpanish, order) => {
    expect(detectDayOrder(texts, isSpanish)).toBe(order);
  });

  it('are read in their order, and refused where none is known', () => {
    expect(parseDay('01/04/2026', 'day-first')).toBe('2026-04-01');
    expect(parseDay('01/04/2026', 'month-first')).toBe('2026-01-04');
    expect(() => parseDay('01/04/2026')).toThrow('can be 2026-04-01 or 2026-01-04');
  });
});

describe('The columns of a sheet', () => {
  const aSheet = (...headings: readonly string[]) => ({
    headings,
    rows: [{ line: 2, cells: headings.map((_, at) => `value ${at}`) }],
    hasDecimalPoints: false,
  });

  it('are found by their headings, in Spanish too, and those that are not are named', () => {
    const sheet = aSheet(
      'Aeropuerto',
      'Concepto',
      'Unidad',
      'Tarifa',
      'Desde kg',
      'Hasta kg',
      'Vigencia',
      'Días libres',
      'Cliente',
      'IVA',
      'Zona',
      '',
    );
    expect(findSheetColumns(sheet, {}).map(({ heading, name }) => [heading, name])).toEqual([
      ['Aeropuerto', 'airport'],
      ['Concepto', 'service'],
      ['Unidad', 'criterion'],
      ['Tarifa', 'baseRate'],
      ['Desde kg', 'fromKg'],
      ['Hasta kg', 'toKg'],
      ['Vigencia', 'validity'],
      ['Días libres', 'storage'],
      ['Cliente', 'customer'],
      ['IVA', 'tax'],
      ['Zona', 'zone'],
      ['Column L', undefined],
    ]);
  });

  it('are what a person says first, and have one key in every order', () => {
    const mapping = parseColumnMapping({ Zona: 'description', IVA: 'ignored', Nada: 'nonsense' });
    expect(mapping).toEqual({ Zona: 'description', IVA: 'ignored' });
    const columns = findSheetColumns(aSheet('Aeropuerto', 'IVA', 'Zona'), mapping);
    expect(columns.map(({ name }) => name)).toEqual(['airport', 'ignored', 'description']);
    expect(toHeadingsKey(findSheetColumns(aSheet('zona', 'Aeropuerto', 'Iva'), {}))).toBe(toHeadingsKey(columns));
    expect(() => parseColumnMapping({ a: 'tax', b: 'tax' })).toThrow('Two columns are taken for the same thing');
  });
});
