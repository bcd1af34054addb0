import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { isAgreementInForce, toAgreement, validateAgreement } from '../../../../domain/customers/customer-agreement.js';
import { applyDefaults } from '../../../../domain/quoting/defaults.js';
import { priceShipment } from '../../../../domain/quoting/price-shipment.js';
import { resolveEffectiveTariff } from '../../../../domain/tariff/effective-tariff.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { PRICING_DAY, STANDARD_RULES } from '../../../support/fixtures/quotations.js';
import { aRate, aTariffAt } from '../../../support/fixtures/rates.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

function price(percent: number, freeCodes: readonly string[] = [], paymentTerms?: string) {
  const request = aShipmentRequest();
  const tariff = resolveEffectiveTariff(aTariffAt('SJO'), PRICING_DAY);
  const agreement = toAgreement({ percent, freeCodes, paymentTerms });
  const agreed = agreement && { customer: 'lago.example', agreement };
  return priceShipment(request, applyDefaults(request, AIRPORTS), tariff, undefined, STANDARD_RULES, { agreed });
}

describe('An agreement with a customer', () => {
  it('changes every line by its percentage, to within the rounding of its rate', () => {
    const general = price(0).charges;
    fc.assert(
      fc.property(fc.integer({ min: -99, max: 200 }), (percent) => {
        const { lines, totals } = price(percent).charges;
        expect(lines.map(({ serviceCode }) => serviceCode)).toEqual(
          general.lines.map(({ serviceCode }) => serviceCode),
        );
        lines.forEach(({ amount }, at) => {
          const before = general.lines[at]?.amount;
          expect(amount === undefined).toBe(before === undefined);
          if (!amount || !before) return;
          // Rates keep four decimals, so that 400 kg differ by two cents at most.
          expect(
            amount
              .minus(before.times(100 + percent).div(100))
              .abs()
              .lte('0.05'),
          ).toBe(true);
        });
        expect(Math.sign(totals.finalTotal.cmp(general.totals.finalTotal))).toBe(Math.sign(percent));
      }),
    );
  });

  it('makes lines free, and says so in the trace and nowhere else', () => {
    const { charges, paymentTerms } = price(-10, ['docs', 'COLL'], '30 days');
    const getLine = (code: string) => charges.lines.find(({ serviceCode }) => serviceCode === code);
    expect(getLine('DOCS')).toMatchObject({ amount: Big(0), trace: 'free by agreement with lago.example' });
    expect(getLine('COLL')).toMatchObject({ amount: Big(0) });
    expect(getLine('HNDL')?.trace).toMatch(/ \(agreement with lago\.example: -10 % on the tariff\)$/);
    expect(paymentTerms).toBe('30 days');
    expect(
      price(0)
        .charges.lines.map(({ trace }) => trace)
        .join(),
    ).not.toContain('agreement');
  });

  it('holds from its first day to its last', () => {
    const agreement = toAgreement({ percent: 5, validFrom: '2026-03-01', validUntil: '2026-03-31' });
    const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'];
    expect(days.map((day) => agreement && isAgreementInForce(agreement, day))).toEqual([false, true, true, false]);
    expect(toAgreement({ percent: 0, freeCodes: [], paymentTerms: ' ' })).toBeUndefined();
  });

  it('takes a rate of the customer alone before the tariff and the percentage, and says whose it is', () => {
    const own = { ...aRate({ service: 'HNDL', base: 12 }), id: 90, conditions: { customers: ['lago.example'] } };
    const others = { ...own, id: 91, baseRate: Big(1), conditions: { customers: ['norte.example'] } };
    const priceFor = (customer: string, percent: number, freeCodes: readonly string[] = []) => {
      const request = aShipmentRequest({ sender: { email: 'eva@lago.example' } });
      const tariff = resolveEffectiveTariff([...aTariffAt('SJO'), own, others], PRICING_DAY);
      const agreement = toAgreement({ percent, freeCodes });
      const agreed = agreement && { customer: 'lago.example', agreement };
      const options = { agreed, customer };
      const { charges } = priceShipment(
        ...([request, applyDefaults(request, AIRPORTS), tariff, undefined] as const),
        ...([STANDARD_RULES, options] as const),
      );
      return charges.lines.find(({ serviceCode }) => serviceCode === 'HNDL');
    };
    expect(priceFor('eva@lago.example', -10)).toMatchObject({
      amount: Big(12),
      trace: expect.stringMatching(/own rate agreed with lago\.example, before the general tariff\)$/),
    });
    expect(priceFor('eva@lago.example', -10, ['HNDL'])?.amount).toEqual(Big(0));
    // Whoever only names the customer in the text of an email gets the rates of the mailbox that is answered.
    expect(priceFor('eve@other.example', 0)?.trace).not.toContain('own rate');
  });

  it('states the collect total where the request names none, and says so', () => {
    const price = (collectTotalUsd?: number) => {
      const request = aShipmentRequest(
        collectTotalUsd === undefined
          ? {}
          : {
              handling: {
                ...{ commodity: undefined, unNumbers: undefined, services: undefined, storageDays: undefined },
                collectTotalUsd,
              },
            },
      );
      const collect = aRate({ service: 'COLL', criterion: 'awb_total_collect', base: 3, minimum: 20 });
      const rates = [...aTariffAt('SJO').filter(({ serviceCode }) => serviceCode !== 'COLL'), collect];
      const agreement = toAgreement({ collectTotalUsd: 2_000 });
      const agreed = agreement && { customer: 'lago.example', agreement };
      const tariff = resolveEffectiveTariff(rates, PRICING_DAY);
      const completed = applyDefaults(request, AIRPORTS);
      const { charges } = priceShipment(request, completed, tariff, undefined, STANDARD_RULES, { agreed });
      return charges.lines.find(({ serviceCode }) => serviceCode === 'COLL');
    };
    expect(price()).toMatchObject({
      amount: Big(60),
      trace: expect.stringContaining('amount as agreed with lago.example'),
    });
    expect(price(1_000)?.amount).toEqual(Big(30));
    expect(price(1_000)?.trace).not.toContain('as agreed');
  });

  it.each([
    [{ collectTotalUsd: -1 }, 'agreement.collectTotalUsd'],
    [{ percent: -100 }, 'agreement.percent'],
    [{ percent: Number.NaN }, 'agreement.percent'],
    [{ freeCodes: [' '] }, 'agreement.freeCodes'],
    [{ networks: ['a@b.example'] }, 'agreement.networks'],
    [{ paymentTerms: 'x'.repeat(301) }, 'agreement.paymentTerms'],
    [{ validFrom: '2026-02-30' }, 'agreement.validFrom'],
    [{ validFrom: '2026-03-02', validUntil: '2026-03-01' }, 'agreement.validUntil'],
  ])('refuses %j', (entry, field) => {
    expect(validateAgreement(entry).map((one) => one.field)).toEqual([field]);
  });
});
