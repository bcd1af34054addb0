import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { EMPTY_VALUES } from '../../../../domain/quoting/correctable-values.js';
import { countExtractedValues, resolveValueOrigins } from '../../../../domain/quoting/correction/value-origin.js';
import {
  createPhoneRequest,
  formatPhoneNote,
  normalizeCustomer,
  type PhoneCustomer,
  type PhoneRequest,
  validateCustomer,
} from '../../../../domain/quoting/phone-request.js';
import { provesSender } from '../../../../domain/quoting/release-policy.js';
import { findMissingFields } from '../../../../domain/quoting/shipment-request.js';

const NOBODY: PhoneCustomer = { name: undefined, company: undefined, mailbox: undefined, phone: undefined };

const REQUEST: PhoneRequest = {
  customer: { name: 'Ana Solís', company: 'Vinos del Golfo', mailbox: 'ana@vinos.example', phone: '+506 2222 2222' },
  language: 'es',
  delivery: 'email',
  values: {
    ...EMPTY_VALUES,
    'goods.weight': 350,
    'goods.dimensions': [{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 2 }],
    airportDestination: 'SJO',
  },
};

const fieldsOf = (customer: Partial<PhoneCustomer>, delivery: 'email' | 'pdf') =>
  validateCustomer(normalizeCustomer({ ...NOBODY, ...customer }), delivery).map(({ field }) => field);

describe('a request by phone', () => {
  it('states what was said and nothing else', () => {
    const request = createPhoneRequest(REQUEST);
    expect(request).toMatchObject({
      isQuotationRequest: true,
      language: 'es',
      sender: { name: 'Ana Solís', email: 'ana@vinos.example', phone: '+506 2222 2222' },
      goods: { grossWeightKg: 350, pieces: undefined, dangerous: false },
      incoterm: undefined,
      airportOrigin: undefined,
    });
    expect(findMissingFields(request)).toEqual([]);
    expect(findMissingFields(createPhoneRequest({ ...REQUEST, values: EMPTY_VALUES }))).toEqual([
      'weight',
      'volume',
      'destination',
    ]);
  });

  it('keeps what its words name beyond a plain quotation, and accounts for no email', () => {
    const findings = [{ code: 'dangerous', words: 'lithium batteries' }] as const;
    expect(createPhoneRequest(REQUEST, findings).ledger).toEqual({
      endsAtAirport: false,
      leftOver: [],
      doubts: [],
      findings,
    });
  });

  it('is known as entered by a person, and says nothing of the reader', () => {
    const request = createPhoneRequest(REQUEST);
    const assumptions = [{ field: 'incoterm', value: 'CPT', reason: 'none was stated' }];
    const origins = resolveValueOrigins({ request, assumptions });
    expect(origins).toEqual({
      'goods.weight': 'phone',
      'goods.dimensions': 'phone',
      incoterm: 'assumed',
      airportDestination: 'phone',
    });
    expect(countExtractedValues(request)).toEqual({ read: 0, corrected: 0 });
  });

  it('is kept as a note that names who took the call', () => {
    expect(formatPhoneNote(REQUEST, 'clara@desk.example').split('\n')).toEqual([
      'Requested by phone, taken by clara@desk.example.',
      'Name: Ana Solís',
      'Company: Vinos del Golfo',
      'Email: ana@vinos.example',
      'Phone: +506 2222 2222',
      'Reply: by email',
      'Gross weight: 350 kg',
      'Dimensions: 2 x 120x80x100 cm',
      'Destination airport: SJO',
    ]);
  });

  it.each([
    ['a reply without a mailbox', { name: 'Ana' }, 'email', ['customer.mailbox']],
    ['a PDF for nobody', {}, 'pdf', ['customer.name']],
    ['a PDF for a company', { company: 'Vinos' }, 'pdf', []],
    ['a mailbox of another case', { mailbox: '  Ana@Vinos.Example ' }, 'email', []],
    ['two mailboxes', { mailbox: 'ana@vinos.example, eva@vinos.example' }, 'email', ['customer.mailbox']],
    [
      'a mailbox with a header behind it',
      { mailbox: 'ana@vinos.example\nBcc: eva@x.example' },
      'email',
      ['customer.mailbox'],
    ],
    ['a host without a domain', { mailbox: 'ana@localhost' }, 'email', ['customer.mailbox']],
    ['an address of a machine', { mailbox: 'ana@192.0.2.1' }, 'email', ['customer.mailbox']],
    [
      'a name of a thousand letters',
      { mailbox: 'ana@vinos.example', name: 'a'.repeat(1_000) },
      'email',
      ['customer.name'],
    ],
    [
      'a name with a control character',
      { mailbox: 'ana@vinos.example', name: 'A\u0000na' },
      'email',
      ['customer.name'],
    ],
  ] as const)('is judged by its customer: %s', (_what, customer, delivery, fields) => {
    expect(fieldsOf(customer, delivery)).toEqual(fields);
  });

  it('needs no proof of its sender, whom a member of staff names', () => {
    const settings = { ...DEFAULT_SETTINGS, trustMailWithoutVerdict: false };
    expect(provesSender({ authenticity: 'unverified', channel: 'phone', settings })).toBe(true);
    expect(provesSender({ authenticity: 'unverified', channel: 'webhook', settings })).toBe(false);
  });
});
