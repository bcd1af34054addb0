import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

describe('Goods that are dangerous by their name', () => {
  it.each([
    'quote MIA-SJO 4 drums of paint thinner 60x60x90 cm 400 kg total',
    'quote MIA-SJO 1 pallet of car batteries 600 kg',
    'cotizar MIA-SJO 20 cajas de alcohol en gel 200 kg total',
    'cotizar MIA-SJO 12 cubetas de barniz 240 kg',
    'quote MIA-SJO e-scooters x 6, 180 kg',
    'MIA-SJO fire extinguishers 8 pcs 90 kg, please quote',
    'cotizar MIA-SJO 4 tambores de gasolina 300 kg',
    'cotizar MIA-GUA 5 cajas de perfumes 60 kg',
    'cotizar MIA-GUA 2 tarimas de ácido muriático 900 kg',
    'quote MIA-SAL 3 cartons bottles of perfume 40 kg',
    'cotizar MIA-PTY 10 baterías para carro 150 kg',
  ])('are dangerous: %s', async (body) => {
    const { goods, evidence } = await extractFrom(body);
    expect(goods.dangerous).toBe(true);
    expect(evidence['goods.dangerous']).toHaveLength(1);
  });

  it.each([
    'quote MIA-SJO 2 pallets of paint brushes 300 kg',
    'quote MIA-SJO 3 drums water based varnish 100 kg',
    'cotizar MIA-SJO 3 cubetas de barniz a base de agua 60 kg',
    'quote MIA-SJO 1 diesel generator 400 kg',
    'cotizar MIA-SJO una bomba de gasolina 40 kg',
    'cotizar MIA-SJO 20 cargadores para baterías de carro 40 kg',
    'quote MIA-SJO 4 car battery chargers 30 kg',
    'quote MIA-SJO 10 boxes of thinner cartons 80 kg',
    'quote MIA-SJO 5 boxes of cables 20 kg, no car batteries',
    'cotizar MIA-SJO 4 bicicletas eléctricas sin batería 100 kg',
    'quote MIA-SJO 60 empty gas cylinders 600 kg',
    'quote MIA-SJO 2 pallets of perfume bottle caps 100 kg',
    'quote MIA-SJO 2 cases of lenses 40 kg. The camera batteries travel with the crew.',
    'cotizar MIA-SJO 2 cuadros (pinturas al óleo) 30 kg',
  ])('are not where words beside make them harmless: %s', async (body) => {
    expect((await extractFrom(body)).goods.dangerous).toBe(false);
  });
});
