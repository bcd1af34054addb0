import { describe, expect, it } from '@jest/globals';
import { normalizePackingRows } from '../../../../../adapters/extraction/attachments/packing-rows.js';

const table = (text: string) => text.split('\n').map((line) => line.split('|'));

describe('the rows of a packing list', () => {
  it.each([
    [
      'No|Goods|N Wt.|Gr Wt.\n1|Fabric|18|20\n2|Sub Total:|36|40',
      'No|Goods|Net Wt.|Gross Wt.\n1|Fabric|18|20\nSub Total:||36|40',
    ],
    ['No|Nett Weight|G.W.\n1|18|20\n7|Total general|20', 'No|Net Weight|Gross W.\n1|18|20\nTotal general||20'],
    ['Roll|Qty (MTR)|Gr Wt\n1|100|20', 'Roll|Contents (MTR)|Gross Wt\n1|100|20'],
  ])('name their totals first, and their weights in full: %p', (written, read) => {
    expect(normalizePackingRows(table(written))).toEqual(table(read));
  });

  it.each([
    [
      'Carton No.|Goods|Qty (pcs)|kg\n1-5|Filters|500|50\n6-8|Belts|300|30',
      'Cartons|Goods|Contents|kg\n5|Filters|500|50\n3|Belts|300|30',
    ],
    ['Bulto|Cantidad|kg\n1 a 10|200|95\n11|20|8\n12 al 14|60|30', 'Cartons|Contents|kg\n10|200|95\n1|20|8\n3|60|30'],
  ])('count the packages that they number: %p', (written, read) => {
    expect(normalizePackingRows(table(written))).toEqual(table(read));
  });

  it.each([
    [
      'PO|Qty (pcs)|Ctns|kg\n45|60|6|50\n46|160|8|30\nTotal|220|14|80',
      'PO|Contents|Ctns|kg\n45|60|6|50\n46|160|8|30\nTotal|220|14|80',
    ],
  ])('count packages, not what is inside of them: %p', (written, read) => {
    expect(normalizePackingRows(table(written))).toEqual(table(read));
  });

  it.each(['Cartons|Qty|kg\n1|2|50\n2|3|30', 'Qty|Ctns|kg\n4|4|50\n6|6|30', 'Qty|Ctns|kg\n4|8|50\n6|6|30'])(
    'keep quantities that may be the packages: %p',
    (written) => {
      expect(normalizePackingRows(table(written))).toEqual(table(written));
    },
  );

  it.each([
    'Ctn No.|Ctns|kg\n1-5|5|50\n6-8|3|30',
    'Date|Goods|kg\n1-5|Filters|50\n3-8|Belts|30',
    'Item|Size|kg\n1|40-60|50\n2|10-20|30',
  ])('stay as they are where they count them already, or number something else: %p', (written) => {
    expect(normalizePackingRows(table(written))).toEqual(table(written));
  });
});
