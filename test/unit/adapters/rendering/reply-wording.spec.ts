import { describe, expect, it } from '@jest/globals';
import { LocalizedReplyRenderer } from '../../../../adapters/rendering/localized-reply-renderer.js';
import type { ReplyModel } from '../../../../domain/outbound-mail/reply-model.js';
import { aPricedShipment, aQuotation } from '../../../support/fixtures/quotations.js';
import { anIndicativeReply, aReply } from '../../../support/fixtures/replies.js';
import { aShipmentRequest, type RequestOverrides } from '../../../support/fixtures/shipments.js';

const renderer = new LocalizedReplyRenderer();
const LANGUAGES = ['en', 'es'] as const;
const render = async (model: ReplyModel) => (await renderer.render(model)).text.replace(/\s+/g, ' ');
const aReplyTo = (request: RequestOverrides, destination: 'airport' | undefined = 'airport') =>
  aReply(aQuotation(aPricedShipment(aShipmentRequest(request), destination ? { destination } : {})));

describe('What a reply says', () => {
  it.each(LANGUAGES)('greets a person by name, and a desk without one, in %s', async (language) => {
    const model = aReplyTo({ language });
    const named = (name: string) => render({ ...model, client: { ...model.client, name, company: undefined } });
    expect(await named('Ana Ruiz')).toContain(language === 'en' ? 'Dear Ana Ruiz,' : 'Buen día, Ana Ruiz:');
    expect(await named('Proveeduría')).toContain(language === 'en' ? 'Dear Sir or Madam,' : 'Estimados señores:');
  });

  it('names the customer once for whom it is prepared', async () => {
    const model = aReplyTo({});
    const client = { ...model.client, name: 'Muebles Encanto', company: 'Muebles Encanto' };
    expect(await render({ ...model, client })).toContain(`Prepared for: Muebles Encanto, ${client.email}`);
  });

  it.each(LANGUAGES)('asks for what is missing before it names a price, in %s', async (language) => {
    const text = await render(anIndicativeReply(language));
    const asked = text.indexOf(language === 'en' ? 'The gross weight' : 'El peso bruto');
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(text.indexOf('USD 135.00'));
  });

  it.each(LANGUAGES)('says how long an indication holds and does not let it be accepted, in %s', async (language) => {
    const text = await render(anIndicativeReply(language));
    expect(text).toContain(
      language === 'en' ? 'It holds until 17 March 2026 at the latest' : 'hasta el 17 de marzo de 2026, y solo si',
    );
    expect(text).not.toMatch(/Valid until|Válida hasta|To accept|Para aceptar|your acceptance|su aceptación/);
  });

  it.each(LANGUAGES)('says nothing untrue of a request in which something was not found, in %s', async (language) => {
    const text = await render(anIndicativeReply(language));
    expect(text).not.toMatch(/The request states no|The request names no|no indica/);
    expect(text).toContain(
      language === 'en' ? 'We found no gross weight in your request' : 'No encontramos el peso bruto en su solicitud',
    );
  });

  it.each(LANGUAGES)(
    'offers a delivery that the term asks for, and speaks of none otherwise, in %s',
    async (language) => {
      const nowhere = { address: undefined, city: undefined, country: 'CR' };
      const dap = await render(aReplyTo({ language, incoterm: 'DAP', destination: nowhere }));
      const cpt = await render(aReplyTo({ language, incoterm: 'CPT', destination: nowhere }));
      const offer = language === 'en' ? 'please tell us the address' : 'indíquenos por favor la dirección';
      expect([dap.includes(offer), cpt.includes(offer)]).toEqual([true, false]);
      expect(dap + cpt).not.toMatch(/Delivery to: None|Entrega en: Ninguna/);
    },
  );

  it.each(LANGUAGES)('speaks of an earlier quotation only where one was sent, in %s', async (language) => {
    const shipment = aPricedShipment(aShipmentRequest({ language }));
    const second = aQuotation({ ...shipment, revision: 2 });
    const replaces = language === 'en' ? 'it replaces what we sent you before' : 'reemplaza lo que le enviamos antes';
    expect(await render(aReply(second))).toContain(replaces);
    const first = await render(aReply(second, { replacesSentReply: false }));
    expect(first).not.toContain(replaces);
    expect(first).toContain(language === 'en' ? 'Thank you for your request.' : 'Gracias por su solicitud.');
  });

  it('rounds a weight alike wherever it stands', async () => {
    const text = await render(aReplyTo({ goods: { grossWeightKg: 517.09488 } }));
    expect(text.match(/517\.[\d]+/g)?.filter((weight) => !/^517\.(?:095|10|50)$/.test(weight))).toEqual([]);
  });

  it.each(LANGUAGES)('gives no sum of lines that are all on request, in %s', async (language) => {
    const text = await render(aReplyTo({ language, incoterm: 'CPT', goods: { value: undefined } }));
    const onRequest = language === 'en' ? 'on request' : 'a solicitud';
    expect(text).not.toMatch(/Subtotal 0\.00/);
    expect(text).toContain(onRequest);
  });

  it.each(LANGUAGES)('holds the standing texts in its own language, in %s', async (language) => {
    const disclaimer = { id: 1, version: 1, priority: 1, place: 1, airportIds: [], title: 'Subject to actual weight' };
    const content =
      'What is weighed and measured on arrival is billed.\nSe factura lo que se pese y mida a la llegada.';
    const model = aReply(aQuotation(aPricedShipment(aShipmentRequest({ language }))), {
      disclaimers: [{ ...disclaimer, content }],
    });
    const text = await render(model);
    const [own, other] = ['on arrival is billed', 'Se factura lo que se pese'].sort(() => (language === 'en' ? 0 : -1));
    expect([text.includes(own ?? ''), text.includes(other ?? '')]).toEqual([true, false]);
    expect(text.includes('Subject to actual weight')).toBe(language === 'en');
  });

  it.each(LANGUAGES)(
    'names the files that could not be opened, unless a person has corrected the values, in %s',
    async (language) => {
      const request = aShipmentRequest({ language });
      const filenames = ['packing list.xlsx', 'http://evil.example/x.pdf'];
      const releaseDecision = {
        decision: 'hold',
        reasons: [{ code: 'attachment-unread', params: { filenames } }],
      } as const;
      const quotation = aQuotation({ ...aPricedShipment(request), releaseDecision });
      const text = await render(aReply(quotation));
      expect(text).toContain('"packing list.xlsx", "http evil example x.pdf"');
      expect(text).toContain(language === 'en' ? 'could not open these files' : 'no pudimos abrir');
      const corrected = aPricedShipment({ ...request, corrected: ['goods.weight'] });
      expect(await render(aReply(aQuotation({ ...corrected, releaseDecision })))).not.toContain('packing list.xlsx');
    },
  );
});
