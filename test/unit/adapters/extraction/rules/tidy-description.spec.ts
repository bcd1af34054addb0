import { describe, expect, it } from '@jest/globals';
import { tidyDescription } from '../../../../../adapters/extraction/rules/goods/tidy-description.js';
import { extractFrom } from './extract-facts.js';

describe('What the goods are called', () => {
  it.each([
    ['tostadora de café, viene', 'tostadora de café'],
    ['valves, delivered in Austin, Texas', 'valves'],
    ['lentes esperando en bodega', 'lentes'],
    ['reactivos procedentes de la ciudad', 'reactivos'],
  ])('says nothing of where they are: %s', (text, named) => {
    expect(tidyDescription(text)).toBe(named);
  });

  it.each([
    ['Percusiones de marimba. Q 96,500.00', 'Percusiones de marimba'],
    ['paneles LED 60 x 60 cm', 'paneles LED'],
    ['2 pallets acoustic panels', 'acoustic panels'],
    ['16 cajas de filtros', 'filtros'],
    ['extract powder on 2', 'extract powder'],
    ['2 pallets 1.2 x 1.0 x 1.35 m, 640 kgs total', undefined],
  ])('holds no figures of the cargo: %s', (text, named) => {
    expect(tidyDescription(text)).toBe(named);
  });

  it.each([
    ['Commodity: printing inks', 'printing inks'],
    ['Amasadora y horno MIA-PTY', 'Amasadora y horno'],
    ['sealing equipment in Briarfield, Ohio and', 'sealing equipment'],
    ['whse, tires', 'tires'],
    ['Manejo, documentación, desconsolidación', undefined],
    ['Mit freundlichen Gruessen', undefined],
    ['valves of steel, value of goods 22.300,', 'valves of steel'],
    ['ttl, printers, inv', 'printers'],
    ['textiles, FRA', 'textiles'],
    ['pump spare parts. Airport of departure is', 'pump spare parts'],
    ['CNC lathe / val', 'CNC lathe'],
    ['saco med', undefined],
    ['saludo de parte', undefined],
    ['tgu', undefined],
  ])('is nothing that stands beside them: %s', (text, named) => {
    expect(tidyDescription(text)).toBe(named);
  });

  it.each([
    'repuestos para despulpadora de café',
    'shelving metálico / estantería',
    'Torque screwdrivers + calibration certs',
  ])('stays as the customer calls them: %s', (text) => {
    expect(tidyDescription(text)).toBe(text);
  });

  it('is read so out of an email', async () => {
    const read = await extractFrom('Please quote CPT MIA-SJO, 2 pallets acoustic panels 120x80x100 cm, 400 kg');
    expect(read.goods.description).toBe('acoustic panels');
  });
});
