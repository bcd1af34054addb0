import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, type Headers, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts, Headers?])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts, headers) => {
    expect(pickFacts(await extractFrom(body, headers), facts)).toEqual(facts);
  });

describe('Facts without a question', () => {
  cases('are a request unless they report', [
    ['MIA-SJO 300 kg 2 plts 120x100x140', { asks: true, kg: 300, pieces: 2, to: 'SJO' }, { subject: 'MIA-SJO' }],
    ['MIA-SJO 300 kg 2 plts 120x100x140', { asks: true }, { subject: '' }],
    ['Hola,\nMIA-GUA 2 cajas 45 kg 60x40x40\nGracias', { asks: true }, { subject: 'carga' }],
    ['2 pallets, 300 kg, de Miami a San José', { asks: true }, { subject: 'carga aérea' }],
    [
      'Hi, 2 pallets 120x100x140 cm, 300 kg, Miami to Guatemala City. Thanks, Tom',
      { asks: true },
      { subject: 'air freight' },
    ],
    ['12 ctns 210 kg HKG to PTY, FCA', { asks: true }, { subject: 'HKG PTY' }],
    ['5 cajas 60 kg a San Salvador', { asks: true }, { subject: 'envío' }],
    [
      'Pre-alert: MAWB 230-12345675, MIA-SJO, 2 pcs, 300 kg, flight AV123/28NOV',
      { asks: false },
      { subject: 'Pre-alert' },
    ],
    [
      'Tracking: your shipment 2 pcs 300 kg MIA-SJO departed on flight XX412',
      { asks: false },
      { subject: 'Status update' },
    ],
    [
      'Arrival notice\nHAWB 8812\nMIA-SJO 2 pcs 300 kg\nConsignee: Casa Vidal',
      { asks: false },
      { subject: 'Arrival notice' },
    ],
    ['Factura 5512: flete MIA-SJO 300 kg 2 bultos USD 640', { asks: false }, { subject: 'Factura' }],
    ['Aviso de llegada: guía 230-12345675, 2 bultos, 300 kg, MIA-SJO', { asks: false }, { subject: 'Aviso' }],
    ['AWB 230-1234 5675\nMIA-SJO\n2 PCS 300 KG\nSHPR Casa Vidal', { asks: false }, { subject: 'AWB' }],
    ['Prealerta: MIA-SJO 300 kg 2 bultos, guía 230-12345675', { asks: false }, { subject: 'Prealerta' }],
    ['Booking confirmed: MIA-SJO 2 plts 300 kg on 12 Dec', { asks: false }, { subject: 'Booking confirmation' }],
  ]);
});
