import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkerAttachmentExtractor } from '../../../../adapters/extraction/attachments/worker-attachment-extractor.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { changeDocumentRate } from '../../../support/change-rate.js';
import { type CompiledWorker, compileWorker } from '../../../support/compiled-worker.js';
import { anXlsx, aPdf } from '../../../support/fixtures/attachments.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const REQUEST_TEXT = 'Please quote air freight from Miami to SJO, DAP Heredia. The packing list is attached.';

interface EmailAnswer {
  readonly quotationId: number;
  readonly outcome: string;
  readonly reasons: readonly string[];
}

let app: InMemoryApp;
let worker: CompiledWorker;

async function postEmail(content: string, files: Readonly<Record<string, Buffer>>): Promise<EmailAnswer> {
  const attachments = Object.entries(files).map(([filename, bytes]) => ({
    filename,
    contentType: 'application/octet-stream',
    size: bytes.length,
    content: bytes.toString('base64'),
  }));
  const email = {
    from: 'Rita <rita@acme-cargo.example>',
    to: 'quotes@desk.example',
    subject: 'Flete',
    content,
    attachments,
  };
  const { status, json } = await app.callUnauthenticated('POST', '/api/webhook/email', email, BEARER);
  expect(status).toBe(200);
  return json as EmailAnswer;
}

async function readRequest({ quotationId }: EmailAnswer) {
  const quotation = await app.stores.quotations.find(quotationId);
  if (!quotation) throw new Error('There is no quotation.');
  return quotation.request;
}

const packingList = aPdf([
  [
    ['Packing list', 50, 760],
    ['Pieces', 50, 720],
    ['Dimensions cm', 150, 720],
    ['Gross weight kg', 300, 720],
    ['2', 50, 700],
    ['120x80x100', 150, 700],
    ['410', 300, 700],
    ['Total gross weight: 410 kg', 50, 660],
  ],
]);

describe('mail with attachments', () => {
  beforeAll(async () => {
    worker = await compileWorker('extraction/attachments', 'document.worker');
    app = await InMemoryApp.open('quotes@desk.example', () => ({
      attachmentTextExtractor: new WorkerAttachmentExtractor(worker.workerPools, { program: worker.url }),
    }));
    await app.signIn();
    const draft = { companyName: 'Acme', country: undefined, isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add({ ...draft, mailDomain: 'acme-cargo.example' }, new Date());
  });
  beforeEach(() => app.stores.settings.save(DEFAULT_SETTINGS));
  afterAll(async () => {
    await app.close();
    await worker.remove();
  });

  describe('the documents of a request', () => {
    it('tell the cargo that the email does not, and the evidence names them', async () => {
      const answer = await postEmail(REQUEST_TEXT, { 'packing-list.pdf': packingList });
      expect(answer).toMatchObject({ outcome: 'answered', reasons: [] });
      const request = await readRequest(answer);
      expect(request.goods).toMatchObject({ grossWeightKg: 410, pieces: 2 });
      expect(request.goods.dimensionLines).toEqual([{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 2 }]);
      expect(request.airportDestination).toBe('SJO');
      expect(request.evidence['goods.weight']).toMatchObject([{ part: 'attachment', filename: 'packing-list.pdf' }]);
    });

    it('are read as tables of two columns and as forms', async () => {
      const table = Buffer.from('Pieces,Gross weight kg\n4,350.5\n');
      const fromTable = await readRequest(await postEmail(`${REQUEST_TEXT} A table.`, { 'table.csv': table }));
      expect(fromTable.goods).toMatchObject({ grossWeightKg: 350.5, pieces: 4 });
      const form = aPdf([
        [
          ['Gross weight (kg)', 50, 700],
          ['88', 250, 700],
          ['Dimensions (cm)', 50, 680],
          ['120x80x100', 250, 680],
        ],
      ]);
      const fromForm = await readRequest(await postEmail(`${REQUEST_TEXT} A form.`, { 'form.pdf': form }));
      expect(fromForm.goods).toMatchObject({ grossWeightKg: 88 });
      expect(fromForm.goods.dimensionLines).toHaveLength(1);
    });

    it('are read as spreadsheets too', async () => {
      const xlsx = await anXlsx([
        ['Pieces', 'Length cm', 'Width cm', 'Height cm', 'Gross weight kg'],
        [3, 60, 40, 50, 96],
        ['Total gross weight 96 kg'],
      ]);
      const request = await readRequest(await postEmail(`${REQUEST_TEXT} Regards, Rita`, { 'cargo.xlsx': xlsx }));
      expect(request.goods).toMatchObject({ grossWeightKg: 96, pieces: 3 });
      const csv = Buffer.from('Bultos;Medidas cm;Peso bruto kg\n5;50x40x30;75\n');
      const fromCsv = await readRequest(await postEmail(`${REQUEST_TEXT} Thanks, Rita`, { 'carga.csv': csv }));
      expect(fromCsv.goods).toMatchObject({ grossWeightKg: 75, pieces: 5 });
    });

    it('count as read when the quotation is priced again', async () => {
      const list = Buffer.from('Pieces,Gross weight kg\n4,350.5\n');
      const answer = await postEmail(`${REQUEST_TEXT} No sizes yet.`, { 'list.csv': list });
      expect(answer).toMatchObject({ outcome: 'answered', reasons: [] });
      await changeDocumentRate(app, 41);
      const { json } = await app.call('POST', `/api/quotations/${answer.quotationId}/reprice`);
      expect(json).toMatchObject({ revision: 2, gate: { decision: 'send', reasons: [] } });
      const picture = Buffer.alloc(50_000, 7);
      const unread = await postEmail(`${REQUEST_TEXT} No sizes, and a picture.`, {
        'list.csv': list,
        'scan.docx': picture,
      });
      await changeDocumentRate(app, 42);
      const repriced = await app.call('POST', `/api/quotations/${unread.quotationId}/reprice`);
      expect(repriced.json).toMatchObject({ gate: { reasons: [{ code: 'attachment-unread' }] } });
    });

    it('do not overrule the email: a difference is left to a person', async () => {
      const requestText =
        'Please quote air freight from Miami to SJO, DAP Heredia, 2 pallets 120x80x100 cm, gross weight 450 kg.';
      const answer = await postEmail(requestText, { 'packing-list.pdf': packingList });
      const request = await readRequest(answer);
      expect(answer.outcome).toBe('held');
      expect(answer.reasons).toContain('values-conflict');
      expect(request.goods.grossWeightKg).toBe(450);
      expect(request.conflicts).toEqual([
        { field: 'goods.weight', current: '450 kg', other: '410 kg (packing-list.pdf)' },
      ]);
      expect(request.warnings).toContain(
        "goods.weight: the email states 450 kg, packing-list.pdf 410 kg. The email's value was taken.",
      );
    });

    it.each([
      ['without a total', 'Ctns;Peso bruto kg\n4;30\n3;35\n', 'held', ['values-conflict']],
      [
        'with another total than its rows',
        'Ctns;Peso bruto kg\n4;30\n3;35\nTotal;7;75\n',
        'held',
        ['values-conflict', 'figures-doubtful'],
      ],
      ['with its total', 'Ctns;Peso bruto kg\n4;30\n3;35\nTotal;7;65\n', 'answered', []],
    ])('price firmly only where they state what their rows add up to: %s', async (name, list, outcome, reasons) => {
      const answer = await postEmail(`${REQUEST_TEXT} A list ${name}.`, { 'lista.csv': Buffer.from(list) });
      expect(answer).toMatchObject({ outcome, reasons });
    });

    it('wait for a person where nobody could read them and the cargo is unknown', async () => {
      const scan = aPdf([[]]);
      expect(await postEmail(`${REQUEST_TEXT} See the scan.`, { 'scan.pdf': scan })).toMatchObject({
        outcome: 'held',
        reasons: expect.arrayContaining(['attachment-unread']),
      });
    });

    it('stay closed where they are larger than the setting allows', async () => {
      await app.stores.settings.save({ ...DEFAULT_SETTINGS, maxAttachmentMb: 1 });
      const large = Buffer.concat([packingList, Buffer.alloc(1_060_000, ' ')]);
      expect(await postEmail(`${REQUEST_TEXT} A large one.`, { 'large.pdf': large })).toMatchObject({
        outcome: 'held',
        reasons: ['attachment-unread'],
      });
    });
  });
});
