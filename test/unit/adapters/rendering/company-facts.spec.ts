import { describe, expect, it } from '@jest/globals';
import { LocalizedReplyRenderer } from '../../../../adapters/rendering/localized-reply-renderer.js';
import {
  DEFAULT_REPLY_FACTS,
  findLiabilityClause,
  listCompanyLines,
} from '../../../../domain/operations/reply-facts.js';
import { toRateFormula } from '../../../../domain/tariff/formula/rate-formula.js';
import { aPricedShipment, aQuotation } from '../../../support/fixtures/quotations.js';
import { aRate, aTariffAt } from '../../../support/fixtures/rates.js';
import { aReply } from '../../../support/fixtures/replies.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const FACTS = {
  ...DEFAULT_REPLY_FACTS,
  companyName: 'Cargas del Istmo S.A.',
  companyAddress: 'Avenida 2, bodega 14\nAlajuela',
  companyTelephone: '+506 2222 0000',
  contactPerson: 'Elena Mora, elena@istmo.example',
  paymentTerms: 'Payment is due within 30 days of the invoice.\nEl pago es a los 30 días de la factura.',
  liabilityClauses:
    'CR: The liability is limited by the law of the country.\nCR: La responsabilidad se limita según la ley del país.',
};
const render = async (language: 'en' | 'es', facts = FACTS) => {
  const shipment = aPricedShipment(aShipmentRequest({ language }));
  const company = {
    lines: listCompanyLines(facts),
    paymentTerms: facts.paymentTerms || undefined,
    liability: findLiabilityClause(facts, 'CR'),
  };
  const model = aReply(aQuotation({ ...shipment }), { company });
  // The plain text breaks lines and writes headings in capitals.
  return (await new LocalizedReplyRenderer().render(model)).text.split(/\s+/).join(' ').toLowerCase();
};

describe('a reply', () => {
  it('says who quotes, when to pay and what is liable, in English', async () => {
    const text = await render('en');
    for (const said of [
      ...['Your contact', 'Cargas del Istmo S.A.', 'Alajuela', '+506 2222 0000', 'Elena Mora'],
      ...['Terms of payment: Payment is due within 30 days of the invoice.', 'The liability is limited by the law'],
    ]) {
      expect(text).toContain(said.toLowerCase());
    }
    expect(text).not.toContain('responsabilidad se limita');
  });

  it('says so in Spanish', async () => {
    const text = await render('es');
    for (const said of ['Su contacto', 'Condiciones de pago: El pago es a los 30 días', 'responsabilidad se limita']) {
      expect(text).toContain(said.toLowerCase());
    }
  });

  const renderLines = async (language: 'en' | 'es') => {
    const formula = toRateFormula({ storage: { freeDays: 3, steps: [{ upToDay: null, rate: 0.2 }] } }, 'gross_weight');
    const storage = { ...aRate({ service: 'BWSE', criterion: 'gross_weight', base: '0.2' }), formula };
    const clearance = aRate({ service: 'CUST', criterion: 'cif_value', base: '0.35', minimum: 95 });
    const rates = [...aTariffAt('SJO').filter(({ category }) => category !== 'Additional'), storage, clearance];
    const request = aShipmentRequest({ language, incoterm: 'CPT', goods: { value: undefined } });
    const model = aReply(aQuotation({ ...aPricedShipment(request, { rates }) }));
    return (await new LocalizedReplyRenderer().render(model)).text.split(/\s+/).join(' ');
  };

  it('says the free days of storage, and what a charge on an unknown value costs at least', async () => {
    const english = await renderLines('en');
    for (const said of ['3 calendar days free, then USD', 'on request, from 95.00', 'The total leaves out: Customs']) {
      expect(english).toContain(said);
    }
    const spanish = await renderLines('es');
    for (const said of ['3 días calendario libres', 'a solicitud, desde 95.00']) expect(spanish).toContain(said);
  });

  it('takes no promise back: its charges hold until its last day', async () => {
    expect(await render('en')).toContain('the charges hold for air waybills that are dated by its last day');
    expect(await render('es')).toContain('los cargos rigen para guías aéreas con fecha hasta su último día');
    expect(await render('en')).not.toContain('tariff in force');
  });

  it('says nothing that nobody has entered', async () => {
    expect(await render('en', DEFAULT_REPLY_FACTS)).not.toContain('your contact');
  });
});
