import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

async function readCargo(body: string) {
  const { goods, ledger, isQuotationRequest } = await extractFrom(body);
  return {
    kg: goods.grossWeightKg,
    pieces: goods.pieces,
    m3: goods.volumeM3,
    open: [...(ledger?.leftOver ?? []).map(({ text }) => text), ...(ledger?.doubts ?? []).map(({ code }) => code)],
    isQuotationRequest,
  };
}

const TWO_PALLETS = { kg: 300, pieces: 2, m3: 1.92, open: [], isQuotationRequest: true };

describe('What is stated per package', () => {
  it.each([
    'Please quote MIA-SJO CPT, 2 pallets 120x80x100 cm, gross per pallet 150 kg',
    'Favor cotizar MIA-SJO CPT, 2 bobinas 120x80x100 cm, bruto por bobina 150 kg',
    'Favor cotizar MIA-SJO CPT\nEmbalaje: 2 estibas\nMedidas por estiba: 120x80x100 cm\nPeso bruto por estiba: 150 kg',
    'Please quote MIA-SJO CPT, 2 pallets each 120x80x100 cm and 150 kg',
    'Favor cotizar MIA-SJO CPT, 2 tarimas, cada tarima mide 120x80x100 cm y pesa 150 kg',
    'Please quote MIA-SJO CPT, 2/120x80x100 cm, 300 kg',
    // Two labels of one weight: the slash parts no package.
    'Please quote MIA-SJO CPT\nPieces / Bultos: 2\nWeight / Peso: 300 kg\nDimensions / Medidas: 120x80x100 cm c/u',
  ])('is that of all of them: %s', async (body) => {
    expect(await readCargo(body)).toEqual(TWO_PALLETS);
  });

  it.each([
    'Please quote MIA-SJO CPT, 2 pallets 120x80x100 cm c/u 150 kg, and 3 boxes 60x40x40 cm c/u 20 kg',
    'Please quote MIA-SJO CPT, 300 kg on two pallets (120x80, one is 140 high and the other 165)',
    'Please quote MIA-SJO CPT:\n\n#  L(cm) W(cm) H(cm) KG\n1  120 80 100 160\n2  120 80 100 140',
    'Favor cotizar MIA-SJO CPT, 2 tarimas 120x80, una de 140 de alto y otra de 165, 720 kg',
    'Favor cotizar MIA-SJO CPT, 3 tarimas (355/345/350 kg)',
    'Please quote MIA-SJO CPT, GW 1050 3PLT',
    'Please quote MIA-SJO CPT, 2 pallets 120x80x100 cm, gross: 1 x 160 kg, 1 x 140 kg, 1 x 90 kg',
  ])('is seen by a person where it is not clear: %s', async (body) => {
    expect((await readCargo(body)).open.length).toBeGreaterThan(0);
  });
});

describe('Figures beside a sentence end or a blank', () => {
  it.each([
    ['Please quote MIA-SJO CPT, 3 pallets, 1 050 kg', 1050],
    ['Please quote MIA-SJO CPT, 6 cases, total 141 kg. 4 of them 80x52x32 cm and 2 are 110x41x16 cm', 141],
    ['Favor cotizar MIA-SJO CPT, 6 cajas, 141 kg. 4 de 80x52x32 cm y 2 de 110x41x16 cm', 141],
  ])('are what they say: %s', async (body, kg) => {
    expect(await readCargo(body)).toMatchObject({ kg, open: [] });
  });
});

describe('Liberia', () => {
  it.each([
    'Please quote import clearance for 3 crates 330 kg, JNB to Monrovia, Liberia, DAP Buchanan.',
    'Please quote 2 boxes 60x40x40 cm 30 kg JNB to Liberia, West Africa, DAP Buchanan',
    'Please quote 2 boxes 30 kg from Accra to Liberia (Monrovia), DAP',
  ])('is the country in Africa where its names stand beside it: %s', async (body) => {
    expect((await extractFrom(body)).routeFindings?.map(({ code }) => code)).toEqual(['not-served']);
  });

  it('is the town in Costa Rica else', async () => {
    const request = await extractFrom('Please quote 2 boxes 30 kg MIA to Liberia, Guanacaste, DAP');
    expect([request.airportDestination, request.routeFindings]).toEqual(['LIR', undefined]);
  });
});

describe('Entities of HTML in a text', () => {
  it.each([
    'Please quote MIA &#8211; SJO CPT, 2 pallets 120 &times; 80 &times; 100 cm, gross 300&nbsp;kg',
    'Please quote MIA-SJO CPT, 2 pallets 47.24&quot; x 31.5&quot; x 39.37&quot;, 300&#160;kg',
    'Favor cotizar MIA-SJO CPT, 2 tarimas 120&#xD7;80&#xD7;100 cm, peso bruto 300&#x00A0;kg',
  ])('are read as the characters that they stand for: %s', async (body) => {
    const { kg, pieces, m3 } = await readCargo(body);
    expect({ kg, pieces, m3 }).toEqual({ kg: 300, pieces: 2, m3: expect.closeTo(1.92, 2) });
  });

  it('leaves what is no entity as it stands, and the offsets of the original', async () => {
    const body = 'Smith &amp; Sons; R&D; please quote MIA-SJO CPT, 2 pallets 120x80x100 cm, 300&nbsp;kg';
    const { evidence } = await extractFrom(body);
    expect(evidence['goods.weight']?.map(({ start, end }) => body.slice(start, end))).toEqual(['300&nbsp;kg']);
  });
});

describe('Mail about a booking', () => {
  it.each([
    "all set, booked on tonight's flight, 5 pcs 1030 lbs. pls arrange delivery as per your quote & bill us.",
    'booked for the Friday flight, 3 cartons 60 kg, AWB to follow',
    'Ya quedó, booked via tonights flt MIA-SJO, 2 pallets 300 kg',
  ])('asks for no price: %s', async (body) => {
    expect((await extractFrom(body)).isQuotationRequest).toBe(false);
  });
});
