import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QuotationExportRow } from '../../../../application/quoting/quotation-export.port.js';
import { listQuotationHeadings, toCells } from '../../../../application/quoting/quotation-export-columns.js';
import { loadSpanish } from '../../../../apps/api/infrastructure/translations/load-spanish.js';
import { writeIn } from '../../../../domain/message-catalogue.js';
import { setOfficeTimeZone } from '../../../../domain/office-day.js';

const ROW: QuotationExportRow = {
  ...{ id: 7, status: 'sent', outcome: 'unanswered', clientEmail: 'lea@taller-sur.example', clientName: 'Taller Sur' },
  ...{ country: 'CR', airport: 'SJO', originAirport: 'MIA', incoterm: 'DAP', isStrict: true },
  ...{ grossKg: '320.5', volumeM3: '1.92', quoteAmount: '351.28' },
  createdAt: new Date('2026-11-28T17:50:03Z'),
  validUntil: new Date('2026-12-14T05:59:59Z'),
};

describe('An exported quotation', () => {
  beforeAll(() => {
    loadSpanish();
    setOfficeTimeZone('America/Costa_Rica');
  });
  afterAll(() => setOfficeTimeZone('UTC'));

  const read = (language: 'en' | 'es') =>
    writeIn(language, () => Object.fromEntries(listQuotationHeadings().map((name, at) => [name, toCells(ROW)[at]])));

  it('says its states in the language of its reader', () => {
    expect(read('en')).toMatchObject({ Status: 'sent', Outcome: 'unanswered' });
    expect(read('es')).toMatchObject({ Estado: 'enviada', Resultado: 'sin respuesta' });
  });

  it('says who asked, from where, by which term, and its last day where the forwarder is', () => {
    const client = { Client: 'Taller Sur', 'Client Email': 'lea@taller-sur.example', Domain: 'taller-sur.example' };
    expect(read('en')).toMatchObject({ ...client, Origin: 'MIA', Incoterm: 'DAP', 'Valid until': '2026-12-13' });
  });
});
