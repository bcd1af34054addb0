import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const REQUEST = 'Favor cotizar flete aéreo de Santiago de Chile a SJO, lista de empaque:';

async function readTable(lines: readonly string[]) {
  const { goods, cargoDoubts } = await extractFrom([REQUEST, '', ...lines].join('\n'));
  const sizes = goods.dimensionLines.map(({ pieces, lengthCm }) => `${pieces} x ${lengthCm}`);
  return {
    kg: goods.grossWeightKg,
    pieces: goods.pieces,
    m3: goods.volumeM3,
    sizes,
    doubts: cargoDoubts?.map(({ code }) => code),
  };
}

describe('A packing list', () => {
  it('counts its packages, not the things in them', async () => {
    const list = await readTable([
      'N.º caja\tMercancía\tTotal uds.\tCajas\tPeso bruto total (kg)\tVolumen total (m³)',
      '1-3\tSemillas\t150\t3\t24,45\t0,115',
      '4-9\tGoteros\t12000\t6\t32,40\t0,189',
      'Total\t\t12150\t9\t56,85\t0,304',
    ]);
    expect(list).toMatchObject({ kg: 56.85, pieces: 9, m3: 0.304 });
    const english = await readTable([
      'Pkg No.\tGoods\tTotal pcs\tCtns\tGross/ctn kg\tTotal G.W. (kg)\tPackage size (cm)',
      '1-15\tSocket set 46 pcs\t150\t15\t6.35\t95.25\t50 x 30 x 28',
      '16\tCutting discs\t400\t1\t14.90\t14.90\t48 x 38 x 28',
      'TOTAL\t\t550\t16\t\t110.15',
    ]);
    expect(english).toMatchObject({ kg: 110.15, pieces: 16, sizes: ['15 x 50', '1 x 48'] });
  });

  it('goes on behind what did not fit into a cell', async () => {
    const list = await readTable([
      'Tipo\tMercancía\tBultos\tP. bruto/bulto (kg)\tTotal bruto (kg)\tDimensiones (cm)',
      'caja\tJuego de\t5\t13\t65\t60 x 45 x 22',
      'cubiertos 24',
      'piezas',
      'paleta\tOlla de acero\t1\t201\t201\t120 x 80 x 92',
      'inoxidable 24 cm',
      '\tTOTAL\t6\t\t266',
    ]);
    expect(list).toMatchObject({ kg: 266, pieces: 6, sizes: ['5 x 60', '1 x 120'] });
  });

  it('is in doubt where rows stand behind a line that nobody understood', async () => {
    const list = await readTable([
      'Tipo\tMercancía\tBultos\tP. bruto/bulto (kg)\tTotal bruto (kg)\tDimensiones (cm)',
      'caja\tJuego de cubiertos\t5\t13\t65\t60 x 45 x 22',
      'el proveedor avisa que la paleta siguiente se embala de nuevo mañana temprano',
      'paleta\tOlla de acero\t1\t201\t201\t120 x 80 x 92',
    ]);
    expect(list.doubts).toContain('total-differs-from-parts');
  });
});
