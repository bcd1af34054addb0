import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

async function listLeftOver(body: string): Promise<readonly string[]> {
  return ((await extractFrom(body)).ledger?.leftOver ?? []).map(({ text }) => text);
}

describe('Goods without packing', () => {
  cases('are handled one by one', [
    [
      'me cotiza 20 llantas de moto sueltas, 145 kg todo, 2.1 metros cúbicos, de Miami a SAP, CPT',
      { pieces: 20, kg: 145 },
    ],
    ['quote MIA-SJO CPT 12 loose tyres, 240 kg in total, 2.4 cbm', { pieces: 12, kg: 240 }],
    ['cotizar CPT MIA-GUA 6 motores usados sin empaque, 310 kg en total', { pieces: 6, kg: 310 }],
    ['quote CPT MIA-SJO one engine unpacked 120x80x90 cm, 312 kg', { pieces: 1, kg: 312 }],
    ['cotizar CPT MIA-SJO 2 cajas y 20 llantas sueltas, 400 kg en total, 3 m3', { pieces: 22, kg: 400 }],
  ]);
  cases('are the contents of what they are packed in', [
    ['cotizar CPT MIA-SJO 40 sillas sueltas en 2 tarimas de 120x100x150 cm, 280 kg', { pieces: 2 }],
    ['quote CPT MIA-SJO 200 loose screws packed in 1 box 40x30x30 cm, 12 kg', { pieces: 1 }],
    ['quote MIA-SAP CPT 22 loose cartons of boots, 640 lbs, 71 cubic feet per the warehouse', { pieces: 22, m3: 2.01 }],
  ]);

  it.each([
    ['cotizar CPT MIA-SJO 20 llantas de moto, 145 kg todo, 2.1 m3', '20'],
    ['Quote CPT MIA-SJO 15 windows, 300 kg total, 2 cbm', '15'],
    ['Quote CPT MIA-GUA 8 motors, 410 kg gross', '8'],
  ])('are left over where nobody says how they are packed: %s', async (body, count) => {
    expect(await listLeftOver(body)).toEqual([count]);
  });
});

describe('A total behind the weight of each', () => {
  cases('is that of the figure that follows it', [
    [
      'pls quote PVG-TGU CPT 6 wooden case, each case 80*60*50cm, each case 72kgs, total 432kgs',
      { kg: 432, pieces: 6 },
    ],
    ['quote CPT MIA-SJO 4 boxes, 20 kg per box, total 80 kg', { kg: 80 }],
    ['cotizar CPT MIA-SJO 5 cajas de 18 kg cada una, en total 90 kg', { kg: 90 }],
    ['quote CPT MIA-SJO 3 pallets 120x80x100 cm, 300 kg, total', { kg: 300 }],
    ['quote CPT MIA-SJO 300 kg total, 3 pallets 120x80x100 cm', { kg: 300, pieces: 3 }],
  ]);
});
