import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AttachmentText } from '../../../../domain/inbound-mail/attachment-text-extractor.port.js';
import { TextRecognizer } from '../../../../domain/inbound-mail/text-recognizer.port.js';
import { DEFAULT_SETTINGS } from '../../../../domain/operations/settings.js';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };
const ASKED = 'Please quote air freight from Miami to SJO, DAP Heredia. The packing list is attached.';
const HEAD = 'No.\tDescription\tCartons\tDimensions (cm)\tGross weight (kg)\tVolume (CBM)';
const LIST = [
  HEAD,
  '1\tLamps\t3\t54 x 76 x 88\t200.4\t1.083',
  '2\tLamps\t4\t78 x 74 x 35\t186.1\t0.808',
  'TOTAL\t\t7\t\t386.5\t1.891',
];
const WHOLE = LIST.map((line) => line.replace('200.4', '2004').replace('186.1', '1861').replace('386.5', '3865'));

/** Recognizes what the test says. */
class ScriptedRecognizer extends TextRecognizer {
  lines: readonly string[] = [];
  isCut = false;

  async recognize(attachments: readonly { readonly filename: string }[]): Promise<AttachmentText[]> {
    let start = 0;
    const recognizedLines = this.lines.map((line, k) => {
      const from = start;
      start += line.length + 1;
      const box = { left: 0.1, top: 0.1 + k / 20, width: 0.8, height: 0.03 };
      return { page: 1, line: k + 1, start: from, end: from + line.length, box };
    });
    const text = this.lines.join('\n');
    return attachments.map(({ filename }) => ({ filename, text, isCut: this.isCut, recognizedLines }));
  }
}

describe('a packing list that is a picture', () => {
  const recognizer = new ScriptedRecognizer();
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', () => ({ textRecognizer: recognizer }));
    await app.signIn();
    const draft = { companyName: 'Acme', country: undefined, isApproved: true, notes: undefined };
    await app.stores.recognizedDomains.add({ ...draft, mailDomain: 'acme-cargo.example' }, new Date());
  });
  beforeEach(async () => {
    await app.stores.settings.save({ ...DEFAULT_SETTINGS, readPictures: true });
    recognizer.isCut = false;
  });
  afterAll(() => app.close());

  async function send(content: string, lines: readonly string[]) {
    recognizer.lines = lines;
    const content64 = Buffer.alloc(50_000, 7).toString('base64');
    const picture = { filename: 'list.jpg', contentType: 'image/jpeg', size: 50_000, content: content64 };
    const email = { from: 'Rita <rita@acme-cargo.example>', to: 'quotes@desk.example', subject: 'Flete', content };
    const { json } = await app.callUnauthenticated(
      'POST',
      '/api/webhook/email',
      { ...email, attachments: [picture] },
      BEARER,
    );
    return json as { readonly outcome: string; readonly reasons: readonly string[]; readonly quotationId: number };
  }

  it('is left to a person where the setting is off', async () => {
    await app.stores.settings.save(DEFAULT_SETTINGS);
    expect(await send(`${ASKED} Off.`, LIST)).toMatchObject({ outcome: 'held', reasons: ['attachment-unread'] });
  });

  it('is priced where its rows add up to its totals and its sizes to its volume', async () => {
    const answer = await send(`${ASKED} Whole.`, LIST);
    expect(answer).toMatchObject({ outcome: 'answered', reasons: [] });
    const quotation = await app.stores.quotations.find(answer.quotationId);
    expect(quotation?.request.goods).toMatchObject({ grossWeightKg: 386.5, pieces: 7 });
  });

  it('is held with the line where a column may have lost its points, until a person enters the weight', async () => {
    const answer = await send(`${ASKED} Points.`, WHOLE);
    expect(answer).toMatchObject({ outcome: 'held' });
    expect(answer.reasons).toContain('recognized-unconfirmed');
    const { json } = await app.call('GET', `/api/quotations/${answer.quotationId}/details`);
    const message =
      'Read from a picture, and nothing confirms it: Gross weight 3865 kg (list.jpg, page 1, line 4: “TOTAL 7 3865 1.891”).';
    const reason = expect.objectContaining({ code: 'recognized-unconfirmed', message });
    expect(json).toMatchObject({ gate: { reasons: expect.arrayContaining([reason]) } });
  });

  it('is priced where the email says the same', async () => {
    const said = 'In all 7 cartons, 386.5 kg gross, 1.891 m3.';
    const unchecked = [HEAD, '1\tLamps\t7\t-\t386.5\t1.891'];
    expect(await send(`${ASKED} ${said}`, unchecked)).toMatchObject({ outcome: 'answered', reasons: [] });
    const other = await send(`${ASKED} ${said} Other.`, [HEAD, '1\tLamps\t7\t-\t336.5\t1.891']);
    expect(other).toMatchObject({ outcome: 'held', reasons: expect.arrayContaining(['values-conflict']) });
  });

  it('is held where a part of it was not read', async () => {
    recognizer.isCut = true;
    expect(await send(`${ASKED} Cut.`, LIST)).toMatchObject({ outcome: 'held', reasons: ['attachment-unread'] });
  });

  it('is held where it leaves out what the email leaves out, too', async () => {
    const answer = await send(`${ASKED} Sizes only.`, [
      HEAD.replace('Gross weight (kg)', ''),
      '1\tLamps\t3\t54 x 76 x 88',
    ]);
    expect(answer).toMatchObject({ outcome: 'held', reasons: expect.arrayContaining(['recognized-unconfirmed']) });
  });

  it('is no document where it shows a label', async () => {
    const answer = await send(`${ASKED} Label.`, ['FRAGILE', 'THIS SIDE UP 2']);
    expect(answer).toMatchObject({ outcome: 'held', reasons: ['attachment-unread'] });
  });
});
