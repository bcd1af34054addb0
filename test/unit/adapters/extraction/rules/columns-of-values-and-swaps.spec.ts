import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readsAllFigures, readsFacts } from './read-cases.js';

describe('A column of values', () => {
  const rows = ['Description\tKg\tValue USD', 'Valves\t40\t1,200', 'Gauges\t15\t830'];
  const readValue = async (lines: readonly string[]) =>
    (await extractFrom(`Please quote CIP MIA-GUA\n\n${lines.join('\n')}`)).goods.value;

  it('is summed where it names its currency', async () => {
    expect(await readValue(rows)).toEqual({ amount: 2030, currency: 'USD' });
    expect(await readValue(rows.map((row) => row.replaceAll('\t', ' | ')))).toEqual({ amount: 2030, currency: 'USD' });
    const spaced = [
      'Bulto   Contenido   Kg    Importe EUR',
      '1       Sondas      22    640',
      '2       Cables      9     310',
    ];
    expect(await readValue(spaced)).toEqual({ amount: 950, currency: 'EUR' });
    expect(await readValue([...rows, 'Total\t55\t2,030'])).toEqual({ amount: 2030, currency: 'USD' });
  });

  it('is left unread where it holds unit prices, names no currency or misses its total', async () => {
    expect(await readValue(rows.map((row) => row.replace('Value', 'Unit value')))).toBeUndefined();
    expect(await readValue(rows.map((row) => row.replace(' USD', '')))).toBeUndefined();
    expect(await readValue([...rows, 'Total\t55\t2,900'])).toBeUndefined();
  });
});

describe('A figure that is denied before another', () => {
  readsAllFigures('is replaced by it', [
    ['Quote MIA-SAP one crate 100x80x140 cm, 210 kg. The height is not 140, it is 95 cm.', { m3: 0.76, kg: 210 }],
    ['Cotizar MIA-SAP 1 jaula 100x80x140 cm, 210 kg. El alto no es 140, es 95.', { m3: 0.76, kg: 210 }],
  ]);

  it('is doubted where the other one was not read', async () => {
    expect(await listReasons("Quote MIA-SAP one crate 100x80x140 cm, 210 kg. It's not 210 kg, it's 260.")).not.toEqual(
      [],
    );
    expect(await listReasons('Cotizar MIA-SAP 1 jaula 100x80x140 cm, 210 kg. No pesa 210, pesa 260.')).not.toEqual([]);
  });
});

describe('An item as the one before', () => {
  readsFacts('has its size and its weight', [
    [
      'Cotizar MIA-TGU\nJaula 1: 110x90x70 cm, 140 kg\nJaula 2: ídem\nJaula 3: 60x60x60 cm, 52 kg',
      { pieces: 3, kg: 332, m3: 1.6 },
    ],
    ['Quote MIA-TGU\n1) 50x40x30 cm 11 kg\n2) same\n3) same as above', { pieces: 3, kg: 33, m3: 0.18 }],
    ['Quote MIA-SJO\nCTN 1~4: 50x40x30 cm, 12 kg per ctn\nCTN 5: 30x30x30 cm, 6 kg', { pieces: 5, kg: 54, m3: 0.27 }],
  ]);
});

describe('Weights of which nobody knows which one holds', () => {
  it.each([
    'Quote CPT MIA-SAL for 100 kgs, 250 kgs and 400 kgs',
    'Cotizar CPT MIA-SAL para 100, 250 y 400 kg',
    'Quote CPT MIA-GUA 3 cartons, about 70 kg, 85 at most',
    'Cotizar CPT MIA-GUA 3 cajas, unos 70 kg, como máximo 85',
    'Cotizar CPT MIA-SJO 3 tambores de 80 kg, 95 kg y 60 kg',
    'Quote CPT MIA-PTY 2 crates, 5 pails inside each crate, each pail 18 kg',
    'Cotizar CPT MIA-PTY 3 jaulas con 6 baldes en cada jaula, cada balde pesa 20 kg',
    'Quote CPT MIA-TGU 2 pallets 120x80x100 cm, 140 kg each. Please add one more, same size and weight.',
    'Cotizar CPT MIA-TGU 2 tarimas de 120x80x100 cm y 140 kg cada una. Agregue una más igual.',
  ])('hold the request: %s', async (body) => {
    expect(await listReasons(body)).not.toEqual([]);
  });

  it('are none where the gross weight lacks', async () => {
    const { goods } = await extractFrom('Cotizar MIA-SJO 1 horno, peso neto 90 kg (bruto aún no lo sabemos), CPT');
    expect(goods.grossWeightKg).toBeUndefined();
  });
});

describe('A transport by road', () => {
  it.each([
    'Necesito el costo de un furgón de Managua a San Salvador, 8 tarimas, 2,900 kg',
    'Price for 8 pallets Managua to San Salvador, 2900 kg, by road please',
  ])('is held: %s', async (body) => {
    expect((await extractFrom(body)).routeFindings?.map(({ code }) => code)).toContain('other-mode');
  });

  it('is no other mode where it is the delivery from the airport', async () => {
    const onward = await extractFrom('Cotizar aéreo 8 tarimas MIA-MGA, 900 kg, por tierra a Jinotega, DAP');
    const delivered = await extractFrom(
      'Vuela a SAP y lo queremos entregado en Copán Ruinas, por tierra. 1 caja 90 kg, cotizar DAP',
    );
    expect([...(onward.routeFindings ?? []), ...(delivered.routeFindings ?? [])]).toEqual([]);
  });
});

describe('What sounds like something else', () => {
  it('is no dangerous class where it is the strength of bolts', async () => {
    expect((await extractFrom('Quote MIA-PTY 9 boxes of bolts class 10.9 and 8.8, 300 kg')).goods.dangerous).toBe(
      false,
    );
    expect((await extractFrom('Quote MIA-PTY 9 boxes of paint class 3. 300 kg')).goods.dangerous).toBe(true);
    expect((await extractFrom('Quote MIA-PTY 9 drums class 6.1, 300 kg')).goods.dangerous).toBe(true);
  });

  it('is no wish for a delivery where it is denied', async () => {
    const { routeFindings } = await extractFrom(
      'Quote 3 boxes 40 kg MIA to the airport of San Pedro Sula, CPT, sin delivery',
    );
    expect(routeFindings ?? []).toEqual([]);
  });

  it('is a request where a quotation is pleaded for', async () => {
    expect((await extractFrom('2 cajas a SJO. Una cotización aproximada, por favor')).isQuotationRequest).toBe(true);
  });

  it('is doubtful where goods are to be bought', async () => {
    const request = await extractFrom(
      'Favor cotizarnos 900 bolsas impresas de 30x20x10 cm, ¿cuál es el precio por millar?',
    );
    expect(request.isDoubtful).toBe(true);
  });

  it('is a chargeable weight beside the gross one', async () => {
    expect(await listReasons('Quote MIA-SJO CPT G.W. 220 kgs / Ch.W. 300 kgs / 4 pkgs / 1.8 cbm')).toEqual([]);
  });

  it('is a wish where credit is asked for', async () => {
    expect(await listReasons('Cotizar CPT MIA-PTY 2 cajas 60 kg y confirme si nos dan crédito a 60 días')).not.toEqual(
      [],
    );
  });
});

describe('A weight of each', () => {
  readsFacts('is said in agents’ words', [
    ['Quote FRA-SJO\n2 Paletten 120x80x90 cm je 205 kg\n1 Karton 50x40x40 cm 14 kg', { pieces: 3, kg: 424 }],
    [
      'Quote IST-SJO\n3 pallet: 120x80x70 cm, 150 kgs grs / pallet\n1 pallet: 120x80x50 cm, 90 kgs grs',
      { pieces: 4, kg: 540 },
    ],
    [
      'Quote BOS-MGA\n20 boxes of paper, 16x12x10 in, 30 lbs a box\n4 bundles of rods, 70x8x8 in, 50 lbs a bundle',
      { pieces: 24, kg: 362.87 },
    ],
  ]);

  it('is doubted where one number stands in two units', async () => {
    expect(await listReasons('Cotizar FCA CLT-SAL 1 caja 90x60x60 cm. Peso: 210 lbs / 210 kg')).not.toEqual([]);
  });
});

describe('Who asks in general', () => {
  it('asks for a price', async () => {
    expect(
      (await extractFrom('Me interesa conocer las tarifas que manejan para traer repuestos.')).isQuotationRequest,
    ).toBe(true);
  });

  it('is told nothing by itself of a mailbox for parcels', async () => {
    const { routeFindings } = await extractFrom(
      '¿Tienen casillero en Miami para traer mis compras a Guatemala? Son 4 libras, ¿cuánto cobran?',
    );
    expect(routeFindings?.map(({ code }) => code)).toContain('other-mode');
  });
});
