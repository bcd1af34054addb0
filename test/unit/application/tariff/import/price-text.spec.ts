import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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

describe('A price in one cell', () => {
  it.each([
    ['0,18', { figure: '0,18', currency: undefined, criterion: undefined }],
    ['US$ 0.18/kg', { figure: '0.18', currency: 'USD', criterion: 'chargeable_weight' }],
    ['0,18 USD/kg mín. 27', { figure: '0,18', currency: 'USD', criterion: 'chargeable_weight', minimum: '27' }],
    ['₡ 15.000 por guía', { figure: '15.000', currency: 'CRC', criterion: 'per_shipment' }],
    ['Q45 por guía hija', { figure: '45', currency: 'GTQ', criterion: 'hawb' }],
    ['L. 450,50', { figure: '450,50', currency: 'HNL' }],
    ['3% CIF (mín. 300, máx. 500)', { figure: '3', criterion: 'cif_value', minimum: '300', maximum: '500' }],
    ['2,5 %', { figure: '2,5%', criterion: undefined }],
    ['-1', { figure: '-1' }],
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
          expect(price).toMatchObject({ currency: code, criterion });
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
    ['Tarifa USD/kg', 'Tarifa', 'USD', 'chargeable_weight'],
    ['Mín. (₡)', 'Mín.', 'CRC', undefined],
    ['Concepto', 'Concepto', undefined, undefined],
    ['All charges', 'All charges', undefined, undefined],
  ])('are parted from a heading: %s', (heading, rest, currency, criterion) => {
    expect(splitHeadingTerms(heading)).toEqual({ rest, currency, criterion });
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
      ['Zona', undefined],
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
