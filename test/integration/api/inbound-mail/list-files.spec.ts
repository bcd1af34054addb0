import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import writeExcelFile from 'write-excel-file/node';
import { anXlsx, aPdf, type PositionedText } from '../../../support/fixtures/attachments.js';
import { filePart, MailCaseApp, multipart, textPart } from '../../../support/mail-case-app.js';

let app: MailCaseApp;
describe('a server that receives lists in files', () => {
  beforeAll(async () => {
    app = await MailCaseApp.open();
  });
  afterAll(() => app.close());

  let count = 0;
  /** A request whose cargo stands in a file. */
  function readWith(name: string, bytes: Uint8Array | string, type = 'application/octet-stream') {
    count += 1;
    const text = `Buenos dias, favor cotizar flete aereo de Miami a San Jose, Costa Rica, CPT, segun la lista adjunta. Repuestos serie ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[count]}.\r\n\r\nAna Ruiz`;
    return app.read({ content: multipart('mixed', textPart(text), filePart(name, bytes, type)) });
  }
  type Want = Readonly<Partial<Record<'kg' | 'pieces' | 'volume', number>>>;

  /** What is sent must be right; what is held is never wrong. */
  async function expectRight(reading: ReturnType<typeof readWith>, want: Want, mayBeHeld = false) {
    const result = await reading;
    if (mayBeHeld && result.outcome === 'held') return;
    expect(result.outcome).toBe('answered');
    for (const [key, value] of Object.entries(want)) expect(result[key as keyof Want]).toBeCloseTo(value, 1);
  }

  describe('A list in CSV', () => {
    it.each<[string, string, Want]>([
      [
        'with a column of cubic metres',
        'Bulto,M3,Peso bruto (kg)\n1,0.8,22\n2,1.1,31\n3,0.6,17\nTotal,2.5,70\n',
        { kg: 70, volume: 2.5 },
      ],
      [
        'with a column of CBM before the sizes',
        'Qty;CBM;L cm;W cm;H cm;GW kg\n2;1,92;120;80;100;300\n1;0,6;100;60;100;90\nTOTAL;2,52;;;;390\n',
        { kg: 390, pieces: 3 },
      ],
      [
        'with subtotals of each order',
        'Order,Cartons,Gross weight kg\nA1,6,48\nA1,2,16\nSub-total A1,8,64\nB2,5,35\nSub-total B2,5,35\nGRAND TOTAL,13,99\n',
        { kg: 99, pieces: 13 },
      ],
      [
        'with a total between and one at the end',
        'Pallet;Cajas;Peso bruto kg\n1;10;80\n2;10;70\nSub Total;20;150\n3;12;60\nTotal general;32;210\n',
        { kg: 210 },
      ],
      [
        'of three decimals with points',
        'Item,Cartons,Gross weight kg\nx,3,18.125\ny,2,10.500\nz,1,7.250\nTotal,6,35.875\n',
        { kg: 35.875, pieces: 6 },
      ],
      [
        'of three decimals with commas, one below one',
        'Item;Cajas;Peso bruto kg\nx;3;12,400\ny;2;0,350\nz;4;33,250\nTotal;9;46,000\n',
        { kg: 46, pieces: 9 },
      ],
    ])('%s is read right', async (_, csv, want) => {
      await expectRight(readWith('lista.csv', csv, 'text/csv'), want, true);
    });
  });

  describe('A list in a PDF', () => {
    const row = (y: number, ...cells: string[]): PositionedText[] => cells.map((cell, k) => [cell, 50 + k * 120, y]);
    const head = (page: number): PositionedText[] => [
      ...row(780, 'PACKING LIST 7781', `Page ${page} of 2`),
      ...row(760, 'Shipper: Norte', 'Total gross weight: 420 kg'),
    ];
    it('that repeats its heading with the total on every page is added up once', async () => {
      const pages = [
        [...head(1), ...row(720, 'Cartons', 'Size cm', 'Gross kg'), ...row(700, '10', '50x40x40', '200')],
        [...head(2), ...row(720, 'Cartons', 'Size cm', 'Gross kg'), ...row(700, '11', '50x40x40', '220')],
      ];
      await expectRight(readWith('pl.pdf', aPdf(pages)), { kg: 420 }, true);
    });

    it('that repeats its heading without a total is added up', async () => {
      const pages = [
        [
          ...row(780, 'Packing list'),
          ...row(720, 'Cartons', 'Gross kg'),
          ...row(700, '4', '60'),
          ...row(680, '6', '90'),
        ],
        [
          ...row(780, 'Packing list'),
          ...row(720, 'Cartons', 'Gross kg'),
          ...row(700, '5', '70'),
          ...row(660, 'Total 15', '220'),
        ],
      ];
      await expectRight(readWith('pl.pdf', aPdf(pages)), { kg: 220 }, true);
    });

    it.each([
      ['Grand Total', 'Page total'],
      ['TOTAL GENERAL', 'Subtotal'],
    ])('that ends with %s after a %s of each page counts that', async (grand, sub) => {
      const pages = [
        [
          ...row(740, 'Pallet', 'Cartons', 'Gross kg'),
          ...row(720, 'P1', '8', '64'),
          ...row(700, 'P2', '7', '56'),
          ...row(660, sub, '15', '120'),
        ],
        [
          ...row(740, 'Pallet', 'Cartons', 'Gross kg'),
          ...row(720, 'P3', '5', '45'),
          ...row(680, sub, '5', '45'),
          ...row(640, grand, '20', '165'),
        ],
      ];
      await expectRight(readWith('pl.pdf', aPdf(pages)), { kg: 165 }, true);
    });
  });

  describe('A list in a workbook', () => {
    it.each<[string, ReadonlyArray<ReadonlyArray<string | number>>, Want]>([
      [
        'with ranges of cartons',
        [
          ['Ctn No.', 'Description', 'Pcs', 'G.W. kg'],
          ['1-4', 'Filters', 80, 40],
          ['5-6', 'Belts', 20, 26],
          ['Total', '', 100, 66],
        ],
        { kg: 66, pieces: 6 },
      ],
      [
        'with ranges of cartons by words',
        [
          ['Caja', 'Piezas', 'Peso bruto kg'],
          ['1 a 3', 60, 36],
          ['4 a 9', 120, 84],
          ['TOTAL', 180, 120],
        ],
        { kg: 120, pieces: 9 },
      ],
      [
        'of three decimals',
        [
          ['Item', 'Bultos', 'Peso bruto kg'],
          ['a', 2, 20.125],
          ['b', 3, 30.25],
          ['Total', 5, 50.375],
        ],
        { kg: 50.375, pieces: 5 },
      ],
      [
        'of three decimals all over',
        [
          ['Item', 'Cartons', 'Gross weight (kg)'],
          ['a', 2, 11.375],
          ['b', 3, 40.125],
          ['c', 1, 9.625],
          ['Total', 6, 61.125],
        ],
        { kg: 61.125, pieces: 6 },
      ],
      [
        'of three decimals written as text',
        [
          ['Item', 'Cartons', 'Gross kg'],
          ['a', 2, '10.500'],
          ['b', 3, '31.250'],
          ['Total', 5, '41.750'],
        ],
        { kg: 41.75 },
      ],
      [
        'with subtotals',
        [
          ['PO', 'Cartons', 'Gross kg'],
          ['1', 4, 44],
          ['Subtotal', 4, 44],
          ['2', 6, 66],
          ['Subtotal', 6, 66],
          ['Total', 10, 110],
        ],
        { kg: 110, pieces: 10 },
      ],
      [
        'with totals of each pallet',
        [
          ['Pallet', 'Cajas', 'Peso bruto (kg)'],
          ['P1', 6, 60],
          ['P1', 4, 50],
          ['Total P1', 10, 110],
          ['P2', 5, 55],
          ['Total P2', 5, 55],
          ['Gran total', 15, 165],
        ],
        { kg: 165, pieces: 15 },
      ],
      [
        'with units below and the net beside',
        [
          ['Ctns', 'Nett Wt', 'Gross Wt', 'Meas'],
          ['', '(kg)', '(kg)', '(cm)'],
          [4, 36, 40.5, '60x40x40'],
          [5, 60, 68, '60x40x50'],
          ['Total 9', 96, 108.5, ''],
        ],
        { kg: 108.5, pieces: 9 },
      ],
      [
        'with net before gross',
        [
          ['Bultos', 'P. Neto', 'P. Bruto'],
          ['', 'Kgs', 'Kgs'],
          [3, 54, 60],
          [2, 30, 35],
          ['Total', 84, 95],
        ],
        { kg: 95 },
      ],
    ])('%s is read right', async (_, rows, want) => {
      await expectRight(readWith('lista.xlsx', await anXlsx(rows)), want, true);
    });

    it.each(['hidden', 'veryHidden'])('is read without a sheet that is %s', async (state) => {
      const sheet = (rows: ReadonlyArray<ReadonlyArray<string | number>>) =>
        rows.map((row) => row.map((value) => ({ value, type: typeof value === 'number' ? Number : String })));
      const shown = sheet([
        ['Cartons', 'Gross kg'],
        [4, 44.5],
        [5, 64],
        ['Total 9', 108.5],
      ]);
      const old = sheet([
        ['Cartons', 'Gross kg'],
        [8, 88],
        [7, 70],
        ['Total 15', 158],
      ]);
      const book = Buffer.from(
        await writeExcelFile([
          { data: shown, sheet: 'Packing' },
          { data: old, sheet: 'Old' },
        ] as never).toBuffer(),
      );
      const { unpackZip, packUncompressed } = await import('../../../../adapters/runtime/zip/unpack-zip.js');
      const files = unpackZip(book, 10_000_000);
      const xml = new TextDecoder().decode(files['xl/workbook.xml']);
      const hidden = {
        ...files,
        'xl/workbook.xml': new TextEncoder().encode(xml.replace('name="Old"', `name="Old" state="${state}"`)),
      };
      await expectRight(readWith('lista.xlsx', packUncompressed(hidden)), { kg: 108.5 }, true);
    });
  });
});
