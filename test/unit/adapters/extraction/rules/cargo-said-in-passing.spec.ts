import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readCargo } from './read-cases.js';

describe('Cargo that is said in passing', () => {
  it.each([
    [
      'Cotizar CPT MIA-SJO 9 cajas de cristalería. Tres cajas son de 60x50x40 cm con 19 kg cada una y seis son de 45x45x45 cm con 14 kg cada una.',
      141,
      9,
      0.91,
    ],
    [
      'Quote CPT MIA-SJO 9 boxes of glass. Three boxes are 60x50x40 cm, 19 kg each, and six are 45x45x45 cm, 14 kg each.',
      141,
      9,
      0.91,
    ],
    [
      'Quote CPT MIA-SJO 5 crates of parts: two are 100x80x60 cm at 90 kg each, the other three are 80x60x60 cm at 55 kg each.',
      345,
      5,
      1.82,
    ],
    [
      'Cotizar CPT MIA-SJO 5 bultos: dos miden 100x80x60 cm y pesan 90 kg cada uno, los otros tres miden 80x60x60 cm y pesan 55 kg cada uno.',
      345,
      5,
      1.82,
    ],
    [
      'Hola Marcela:\n\nEl de enero (5 palés, 1.100 kg a Panamá) ya llegó perfecto, gracias. Ahora necesito cotización de otro: 2 palés de 120 x 100 x 130 cm, 374 kg cada uno, bombas, Sevilla - San Salvador, DDU Usulután.',
      748,
      2,
      3.12,
    ],
    [
      'Hello,\n\nIn January you quoted us 2 pallets / 600 kg of maple syrup to Panama - thank you, that one is done. This time it is different: please quote 1 pallet, 48 x 40 x 52 inches, 655 lb of candy, Montreal (YUL) to San Salvador, deliver to the supermarket in Santa Tecla. DAP.',
      297.1,
      1,
      1.64,
    ],
    [
      'Hi, the 3 crates (410 kg) to Managua that you moved for us in May arrived fine. We now have another shipment: 1 crate 100x80x60 cm, 95 kg, MIA to SJO, CPT.',
      95,
      1,
      0.48,
    ],
    [
      'Buenas, las 4 cajas de 88 kg que nos trajeron la vez pasada a Managua llegaron bien. Ahora ocupo traer 2 cajas de 60x40x40 cm, 21 kg cada una, de Miami a San José aeropuerto, CPT.',
      42,
      2,
      0.19,
    ],
    [
      'Hi there! I want to fly in some pilates reformers from Toronto to LIR, FOB. There are 3, boxed at 245 x 70 x 40 cm and they weigh 79 kg each.',
      237,
      3,
      2.06,
    ],
    [
      'Necesito traer unas máquinas de Miami a SJO, CPT. Son 4, embaladas en 120x60x50 cm y pesan 45 kg cada una.',
      180,
      4,
      1.44,
    ],
    [
      'Please quote CPT LHR-SJO two crates. The clock is in a crate of 220 x 70 x 55 cm, 96 kg. The mirror is in a crate of 140 x 100 x 25 cm, 41 kg.',
      137,
      2,
      1.2,
    ],
    [
      'Please quote CPT LHR-SJO. The mirrors are in two identical crates of 140 x 100 x 25 cm, forty-one kilos apiece.',
      82,
      2,
      0.7,
    ],
    [
      'Cotizar CPT MAD-SJO. Los espejos van en dos huacales idénticos de 140 x 100 x 25 cm, cuarenta y un kilos cada uno.',
      82,
      2,
      0.7,
    ],
    [
      'Hola: son 3 telares embalados, dos de 180 x 120 x 60 cm (135 kg cada uno) y uno pequeño de 110 x 90 x 50 cm (62 kg). GOT-GUA CPT',
      332,
      3,
      3.09,
    ],
    [
      'Hello: 3 looms, two of 180 x 120 x 60 cm (135 kg each) and a small one of 110 x 90 x 50 cm (62 kg). GOT-GUA CPT',
      332,
      3,
      3.09,
    ],
    ['Cotizar 4 cajas CPT MIA-SJO: tres de 60x40x40 cm (20 kg c/u) y una grande de 100x80x60 cm (70 kg)', 130, 4, 0.77],
    ['Quote LIM-GUA CPT: 9 sacks of alpaca yarn, 180 kg, about a cubic metre and a half altogether.', 180, 9, 1.5],
    ['Quote LIM-GUA CPT: 9 sacks of yarn, 180 kg, two and a half cubic metres altogether.', 180, 9, 2.5],
    ['Cotizar LIM-GUA CPT: 9 sacos, 180 kg, un metro cúbico y medio en total.', 180, 9, 1.5],
    ['Cotizar LIM-GUA CPT: 9 sacos, 180 kg, metro y medio cúbico.', 180, 9, 1.5],
    ['Quote LIM-GUA CPT: 9 sacks, 180 kg, half a cubic metre.', 180, 9, 0.5],
    [
      'Terms: CFR.\nCargo: machine belts.\nGross: 4 rolls at 66.5 kg.\nSize of a roll: 125 x 45 x 45 cm.\nLHR to MGA airport.',
      266,
      4,
      1.01,
    ],
    [
      'cotizar 1 tarima de cerraduras BOG - MGA, mide 120 x 100 x 70 y pesa 520 kg, son 80 cajas adentro de la tarima. CIP. valor 13.700 dolares',
      520,
      1,
      0.84,
    ],
    [
      'Son 9 cajas de ropa desde Estambul a SAL, FOB. 5 cajas son de 60x40x40 cm y pesan 17 kg cada una, las otras 4 son de 50x40x30 cm y pesan 12 kg cada una.',
      133,
      9,
      0.72,
    ],
    [
      '9 cartons from Istanbul to SAL, FOB. 5 cartons are of 60x40x40 cm and weigh 17 kg each, the other 4 are of 50x40x30 cm and weigh 12 kg each.',
      133,
      9,
      0.72,
    ],
    [
      'MIA-SJO CPT, 7 bultos: 4 bultos son de 60x40x40 cm y 20 kg cada uno y 3 son de 50x50x50 cm y 25 kg cada uno',
      155,
      7,
      0.76,
    ],
    [
      'La caja de madera mide 6 pies de largo, 2 pies y medio de ancho y 2 pies de alto. Pesa 300 libras. Houston a SAP, CPT.',
      136.08,
      1,
      0.85,
    ],
    [
      'The crate is 6 feet long, two and a half feet wide and 2 feet high, 300 lbs. Houston to SAP, CPT.',
      136.08,
      1,
      0.85,
    ],
    ['The crate is 6 ft long, 2 1/2 ft wide and 2 ft high, 300 lbs. Houston to SAP, CPT.', 136.08, 1, 0.85],
    [
      'La caja mide un metro y medio de largo, 80 cm de ancho y 60 cm de alto, pesa 90 kg. Houston a SAP, CPT.',
      90,
      1,
      0.72,
    ],
    [
      'La caja mide metro y medio de largo, 80 cm de ancho y 60 cm de alto, pesa 90 kg. Houston a SAP, CPT.',
      90,
      1,
      0.72,
    ],
    ['Caja de 2 metros y medio x 80 cm x 60 cm, pesa 90 kg. Houston a SAP, CPT.', 90, 1, 1.2],
    [
      'cotizame bocinas de Shenzhen a SAL FOB. 16 bocinas, cada una en su caja de 55x45x75 cm, 31 kg. perdon, las cajas son 18 porque pedí dos más.',
      558,
      18,
      3.34,
    ],
    [
      'Quote CPT MIA-SJO 16 speakers, each in its box of 55x45x75 cm, 31 kg each. Sorry, the boxes are 18 because I ordered two more.',
      558,
      18,
      3.34,
    ],
    ['Cotizar CPT MIA-SJO 5 cajas de 50x40x30 cm, 12 kg c/u. Corrijo: los bultos son 6.', 72, 6, 0.36],
    ['Quote MIA-SJO CPT 4 boxes 50x40x30 cm, 60 kg. Not sure about the delivery date yet.', 60, 4, 0.24],
    ['Cotizar MIA-SJO CPT 4 cajas 50x40x30 cm, 60 kg. No estoy seguro de la fecha, luego le confirmo.', 60, 4, 0.24],
    [
      'Disculpá, me equivoqué en el correo de ayer: el peso no es 95 kg, son 159 kg ya con el empaque. Lo demás está igual.\n\nDenis\n\n--- Mensaje anterior ---\nDe: Denis Urbina\nBuenas, cotizame de Tokio (NRT) a Managua 4 cajas de repuestos de camión, 70x50x50 cm, 95 kg en total, EXW. Entrega en Chinandega. Valor 3,875 dólares.',
      159,
      4,
      0.7,
    ],
    [
      'Shenzhen – Guate CPT:\n\ncajas grandes: 20, 50x40x40 cm, 15.5 kg c/u\ncajas chicas: 6, 30x30x20 cm, 6 kg c/u\ntotal 26 cajas / 346 kg',
      346,
      26,
      1.71,
    ],
    [
      'ATL-SAP CPT\n2 skids, 48x40x45 in, 530 lb each\n1 skid, 48x40x30 in, 365 lb\nso 3 skids, 1,425 lb',
      646.37,
      3,
      3.78,
    ],
    [
      'MIA-SJO CPT\nCaja 1: mancuernas, 60x50x40 cm, 145 kg\nCaja 2: mancuernas, 60x50x40 cm, 145 kg\nCaja 3: bancas, 130x60x45 cm, 58 kg\nTotal: 348 kg',
      348,
      3,
      0.59,
    ],
    [
      'FRA-GUA CPT\nColli 1: 1,20 x 0,80 x 0,75 m, 135,5 kg\nColli 2: 0,60 x 0,40 x 0,40 m, 22,0 kg\nColli 3: 0,80 x 0,60 x 0,50 m, 48,5 kg\nTotal gross 206,0 kg',
      206,
      3,
      1.06,
    ],
    [
      'Incoterm: CPT GUA\nBultos: 3 paletas\nMedidas por paleta: 120 x 80 x 60 cm\nPeso bruto: 1.140 kg en total (380 kg por paleta)\nOrigen GOT',
      1140,
      3,
      1.73,
    ],
    ['CPT LIS-SJO: 6 cartons, each 50 x 45 x 40 cm, and the whole lot weighs 62 kg gross.', 62, 6, 0.54],
    [
      'CPT MAD-SJO: 4 sillas embaladas individualmente en cajas de 200 x 60 x 30 cm, de 34 kg de peso bruto cada caja.',
      136,
      4,
      1.44,
    ],
    [
      'CPT BUD-SJO\nColli no. ; L ; W ; H (mm) ; net kg ; gross kg\n1 ; 800 ; 600 ; 700 ; 96 ; 118\n2 ; 1150 ; 750 ; 820 ; 240 ; 281\nTotal gross 399 kg',
      399,
      2,
      1.04,
    ],
    [
      'CPT MIA-SJO son 4 cajas de 60x50x45 cm... no perdón, son 5, me acaban de agregar una más igual. cada una 17,5 kg.',
      87.5,
      5,
      0.68,
    ],
    ['Incoterm: FOB... no wait, the supplier says it is FCA. LIS-PTY, 10 boxes 60x40x40 cm, 90 kg.', 90, 10, 0.96],
  ])('is read whole: %s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });

  it.each([
    'Hi, pls quote ICN to San Jose, DAP. Cnee address is N. First Street, San Jose, California. 1 box of 60x40x40 cm, 20 kg.',
    'Quote ICN to San Jose, CA 95112, DAP. 1 box of 60x40x40 cm, 20 kg.',
    'cotíceme de Guangzhou a El Salvador FOB. Cantidad: 25 cajas\nMedida por caja: 60x60x30 cm\nPeso total: 300 kg\n\nComo le digo son 40 cajas en total y pesan 300 kg. La proforma dice 25, la lista de empaque dice 40, todavía no me confirma el proveedor cuál es la buena.',
    "Door hinges from Taipei to San Pedro Sula airport. FOB, USD 4,400.\n\nAccording to the packing list: 20 cartons, 40x30x25 cm, 460 kg.\nAccording to the shipper's email: 20 cartons, 40x30x25 cm, 640 kg.\n\nI am asking the factory which weight is right, no answer so far. Please tell me a price.",
    'Cotización LAX - Panamá CPT: 10 cajas de ropa, 220 kg, 60x40x40 cm. Bueno, creo que son 10 u 11 cajas, mañana confirmo.',
    "Quote MIA-SJO CPT 4 boxes 50x40x30 cm, 60 kg. Not sure if it's 4 or 5 boxes, will confirm tomorrow.",
    "Quote MIA-SJO CPT 4 boxes 50x40x30 cm. The supplier says 60 kg but the invoice says 75 kg, I don't know which is correct.",
    "quiero cotización de un contenedor de 40' HC marítimo, de Yantian a Puerto Cortés, con muebles de oficina, 24 toneladas, FOB. No es aéreo, va por barco.",
    'Please quote a 20 ft container from Shanghai to Puerto Limon by vessel, 12 tons, FOB.',
    'cotizar carga marítima consolidada LCL Shanghai - Caldera, 3 cajas, 200 kg, 1 cbm, FOB',
    'carteras de Milán a Tegucigalpa aeropuerto, FCA. El destino en la factura dice Managua MGA y la carga la recibe mi hermana en el aeropuerto de Managua. 1 caja de 60x40x40 cm, 20 kg.',
  ])('is seen by a person where the sender leaves it open: %s', async (body) => {
    expect(await listReasons(body)).not.toEqual([]);
  });
});

describe('The value of goods that is said in passing', () => {
  it.each([
    [
      'cotícenme un equipo de Madrid a Chimaltenango\n1 pallet 120 x 120 x 145 cm / 290 kg\nFCA Madrid\nel valor en euros son 6,480',
      6480,
    ],
    [
      'Cotizar 5 cajas de 28x28x30 pulgadas, 62 lb cada caja, Miami a Guápiles, CIF. Las pagué a $175 c/u o sea $875',
      875,
    ],
    ['Quote CIF MIA-SJO 5 boxes 28x28x30 in, 62 lb each. I paid $175 each, so $875 in all.', 875],
    ['Quote CIF MIA-SJO 5 boxes 28x28x30 in, 62 lb each. They cost 175 USD each, 875 USD total.', 875],
    [
      'cuánto me sale traer un motor de 95 kg, caja de 150x60x80 cm, de Fort Lauderdale a San José aeropuerto? lo compré en 7 400 dólares, FCA.',
      7400,
    ],
    ['Quote CIF MIA-SJO 2 boxes 60x40x40 cm, 20 kg each. They run me $8,800 all in.', 8800],
    [
      'Quote KUL to SAL, CIP airport:\na) 6 drums adhesive - 60x60x90 cm per drum - 205 kg per drum\nb) 10 ctns brushes - 50x40x40 cm - 7 kg per ctn\nValue a) USD 7,200 + b) USD 1,300 = USD 8,500 total',
      8500,
    ],
    [
      'Cotizar MIA-SJO CIF: 2 cajas de 60x40x40 cm, 20 kg c/u. Valor: repuestos USD 1,200 y aceite USD 300, total USD 1,500',
      1500,
    ],
    [
      'MIA-SJO CIF 2 cajas 60x40x40 cm, 40 kg. El proveedor nos cobra aparte 120 dólares por el empaque. La mercadería en sí vale 2.640 dólares.',
      2640,
    ],
    [
      "ATL-LIR CIF, one box 2 ft x 2 ft x 2 ft, 43 lb. It cost us $2,115; a friend's forwarder asked $890 for the freight, which felt steep.",
      2115,
    ],
    [
      'MIA-TGU CIF 10 boxes of 18x18x16 in, 33 lb each. The order was $2,975.00 without tax, I paid $208.25 sales tax apart.',
      2975,
    ],
    ['MIA-SJO CIF 6 bultos de 65x65x18 cm, 45 kg, balor 540 dolares', 540],
    [
      'Miami to Managua CIP, 14 seats in 7 boxes of 1.15 m x 0.95 m x 0.80 m, 41 kg a box. Each seat cost 2,100 pesos, so 29,400 Mexican pesos.',
      29400,
    ],
    ['Ahmedabad to GUA airport, CPT. 9 boxes 62 x 62 x 12 cm, 31 kg each. Value Rs. 48,500', 48500],
  ])('is read: %s', async (body, amount) => {
    expect((await extractFrom(body)).goods.value?.amount).toBe(amount);
    expect(await listReasons(body)).toEqual([]);
  });
});
