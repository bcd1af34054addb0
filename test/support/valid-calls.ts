import {
  createChargeCode,
  createConsignee,
  createDomain,
  createExchangeRate,
  createMailAccount,
  createRate,
  DISCLAIMER,
  REQUEST,
  SHIPMENT,
} from './valid-bodies.js';

/** A call whose body is taken as it stands. */
export interface ValidCall {
  readonly method: 'POST' | 'PUT';
  /** With the ids of what `prepareRecords` makes, or a new server comes with. */
  readonly path: string;
  /** @param count tells a body apart from those before, where a store keeps what it says once */
  readonly createBody: (count: number) => Readonly<Record<string, unknown>>;
}

/** A body for every call of the API that takes JSON and changes or works out something for the signed-in. */
export const VALID_CALLS: readonly ValidCall[] = [
  { method: 'POST', path: '/api/recognized-domains', createBody: createDomain },
  { method: 'PUT', path: '/api/recognized-domains/1', createBody: createDomain },
  {
    method: 'POST',
    path: '/api/customer-data/erase',
    createBody: (n) => ({ customer: `gone-${n}.example`, confirmation: `gone-${n}.example` }),
  },
  { method: 'POST', path: '/api/charge-codes', createBody: createChargeCode },
  { method: 'PUT', path: '/api/charge-codes/1', createBody: (n) => ({ ...createChargeCode(n), code: undefined }) },
  { method: 'POST', path: '/api/disclaimers', createBody: () => DISCLAIMER },
  { method: 'PUT', path: '/api/disclaimers/1', createBody: () => DISCLAIMER },
  { method: 'PUT', path: '/api/disclaimers/order', createBody: () => ({ ids: [1], seen: [1] }) },
  { method: 'POST', path: '/api/consolidation-consignments', createBody: createConsignee },
  { method: 'PUT', path: '/api/consolidation-consignments/1', createBody: createConsignee },
  {
    method: 'POST',
    path: '/api/tax-rates',
    createBody: () => ({ countryCode: 'CR', vatRate: 13, whtRate: 2, notes: 'By law' }),
  },
  {
    method: 'PUT',
    path: '/api/tax-rates/CR',
    createBody: () => ({ vatRate: 13, whtRate: 2, notes: 'By law' }),
  },
  { method: 'POST', path: '/api/exchange-rates', createBody: createExchangeRate },
  { method: 'PUT', path: '/api/exchange-rates/1', createBody: createExchangeRate },
  { method: 'POST', path: '/api/rates', createBody: createRate },
  { method: 'PUT', path: '/api/rates/1', createBody: createRate },
  {
    method: 'POST',
    path: '/api/rates/batch',
    createBody: (n) => ({ add: [createRate(n)], remove: [], replace: [], isUndo: false }),
  },
  { method: 'POST', path: '/api/rates/change-by-percent', createBody: () => ({ rates: [{ id: 2 }], percent: 1 }) },
  { method: 'POST', path: '/api/rates/copy', createBody: () => ({ fromLocationId: 1, toLocationId: 2, replaces: [] }) },
  { method: 'POST', path: '/api/rates/1/revert', createBody: () => ({ entryId: 1 }) },
  { method: 'POST', path: '/api/rates/simulate', createBody: () => ({ extractedInfo: {}, day: null }) },
  { method: 'POST', path: '/api/rates/try', createBody: (n) => ({ ...createRate(n), shipment: SHIPMENT }) },
  {
    method: 'POST',
    path: '/api/calculate-chargeable-weight',
    createBody: () => ({
      dimensions: '2x 120x80x100',
      emailContent: REQUEST,
      grossWeight: 350,
      pieces: 2,
      volume: 1.9,
    }),
  },
  {
    method: 'POST',
    path: '/api/calculate-delivery-charges',
    createBody: () => ({ destination: 'Heredia', airport: 'SJO', country: 'CR', chargeableWeight: 350, weight: 350 }),
  },
  {
    method: 'POST',
    path: '/api/calculate-complete-charges',
    createBody: () => ({
      extractedInfo: {
        isQuotationRequest: true,
        language: 'en',
        confidence: 0.9,
        incoterm: 'DAP',
        origin: 'Miami',
        airportOrigin: 'MIA',
        airportDestination: 'SJO',
        destination: { city: 'Heredia', country: 'Costa Rica' },
        goods: {
          weight: 350,
          pieces: 2,
          volume: 1.9,
          description: 'Coffee',
          value: { amount: 1000, currency: 'USD' },
          dimensionLines: [{ pieces: 2, lengthCm: 120, widthCm: 80, heightCm: 100 }],
        },
        handling: { commodity: 'general', unNumbers: 0, services: ['escort'], storageDays: 1 },
      },
      chargeableWeight: 350,
    }),
  },
  { method: 'POST', path: '/api/emails/process-ai', createBody: () => ({ emailContent: REQUEST }) },
  {
    method: 'POST',
    path: '/api/quotations/1/send',
    createBody: () => ({ approveDomain: false, approveMailbox: false, revision: 1, undoable: false }),
  },
  ...['reprice', 'reprice/preview', 'correct/preview'].map((what) => {
    return { method: 'POST', path: `/api/quotations/1/${what}`, createBody: () => ({ revision: 1 }) } as const;
  }),
  { method: 'POST', path: '/api/calls/1', createBody: () => ({ version: 1, remark: 'Later', nextOn: '2099-01-02' }) },
  { method: 'PUT', path: '/api/quotations/1/customer-note', createBody: () => ({ revision: 1, note: 'On Tuesdays.' }) },
  {
    method: 'POST',
    path: '/api/quotations/1/correct',
    createBody: () => ({
      revision: 1,
      incoterm: 'DAP',
      origin: 'Miami',
      airportOrigin: 'MIA',
      airportDestination: 'SJO',
      goods: {
        weight: 360,
        pieces: 2,
        volume: 1.9,
        description: 'Coffee',
        value: { amount: 1000, currency: 'USD' },
        dangerous: false,
        dimensionLines: [{ pieces: 2, lengthCm: 120, widthCm: 80, heightCm: 100 }],
      },
      destination: { city: 'Heredia', country: 'CR' },
      handling: {
        commodity: 'general',
        unNumbers: 1,
        services: ['escort'],
        storageDays: 1,
        houseWaybills: 1,
        hours: 1,
        collectTotal: 10,
      },
    }),
  },
  {
    method: 'POST',
    path: '/api/quotations/1/ledger',
    createBody: () => ({
      revision: 1,
      entry: { part: 'body', start: 0, end: 6, text: 'Please' },
      choice: 'contents',
      value: 1,
    }),
  },
  { method: 'POST', path: '/api/quotations/1/set-aside', createBody: () => ({ reason: 'Spam' }) },
  {
    method: 'POST',
    path: '/api/quotations/1/lines',
    createBody: () => ({
      action: 'add',
      revision: 1,
      serviceCode: 'HNDL',
      serviceName: 'Handling',
      category: 'Additional',
      amount: 10,
      reason: 'Agreed by telephone',
    }),
  },
  {
    method: 'POST',
    path: '/api/webhook/email',
    createBody: (n) => ({
      from: `Eva <eva-${n}@montes.example>`,
      to: 'quotes@desk.example',
      subject: `Quotation ${n}`,
      content: REQUEST,
      html: `<p>${REQUEST}</p>`,
      messageId: `<odd-${n}@montes.example>`,
      inReplyTo: '<before@montes.example>',
      references: ['<before@montes.example>'],
      headers: { 'X-Odd': 'yes' },
      attachments: [{ filename: 'list.csv', contentType: 'text/csv', size: 4, content: 'bm90ZQ==' }],
      authenticationResults: 'mx.desk.example; dmarc=pass header.from=montes.example',
    }),
  },
  {
    method: 'POST',
    path: '/api/webhook/email/postmark',
    createBody: (n) => ({
      From: `eva-${n}@montes.example`,
      FromFull: { Email: `eva-${n}@montes.example`, Name: 'Eva' },
      FromName: 'Eva',
      To: 'quotes@desk.example',
      OriginalRecipient: 'quotes@desk.example',
      Subject: `Quotation ${n}`,
      MessageID: `odd-${n}`,
      ReplyTo: '',
      TextBody: REQUEST,
      HtmlBody: `<p>${REQUEST}</p>`,
      Headers: [{ Name: 'Message-ID', Value: `<postmark-${n}@montes.example>` }],
      Attachments: [{ Name: 'list.csv', ContentType: 'text/csv', ContentLength: 4, Content: 'bm90ZQ==' }],
    }),
  },
  { method: 'POST', path: '/api/mail-accounts', createBody: createMailAccount },
  { method: 'POST', path: '/api/mail-accounts/check', createBody: createMailAccount },
  { method: 'POST', path: '/api/mail-accounts/preview', createBody: createMailAccount },
  { method: 'PUT', path: '/api/mail-accounts/1', createBody: (n) => ({ ...createMailAccount(n), version: 1 }) },
  {
    method: 'PUT',
    path: '/api/settings/system',
    createBody: () => ({
      theme: 'light',
      dataRetention: '90 days',
      whenDataIsMissing: 'hold',
      autonomy: 'propose',
      valueWithoutFreight: 'assumed',
      autoResponseDelay: 0,
      maxAttachmentSize: 20,
      debugMode: false,
      trustMailWithoutVerdict: false,
      holdAboveUsd: 3000,
      validityDays: 15,
      maxPieceHeightCm: 160,
      maxPieceWeightKg: 2000,
      roadDistances: 'SJO Limón: 170',
      companyName: 'Istmo Cargo',
      companyAddress: 'Calle 1',
      companyTelephone: '+506 2000 0000',
      contactPerson: 'Rosa Vega',
      paymentTerms: '30 days',
      liabilityClauses: 'CR: Montreal Convention',
      transitTimes: '',
    }),
  },
  {
    method: 'PUT',
    path: '/api/settings/profile',
    createBody: () => ({ name: 'Ada Montes', email: 'admin@desk.example', role: 'Administrator' }),
  },
  {
    method: 'PUT',
    path: '/api/settings/notifications',
    createBody: () => ({ emailQuotations: true, emailErrors: true, emailSummary: true, desktopNotifications: false }),
  },
  {
    method: 'POST',
    path: '/api/settings/password',
    createBody: () => ({ currentPassword: 'not my password', newPassword: 'six grey herons waiting' }),
  },
  { method: 'POST', path: '/api/settings/second-factor', createBody: () => ({ currentPassword: 'not my password' }) },
  { method: 'POST', path: '/api/settings/second-factor/confirm', createBody: () => ({ code: '123456' }) },
  {
    method: 'POST',
    path: '/api/settings/second-factor/remove',
    createBody: () => ({ currentPassword: 'not my password' }),
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    createBody: (n) => ({ email: `nobody-${n}@desk.example`, password: 'not my password', code: '123456' }),
  },
  {
    method: 'POST',
    path: '/api/staff-accounts',
    createBody: (n) => ({
      role: 'operator',
      name: 'Leo',
      email: `leo-${n}@desk.example`,
      password: 'five grey herons waiting',
    }),
  },
  { method: 'PUT', path: '/api/staff-accounts/2/role', createBody: () => ({ role: 'operator' }) },
  {
    method: 'POST',
    path: '/api/staff-accounts/2/password',
    createBody: () => ({ password: 'nine grey herons waiting' }),
  },
];

/** Calls a server as somebody who is signed in. */
type Call = (method: 'POST', path: string, body: unknown) => Promise<{ readonly status: number }>;

/** Makes the records that the calls speak of, in a server that has none yet. */
export async function prepareRecords(call: Call): Promise<void> {
  const first = [
    '/api/disclaimers',
    '/api/recognized-domains',
    '/api/staff-accounts',
    '/api/mail-accounts',
    '/api/webhook/email',
  ];
  for (const path of [...first, '/api/consolidation-consignments', '/api/exchange-rates']) {
    const body = VALID_CALLS.find((one) => one.method === 'POST' && one.path === path)?.createBody(0);
    const { status } = await call('POST', path, body);
    if (status >= 300) throw new Error(`${path} answered ${status}`);
  }
}
