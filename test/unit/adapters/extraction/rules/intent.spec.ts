import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const CARGO = 'BRU-SJO, 4 cajas, 91 kg, 50x40x40 cm cada una.';

/** Mail of a working day that tells of freight and wants no price: subject and body. */
const TELLS: readonly (readonly [string, string])[] = [
  ['where is 888-4410 2231', 'The 3 pcs (77 kg, FRA-GUA, DAP Mixco): did they make the connection in Madrid?'],
  [
    'Shipment 888-20417733',
    'Your shipment 888-20417733, 2 pieces, 61 kg, MIA-PTY has departed. Estimated arrival 18:20.',
  ],
  ['Aviso', 'Su envío MIA-SAL, 3 bultos, 40 kg, fue entregado hoy. No responda a este mensaje.'],
  ['que cliente', `Marta, ¿quién atiende esa cuenta de ${CARGO} No sé qué precio le dieron.`],
  ['the bottle man', 'Did we already quote the 6 pallets BCN-SJO, 2,100 kg, for the man with the bottles?'],
  [
    'Invitación',
    'Les invitamos al seminario de peso cobrable: ejemplos MIA-SJO con 200 kg y 1.8 m3. Inscripción USD 60.',
  ],
  [
    'Horario',
    'Estimados transportistas: les informamos que desde mayo la planta recibe tarimas de 700 kg, DAP, de 7 a 11.',
  ],
  [
    'Desvío',
    'Se informa que los vuelos MIA-TGU irán a Palmerola; piezas de 90 kg salen un día después. Para cotizar traslados comuníquese con su agente.',
  ],
  ['New prices', 'Please find our price list: pliers 300 g USD 4.10, FOB Xiamen, MOQ 500 pcs.'],
  ['Queja', `Las ${CARGO} llegaron con un cargo que no estaba. Esto es una queja: solicito el reembolso.`],
  ['Complaint', 'The 5 boxes (18 kg each, DAP Heredia) came with a fee; please revise the invoice.'],
  [
    'certificates',
    'For the 2 boxes (31 kg, MAD-SJO, CFR) could you send a signed copy of the air waybill and the insurance certificate?',
  ],
  ['papeles', 'Necesito la guía y la carta de liberación de las 5 tarimas (940 kg) de MGA.'],
  [
    'RE: 200 kg LHR-SAP',
    'Thank you. The customer went with ocean in the end, no need to hold the space for the 200 kg.',
  ],
  ['Pago', 'Su paquete de 4.2 kg, DAP, espera en La Aurora. Debe pagar Q 52.00 en el siguiente enlace.'],
];

/** Mail that wants a price and holds words of the other kind. */
const ASKS: readonly (readonly [string, string])[] = [
  ['enq CAN-TGU', 'CAN-TGU, C&F\nballs, 20 ctns, 240 kg, 2.1 CBM\nDirect AWB or consol, whatever is cheaper.'],
  ['MAN-SAL rate', 'MAN-SAL, DAP Soyapango, 9 ctns, 144 kg. Handle with care, last time 4 of them arrived bent.'],
  ['cardamom', 'Please furnish freight: 3 pallets, 688 kg, COK to GUA. AWB TYPE: direct.'],
  ['ya llegó', 'Una carga ya llegó a SAL, 3 cajas, 118 kg: que me coticen solo el manejo y la entrega.'],
  ['per kilo', '¿Me pueden compartir su tarifa por kilo de Miami a San Salvador? Todavía no tengo carga.'],
  ['better?', 'We paid 4.10/kg last time MIA-PTY and the bags came damaged, can you do better? 7 bags, 160 kg.'],
  ['Re: Offer', 'Thank you for your quick offer. One box was added, please recalculate: 3 boxes, 97 kg, FRA-SJO.'],
  ['consulta', 'Les informamos que tenemos 2 cajas de 20 kg en Miami; ¿cuánto cuesta traerlas a GUA?'],
  ['plain', CARGO],
  ['price list', `Adjunto la lista de precios del proveedor. Favor cotizar ${CARGO}`],
  ['update', 'Please update your quote: now 5 ctns 80 kg, same lane MIA-SJO.'],
  ['al mejor', '¿Podrían mejorar la tarifa? MIA-SAL, 2 tarimas, 610 kg.'],
];

describe('an email about freight', () => {
  it.each(TELLS)('that only tells something asks for no price: %s', async (subject, body) => {
    expect((await extractFrom(body, { subject })).isQuotationRequest).toBe(false);
  });

  it.each(ASKS)('that asks for a price is a request whatever else it tells: %s', async (subject, body) => {
    expect((await extractFrom(body, { subject })).isQuotationRequest).toBe(true);
  });
});
