import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anXlsx, aPdf } from '../../../support/fixtures/attachments.js';
import { filePart, MailCaseApp, multipart, textPart } from '../../../support/mail-case-app.js';
import { waitToPass } from '../../../support/wait-to-pass.js';

const PAGE = '<html><script>alert(1)</script><p>12 kg</p></html>';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

describe('the files of an email', () => {
  let app: MailCaseApp;
  let emailId: number;
  const get = (path: string) => app.app.call('GET', `/api/emails/${emailId}${path}`);

  beforeAll(async () => {
    app = await MailCaseApp.open();
    const list = await anXlsx([
      ['Bultos', 'Medidas cm', 'Peso bruto kg'],
      [2, '120x80x100', 350.5],
    ]);
    await app.read({
      content: multipart(
        'mixed',
        textPart('Favor cotizar de Miami a SJO, CPT, según lista adjunta. Ropa.'),
        filePart('lista.xlsx', list, 'application/vnd.ms-excel'),
        filePart('page.pdf', PAGE, 'application/pdf'),
        filePart('label.png', PNG, 'image/svg+xml'),
        filePart('plan.pdf', aPdf([[['Plan', 50, 700]]]), 'application/pdf'),
      ),
    });
    const { json } = await app.app.call('GET', '/api/emails');
    emailId = (json as { data: { id: number }[] }).data[0]?.id ?? 0;
  });
  afterAll(() => app.close());

  it('are listed with what a browser may show them as, by their content alone', async () => {
    const { json } = await get('');
    const { attachments } = json as {
      attachments: { filename: string; preview: string | null; hasContent: boolean }[];
    };
    expect(attachments.map(({ filename, preview, hasContent }) => [filename, preview, hasContent])).toEqual([
      ['lista.xlsx', null, true],
      ['page.pdf', null, true],
      ['label.png', 'picture', true],
      ['plan.pdf', 'pdf', true],
    ]);
  });

  it('are saved as bytes of no kind, which no browser opens by itself', async () => {
    const { status, headers } = await get('/attachments/2');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="page.pdf"; filename*=UTF-8''page.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it.each([
    [3, 'image/png', 'label.png', 'sandbox'],
    [4, 'application/pdf', 'plan.pdf', "form-action 'none'"],
  ])('of kinds in which nothing runs are shown, isolated: file %i', async (position, type, filename, policy) => {
    const { status, headers } = await get(`/attachments/${position}/preview`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringContaining(`inline; filename="${filename}"`),
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain(policy);
  });

  it.each([1, 2, 5])('of other kinds are never shown: file %i', async (position) => {
    expect((await get(`/attachments/${position}/preview`)).status).toBe(404);
  });

  it('are told as the words that are read in them', async () => {
    // A document that a busy machine did not read in its time is read at the next look.
    await waitToPass(async () =>
      expect((await get('/attachments/1/text')).json).toEqual({
        filename: 'lista.xlsx',
        text: 'Bultos\tMedidas cm\tPeso bruto kg\n2\t120x80x100\t350.5',
        isCut: false,
      }),
    );
    expect((await get('/attachments/3/text')).json).toEqual({ filename: 'label.png', text: null, isCut: false });
    expect((await get('/attachments/5/text')).status).toBe(404);
    expect((await get('/attachments/0/text')).status).toBe(404);
  });

  it('are shown to nobody who is not signed in', async () => {
    const path = `/api/emails/${emailId}/attachments/1`;
    for (const end of ['', '/preview', '/text'])
      expect((await app.app.callUnauthenticated('GET', path + end)).status).toBe(401);
  });
});
