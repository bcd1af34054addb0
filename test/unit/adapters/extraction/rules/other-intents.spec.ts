import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

/** The intent of a letter, its subject and its text: all name a cargo, and none wants its price. */
const INTENTS: readonly (readonly [string, string, string])[] = [
  ['booking', 'Booking', 'Kindly book 3 skids, 640 kg, AMS-PTY, on the Saturday freighter, our ref 8812.'],
  ['booking', 'Embarque', 'Por favor reservar 4 bultos de 90 kg MIA-LIR para el vuelo del jueves.'],
  ['booking', 'RE: Q14', 'Pls reserve space for 5 ctns 120 kg MIA/GUA as per your rate.'],
  ['booking', 'BOOKING CONFIRMED IST-SJO 14 rolls', 'We confirmed booking with your rate. ETA SJO 24 NOV.'],
  ['booking', 'IST-SJO 2 plts 300 kg', 'Booking has been placed with your rate, pre-alert will follow.'],
  ['booking', 'MIA-GUA', 'La reserva ya está confirmada: 4 bultos 88 kg MIA-GUA, vuelo del martes.'],
  ['acceptance', 'RE: Q14', 'Please go ahead with the shipment, 3 pallets 640 kg.'],
  ['acceptance', 'RE: Cotización', 'Aprobamos su cotización: 3 tarimas, 640 kg, procedan por favor.'],
  ['acceptance', 'AW: Offer FRA-GUA', 'Our client accepts your offer for 2 pallets, 410 kg. AWB follows.'],
  ['acceptance', 'RE: Cotización', 'El cliente ya aprobó su cotización de 3 tarimas, 640 kg MIA-SJO.'],
  [
    'offer',
    'Partner',
    'We would like to be your local agent, and offer you very competitive air freight for 500 kg SIN-PTY.',
  ],
  [
    'refusal',
    'RE: Q20',
    'Your rate is too high, we found a better rate with another forwarder: USD 1.05/kg for 300 kg MIA-SJO.',
  ],
  ['refusal', 'RE: Cotización', 'Su tarifa no nos sirve, 300 kg MIA-SJO. La competencia nos cobra 1.10.'],
  [
    'refusal',
    'Cotización',
    'Otro agente nos dio 0.95 por kilo para los 5 bultos de 210 kg, así que gracias de todos modos.',
  ],
  ['change', 'AWB', 'Please correct the HAWB: 4 pcs 88 kg MIA-GUA, shipper is Delta Supply.'],
  ['change', 'Guía', 'Favor cambiar el consignatario de la guía, 4 bultos 88 kg MIA-GUA, a Repuestos Sula.'],
  ['documents', 'AWB', 'Please issue the AWB for 3 plts 400 kg MIA-SAP.'],
  ['documents', 'Guía', 'Por favor emitir la guía de 3 tarimas 400 kg MIA-SAP.'],
  ['invoice', 'Invoice', 'Can you send us the invoice for the 5 ctns 120 kg MIA-SJO shipped last week?'],
  ['invoice', 'Pago', 'Nos pueden pasar sus datos bancarios para pagar la factura de 5 cajas, 120 kg, MIA-SJO?'],
  ['invoice', 'Comprobante', 'Adjuntamos comprobante de retención de la factura 4417 (5 cajas, 925 kg, MIA-SAL).'],
  ['invoice', 'Pago', 'El pago se efectuará el viernes: 5 cajas, 120 kg, MIA-SAL.'],
  ['invoice', 'Tax', 'Attached is the withholding tax certificate for 3 pallets, 640 kg, MIA-PTY.'],
  ['claim', 'Credit', 'Credit note for 2 ctns short, 45 kg, MIA-SJO. You billed 5.'],
  ['claim', 'Cobro', 'Nos cobraron de más: la guía dice 120 kg y facturaron 160 kg, 5 cajas MIA-SJO.'],
  ['claim', 'Complaint', 'This is very poor service. 3 pallets, 500 kg MIA-MGA are still not here.'],
  ['claim', 'Queja', 'Quiero presentar un reclamo: llegaron 2 de 3 tarimas, 500 kg, MIA-MGA.'],
  [
    'offer',
    'Cajas',
    'Somos fabricantes de tarimas y les ofrecemos nuestros precios: 500 tarimas a 12 USD, 20 kg cada una.',
  ],
  ['offer', 'SEO', 'Would you like a quote? We do SEO and web design for freight companies, 100 % results.'],
  ['offer', 'Google', 'Podemos mejorar su posicionamiento web, pida una cotización gratis para su empresa.'],
  ['notice', 'Fuel', 'Fuel surcharge update: USD 0.95 per kg, min 100 kg, MIA-SJO from 1 July.'],
  ['notice', 'Combustible', 'El recargo por combustible aumentará a 0,95 por kg desde MIA a SJO y GUA.'],
  ['notice', 'Ticket', 'Your ticket #88121 has been assigned to Laura: "2 pallets 300 kg MIA-SJO".'],
  ['notice', 'Caso', 'Hemos recibido su solicitud, su caso 8812 fue registrado: 2 tarimas 300 kg MIA-SJO.'],
  ['rate-confirmation', 'Rate', 'This is to confirm the agreed rate: 1.10 USD/kg, 2 pallets, 300 kg, MIA-SJO.'],
  ['rate-confirmation', 'Tarifa', 'Les confirmamos la tarifa de 1.10 por kg para 2 tarimas 300 kg MIA-SJO.'],
  ['pre-alert', 'Pre-alert', 'Pre-alert: HAWB 8812, 4 pcs 200 kg MIA-SJO, flight tomorrow.'],
  ['pre-alert', 'Guía', 'Adjunto la guía 8812 con 4 bultos, 200 kg, MIA-SJO.'],
  ['question', 'Hours', 'Are you open on Saturdays?'],
  ['question', 'Tránsito', '¿Cuál es el tiempo de tránsito de Miami a San José?'],
  ['question', 'Transit', 'What is the transit time for 2 pallets 300 kg MIA-SJO?'],
  ['question', 'Bodega', '¿Cuánto cobran de almacenaje por 2 tarimas de 300 kg en SJO?'],
  ['question', 'Documentos', '¿Qué documentos ocupan para importar 2 tarimas de 300 kg por MIA-SJO?'],
];

/** Letters that ask for a price and hold words of another intent. */
const REQUESTS: readonly (readonly [string, string])[] = [
  ['Quote', 'Hi, I will be out of the office tomorrow. Please quote 4 ctns 60x40x40 cm, 90 kg, MIA-PTY CPT.'],
  ['Cotización', 'Estoy de vacaciones desde el lunes: favor cotizar hoy 4 cajas 60x40x40 cm, 90 kg, MIA-PTY CPT.'],
  ['Quote', 'Please quote 3 pallets 400 kg MIA-SJO. We will send the invoice and packing list later.'],
  ['Cotización', 'Favor cotizar 3 tarimas 400 kg MIA-SJO; le enviamos la factura comercial luego.'],
  ['Quote', 'Please quote 3 pallets 400 kg MIA-SJO CPT. If the price is ok we will book the shipment this week.'],
  ['Cotización', 'Cotizar 3 tarimas 400 kg MIA-SJO CPT. Si el precio conviene reservamos el vuelo.'],
  ['Rate', 'Could you handle 3 pallets 400 kg MIA-SJO? Pre-alert will follow.'],
  ['Rate', 'Another forwarder gave us 1.10. What is your best rate for 3 pallets 400 kg MIA-SJO?'],
  ['Tarifa', 'Otro agente nos dio 1.10 por kilo. ¿Cuál es su mejor tarifa para 3 tarimas 400 kg MIA-SJO?'],
  [
    'Quote',
    'Please quote pick up in Doral, and delivery to Heredia, 3 pallets 400 kg MIA-SJO; advise storage charges.',
  ],
  ['RE: Q9', 'Please requote, the price is too high: 3 pallets 400 kg MIA-SJO.'],
];

/** Mail that looks like something else, describes a cargo and wishes a price. */
const WISHES: readonly (readonly [string, string, string])[] = [
  ['auto-reply', 'Automatic reply: quotes', 'Please quote CPT MIA-SJO 2 pallets 120x80x100 cm 300 kg.'],
  ['auto-reply', 'Respuesta automática: RE: tarifas', 'Favor cotizar MIA-GUA, 4 cajas, 90 kg, CPT.'],
  [
    'newsletter',
    'Rates',
    'Please quote 2 pallets 300 kg MIA-SJO CPT.\n\nYou get this from the group. Unsubscribe here.',
  ],
  ['newsletter', 'Tarifa', 'Favor cotizar 4 cajas, 90 kg, MIA-GUA.\n\nPara darse de baja, responda a este correo.'],
];

describe('a letter with a cargo and another intent', () => {
  it.each(INTENTS)('asks for no price, and says what it is about: %s, %s', async (intent, subject, body) => {
    expect(await extractFrom(body, { subject })).toMatchObject({ isQuotationRequest: false, purpose: { intent } });
  });

  it('is doubtful where it books and asks for another price', async () => {
    const body = 'Please book the 2 pallets, 300 kg. Also please quote 3 pallets 450 kg MIA-LIR CPT.';
    expect(await extractFrom(body)).toMatchObject({ isQuotationRequest: true, isDoubtful: true });
  });
});

describe('a letter that asks for a price', () => {
  it.each(REQUESTS)('is a plain request, whatever else it says: %s: %s', async (subject, body) => {
    const request = await extractFrom(body, { subject });
    expect(request).toMatchObject({ isQuotationRequest: true });
    expect(request.isDoubtful).toBeUndefined();
    expect(request.purpose).toBeUndefined();
  });

  it.each(WISHES)('describes a request where it looks like other mail: %s, %s', async (kind, subject, body) => {
    expect(await extractFrom(body, { subject })).toMatchObject({ purpose: { kind, describesRequest: true } });
  });
});

describe('mail without a wish', () => {
  it.each([
    ['Automatic reply: Q12', 'I am out of the office until Monday. For quotes of 100 kg and more call Ana.'],
    ['Specials', 'MIA-SJO 100 kg 1.75, MIA-GUA 300 kg 1.48. Ask your account manager for a quotation! Unsubscribe'],
    ['Undelivered mail', 'Your message was not delivered: please quote 2 pallets 300 kg MIA-SJO'],
  ])('describes no request: %s', async (subject, body) => {
    expect((await extractFrom(body, { subject })).purpose?.describesRequest).toBe(false);
  });
});

describe('a notice about a request for quotations', () => {
  it.each([
    'RFQ 700018442 (2 crates hydraulic cylinders, 396 KG, ATL-PTY) has been CLOSED. Your bid was not awarded.',
    'Your offer for RFQ 4411 (3 pallets, 610 kg, MIA-SJO) was not selected. Thank you for participating.',
    'La licitación 2025-11 (2 tarimas, 300 kg, MIA-GUA) fue adjudicada a otro oferente.',
    'El evento de cotización 8812, 4 cajas 120 kg MIA-SAL, ha sido cerrado. Su oferta no fue adjudicada.',
  ])('asks for none: %s', async (body) => {
    expect(await extractFrom(body)).toMatchObject({ isQuotationRequest: false, purpose: { intent: 'notice' } });
  });

  it.each([
    'This RFQ closes on Friday. Please quote 2 crates 120x80x90 cm each, 396 kg, ATL-PTY CPT.',
    'We were awarded a contract in Panama; please quote 3 pallets 120x80x100 cm 400 kg MIA-PTY CPT.',
    'The earlier tender was cancelled. This is the new one: please quote 2 plts 300 kg MIA-GUA CPT.',
  ])('is none where it asks anew: %s', async (body) => {
    expect(await extractFrom(body)).toMatchObject({ isQuotationRequest: true });
  });
});

describe('a booking that waits for our price', () => {
  it.each([
    'Pls check below shipment: 6 cases 80x60x50 cm, total 432 kg, CAN-TGU DAP Tegucigalpa. If ok we book this weekend.',
    'Once confirmed we book with you. 4 boxes, 60x40x40 cm each, 88 kg, LAX-SAL, CPT',
    'If the price is ok I will book for Monday: 2 ctns 40x40x40 cm 22 kg MIA-SJO CPT',
  ])('is a request: %s', async (body) => {
    expect(await extractFrom(body)).toMatchObject({ isQuotationRequest: true });
  });

  it('is a booking where it does not', async () => {
    const body = 'Please book the below shipment: 3 ctns 60x40x40 cm 55 kg PVG-GUA.';
    expect(await extractFrom(body)).toMatchObject({ isQuotationRequest: false, purpose: { intent: 'booking' } });
  });
});
