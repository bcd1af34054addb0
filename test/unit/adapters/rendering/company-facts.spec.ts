import { describe, expect, it } from '@jest/globals';
import { LocalizedReplyRenderer } from '../../../../adapters/rendering/localized-reply-renderer.js';
import {
  DEFAULT_REPLY_FACTS,
  findLiabilityClause,
  listCompanyLines,
} from '../../../../domain/operations/reply-facts.js';
import { aPricedShipment, aQuotation } from '../../../support/fixtures/quotations.js';
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

  it('says nothing that nobody has entered', async () => {
    expect(await render('en', DEFAULT_REPLY_FACTS)).not.toContain('your contact');
  });
});
