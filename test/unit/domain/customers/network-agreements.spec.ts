import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toAgreement } from '../../../../domain/customers/customer-agreement.js';
import { findApplicableAgreement, parseNetworkAgreements } from '../../../../domain/customers/network-agreements.js';

const DAY = '2026-06-15';
const LINES = `WCA: -5 %; free docs, TRNS; terms 30 days from the invoice; 2026-01-01 to 2026-12-31
JCtrans: gratis HNDL; pago 15 días
Old: +3,5 %; to 2025-12-31`;

function apply(own: Parameters<typeof toAgreement>[0], lines = LINES) {
  const agreement = toAgreement(own);
  return findApplicableAgreement(
    agreement && { customer: 'lago.example', agreement },
    parseNetworkAgreements(lines),
    DAY,
  );
}

describe('Agreements with networks of agents', () => {
  it('are read line by line, in English and Spanish', () => {
    const { byNetwork, unreadable } = parseNetworkAgreements(LINES);
    expect(unreadable).toEqual([]);
    expect(byNetwork.get('wca')).toEqual({
      name: 'WCA',
      agreement: {
        ...{
          percent: -5,
          freeCodes: ['DOCS', 'TRNS'],
          paymentTerms: '30 days from the invoice',
          networks: [],
          showsLocalCurrency: false,
        },
        ...{ validFrom: '2026-01-01', validUntil: '2026-12-31' },
      },
    });
    expect(byNetwork.get('jctrans')?.agreement).toMatchObject({ freeCodes: ['HNDL'], paymentTerms: '15 días' });
    expect(byNetwork.get('old')?.agreement).toMatchObject({ percent: 3.5, validUntil: '2025-12-31' });
  });

  it.each([
    'WCA',
    'WCA: soon',
    'a@b.example: -5 %',
    'WCA: -5 %; -6 %',
    'WCA: x %',
    'WCA: 2026-13-01 to 2026-12-31',
    'WCA:',
  ])('name %j, which means nothing', (line) => expect(parseNetworkAgreements(line).unreadable).toEqual([line]));

  it('name a network once, and read any text without failing', () => {
    expect(parseNetworkAgreements('WCA: -5 %\nwca: -9 %').unreadable).toEqual(['wca: -9 %']);
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const { byNetwork, unreadable } = parseNetworkAgreements(text);
        const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
        expect(byNetwork.size + unreadable.length).toBe(lines.length);
      }),
    );
  });

  it('hold for their members that agree on no prices of their own', () => {
    expect(apply({ networks: ['wca'] })).toMatchObject({ customer: 'WCA', agreement: { percent: -5 } });
    expect(apply({ networks: ['WCA'], percent: -2 })).toMatchObject({
      customer: 'lago.example',
      agreement: { percent: -2 },
    });
    expect(apply({ networks: ['Old', 'JCtrans'], paymentTerms: 'prepaid' })).toMatchObject({
      customer: 'JCtrans',
      agreement: { freeCodes: ['HNDL'], paymentTerms: 'prepaid', networks: ['Old', 'JCtrans'] },
    });
    expect(apply({ networks: ['Unknown'] })).toMatchObject({ customer: 'lago.example', agreement: { percent: 0 } });
    expect(apply({ networks: ['WCA'], validUntil: '2026-06-14' })).toBeUndefined();
    expect(apply({})).toBeUndefined();
  });
});
