import { describe, expect, it } from '@jest/globals';
import type { RateConditionsView, RateFormulaView } from '../../../apps/console/src/api/generated.js';
import {
  describeConditions,
  toConditionsBody,
  toConditionValues,
} from '../../../apps/console/src/features/tariff/rates/condition-values.js';
import {
  findDuplicate,
  toRateFormValues,
  validateRateForm,
} from '../../../apps/console/src/features/tariff/rates/rate-form-values.js';
import { toStorageBody, toStorageValues } from '../../../apps/console/src/features/tariff/rates/storage-values.js';
import { aRateRow } from './rate-rows.js';

const VIEW: RateConditionsView = {
  ...{ commodities: ['dangerous'], dangerousClasses: ['3'], services: [], days: [], customers: [] },
  ...{ unNumbersFrom: null, valueOverUsd: 1000, hours: { from: 20, until: 6 }, origins: ['US'], incoterms: [] },
  pieceOver: { lengthCm: 300, widthCm: null, heightCm: null, weightKg: null },
  zone: { name: 'Valley', places: ['Heredia', 'Alajuela'] },
  ...{ grossKgUpTo: 800, volumeM3UpTo: null, grossKgOver: null, text: '' },
  ...{ monthKgFrom: 5000, monthShipmentsFrom: null },
};

describe('the conditions of a rate in its form', () => {
  it('come back as they were', () => {
    const { text: _text, ...stated } = VIEW;
    expect(toConditionsBody(toConditionValues(VIEW))).toEqual(stated);
    expect(toConditionsBody(toConditionValues(null))).toBeNull();
    expect(toConditionsBody({ commodities: '', valueOverUsd: '' })).toBeNull();
  });

  it('read as a sentence while they are typed', () => {
    expect(describeConditions({})).toContain('Applies always');
    expect(describeConditions({ services: 'escort', grossKgUpTo: '800' })).toContain(
      'Applies: escort asked for, up to 800 kg.',
    );
  });

  it('make a second rate of a charge possible', () => {
    const row = aRateRow();
    const entry = toRateFormValues(row);
    expect(findDuplicate(entry, [row], undefined)).toBe(row);
    expect(findDuplicate({ ...entry, conditions: { commodities: 'cold' } }, [row], undefined)).toBeUndefined();
  });

  it('are checked by the rules of the tariff', () => {
    const fields = (conditions: object) =>
      validateRateForm({ ...toRateFormValues(aRateRow()), conditions }).map(({ field }) => field);
    expect(fields({ hours: '20' })).toEqual(['conditions']);
    expect(fields({ origins: 'Atlantis' })).toEqual(['conditions']);
    expect(fields({ origins: 'US, Europe' })).toEqual([]);
  });
});

describe('storage terms in the form of a rate', () => {
  it('come back as they were', () => {
    const storage: RateFormulaView['storage'] = {
      ...{ freeDays: 2, freeDayKind: 'working', retroactiveAfterDays: 5, minimumPerDay: 150 },
      steps: [
        { upToDay: 7, rate: 0.14 },
        { upToDay: null, rate: 0.17 },
      ],
    };
    expect(toStorageBody(toStorageValues(storage))).toEqual(storage);
    expect(toStorageBody(toStorageValues(null))).toBeNull();
  });

  it('say which steps cannot be read', () => {
    const storage = { ...toStorageValues(null), period: 'day', steps: 'cheap' };
    const errors = validateRateForm({ ...toRateFormValues(aRateRow()), storage });
    expect(errors).toEqual([{ field: 'storage', message: expect.stringContaining('is no term of storage') }]);
  });
});
