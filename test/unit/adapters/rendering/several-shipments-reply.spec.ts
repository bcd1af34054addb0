import { describe, expect, it } from '@jest/globals';
import { LocalizedReplyRenderer } from '../../../../adapters/rendering/localized-reply-renderer.js';
import { PdfkitRenderer } from '../../../../adapters/rendering/pdfkit-renderer.js';
import { StandardIncotermProfiles } from '../../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { aPricedShipment, aQuotation } from '../../../support/fixtures/quotations.js';
import { aTariffAt } from '../../../support/fixtures/rates.js';
import { aReply } from '../../../support/fixtures/replies.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const renderer = new LocalizedReplyRenderer();

function aReplyOfTwo(language: 'en' | 'es') {
  const further = aPricedShipment(
    aShipmentRequest({
      language,
      incoterm: 'CPT',
      goods: { grossWeightKg: 95, description: 'filters' },
      airportOrigin: 'ORD',
      airportDestination: 'GUA',
      destination: { address: undefined, city: undefined, country: 'GT' },
    }),
    { rates: aTariffAt('GUA'), destination: 'airport' },
  );
  const terms = {
    airport: AIRPORTS.find(({ code }) => code === 'GUA'),
    profile: new StandardIncotermProfiles().get('CPT'),
    taxRate: undefined,
    mawbConsignee: undefined,
    disclaimers: [],
  };
  const first = aPricedShipment(aShipmentRequest({ language }));
  return aReply(aQuotation({ ...first, furtherShipments: [further] }), { furtherTerms: [terms] });
}

describe('A reply to several shipments', () => {
  it.each([
    ['en', 'Shipment', 'Total of the 2 shipments', 'CHARGES IN US DOLLARS'],
    ['es', 'Embarque', 'Total de los 2 embarques', 'CARGOS EN DÓLARES'],
  ] as const)('has one table of charges each and one sum, in %s', async (language, noun, total, charges) => {
    const model = aReplyOfTwo(language);
    const { text, html } = await renderer.render(model);
    const [further] = model.furtherShipments;
    const sum = model.totals.finalTotal.plus(further?.totals.finalTotal ?? 0).toFixed(2);
    expect(text).toMatch(new RegExp(`${total.toUpperCase()} +USD ${sum}`));
    const [first = '', second = ''] = [1, 2].map((position) => {
      const airport = position === 1 ? 'MIA – SJO' : 'ORD – GUA';
      expect(html).toContain(`${noun} ${position}, ${airport}`);
      return `${noun} ${position}, ${airport}`.toUpperCase();
    });
    expect(text.split(charges)).toHaveLength(3);
    expect(text.indexOf(`${first}: ${charges}`)).toBeLessThan(text.indexOf(`${second}\n`));
    expect(text).toContain(`${second}: ${charges}`);
    expect(html).toContain(total);
  });

  it('says once what holds for all, and each term by itself', async () => {
    const { text } = await renderer.render(aReplyOfTwo('en'));
    for (const once of ['NOT INCLUDED', 'HOW TO PROCEED', 'CONDITIONS', 'Peak days', 'WHO PAYS WHAT: DAP']) {
      expect(text.split(once)).toHaveLength(2);
    }
    expect(text).toContain('WHO PAYS WHAT: CPT GUA');
    expect(text).toContain('SJO and GUA');
  });

  it('is one PDF', async () => {
    const bytes = await new PdfkitRenderer().render(aReplyOfTwo('en'));
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  });
});
