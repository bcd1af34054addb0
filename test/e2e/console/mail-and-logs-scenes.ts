/** One email that is answered, one that is held, one that is ignored. */
export const MAIL = [
  {
    from: 'Clara Montero <clara@rutas-del-istmo.example>',
    subject: 'Air freight to Heredia',
    content: 'Please quote DAP Heredia for 2 pallets, 120x80x100 cm each, 350 kg gross in total, from Miami to SJO.',
    messageId: '<one@rutas-del-istmo.example>',
  },
  {
    from: 'Hugo Paz <hugo@carga-nueva.example>',
    subject: 'Cotización a Managua',
    content: 'Favor cotizar CPT Managua: 3 cajas de 60x40x40 cm, peso bruto total 84,5 kg, desde Miami.',
    messageId: '<two@carga-nueva.example>',
  },
  {
    from: 'News <news@boletin.example>',
    subject: 'Our newsletter of this month',
    content: 'Read what is new at the fair in Panama. See you there.',
    messageId: '<three@boletin.example>',
  },
] as const;

/** What each screen says when its list is empty, and when the server does not answer. */
export const ENDINGS = [
  ['/', '**/api/quotations?*', 'No quotations found', 'Error loading quotations'],
  ['/activity-logs', '**/api/activity-logs?*', 'No results found', 'Error loading logs'],
  ['/email-monitoring', '**/api/emails?*', 'No emails found', 'Failed to load received emails'],
  ['/email-monitoring?tab=outbox', '**/api/outbox?*', 'No replies found', 'Failed to load replies'],
  [
    '/email-monitoring?tab=model',
    '**/api/model-calls?*',
    'No questions yet',
    'Failed to load questions to the language model',
  ],
  ['/test-quotations', '**/api/quotations?*', 'No quotations found', 'Error loading quotations'],
] as const;

/** A list without rows, of a server that has a language model. */
export const NOTHING = {
  ...{ data: [], total: 0, page: 1, pageSize: 5 },
  model: {
    ...{ provider: 'openai', model: 'small-model', mode: 'assist' },
    last30Days: { calls: 0, failed: 0, medianMs: null, tokens: 0, costUsd: 0 },
  },
  counts: { total: 0, success: 0, failure: 0, warning: 0, info: 0, email: 0, quotation: 0, error: 0, system: 0 },
};

/** A PNG of one pixel. */
export const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
