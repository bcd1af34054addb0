import { describe, expect, it } from '@jest/globals';
import { listReasons, readCargo } from './read-cases.js';

describe('Cargo that is corrected, packed or listed on the way', () => {
  it.each([
    [
      'CPT MDE-SJO two crates: the first 1.10 x 0.80 x 1.25 metres, 380 kilos; the second 0.90 x 0.60 x 0.70 metres and 140 kilos. That is 520 in total.',
      520,
      2,
      1.48,
    ],
    [
      'CPT LAX-SJO. Hemos comprado media docena de sillas de ruedas y quisiéramos traerlas por avión.\nCada silla viene en su propia caja de 90 x 35 x 80 cm y pesa diecinueve kilos con todo y caja.',
      114,
      6,
      1.51,
    ],
    [
      'CPT PVG-SJO. Our clinic has bought three dental chairs in Hangzhou.\nEach chair is in its own crate. A crate measures 1.50 x 0.90 x 1.10 m and weighs 215 kilos.',
      645,
      3,
      4.46,
    ],
    [
      'CPT MEX-GUA 2 vitrinas de exhibición. Cada vitrina va en su caja de 1.80 m x 0.60 m x 0.50 m y pesa 68 kg.',
      136,
      2,
      1.08,
    ],
    ['CPT BOG-MGA: 9 rollos de cuero, 100 x 35 x 35 cm, 27 kilos el rollo.', 243, 9, 1.1],
    ['CPT BOG-MGA: 9 rolls of leather, 100 x 35 x 35 cm, 27 kilos the roll.', 243, 9, 1.1],
    [
      'CIP MXP-SAL twelve cartons of sunglasses, dimension 40x30x30 cm each carton, gross weight kilograms seventy-two in total.',
      72,
      12,
      0.43,
    ],
    ['CIP MXP-SAL 12 cartons of sunglasses, 40x30x30 cm each, gross weight kgs 72.', 72, 12, 0.43],
    ['CIP MXP-SAL 12 cajas, 40x30x30 cm, peso bruto kilos: setenta y dos.', 72, 12, 0.43],
    ['FOB BOM-GUA, 5 crates 100 x 80 x 75 cm. Gross wt is revised to 1,085 kgs (earlier 985 kgs).', 1085, 5, 3],
    ['FOB BOM-GUA, 5 cajones 100 x 80 x 75 cm. El peso bruto ahora es 1.085 kg (antes 985 kg).', 1085, 5, 3],
    [
      'CPT LHR-MGA. La guitarra: caja de 115 x 50 x 18 cm, 9 kg. El amplificador: caja de 70 x 40 x 60 cm, 26 kg.',
      35,
      2,
      0.27,
    ],
    [
      'CPT LHR-MGA. The guitar: box of 115 x 50 x 18 cm, 9 kg. The amplifier: box of 70 x 40 x 60 cm, 26 kg.',
      35,
      2,
      0.27,
    ],
    [
      'CPT IAH-SAP. Un compresor en palé, pesa 480 libras con todo y palé. Las medidas: cuatro pies de largo, dos y medio de ancho y 5 pies de alto.',
      217.72,
      1,
      1.42,
    ],
    [
      'CPT IAH-SAP. One compressor on a pallet, 480 lb with the pallet. It is four feet long, two and a half wide and 5 feet high.',
      217.72,
      1,
      1.42,
    ],
    ['CPT DFW-TGU eight saddles. Packed two to a box, so 4 boxes, 32 x 26 x 28 in and 58 lb a box.', 105.23, 4, 1.53],
    [
      'CPT DFW-TGU ocho sillas de montar, van de dos en dos, o sea 4 cajas de 80x66x71 cm y 26 kg cada caja.',
      104,
      4,
      1.5,
    ],
    [
      'CIP MAD-TGU 5 cajas con antenas.\nMedidas por caja: 110 x 110 x 40 cm\nPeso por caja: 36,4 kg\n\nFE DE ERRATAS: el alto de la caja es 50 cm, no 40.',
      182,
      5,
      3.03,
    ],
    [
      'CIP MAD-TGU 5 boxes with antennas.\nSize of a box: 110 x 110 x 40 cm\nWeight of a box: 36.4 kg\n\nCorrection: the height of the box is 50 cm, not 40.',
      182,
      5,
      3.03,
    ],
    [
      'Forget the 3 heaters, the client is down to two. Same crate, 110 x 85 x 120 cm, 97 kg each.\n\nOn Tue, Ana wrote:\n> Please quote CPT MIA-SJO 3 pool heaters (electric), each crated 110 x 85 x 120 cm, 97 kg',
      194,
      2,
      2.24,
    ],
    [
      'Le corrijo lo de ayer. Abajo le había puesto 6 llantas de 62 kg, pero al final son 4 llantas de 75 kg cada una. La medida de cada llanta es 155 x 155 x 45 cm. Lo demás igual.\n\nOn Tue, Ana wrote:\n> Cotíceme CPT SCL-SAP 6 llantas de tractor de 62 kg cada una',
      300,
      4,
      4.32,
    ],
    [
      'One change: the supplier added one more carton this morning, so it is 8 cartons now, weight in total 112 kg.\n\nOn Tue, Ana wrote:\n> Please quote CPT SIN-SJO infusion pump stands: 7 cartons, each 55 x 35 x 40 cm, gross weight 98 kg.',
      112,
      8,
      0.62,
    ],
    [
      'El proveedor nos cambió el embalaje: ahora cada horno viene en caja de 85 x 80 x 190 cm (antes 80 x 75 x 185) y el peso bruto sube a 148 kg por unidad. Siguen siendo 2 hornos. Por favor actualizar la cotización.\n\nOn Tue, Ana wrote:\n> Buenas, favor cotizar CPT FRA-SAL 2 hornos, 80 x 75 x 185 cm, 140 kg cada uno',
      296,
      2,
      2.58,
    ],
    [
      "Whoops, I gave you the shipping weight in the wrong unit. It's 760 pounds, not 760 kilos. Dimensions are right.\n\nOn Tue, Ana wrote:\n> Hi, please quote CPT ORD-SJO a coffee roaster.\n> One crate, 72 x 40 x 66 inches, 760 kg.",
      344.73,
      1,
      3.11,
    ],
    [
      'Híjole, le pasé mal el número de bultos. Son 6 cajas y no 5, todas de 38 x 38 x 52 cm y de 12.4 kg.\n\nOn Tue, Ana wrote:\n> Buen día, CPT MEX-TGU medidores, 5 cajas, 38 x 38 x 52 cm, 12.4 kg cada caja.',
      74.4,
      6,
      0.45,
    ],
    [
      'FOB DEL-SJO 17 ctn handicraft. Ctn size 18 x 16 x 14 inch. Gr wt 24 kg per ctn. FOB val Rs 3,42,000 INR',
      408,
      17,
      1.12,
    ],
    [
      'CIF BOM-TGU\nPkg\tQty\tL\tB\tH (cms)\tGr wt/pkg (kgs)\nDrum\t6\t45\t45\t60\t52\nCarton\t4\t60\t40\t40\t18.5',
      386,
      10,
      1.11,
    ],
    [
      'CIF MAD-TGU\nTipo\tCant\tL\tA\tH (cm)\tPeso/bulto (kg)\nTambor\t6\t45\t45\t60\t52\nCaja\t4\t60\t40\t40\t18,5',
      386,
      10,
      1.11,
    ],
    ['CPT XMN-SJO\n13 ctn / 299kg / carton 62*42*18cm', 299, 13, 0.61],
    ['CPT XMN-SJO, 13 cajas / 299 kg / caja 62x42x18 cm', 299, 13, 0.61],
    [
      'FOB SZX-GUA\nItem | Ctns | N.W. | G.W.\nSpeaker parts | 10 | 142.0 | 160.0\nPlastic knobs | 5 | 38.0 | 45.5\nTOTAL | 15 | 180.0 | 205.5\nMeas: 48*36*34 cm/ctn all same',
      205.5,
      15,
      0.88,
    ],
    [
      'FCA HKG-PTY Sorry, pls disregard 9 ctns, shpr confirm 11 ctns now. GW 203.5 kgs. Size all 50*40*45cm.',
      203.5,
      11,
      0.99,
    ],
    ['FCA LAX-MGA Por favor cotizar:\n* Membranas de osmosis\n* 6 cajas, 105x25x25 cm\n* 102 kg', 102, 6, 0.39],
    ['CPT LHR-PTY 12 cartons of crystal glasses, 210 kg, each 60 x 40 x 35 cm.', 210, 12, 1.01],
    ['CPT LHR-PTY 12 cajas de copas, 210 kg, cada una de 60 x 40 x 35 cm.', 210, 12, 1.01],
    [
      'FCA IST-SJO\n8 cjs 40x30x25 cm a 22 kg c/u = 176\n4 cjs 50x40x30 cm a 26 kg c/u = 104\ntot 12 cjs 280 kg',
      280,
      12,
      0.48,
    ],
    [
      'EXW VLC-SJO un rollo de lona: largo 3,00 m, diametro 0,45 (o sea 3,00 x 0,45 x 0,45 m). Pesa 187,5 kg bruto.',
      187.5,
      1,
      0.61,
    ],
    [
      'CPT MIA-SJO, 1 outboard propeller y 2 ejes. La caja del propeller is 30x30x20 inches, 95 lbs, y los ejes van en una caja larga de 96x10x10 inches, 180 lbs. So 2 cajas total.',
      124.74,
      2,
      0.45,
    ],
    ['FCA PRG-PTY 5 tubes 2,95 x 0,28 x 0,28 m, each 74 kg gross', 370, 5, 1.16],
    ['CPT MIA-SJO 10 cajas monitores 24 pulg, 62 kg, 0.55 cbm', 62, 10, 0.55],
  ])('is read whole: %s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });

  it.each([
    [
      'Cotizar 8 cajas calzado MIA-GUA 96 kg',
      'Buenas tardes, Miami a Guatemala aeropuerto, CPT. Peso 169 kg, 6 cajas de 60x50x40 cm.',
    ],
    ['Quote: 8 boxes shoes MIA-GUA', 'Good day, please quote CPT MIA-GUA, 6 boxes of 60x50x40 cm, 169 kg in total.'],
  ])('is held where the subject states another count or weight: %s', async (subject, body) => {
    expect(await listReasons(body, { subject })).toContain('figures-left-over');
  });
});
