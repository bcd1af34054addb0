import { describe, expect, it } from '@jest/globals';
import { extractFrom, pickFacts } from './extract-facts.js';

const ASK = 'Please quote 3 boxes, 60 kg, 50x40x40 cm each.';

/** Bodies, the airport and the town of the door; no town: the goods end at the airport. */
const ROUTES: readonly (readonly [string, string, string | undefined])[] = [
  [`${ASK}\nBrussels to San Salvador\nDelivery condition CIP airport San Salvador`, 'SAL', undefined],
  [`${ASK}\nFrom Milano Malpensa to San Salvador\nDelivery: CPT SAL`, 'SAL', undefined],
  [`${ASK} ADD to Managua, CIP. Las medidas se las mando después.`, 'MGA', undefined],
  [`${ASK} SEA to San Pedro Sula airport. DPU terminal SAP.`, 'SAP', undefined],
  [`${ASK} MIA to SAP, our man meets the plane, so nothing on your end past the terminal.`, 'SAP', undefined],
  [`${ASK} Origen: GRU. Destino: San Salvador. EXW, contra entregarles en Viracopos.`, 'SAL', undefined],
  [`${ASK} CGN-SJO, DAP university laboratory in Heredia. No delivery before the 14th.`, 'SJO', 'Heredia'],
  [`${ASK} Están en Atlanta, a Guatemala, y si ustedes las llevan hasta nuestro hogar en Cobán.`, 'GUA', 'Cobán'],
  [`${ASK} BCN a SJO. DAP Desamparados. Me cobran 90 euros por llevarlo al aeropuerto.`, 'SJO', 'Desamparados'],
  [`${ASK} DEN to SJO then truck to Uvita.`, 'SJO', 'Uvita'],
  [`${ASK} BOG a SAP y de ahí por tierra hasta Esquipulas, DAP.`, 'SAP', 'Esquipulas'],
  [`${ASK} MIA-SJO, DAP. Ya no va a Heredia sino a Cartago.`, 'SJO', 'Cartago'],
  [`${ASK} MIA-SJO, DAP Escazú.\n\nPD: la entrega ya no es Escazú sino Santa Ana.`, 'SJO', 'Santa Ana'],
  [`${ASK} Miami a San Pedro Sula. A la puerta, sino en el aeropuerto. DAP Choloma.`, 'SAP', 'Choloma'],
  [`${ASK} Desde Miami. Entregar en Puntarenas centro, DAP, contiguo a la estación de bomberos.`, 'SJO', 'Puntarenas'],
  [`${ASK} From San Diego, door delivery to Santa Teresa, CR.`, 'SJO', 'Santa Teresa'],
  // A site of the customer's, on the way from another site or none.
  [`${ASK} de miami a san pedro sula, me lo ponen en mi negocio en choloma. en dap`, 'SAP', 'Choloma'],
  [`${ASK} MIA-GUA CPT, me la traen a la bodega que tenemos en quetzaltenango`, 'GUA', 'Quetzaltenango'],
  [`${ASK} FCA Miami, entrega incluida. Van para la panadería en Jinotepe, llegando a Managua`, 'MGA', 'Jinotepe'],
  [`${ASK} Same as last time but now to our warehouse in Cartago, DAP, ORD-SJO`, 'SJO', 'Cartago'],
  [`${ASK} Como la vez pasada entregan ustedes, pero ahora en la sucursal de La Ceiba. CPT SAP`, 'SAP', 'La Ceiba'],
  [`${ASK} desde Los Ángeles hasta el aeropuerto SAL y entrega en Usulután, DAP`, 'SAL', 'Usulután'],
  [`${ASK} miami sap, y me las lleva a siguatepeque donde mi hermano, en dap`, 'SAP', 'Siguatepeque'],
  [`${ASK}\nConsignee: to be advised, Guatemala\nPOL: SZX\nPOD: GUA\nTerm: DAP Mixco`, 'GUA', 'Mixco'],
  [`${ASK}\nDestino: PTY\nTérmino: DAP\nEntrega: Ciudad Colón, Panamá`, 'PTY', 'Colón'],
  [`${ASK} MIA-SJO DAP Ciudad Colón`, 'SJO', 'Ciudad Colón'],
  [`${ASK} MIA a GUA, CFR. Se retiran en Combexim.`, 'GUA', undefined],
  [`${ASK} MIA a GUA, CPT. La carga se recoge en Villa Canales.`, 'GUA', undefined],
  [`${ASK} MIA a SJO, CPT. Se recoge en Alajuela.`, 'SJO', undefined],
  [`${ASK} Sevilla a GUA, DAP Mixco. La carga se recoge en Sevilla.`, 'GUA', 'Mixco'],
  [`${ASK} hasta el aeropuerto de Managua, CPT, nuestro camión lo retira`, 'MGA', undefined],
  [`${ASK} MIA to SAP.\n\nThe old quote Q20044 was USD 940 for SJO.`, 'SAP', undefined],
];

describe('the way of the goods', () => {
  it.each(ROUTES)('ends at the airport or at the door that is meant: %s', async (body, to, city) => {
    const facts = { to, city };
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

  it('across a border is told with a warning', async () => {
    const request = await extractFrom(`${ASK} BOG a SAP y de ahí por tierra hasta Esquipulas, DAP.`);
    expect(request.warnings).toContain('The delivery place lies in another country than SAP.');
  });

  it('is asked for by the newest message, not by the shipper that it passes on', async () => {
    const request = await extractFrom(
      'Favor cotizar lo que manda el proveedor, con entrega DAP Choloma.\n\nDe: Kay <kay@mill.example>\nEnviado: lunes\nAsunto: info\n\nPick up any day 8-4 at our dock, we fly out of CLE to SAP: 2 skids, 1110 lbs total.',
      { subject: 'RV: info' },
    );
    expect(request.destination.city).toBe('Choloma');
  });
});

describe('thanks at the head of a mail', () => {
  it('end no letter: the list below them is read', async () => {
    const facts = { term: 'DAP', to: 'LIR', city: 'La Fortuna', value: '1480000 JPY', kg: 140 };
    const body =
      'Dear Sirs,\n\nThank you for your continuous support.\nWe would like to ask your quotation.\n\n1. Commodity: pulley set\n2. Quantity: 2 wooden boxes\n3. Gross weight: 140 kg\n4. Port of loading: Narita\n5. Port of discharge: Liberia, Costa Rica\n6. Trade term: DAP La Fortuna\n7. Invoice value: JPY 1,480,000\n\nBest regards,\nHideo Asano';
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});
