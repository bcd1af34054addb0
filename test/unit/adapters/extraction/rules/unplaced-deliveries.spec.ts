import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons } from './read-cases.js';

const CARGO = '35 cartons 55x45x35 cm, 525 kg, BOM to MGA, FOB';
const CARGA = '35 cartones 55x45x35 cm, 525 kg, BOM a MGA, FOB';

describe('A delivery to a place that no table knows', () => {
  it.each([
    `Please quote ${CARGO}. Final destination: Zumbalanga, Nicaragua.`,
    `Please quote ${CARGO}.\nDelivery: Zumbalanga`,
    `Please quote ${CARGO}.\nConsignee address: Zumbalanga, Nicaragua`,
    `Please quote ${CARGO}, delivered to Zumbalanga.`,
    `Please quote ${CARGO}. Need them at the hotel in Zumbalanga.`,
    `Please quote ${CARGO}. Goods go to our resort in Zumbalanga.`,
    'Please quote 35 cartons 55x45x35 cm, 525 kg, BOM to Zumbalanga via MGA, FOB.',
    `Favor cotizar ${CARGA}. Entrega en Zumbalanga.`,
    `Favor cotizar ${CARGA}, hasta Zumbalanga.`,
    `Favor cotizar ${CARGA}, puesto en Zumbalanga.`,
    `Favor cotizar ${CARGA}.\nDestino: Zumbalanga`,
    `Favor cotizar ${CARGA}.\nLugar de entrega: Zumbalanga`,
    `Please quote ${CARGO}. Door delivery please.`,
    // The town of the airport is no place of the delivery to another name.
    'Please quote 35 cartons, 525 kg, Porto to San Salvador, DAP Zumbalanga.',
    'Please quote 35 cartons, 525 kg, Porto to Guatemala City, delivered to our plant in Zumbalanga, DAP.',
    'Favor cotizar 35 cartones, 525 kg, de Oporto a Managua, DAP, entrega en Zumbalanga.',
  ])('waits for a person: %s', async (body) => expect(await listReasons(body)).toContain('delivery-place-missing'));

  it.each([
    `Please quote ${CARGO}. Delivery: Airport`,
    'Favor cotizar 35 cartones, 525 kg, de Oporto a Ciudad de Guatemala, DAP Zona 10.',
    'Favor cotizar 35 cartones, 525 kg, de Oporto a San Salvador, DAP, entrega en Hospital Central.',
    `Please quote ${CARGO}. Airport delivery only.`,
    `Please quote ${CARGO}. Deliver to buyer factory, arranged by buyer.`,
    `Please quote ${CARGO}. Our customer has not told us yet if he wants it delivered.`,
    `Favor cotizar ${CARGA}. Entrega no requerida.`,
    `Favor cotizar ${CARGA}. Aún no definimos si la entregan ustedes.`,
    `Favor cotizar ${CARGA}. Servicio: only until airport Managua`,
  ])('is none where nothing is delivered: %s', async (body) => expect(await listReasons(body)).toEqual([]));

  it('quotes the words that ask for it', async () => {
    const { routeFindings } = await extractFrom(`Favor cotizar ${CARGA}. Destino final: Zumbalanga, Nicaragua.`);
    expect(routeFindings).toEqual([{ code: 'delivery-unplaced', words: 'Destino final: Zumbalanga, Nicaragua.' }]);
  });

  it.each([
    [`Please quote ${CARGO}. Need them at the hotel in Granada.`, 'Granada'],
    [`Favor cotizar ${CARGA}, con destino a nuestra institución ubicada en la ciudad de Estelí, Nicaragua.`, 'Estelí'],
  ])('is none where the town of the site is known: %s', async (body, city) => {
    expect((await extractFrom(body)).destination.city).toBe(city);
    expect(await listReasons(body)).toEqual([]);
  });

  it('takes thanks for thanks', async () => {
    expect(await listReasons('Cotizar EZE-GUA, 1 caja 60x40x40 cm, 21 kg, FCA. Hasta aeropuerto. Gracias!')).toEqual(
      [],
    );
  });

  it('names a quarter as the email does, where its other name shares no word', async () => {
    const { destination } = await extractFrom(`Favor cotizar ${CARGA}. Destino final: Montelimar, Nicaragua.`);
    expect(destination.city).toBe('Montelimar, San Rafael del Sur');
  });
});
