import { describe, expect, it } from '@jest/globals';
import { validateRecognizedDomain } from '../../../domain/customers/recognized-domain.js';
import { assertValid, DomainError, type FieldError } from '../../../domain/errors/domain-error.js';
import { validateProfile } from '../../../domain/identity/profile.js';
import { DEFAULT_SETTINGS, validateSystemSettings } from '../../../domain/operations/settings.js';
import { selectDisclaimers, validateDisclaimer } from '../../../domain/tariff/airport-terms/disclaimer.js';
import {
  ADDRESS_LINES,
  toAddressLines,
  validateMawbConsignee,
} from '../../../domain/tariff/airport-terms/mawb-consignee.js';
import { validateRate } from '../../../domain/tariff/rate.js';
import { validateTaxRate } from '../../../domain/tariff/tax/tax-rate.js';

const formatErrors = (errors: readonly FieldError[]) => errors.map((error) => `${error.field}: ${error.message}`);

describe('A rate entry', () => {
  const good = { countryId: 2, locationId: 2, serviceCode: 'HNDL', criterion: 'flat', baseRate: 35 };
  const required = 'Please fill in all required fields.';

  it.each([
    ['complete', {}, []],
    ['with a base rate of 0', { baseRate: 0 }, []],
    ['with limits', { minimumCharge: 40, maximumCharge: 40 }, []],
    ['with a maximum of 0, which is no limit', { minimumCharge: 10, maximumCharge: 0 }, []],
    ['with a maximum of null', { minimumCharge: 10, maximumCharge: null }, []],
    ['without a country', { countryId: undefined }, [`countryId: ${required}`]],
    ['without an airport', { locationId: 0 }, [`locationId: ${required}`]],
    ['without a service', { serviceCode: '  ' }, [`serviceCode: ${required}`]],
    ['without a criterion', { criterion: '' }, [`rateCriteria: ${required}`]],
    ['with a criterion that is none', { criterion: 'per_lb' }, [`rateCriteria: ${required}`]],
    ['without a base rate', { baseRate: Number.NaN }, [`baseRate: ${required}`]],
    ['with a negative rate', { baseRate: -0.01 }, ['baseRate: Rate values cannot be negative.']],
    ['with the smallest rate', { baseRate: 0.0001, minimumCharge: 0 }, []],
    [
      'with a rate that is next to nothing',
      { baseRate: 1e-300, minimumCharge: 0.00009 },
      [
        'baseRate: Rate values other than 0 cannot be smaller than 0.0001.',
        'minimumCharge: Rate values other than 0 cannot be smaller than 0.0001.',
      ],
    ],
    ['with a negative minimum', { minimumCharge: -1 }, ['minimumCharge: Rate values cannot be negative.']],
    ['with a negative maximum', { maximumCharge: -1 }, ['maximumCharge: Rate values cannot be negative.']],
    [
      'with a minimum above the maximum',
      { minimumCharge: 50, maximumCharge: 49.99 },
      ['minimumCharge: Minimum charge cannot be greater than maximum charge.'],
    ],
    [
      'with a flat amount above its maximum',
      { criterion: 'flat', baseRate: 105, maximumCharge: 100 },
      ['baseRate: A flat amount cannot be greater than its maximum charge.'],
    ],
    ['with a flat amount and no maximum', { criterion: 'flat', baseRate: 105, maximumCharge: 0 }, []],
  ])('%s', (_, change, errors) => {
    expect(formatErrors(validateRate({ ...good, ...change }))).toEqual(errors);
  });

  it('that is empty lacks every required field', () => {
    expect(validateRate({}).map((error) => error.field)).toEqual([
      'countryId',
      'locationId',
      'serviceCode',
      'rateCriteria',
      'baseRate',
    ]);
  });
});

describe('A domain entry', () => {
  it.each([
    [{ domain: 'a.co', companyName: 'Ab' }, []],
    [{ domain: 'a.c', companyName: 'Ab' }, ['domain: Domain must be at least 4 characters']],
    [{ companyName: 'Ab' }, ['domain: Domain must be at least 4 characters']],
    [{ domain: 'ana@norte.example', companyName: 'Ab' }, ['domain: Please enter the domain only (without @)']],
    [{ domain: 'norte.example', companyName: ' A ' }, ['companyName: Please enter a valid company name']],
  ])('%j', (entry, errors) => {
    expect(formatErrors(validateRecognizedDomain(entry))).toEqual(errors);
  });
});

describe('A tax rate entry', () => {
  const good = { countryCode: 'CR', vatRate: 13, whtRate: 0, notes: '' };
  it.each([
    [{}, []],
    [{ vatRate: 100, whtRate: 100 }, []],
    [{ countryCode: ' ' }, ['countryCode: Country code is required']],
    [{ vatRate: 100.01 }, ['vatRate: VAT and WHT rates must be between 0 and 100']],
    [{ whtRate: 0.009 }, ['whtRate: VAT and WHT rates other than 0 cannot be smaller than 0.01']],
    [{ whtRate: -1 }, ['whtRate: VAT and WHT rates must be between 0 and 100']],
    [{ vatRate: Number.NaN }, ['vatRate: VAT and WHT rates must be between 0 and 100']],
  ])('%j', (change, errors) => {
    expect(formatErrors(validateTaxRate({ ...good, ...change }))).toEqual(errors);
  });
});

describe('A consignment entry', () => {
  const lines = Object.fromEntries(ADDRESS_LINES.map((line) => [line, `the ${line}`])) as Record<
    (typeof ADDRESS_LINES)[number],
    string
  >;
  const good = { countryId: 2, locationId: 2, ...lines };

  it('needs all ten fields', () => {
    expect(validateMawbConsignee(good)).toEqual([]);
    const errors = validateMawbConsignee({});
    expect(errors.map((error) => error.field)).toEqual(['countryId', 'locationId', ...ADDRESS_LINES]);
    expect(new Set(errors.map((error) => error.message))).toEqual(new Set(['Please fill in all required fields']));
  });

  it.each(ADDRESS_LINES.map((line) => [line]))('is refused without %s', (line) => {
    expect(formatErrors(validateMawbConsignee({ ...good, [line]: ' ' }))).toEqual([
      `${line}: Please fill in all required fields`,
    ]);
  });

  it('has its eight lines in a fixed order', () => {
    expect(toAddressLines(good)).toEqual([
      'the stationLegalName',
      'the taxId',
      'the address1',
      'the address2',
      'the customsCode',
      'the cityCountry',
      'the telephone',
      'the email',
    ]);
  });
});

describe('A disclaimer entry', () => {
  const good = { title: 'Storage', content: 'Free for five days.', priority: 1, airportIds: [] };
  it.each([
    [{}, []],
    [{ priority: 10 }, []],
    [{ title: '' }, ['title: Title is required']],
    [{ content: ' ' }, ['content: Content is required']],
    [{ priority: 0 }, ['priority: Priority must be a whole number between 1 and 10']],
    [{ priority: 11 }, ['priority: Priority must be a whole number between 1 and 10']],
    [{ priority: 1.5 }, ['priority: Priority must be a whole number between 1 and 10']],
  ])('%j', (change, errors) => {
    expect(formatErrors(validateDisclaimer({ ...good, ...change }))).toEqual(errors);
  });
});

describe('The disclaimers of an airport', () => {
  const one = (id: number, priority: number, airportIds: number[]) => ({
    id,
    version: 1,
    title: `No. ${id}`,
    content: 'x',
    priority,
    airportIds,
    place: 0,
  });

  it('are its own and the global ones, the highest priority first, the older first among equals', () => {
    const all = [one(1, 3, []), one(2, 9, [2]), one(3, 9, []), one(4, 10, [3]), one(5, 3, [3, 2])];
    expect(selectDisclaimers(2, all).map((disclaimer) => disclaimer.id)).toEqual([2, 3, 1, 5]);
    expect(selectDisclaimers(8, all).map((disclaimer) => disclaimer.id)).toEqual([3, 1]);
    expect(all.map((disclaimer) => disclaimer.id)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('A profile entry', () => {
  it.each([
    [{ name: 'Li', email: 'li@istmo.example' }, []],
    [{ name: 'Ana', email: 'admin@localhost' }, []],
    [{ name: 'L', email: 'li@istmo.example' }, ['name: Name must be at least 2 characters.']],
    [{ name: 'Li', email: 'li.istmo.example' }, ['email: Please enter a valid email address.']],
    [{ name: 'Li', email: 'li@istmo..example' }, ['email: Please enter a valid email address.']],
    [{ name: 'Li', email: 'li@istmo.example\nbcc: x@y.example' }, ['email: Please enter a valid email address.']],
    [{}, ['name: Name must be at least 2 characters.', 'email: Please enter a valid email address.']],
  ])('%j', (entry, errors) => {
    expect(formatErrors(validateProfile(entry))).toEqual(errors);
  });
});

describe('A settings entry', () => {
  const good = { autoResponseDelay: 0, maxAttachmentSize: 10, theme: 'light' };
  it.each([
    [{}, []],
    [{ autoResponseDelay: 60, maxAttachmentSize: 20, theme: 'system' }, []],
    [{ autoResponseDelay: 61 }, ['autoResponseDelay']],
    [{ autoResponseDelay: 1.5 }, ['autoResponseDelay']],
    [{ maxAttachmentSize: 0 }, ['maxAttachmentSize']],
    [{ maxAttachmentSize: 21 }, ['maxAttachmentSize']],
    [{ theme: 'blue' }, ['theme']],
  ])('%j', (change, fields) => {
    expect(validateSystemSettings({ ...good, ...change }).map((error) => error.field)).toEqual(fields);
  });

  it('starts with the defaults of the specification', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      autoResponseDelayMinutes: 0,
      maxAttachmentMb: 10,
      whenDataIsMissing: 'indicative',
      validityDays: 15,
    });
  });
});

describe('Faults', () => {
  it('refuse the entry with the first sentence, and nothing where there is none', () => {
    const errors = [{ field: 'title', message: 'Title is required' }];
    expect(() => assertValid(errors)).toThrow(new DomainError('invalid', 'Title is required', errors));
    expect(() => assertValid([])).not.toThrow();
  });
});
