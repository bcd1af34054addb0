import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

const listSetAside = async (body: string) =>
  ((await extractFrom(body)).ledger?.setAside ?? []).map(({ text, role }) => `${text}: ${role}`);

describe('What the ledger of an email sets aside', () => {
  it.each([
    ['Quote CPT MIA-SJO 2 pallets 120x80x100 cm, 350 kg total. My mobile is 2222-3333.', '2222-3333: telephone'],
    ['Quote CPT MIA-SJO 2 pallets 120x80x100 cm, 350 kg total. PO 4500781.', '4500781: reference'],
    ['Quote CPT MIA-SJO 1 pallet 120x80x100 cm, gross 388 kg, net weight 340 kg.', '340 kg: net'],
    ['Quote CPT MIA-SJO 1 pallet 120x80x100 cm, 388 kg total. Our forklift lifts up to 2500 kg.', '2500 kg: limit'],
    ['Quote CPT MIA-SJO 1 pallet with 36 boxes, 120x100x150 cm, 388 kg gross.', '36 boxes: contents'],
    ['Quote CPT MIA-SJO: 2 pallets 120x80x100 cm, 640 kg. Sorry, it is 612 kg, not 640.', '640 kg: superseded'],
  ])('%s has %s', async (body, expected) => {
    expect(await listSetAside(body)).toContain(expected);
  });

  it('is nothing that a value rests on', async () => {
    expect(await listSetAside('Quote CPT MIA-SJO 2 pallets 120x80x100 cm, 350 kg total.')).toEqual([]);
  });

  it('keeps what a left-over figure says by itself', async () => {
    const body = 'Quote CPT MIA-SJO 2 pallets 120x80x100 cm, 350 kg total. Note: 1.250 kg.';
    const [entry] = (await extractFrom(body)).ledger?.leftOver ?? [];
    expect(entry).toMatchObject({ text: '1.250 kg', measure: { values: [1250, 1.25], hasUnit: true } });
  });
});
