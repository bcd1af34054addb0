import { describe, expect, it } from '@jest/globals';
import { sortRows, type TableColumn } from '../../../apps/console/src/components/data-table/table-column.js';
import { parseNumberInput } from '../../../apps/console/src/components/form-dialog/parse-number-input.js';
import { listPrintedDisclaimers } from '../../../apps/console/src/features/airport-terms/disclaimers/list-printed-disclaimers.js';
import { moveItem } from '../../../apps/console/src/features/airport-terms/disclaimers/move-item.js';
import { parseAddressLines } from '../../../apps/console/src/features/airport-terms/mawb-consignees/parse-address-lines.js';
import { formatGaps, toCoverageLines } from '../../../apps/console/src/features/tariff/rates/coverage.js';
import {
  formatBaseRate,
  formatMaximum,
  formatMinimum,
} from '../../../apps/console/src/features/tariff/rates/format-rate.js';
import { listImportDifferences } from '../../../apps/console/src/features/tariff/rates/import-differences.js';
import {
  createRateFormValues,
  toRateBody,
  toRateFormValues,
  validateRateForm,
} from '../../../apps/console/src/features/tariff/rates/rate-form-values.js';
import { applyTrialRate, getTrialQuantity } from '../../../apps/console/src/features/tariff/rates/rate-trial.js';
import { parseView, toSearchParams } from '../../../apps/console/src/features/tariff/rates/rates-url.js';
import { RATE_MESSAGES } from '../../../domain/tariff/rate.js';
import { RATE_CRITERIA } from '../../../domain/tariff/rate-criterion.js';
import { COMPULSORY_SERVICES } from '../../../domain/tariff/service-code.js';
import { aRateRow as aRate, SJO } from './rate-rows.js';

const TODAY = '2026-03-02';

describe('A rate in words', () => {
  it.each([
    [{ rateCriteria: 'chargeable_weight', baseRate: 0.16 }, '$0.16 / kg'],
    [{ rateCriteria: 'cif_value', baseRate: 2.5 }, '2.5 % of CIF'],
    [{ rateCriteria: 'per_shipment', baseRate: 1250 }, '$1,250.00 / shipment'],
    [{ rateCriteria: 'kilometer', baseRate: 1.2345 }, '$1.2345 / km'],
  ] as const)('%j reads %s', (rate, words) => {
    expect(formatBaseRate(rate, 'en-US')).toBe(words);
  });

  it('has words for every criterion', () => {
    for (const rateCriteria of RATE_CRITERIA) {
      expect(formatBaseRate({ rateCriteria, baseRate: 1 }, 'en-US')).not.toContain('undefined');
    }
  });

  it('has no limit where the maximum is 0 or absent', () => {
    expect([formatMaximum(0, 'en-US'), formatMaximum(null, 'en-US'), formatMaximum(40, 'en-US')]).toEqual([
      'No limit',
      'No limit',
      '$40.00',
    ]);
    expect([formatMinimum(null, 'en-US'), formatMinimum(35, 'en-US')]).toEqual(['—', '$35.00']);
  });
});

describe('A rate as it is typed', () => {
  it('begins with the place that is known and breaks the rule of required fields', () => {
    const entry = createRateFormValues({ countryId: 2, locationId: 2 });
    expect(validateRateForm(entry).map(({ field }) => field)).toEqual(['serviceCode', 'rateCriteria', 'baseRate']);
  });

  it('keeps the sentences of the tariff', () => {
    const entry = { ...toRateFormValues(aRate()), baseRate: '-1', minimumCharge: '50', maximumCharge: '40' };
    expect(validateRateForm(entry).map(({ message }) => message)).toEqual([
      RATE_MESSAGES.negative,
      RATE_MESSAGES.minimumAboveMaximum,
    ]);
  });

  it('is sent with limits of zero as none, and with the unit that follows from the criterion', () => {
    const body = toRateBody({ ...toRateFormValues(aRate()), minimumCharge: '0', maximumCharge: '' }, undefined);
    expect(body).toMatchObject({
      minimumCharge: null,
      maximumCharge: null,
      unit: 'per_kg',
      rateCriteria: 'gross_weight',
      chargeCategory: 'Compulsory',
      isRequired: false,
      isFlat: false,
    });
  });

  it('keeps a name that staff gave the service, until the service is another', () => {
    const row = aRate({ serviceName: 'Ramp handling' });
    expect(toRateBody(toRateFormValues(row), row).serviceName).toBe('Ramp handling');
    expect(toRateBody({ ...toRateFormValues(row), serviceCode: 'DOCS' }, row).serviceName).toBe('Document Handover');
  });

  it('shows what a shipment would be charged, by the rule of quotations', () => {
    const tried = applyTrialRate(toRateFormValues(aRate()), '120');
    expect(tried?.amount?.toNumber()).toBe(35);
    expect(tried?.trace).toBe('0.12 USD/kg × 120.00 kg gross = 14.40 → minimum 35.00');
    expect(applyTrialRate({ ...toRateFormValues(aRate()), baseRate: '' }, '120')).toBeUndefined();
  });

  it('asks no question where every shipment is charged the same', () => {
    expect([getTrialQuantity('flat'), getTrialQuantity('per_shipment'), getTrialQuantity(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(getTrialQuantity('pieces')?.unit).toBe('pieces');
  });
});

describe('A number as it is typed', () => {
  it.each([
    ['', undefined],
    ['  ', undefined],
    ['1e400', undefined],
    ['0', 0],
    ['12.5', 12.5],
    ['-3', -3],
  ])('%j is %p', (typed, number) => {
    expect(parseNumberInput(typed)).toBe(number);
  });
});

describe('The coverage of the tariff', () => {
  it('names what keeps an airport from being quoted', () => {
    const rates = COMPULSORY_SERVICES.slice(1).map(({ code }, index) => aRate({ id: index + 1, serviceCode: code }));
    const lines = toCoverageLines([SJO], rates, TODAY);
    expect(formatGaps(lines)).toBe('SJO lacks HNDL.');
    expect(lines[0]?.cells.filter(({ rate }) => rate)).toHaveLength(COMPULSORY_SERVICES.length - 1);
  });

  it('says nothing where every compulsory service has its rate', () => {
    const rates = COMPULSORY_SERVICES.map(({ code }, index) => aRate({ id: index + 1, serviceCode: code }));
    expect(formatGaps(toCoverageLines([SJO], rates, TODAY))).toBeUndefined();
  });
});

describe('The differences of an imported tariff', () => {
  it('stand in the order of the file, changes as before and after', () => {
    const before = aRate();
    const differences = listImportDifferences({
      new: [{ ...before, row: 9, serviceCode: 'DOCS', rateCriteria: 'flat', baseRate: 20, minimumCharge: null }],
      changed: [
        { row: 4, before, after: { ...before, baseRate: 0.2 } },
        { row: 5, before, after: { ...before, serviceName: 'Ramp' } },
      ],
    });
    expect(differences).toEqual([
      { line: 4, rate: 'HNDL, SJO', texts: ['$0.12 / kg → $0.20 / kg'] },
      { line: 5, rate: 'HNDL, SJO', texts: ['Name, description or other details'] },
      { line: 9, rate: 'DOCS, SJO', texts: ['New: Flat, $20.00 flat, no minimum, no limit, valid without limit'] },
    ]);
  });
});

describe('The address of the Destination Charges', () => {
  it('says which rates, and survives the way there and back', () => {
    const address = 'country=CR&airport=SJO&service=HNDL&view=coverage';
    expect(toSearchParams(parseView(new URLSearchParams(address))).toString()).toBe(address);
    expect(toSearchParams(parseView(new URLSearchParams(''))).toString()).toBe('');
  });

  it('opens the dialog of a rate', () => {
    expect(parseView(new URLSearchParams('rate=12')).rateId).toBe(12);
    expect(parseView(new URLSearchParams('rate=x')).rateId).toBeUndefined();
  });

  it('knows no airport without a country', () => {
    expect(parseView(new URLSearchParams('airport=SJO')).airport).toBeUndefined();
    expect(parseView(new URLSearchParams('airport=SJO'), [SJO])).toMatchObject({ country: 'CR', airport: 'SJO' });
  });
});

describe('The eight lines of an address', () => {
  const lines = [
    'Bodegas, S.A.',
    'Tax ID: 3-101',
    'Calle 7',
    'Zona 2',
    'Code: PAC-1',
    'Liberia, Costa Rica',
    'Tel. +506 1',
    'a@b.example',
  ];

  it('fill the fields, whatever the line ends, blank lines and labels', () => {
    expect(parseAddressLines(`${lines.join('\r\n\r\n')}\r\n`)).toEqual({
      stationLegalName: 'Bodegas, S.A.',
      taxId: '3-101',
      address1: 'Calle 7',
      address2: 'Zona 2',
      customsCode: 'PAC-1',
      cityCountry: 'Liberia, Costa Rica',
      telephone: '+506 1',
      email: 'a@b.example',
    });
  });

  it('are refused where they are not eight', () => {
    expect(parseAddressLines('one')).toBe('The address has 8 lines; 1 was pasted.');
    expect(parseAddressLines(lines.slice(1).join('\n'))).toBe('The address has 8 lines; 7 were pasted.');
  });
});

describe('What a quotation to an airport prints', () => {
  it('is global and own disclaimers, the highest priority first', () => {
    const row = (
      id: number,
      priority: number,
      airports: ReadonlyArray<{ readonly id: number; readonly code: string }>,
    ) => ({
      id,
      version: 1,
      title: `Number ${id}`,
      content: 'Text',
      priority,
      place: 0,
      airports,
    });
    const rows = [row(1, 2, []), row(2, 9, [SJO]), row(3, 10, [{ id: 6, code: 'TGU' }])];
    expect(listPrintedDisclaimers(2, rows).map(({ id }) => id)).toEqual([2, 1]);
  });
});

describe('A disclaimer that is moved', () => {
  it('takes the place of the one that it is moved to, which makes room', () => {
    expect(moveItem([1, 2, 3, 4], 3, 2)).toEqual([1, 3, 2, 4]);
    expect(moveItem([1, 2, 3, 4], 2, 3)).toEqual([1, 3, 2, 4]);
    expect(moveItem([1, 2, 3, 4], 4, 1)).toEqual([4, 1, 2, 3]);
    expect(moveItem([1, 2, 3, 4], 1, 4)).toEqual([2, 3, 4, 1]);
  });

  it('stays where it is not in the list, or is moved to itself', () => {
    expect(moveItem([1, 2], 9, 1)).toEqual([1, 2]);
    expect(moveItem([1, 2], 1, 9)).toEqual([1, 2]);
    expect(moveItem([1, 2], 2, 2)).toEqual([1, 2]);
  });
});

describe('The rows of a table', () => {
  const columns: ReadonlyArray<TableColumn<{ readonly name: string; readonly rate: number }>> = [
    { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, widthPx: 100 },
    { id: 'rate', header: 'Rate', cell: ({ rate }) => rate, sortBy: ({ rate }) => rate, widthPx: 100 },
  ];
  const rows = [
    { name: 'line 10', rate: 2 },
    { name: 'Line 9', rate: 10 },
  ];

  it('sort words as people do and numbers by size', () => {
    expect(sortRows(rows, columns[0], 'ascending').map(({ name }) => name)).toEqual(['Line 9', 'line 10']);
    expect(sortRows(rows, columns[1], 'descending').map(({ rate }) => rate)).toEqual([10, 2]);
  });

  it('stay as the server sent them where no column is chosen', () => {
    expect(sortRows(rows, undefined, 'ascending')).toEqual(rows);
  });
});
