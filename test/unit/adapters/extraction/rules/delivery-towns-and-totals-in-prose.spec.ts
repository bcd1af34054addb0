import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readCargo } from './read-cases.js';

describe('A door that is told in passing', () => {
  it.each([
    [
      'Quote CPT BCN-PTY. Son 6 cajas de 90 x 90 x 75 cm, 38 kilos cada una. La entrega sería en el hotel, en Ciudad de Panamá.',
      'PTY',
      'Ciudad de Panamá',
    ],
    [
      'Quote LHR to Tocumen (PTY), please, and on to our production office in Panama City. Seven flight cases, each 118 x 42 x 38 cm and 39 kg. CIP.',
      'PTY',
      'Panama City',
    ],
    [
      'CAN-MGA\nbicycle parts\n15ctns, 75*65*30cm per ctn, total 330kgs\nCPT\nvalue usd4,980\ndlv to Managua whse of cnee',
      'MGA',
      'Managua',
    ],
    [
      'Need door rate to San Pedro Sula ex HKG. 22 ctns bags, 330 kgs, 2.64 cbm. EXW HKG warehouse.',
      'SAP',
      'San Pedro Sula',
    ],
    [
      'Cotizar CPT MAD-SJO con entrega en nuestras oficinas en San José centro. 3 cajas 40x40x40 cm, 45 kg.',
      'SJO',
      'San José',
    ],
    ['CPT MAD-SAL 3 cajas 40x40x40 cm, 45 kg. Llevarlo después a la clínica, en San Salvador.', 'SAL', 'San Salvador'],
    [
      'Quote CPT MAD-GUA 3 boxes 40x40x40 cm, 45 kg, and from the airport to our lab in Guatemala City.',
      'GUA',
      'Guatemala City',
    ],
    ['Quote CPT MAD-GUA 3 boxes 40x40x40 cm, 45 kg, to Guatemala City airport.', 'GUA', undefined],
    ['Cotizar CPT MAD-GUA 3 cajas 40x40x40 cm, 45 kg, a Ciudad de Guatemala.', 'GUA', undefined],
    [
      'Quote FCA MXP-SAP door delivery part and the air freight of one wooden case 75 x 55 x 50 cm, 131 kg gross, from Milano Malpensa to San Pedro Sula. The goods have to reach the factory in Choloma.',
      'SAP',
      'Choloma',
    ],
    [
      'CPT MAD-SAP 1 caja 75x55x50 cm, 131 kg. La mercadería tiene que llegar a la fábrica en Choloma.',
      'SAP',
      'Choloma',
    ],
    [
      'CPT BCN a San Pedro, un bulto de 160x120x150 cm, 480 kilos. Yo tengo la panadería en La Lima, Cortés, ahí hay que dejarlo.',
      'SAP',
      'La Lima',
    ],
    [
      'CPT LAX-LIR. Dusty here from the surf shop in Tamarindo. Three board boxes, each one is 86 x 24 x 14 inches, all three together come to 96 kilos. Can you fly them into Liberia and truck them over to the shop?',
      'LIR',
      'Tamarindo',
    ],
    [
      'CPT ZAZ-TGU donan mangueras para nuestra estación en Comayagüela. 11 cajas de 60 x 60 x 40 cm con un total de 275 kilos. Deben llegar a Tegucigalpa; nosotros mandamos el camión a traerlas al aeropuerto.',
      'TGU',
      undefined,
    ],
    [
      'CPT MIA-TGU for our shop in Comayagüela, 3 boxes 60x60x40 cm, 75 kg. We send our truck to the airport to get them.',
      'TGU',
      undefined,
    ],
    ['Quote CPT MAD-TGU 1 box 38 kg 70x50x60 cm, delivery in El Hatillo, Tegucigalpa.', 'TGU', 'Tegucigalpa'],
    ['CPT MIA-SJO 10 cajas, 62 kg, 0.55 m3, entrega curridabat', 'SJO', 'Curridabat'],
    ['CPT MIA-SJO 10 cajas, 62 kg, 0.55 m3. entrega heredia, gracias', 'SJO', 'Heredia'],
  ])('is where the goods go, and none where they are fetched: %s', async (body, airport, city) => {
    const { airportDestination, destination } = await extractFrom(body);
    expect([airportDestination, destination.city]).toEqual([airport, city]);
    expect(await listReasons(body)).toEqual([]);
  });
});

describe('Weights of all and of each', () => {
  it.each([
    ['CPT LAS-SJO 6 pantallas. Cada caja mide 80x60x25 cm y las 6 pesan 84 kg.', 84, 6, 0.72],
    ['CPT LAS-SJO 6 screens. Each box is 80x60x25 cm and the six weigh 84 kg.', 84, 6, 0.72],
    ['CPT IAD-SAP 11 cartons of books. All cartons are 45 x 32 x 30 cm and 19 kg.', 209, 11, 0.48],
    ['CPT IAD-SAP 11 cajas de libros. Todas las cajas son de 45 x 32 x 30 cm y 19 kg.', 209, 11, 0.48],
    [
      'CPT MAD-SJO Son dos tarimas, cada una de un metro por un metro por metro veinte de alto. Pesan 180 kilos en total.',
      180,
      2,
      2.4,
    ],
    [
      'FCA BRU-SJO\n5 colli, total gross weight 595 kg\nDetails\nColl. 1: 90 kg\nColl. 2: 90 kg\nColl. 3: 110 kg\nColl. 4: 145 kg\nColl. 5: 160 kg',
      595,
      5,
      undefined,
    ],
    [
      'FOB MTY-SAP\nTarima 1 : 100 x 100 x 85 cm, 24 pzas, 410 kg brutos\nTarima 2 : 100 x 100 x 85 cm, 24 pzas, 410 kg brutos\nTarima 3 : 100 x 100 x 60 cm, 12 pzas, 215 kg brutos\nTotal: 60 piezas en 3 tarimas\nPeso neto: 960 kg\nPeso bruto: 1,035 kg',
      1035,
      3,
      2.3,
    ],
    [
      'FCA JNB-MGA two welding positioners in two crates. Crate one is 140 x 95 x 110 cm and weighs 365 kg. Crate two is 140 x 95 x 110 cm and weighs 356 kg.',
      721,
      2,
      2.93,
    ],
    ['CPT SDQ-PTY: 200 cajitas de cedro, empacadas en 8 cartones de 60 x 45 x 45 cm. Peso 104 kg.', 104, 8, 0.97],
    ['CPT MIA-LIR 3 cajas de tablas, 21 kg cada una, o sea 63 en total. 85x30x30 cm las 3', 63, 3, 0.23],
    ['CPT LAX-SAL una caja grande de madera de 110x90x120 cm, pesa docientos quince kilos', 215, 1, 1.19],
    ['CPT ATL-SJO\n1 fryer 30 x 32 x 46 in, 190 lb\n1 ice bin 24 x 24 x 40 in, 98 lb', 130.63, 2, 1.1],
    [
      'EXW DUB-SJO Two pallets, first one 120 x 80 x 60 cm at 145 kg, second one 120 x 80 x 90 cm at 160 kg.\nEDIT: just measured the second one again, it is 105 high, not 90.',
      305,
      2,
      1.58,
    ],
    ['EXW MAD-SJO 2 cajas de 60x50x40 cm, 35 kg en total. Corrijo: son 45 de alto, no 40.', 35, 2, 0.27],
  ])('are told apart in prose and lists: %s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });

  it.each([
    'FCA BRU-SJO\nPacking list summary\n5 colli, total gross weight 420 kg\nDetails\nColl. 1: 90 kg\nColl. 2: 90 kg\nColl. 3: 110 kg\nColl. 4: 145 kg\nColl. 5: 160 kg',
    'FCA JNB-MGA two welding positioners in two crates. Crate one is 140 x 95 x 110 cm and weighs 365 kg. Crate two is 140 x 95 x 110 cm and weighs 356 kg.\n\nSorry, I misread the sheet for the second: it is 100 x 95 x 110 cm and 265 kg. The first one is right.',
    'FCA JNB-MGA dos cajones. El cajón uno mide 140 x 95 x 110 cm y pesa 365 kg. El cajón dos mide 140 x 95 x 110 cm y pesa 356 kg.\n\nPerdón, leí mal el segundo: mide 100 x 95 x 110 cm y pesa 265 kg.',
    'FCA FRA-MGA 3 pallets 120 x 80 x 100 cm.\nTotal gross weight: 450 kg\nGross weight of the whole shipment as per packing list: 720 kg',
  ])('are seen by a person where parts and total differ, or one of several is corrected: %s', async (body) => {
    expect(await listReasons(body)).toContain('figures-doubtful');
  });
});

describe('A price that was paid', () => {
  it.each([
    [
      '* Shipping from: Miami (MIA)\n* Arriving: SJO\n* What: dog crates, flat packed\n* How many: 1 pallet\n* Pallet size: 48 x 40 x 58 inches\n* Weight with pallet: 402 lb\n* I paid: $2,940\n* Incoterm: CPT',
      2940,
    ],
    ['Quote CPT MIA-SJO\nPagué: 2.940 dólares\n1 caja 60x60x60 cm, 40 kg', 2940],
    ['CPT IAH-PTY un bulto de 2,10 m x 1,30 m x 1,25 m, 1,6 toneladas brutas. Compra por $ 83,000.', 83_000],
  ])('is the value behind its label: %s', async (body, amount) => {
    expect((await extractFrom(body)).goods.value?.amount).toBe(amount);
  });
});

describe('A letter that says the goods arrived', () => {
  it.each([
    [
      'Gracias!!',
      'Buenas tardes, Marlon. Solo para contarle que la carga llegó ayer a la tienda en perfecto estado, las 8 cajas completas. Muchísimas gracias por la ayuda con la aduana, la próxima importación la hacemos con ustedes sin pensarlo.',
    ],
    [
      'Thank you!',
      'Hi, just to tell you that the 8 boxes arrived yesterday in perfect condition. Thank you for the help with customs, the next import we will do with you.',
    ],
  ])('asks for no price: %s', async (subject, body) => {
    expect((await extractFrom(body, { subject })).isQuotationRequest).toBe(false);
  });
});
