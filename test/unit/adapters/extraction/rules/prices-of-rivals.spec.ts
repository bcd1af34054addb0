import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

describe('The price of another forwarder', () => {
  it.each([
    [
      'Mejorar oferta MUC-PTY',
      'Otro agente nos ofrece USD 2,940 por lo siguiente y nos gustaría conocer su precio:\nMúnich - Panamá, entrega en Colón\n2 cajones de 130x90x110 cm, 340 kg cada uno\nIncoterm FCA\nValor comercial: EUR 18,900',
    ],
    [
      'Better price?',
      'Another forwarder is charging me USD 990 freight for this, can you do better? 1 crate 80x70x60 cm, 90 kg, Munich to Guatemala airport, FCA. The press costs EUR 4,150.',
    ],
    [
      'Cotizar',
      'Necesito traer 8 cajas de 45x35x40 cm, 104 kg en total, FOB Hong Kong, a Guatemala aeropuerto. Pagué 1,420 dólares por los moldes; otra agencia me cotizó 870 por el flete.',
    ],
  ])('in a request of its own hides no request: %s', async (subject, body) => {
    const request = await extractFrom(body, { subject });
    expect(request.isQuotationRequest).toBe(true);
    expect(request.isDoubtful).toBeUndefined();
  });

  it.each([
    ['RE: Q20', 'Another forwarder offered USD 900 for the 3 pallets, 640 kg, MIA-SJO CPT. Can you do better?'],
    [
      'Tarifa',
      'Su cotización está alta, otro agente nos ofrece USD 900 por las 3 tarimas de 640 kg MIA-SJO CPT. ¿Pueden mejorar su precio?',
    ],
    [
      'Flete',
      'Otra agencia nos cotizó USD 700.\n\nEl lunes, Carga escribió:\n> Estimados, su embarque de 3 tarimas de 100x80x60 cm, 640 kg, MIA-SJO CPT sale en USD 940. ¿Cómo lo ven?',
    ],
  ])('in an answer is for a person: %s', async (subject, body) => {
    const { isQuotationRequest, isDoubtful, purpose } = await extractFrom(body, { subject });
    expect(isQuotationRequest ? isDoubtful : purpose?.intent === 'refusal').toBe(true);
  });

  it('refuses where nothing else is said', async () => {
    const body =
      'Otro agente nos dio 0.92 por kilo para los 5 bultos de 210 kg, MIA-SJO CPT, así que gracias de todos modos.';
    expect(await extractFrom(body, { subject: 'Cotización' })).toMatchObject({
      isQuotationRequest: false,
      purpose: { intent: 'refusal' },
    });
  });
});

describe('A price that is asked for in other words', () => {
  it.each([
    'We are budgeting a centrifuge: purchase price GBP 9,840. Still missing is your air freight price London to SJO, FCA. One pallet, 100x90x110 cm, 195 kg gross.',
    'Ya tengo todo, solo me falta su tarifa: 2 cajas 60x40x40 cm, 44 kg, Miami - Managua, CPT.',
    'Could you give us an estimate per kilo for air freight of dried herbs from Madrid to El Salvador?',
    'Hola, le contesto:\n1. ¿Peso? 96 kg brutos\n2. ¿Medidas? 1 caja de 115 x 80 x 120 cm\n3. ¿De dónde sale? Frankfurt\n4. ¿A dónde va? A la clínica en Chitré, Panamá\n5. ¿Incoterm? FCA',
    'Ocupo traer dos vidrios de Miami, van los 2 juntos en una caja de 180x110x50 cm, 76 kg. Entregar en mi taller en Turrialba, Costa Rica.',
  ])('%s', async (body) => {
    const request = await extractFrom(body);
    expect(request.isQuotationRequest).toBe(true);
    expect(request.isDoubtful).toBeUndefined();
  });
});
