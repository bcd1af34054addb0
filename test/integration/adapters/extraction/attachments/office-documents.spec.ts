import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import { WorkerAttachmentExtractor } from '../../../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { type CompiledWorker, compileWorker } from '../../../../support/compiled-worker.js';
import { anAttachment, anXlsx, aPdf } from '../../../../support/fixtures/attachments.js';
import { aDocx, aWorkbook } from '../../../../support/fixtures/office-documents.js';
import { aDoc } from '../../../../support/fixtures/word-file.js';

const LIMIT = 10 * 1024 * 1024;
const LIST = [
  ['Bultos', 'Medidas cm', 'Peso bruto kg'],
  [4, '120x80x100', 350.5],
  [2, '60x40x40', 1200],
];
const LIST_TEXT = 'Bultos\tMedidas cm\tPeso bruto kg\n4\t120x80x100\t350.5\n2\t60x40x40\t1200';

describe('the text of documents that office programs write', () => {
  let worker: CompiledWorker;
  let extractor: WorkerAttachmentExtractor;
  beforeAll(async () => {
    worker = await compileWorker('extraction/attachments', 'document.worker');
    extractor = new WorkerAttachmentExtractor(worker.workerPools, { program: worker.url });
  });
  afterAll(() => worker.remove());

  const read = async (filename: string, bytes: Buffer, type?: string) =>
    (await extractor.extract([anAttachment(filename, bytes, type)], LIMIT))[0];

  it('is read out of a Word document: paragraphs as lines, a table as a list', async () => {
    const docx = aDocx(['Packing list 77', 'Consignee:\tAcme & Co', LIST, 'Total 6 bultos']);
    expect(await read('list.docx', docx)).toEqual({
      filename: 'list.docx',
      text: `Packing list 77\nConsignee:\tAcme & Co\n\n${LIST_TEXT}\n\nTotal 6 bultos`,
      isCut: false,
    });
  });

  it('is read out of a Word document of the older kind, which is doubted where a part of it is not shown', async () => {
    const rows = LIST.map((row) => row.map(String));
    const doc = (options = {}) => aDoc(['Packing list 77', rows, 'Total 6 bultos'], options);
    const text = `Packing list 77\n\n${LIST_TEXT}\n\nTotal 6 bultos`;
    expect(await read('list.doc', doc())).toEqual({ filename: 'list.doc', text, isCut: false });
    expect((await read('list.doc', doc({ isHidden: true })))?.isCut).toBe(true);
  });

  it('is read out of rich text: cells in their columns, hidden and deleted words left out', async () => {
    const row = (edges: readonly number[], cells: readonly string[]) =>
      `\\trowd${edges.map((edge) => `\\cellx${edge}`).join('')}${cells.map((cell) => `\\pard\\intbl ${cell}\\cell`).join('')}\\row`;
    const rtf = [
      '{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial 9;}}{\\*\\generator Writer 7;}\\pard Lista 77\\par',
      row([1000, 2000, 3000], ["Descripci\\u243\\'f3n", "Cart\\'f3n\\par es", 'Peso {\\v bruto} kg']),
      row([1000, 2000, 3000], ['Filtros', '{\\deleted 9}4', '80,5']),
      row([2000, 3000], ['TOTAL', '80,5']),
      '\\pard Fin\\tab 1\\par}',
    ].join('\n');
    expect(await read('lista.rtf', Buffer.from(rtf, 'latin1'))).toEqual({
      filename: 'lista.rtf',
      text: 'Lista 77\n\nDescripción\tCartón es\tPeso kg\nFiltros\t4\t80,5\nTOTAL\t\t80,5\n\nFin\t1',
      isCut: false,
    });
  });

  it('is read out of a web page: cells that span others, doubted where something is hidden', async () => {
    const page = (style = '') =>
      `<html><head><title>9</title></head><body><h1>Lista &amp; peso</h1><!-- 99 kg --><script>7</script><table>
       <tr><th rowspan=2>Mercanc&iacute;a</th><th rowspan="2">Bultos</th><th colspan=3>Medidas (cm)</th><th rowspan=2>Peso kg</th></tr>
       <tr><td>L</td><td>A</td><td>H</td></tr><tr${style}><td>Filtros<td>4<td>60<td>40<td>40<td>80&#44;5</tr></table>Fin</body></html>`;
    const text =
      'Lista & peso\n\nMercancía\tBultos\tL (cm)\tA (cm)\tH (cm)\tPeso kg\nFiltros\t4\t60\t40\t40\t80,5\n\nFin';
    expect(await read('lista.html', Buffer.from(page()))).toEqual({ filename: 'lista.html', text, isCut: false });
    const hidden = await read('lista.htm', Buffer.from(page(' style="display: none"')));
    expect(hidden?.isCut).toBe(true);
    expect(hidden?.text).not.toContain('80,5');
  });

  it('is not all of a Word document that holds a workbook or a large picture', async () => {
    const withBook = aDocx(['See the list'], { 'word/embeddings/list.xlsx': await anXlsx(LIST) });
    const withScan = aDocx(['See the list'], { 'word/media/image1.png': Buffer.alloc(50_000, 7) });
    const withLogo = aDocx(['See the list'], { 'word/media/image1.png': Buffer.alloc(5_000, 7) });
    expect((await read('a.docx', withBook))?.isCut).toBe(true);
    expect((await read('b.docx', withScan))?.isCut).toBe(true);
    expect((await read('c.docx', withLogo))?.isCut).toBe(false);
  });

  it.each([
    ['xls', 'biff8'],
    ['xlsb', 'xlsb'],
    ['ods', 'ods'],
    ['xls', 'xlml'],
    ['xls', 'html'],
  ] as const)('is read out of .%s in the form %s, numbers as numbers', async (ending, form) => {
    const read1 = await read(`list.${ending}`, aWorkbook([{ rows: LIST }], form));
    expect(read1).toEqual({ filename: `list.${ending}`, text: LIST_TEXT, isCut: false });
  });

  it.each([
    ['xls', 'biff8'],
    ['xlsb', 'xlsb'],
    ['ods', 'ods'],
  ] as const)('leaves out what a .%s does not show', async (ending, form) => {
    const old = [
      ['Bultos', 'Peso bruto kg'],
      [9, 999],
    ];
    const book = aWorkbook([{ rows: LIST }, { rows: old, isHidden: true }], form);
    expect((await read(`list.${ending}`, book))?.text).toBe(LIST_TEXT);
  });

  it('is read out of a list that was saved under the name of a workbook', async () => {
    const text = 'Descripción\tBultos\tPeso\nBombas\t4\t350,5\nVálvulas\t2\t20,5\n';
    expect((await read('export.xls', Buffer.from(text), 'application/vnd.ms-excel'))?.text).toBe(text.trim());
  });

  it('is that of all documents of an archive, which is cut where one of them is not read', async () => {
    const pdf = aPdf([[['Gross weight 88 kg', 50, 700]]]);
    const files = {
      'docs/list.xlsx': await anXlsx(LIST),
      'invoice.pdf': pdf,
      '__MACOSX/._list.xlsx': Buffer.from('x'),
    };
    const whole = await read('docs.zip', Buffer.from(zipSync(files)), 'application/zip');
    expect(whole).toEqual({ filename: 'docs.zip', text: `${LIST_TEXT}\n\nGross weight 88 kg`, isCut: false });
    const withPhoto = await read(
      'docs.zip',
      Buffer.from(zipSync({ ...files, 'photo.jpg': Buffer.from([255, 216, 0]) })),
    );
    expect(withPhoto?.isCut).toBe(true);
    const nested = Buffer.from(zipSync({ 'inner.zip': zipSync(files), 'list.xlsx': files['docs/list.xlsx'] }));
    expect(await read('docs.zip', nested)).toEqual({ filename: 'docs.zip', text: LIST_TEXT, isCut: true });
  });

  it('is none where the file is damaged, a program, or something to fill the memory', async () => {
    const xls = aWorkbook([{ rows: LIST }], 'biff8');
    const cut = xls.subarray(0, xls.length / 3);
    const bomb = Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(64 * 1024 * 1024) }));
    const deep = `<w:p>${'<w:sdt><w:sdtContent>'.repeat(200_000)}`;
    const nested = aDocx([], { 'word/document.xml': Buffer.from(deep) });
    const deepText = Buffer.from(`{\\rtf1${'{'.repeat(1_000_000)}`);
    const deepPage = Buffer.from('<table>'.repeat(1_000_000));
    expect(await extractor.extract([anAttachment('a.rtf', deepText), anAttachment('a.html', deepPage)], LIMIT)).toEqual(
      [],
    );
    const files = [cut, bomb, nested, Buffer.from('d0cf11e0a1b11ae1', 'hex')].map((bytes) =>
      anAttachment('a.bin', bytes),
    );
    expect(await extractor.extract(files, LIMIT)).toEqual([]);
  });
});
