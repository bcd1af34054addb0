import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

async function findOpen(body: string): Promise<readonly string[]> {
  const { ledger } = await extractFrom(body);
  return [...(ledger?.leftOver ?? []).map(({ text }) => text), ...(ledger?.doubts ?? []).map(({ code }) => code)];
}

describe('The ledger of cargo', () => {
  it.each([
    // An each that leads to its weight, and one in the label of the sizes.
    'Cotizar CPT FRA-SJO | 3 huacales | 178x106x110 cm | cada uno de 737 kg',
    'Quote CPT BOG-GUA 25 ctns 43x44x35 cm. each carton weighs 23 kg',
    'Quote CPT MIA-SJO 4 crates 90x60x60 cm, 355 kg./crate',
    'Quote CPT MIA-SJO / Qty: 6 / Dimensions (each): 43x60x27 cm / Gross weight: 246 kg',
    'Cotizar CPT MIA-SJO, Cantidad: 1, medidas c/u: 80x60x50 cm, peso bruto: 82 kg',
    'Quote CPT MIA-SJO 12 boxes 60x40x40 cm per carton, 200 kg in total',
    'Quote CPT MIA-PTY, 2 pallets x 340 kg, 120x80x100 cm.',
    'Cotizar CPT MIA-PTY, 3 bultos iguales de 340 kg, 120x100x100 cm.',
    // Contents, and what stands on the only pallet.
    'Quote CPT MIA-SJO 50 bags of 25 kg each on 2 pallets of 120x100x110 cm.',
    'Cotizar CPT MIA-MGA 24 sacos sobre una sola tarima, peso bruto 560 kg',
    'Quote CPT MIA-SJO, 20 boxes, all on one pallet 120x100x130 cm, 240 kg',
    'Quote CPT DEL-SJO: 10 boxes with 150 kg + 4 boxes with 72 kg = 14 boxes, 222 kg altogether',
    // Net weights and packing.
    'FI-22\nQuote CPT MIA-SAP\nBULTOS ..... 1\nPESO BRUTO ..... 612 KG\nPESO NETO ..... 590 KG',
    'Quote CPT LIM-PTY\nUnidades | 10 cajas\nP. bruto | 305,0 kg\nP. neto | 290,0 kg',
    'Quote CPT MIA-SJO, net 300 kg plus packaging 28 kg, 1 crate 120x100x150 cm.',
    'Quote HKG-SJO CPT 2 pallets STC 64 ctns, each ctn 7.5 kg, pallet tare 20 kg each, 120x100x150 cm.',
    // Corrections over two sentences.
    'Quote CPT MIA-SJO 4 skids, total 1,860 lbs.\n\nCorrection: our warehouse says it is 3 skids, 1,395 lbs.',
    'Quote CPT GOT-MGA 1 crate 165x165x40 cm, 340 kg. Correction: the forklift scale shows 430 kg gross, not 340.',
    // References, money and units.
    'Quote CPT MIA-SJO 8 crates 48x42x50 cm. total weight 619 kg. our ref. 48213',
    'Quote FOB MIA-SJO. Worth 57,250 USD. 3 rolls 90x30x30 cm, 84 kg in total',
    'Quote CPT MIA-SJO: cargo value: USD1,260.00, 2 cases 90x60x50 cm, 415 kg',
    'Quote CPT MIA-SJO 42 packages 113x42x52 cm, weight: 4.82 metric tons',
    'Cotizar CPT MAD-SAP 27 bultos, 0.79 mt de largo x 0.63 mt de ancho x 0.44 mt de alto, peso total: 1774 kg',
    'Cotizar CPT MXP-MGA, 618 kg: Bulto 1: 141x72x98 cm. Bulto 2: mismas medidas. Bulto 3: 80x60x65 cm.',
    'quote CPT MIA-SJO 2 boxes 60x40x40 cm, between 30 and 45 kg in total',
    'cotizar CPT MIA-SJO 2 cajas 60x40x40 cm, pesan 40 o 45 kilos',
    // A total of what stands before the comma or behind the stop.
    'cotizar CPT MIA-SJO 3 cajas, c/u 70 x 50 x 60 cm, 0,63 m³ en total, 28 kg la caja',
    'Quote ORD-SJO CPT 3 skids, 48x40x52 inches each, and each one weighs 310 lb. Invoice total $14,275.50.',
    'Cotizar CPT MIA-SAL dos incubadoras, cada una en caja de 120 x 75 x 145 cm, con peso bruto conjunto de 246 kg',
    'Cotizar CPT MIA-SAP 18 cajas de a 6 cascos cada caja, la caja mide 75 x 60 x 55 cm y todo pesa 198 kg',
    // Figures in a row with one unit.
    'Quote 3 cases 100x60x55 cm, weights 120 + 95.5 + 97 kg, AMS-PTY CFR',
    'quote OMA-GUA CPT 3 crates, 4 ft x 3 ft x 3 ft each, they weigh 85, 92 and 110 lbs',
    'Cotizar CPT MIA-GUA 3 paquetes que pesan 11, 7.5 y 4 libras',
    // Contents of packages.
    'quote PVG-SAL CPT 3 pallets (total 108 cartons). Each pallet 110x110x120cm, total gross weight 570kgs.',
    'Quote CPT MAN-SAL 16 cartons of shirts (1,920 pieces). Each carton is 60x40x35 cm and 15.2 kg.',
    'Quote FCA MIA-PTY 18 cases of wine (6 x 750 ml). Each case is 34 x 26 x 33 cm and weighs 8.9 kg.',
    // Other things: vehicles, hoists, years, breaks of a tariff, old revisions, other bases and money.
    'Quote CPT MIA-SJO 2 pallets 120x80x100 cm 300 kg. Truck will be a 26 ft box, 8x9 ft door.',
    'quote MIA-SAP CPT 6 chain hoists (5 ton capacity, 20 ft lift). Each boxed at 22x16x14 in, 96 lb',
    'Quote AMS-SAP CPT one crate 240x110x125 cm, 1150 kg gross, for a 2019 machine',
    'quote MIA-SJO CPT 2 skids 48x40x52 inches each, 310 lb total. The gate is 2.6 m high',
    'Quote CPT ORD-GUA 1 pallet, 100x80x90 cm, 265 kg. Please add the +100 / +300 / +500 kg breaks for our files.',
    'Supersedes revision 1 (8 boxes, 244 kg).\nQuote BOS-SJO CIP\nBoxes: 11\nBox size: 46 x 41 x 39 cm\nGross weight per box: 30.5 kg',
    'Quote CPT AMS-SAL 2 cartons, 141 kg in total. CIF value USD 28,450.00; FOB value USD 27,600.00.',
    'quote MAN-GUA CPT 3 boxes 240x40x40 cm, 170 kg in total, worth 7,500 pounds sterling',
    'Cotizar CPT AMS-SJO una caja de 180x90x110 cm, pesa 380 kilos la máquina pero con la caja son 425 kg',
    'Cotizar CPT MIA-SAP 3 cajones, entre los 3 pesan 5 quintales de los de 100 libras',
    'Como cada año, cotizar CPT MEX-MGA 20 cajas de 40x30x28 cm, el lote completo pesa 318 kilos',
  ])('holds nothing that is accounted for: %s', async (body) => {
    expect(await findOpen(body)).toEqual([]);
  });

  it.each([
    ['Quote CPT MIA-SJO 5 wooden cases 86x54x54 cm each 324 kg', 'weight-each-or-total'],
    ['Quote CPT MIA-SJO 4 skids of 40x32x49 cm each 115 kg', 'weight-each-or-total'],
    [
      'Quote CPT ATL-MGA; 4 pcs of 128x82x53 cm each 157 kg\n3 plts of 117x100x105 cm, @ 176 kg each',
      'weight-each-or-total',
    ],
    ['Quote CPT MIA-SJO 2 boxes 60x40x40 cm, 30 kg. The spare motor is 45 kg.', '45 kg'],
    ['Quote CPT MIA-SJO 2 boxes 60x40x40 cm, 30 kg in total, and 8 kg of cable.', '8 kg'],
    ['Quote CPT MIA-SJO 3 cases 60x40x40 cm, 300 kg, weights 120 + 95 + 97 kg', '97 kg'],
    ['Quote CPT MIA-SJO 4 cartons of shirts (1,930 pieces), 60x40x40 cm each, 80 kg in total', '1,930 pieces'],
    // A choice of weights that nobody has made.
    ['quote CPT MIA-SJO 2 boxes 60x40x40 cm, weight 30 or maybe 45 kg', 'figures-ambiguous'],
    ['cotizar CPT MIA-SJO 2 cajas 60x40x40 cm, unos 30 kilos, quizás 45', 'figures-ambiguous'],
    ['cotizar CPT MIA-MGA 1 caja 60x40x40 cm, pesa 15 o tal vez 50 kilos', 'figures-ambiguous'],
    ['cotizar CPT MIA-MGA 1 caja 60x40x40 cm, pesa 15 o 50 kilos', 'figures-ambiguous'],
  ])('holds what is open: %s', async (body, open) => {
    expect(await findOpen(body)).toContain(open);
  });
});
