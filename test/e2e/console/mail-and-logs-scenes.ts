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

/** A PNG of one pixel. */
export const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
