import { describe, expect, it } from '@jest/globals';
import { listReasons } from './read-cases.js';

const TABLE = `
Box type | Qty | Size (in) | Gross lb each | Gross lb total
Frames | 5 | 50 x 8 x 30 | 38 | 190
Wheels | 4 | 28 x 10 x 28 | 18 | 72`;

describe('A total of packages that an email states', () => {
  it.each([
    `Quote PDX-GUA FCA\nTotal pieces | 8\nTotal gross weight (lb) | 262\n${TABLE}`,
    `Quote PDX-GUA FCA\nBultos totales: 11\n${TABLE}`,
    `Quote PDX-GUA FCA, 8 pieces in total\n${TABLE}`,
    'Cotizar MEX-SAL FCA\nBulto 1 – vajilla de 40 piezas, 60 × 48 × 50 cm, 31 kg\nBulto 2 – vasos (9), 90 × 60 × 55 cm, 44 kg',
  ])('holds where the rows come to another number: %s', async (body) =>
    expect((await listReasons(body)).filter((code) => code.startsWith('figures-'))).not.toEqual([]),
  );

  it.each([
    `Quote PDX-GUA FCA\nTotal pieces | 9\nTotal gross weight (lb) | 262\n${TABLE}`,
    `Quote PDX-GUA FCA, 9 pieces in total\n${TABLE}`,
    `Quote PDX-GUA FCA\nTotal units: 640\n${TABLE}`,
    'Quote PDX-GUA FCA\nTotal cartons: 9\nTotal gross weight: 262 lb\n9 cartons 50 x 20 x 30 cm',
  ])('holds nothing where they meet it, or where it counts what is inside: %s', async (body) =>
    expect(await listReasons(body)).toEqual([]),
  );
});
