import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parsePastedEmail } from '../../../../domain/quoting/pasted-email.js';
import { anXlsx } from '../../../support/fixtures/attachments.js';
import { filePart, MailCaseApp, multipart, textPart } from '../../../support/mail-case-app.js';

const MESSAGE = { 'content-type': 'message/rfc822' };
let app: MailCaseApp;
let saved: Buffer;
describe('a server that is given email files', () => {
  beforeAll(async () => {
    app = await MailCaseApp.open();
    const list = await anXlsx([
      ['Bultos', 'Medidas cm', 'Peso bruto kg'],
      [2, '120x80x100', 350.5],
    ]);
    const text = 'Favor cotizar de Miami a Heredia, Costa Rica, DAP, según lista adjunta. Ropa.';
    saved = app.toRaw({
      content: multipart(
        'mixed',
        textPart(text),
        filePart('lista.xlsx', list, 'application/vnd.ms-excel'),
        filePart('foto.jpg', Buffer.alloc(50_000, 1), 'image/jpeg'),
      ),
    });
  });
  afterAll(() => app.close());

  const post = (path: string, body: Buffer | string, headers: Readonly<Record<string, string>> = MESSAGE) =>
    app.app.call('POST', path, body, headers);

  describe('A saved email in the Email Processor', () => {
    const EML = [
      'From: =?utf-8?q?Jos=C3=A9_Mora?= <jose@pacific-textiles.example>',
      'To: quotes@istmo.example',
      'Subject: =?utf-8?b?Q290aXphY2nDs24=?=',
      'Content-Type: multipart/alternative; boundary="part"',
      '',
      '--part',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Env=EDo de 100 kg a San Salvador',
      '--part',
      'Content-Type: text/html',
      '',
      '<p>not this one</p>',
      '--part--',
      '',
    ].join('\r\n');

    it('is shown with its headers on top, decoded', async () => {
      const { json } = await post('/api/emails/file', EML);
      const { emailContent } = json as { emailContent: string };
      const { email } = parsePastedEmail(emailContent);
      expect(email).toMatchObject({
        from: 'José Mora <jose@pacific-textiles.example>',
        to: 'quotes@istmo.example',
        subject: 'Cotización',
      });
      expect(email.body.trim()).toBe('Envío de 100 kg a San Salvador');
    });

    it('is read with its documents, and names those that were not', async () => {
      const { status, json } = await post('/api/emails/file/process-ai', saved);
      expect(status).toBe(200);
      expect(json).toMatchObject({
        extractedInfo: {
          goods: { weight: 350.5, pieces: 2 },
          destination: { city: 'Heredia' },
          airportDestination: 'SJO',
        },
        attachments: [{ filename: 'lista.xlsx' }, { filename: 'foto.jpg' }],
        unreadAttachments: ['foto.jpg'],
        evidence: { 'goods.weight': [{ part: 'attachment', filename: 'lista.xlsx' }] },
      });
      const { emailContent, evidence } = json as {
        emailContent: string;
        evidence: Record<string, { start: number; end: number; text: string }[]>;
      };
      const [city] = evidence['destination.city'] ?? [];
      expect(emailContent.slice(city?.start, city?.end)).toBe(city?.text);
    });

    it('is tried and handed in as the channels take it', async () => {
      const preview = await post('/api/webhook/email/raw?dryRun=true', saved);
      expect(preview).toMatchObject({
        status: 200,
        json: { outcome: 'held', emailId: null, reasons: ['attachment-unread'] },
      });
      const handedIn = await post('/api/webhook/email/raw', saved);
      expect(handedIn).toMatchObject({ status: 200, json: { outcome: 'held', reasons: ['attachment-unread'] } });
    });

    it.each([
      ['nothing', '', MESSAGE, 400, 'The body must be an email of type message/rfc822.'],
      [
        'another type',
        '{}',
        { 'content-type': 'application/json' },
        400,
        'The body must be an email of type message/rfc822.',
      ],
      [
        'what is no email',
        'PK\u0003\u0004 nothing of it',
        MESSAGE,
        400,
        'The bytes are no email: none of its headers is there.',
      ],
      [
        'more than the setting allows',
        'x'.repeat(15 * 1024 * 1024),
        MESSAGE,
        413,
        'The email is larger than the maximum attachment size of 10 MB.',
      ],
    ])('is refused with a sentence: %s', async (_, body, headers, status, error) => {
      for (const path of ['/api/emails/file', '/api/emails/file/process-ai']) {
        expect(await post(path, body, headers)).toMatchObject({ status, json: { error } });
      }
    });

    it('is opened by people who are signed in only, and tried by nobody else', async () => {
      const { status } = await app.app.callUnauthenticated('POST', '/api/emails/file', saved, MESSAGE);
      expect(status).toBe(401);
      const bearer = { ...MESSAGE, authorization: 'Bearer webhook secret for tests only' };
      const preview = await app.app.callUnauthenticated('POST', '/api/webhook/email/raw?dryRun=true', saved, bearer);
      expect(preview.status).toBe(403);
    });
  });
});
