import { describe, expect, it } from '@jest/globals';
import { parsePastedEmail } from '../../../../domain/quoting/pasted-email.js';

const BODY = 'Buenas,\ncotizar 2 tarimas a Heredia.\n';
const readHeaders = (pasted: string) => {
  const { from, to, subject } = parsePastedEmail(pasted).email;
  return { from, to, subject };
};
const NONE = { from: undefined, to: undefined, subject: undefined };

describe('A pasted email', () => {
  it.each([
    ['English', 'From: Ana <ana@norte.example>\nTo: q@istmo.example\nSubject: RFQ MIA-SJO\n\n'],
    ['Spanish', 'De: Ana <ana@norte.example>\nPara: q@istmo.example\nAsunto: RFQ MIA-SJO\n\n'],
    ['Outlook’s', 'De: Ana <ana@norte.example>\nEnviado el: lunes 2\nPara: q@istmo.example\nAsunto: RFQ MIA-SJO\n\n'],
    ['Windows', 'From: Ana <ana@norte.example>\r\nTo: q@istmo.example\r\nSubject: RFQ MIA-SJO\r\n\r\n'],
    [
      'raw',
      '\n\nReceived: from a by b\n\tfor <q@istmo.example>\nMessage-ID: <1@norte.example>\nX-Mailer: M\nfrom: Ana <ana@norte.example>\nto: q@istmo.example\nsubject:   RFQ MIA-SJO  \nMIME-Version: 1.0\n\n',
    ],
  ])('with %s headers on top is taken apart', (_, headers) => {
    const { email } = parsePastedEmail(headers + BODY);
    expect(email).toEqual({
      from: 'Ana <ana@norte.example>',
      to: 'q@istmo.example',
      subject: 'RFQ MIA-SJO',
      body: BODY,
    });
  });

  it.each([
    ['without headers', BODY],
    ['with a route that looks like one', 'De: Miami\nPara: Heredia\n\n2 tarimas'],
    ['with labels straight below a subject', 'Subject: RFQ\nWeight: 300 kg\n\nThanks'],
    ['with a header-like line further down', `Hola\nSubject: nada\n\n${BODY}`],
    ['with a word of the machine for a name', 'constructor: x\n\nHola'],
    ['that is empty', ''],
  ])('%s is all body', (_, pasted) => {
    expect(parsePastedEmail(pasted).email).toEqual({ ...NONE, body: pasted });
  });

  it('may consist of a subject alone', () => {
    expect(parsePastedEmail('Subject: RFQ 5 ctns 60 kg MIA-TGU').email).toEqual({
      ...NONE,
      subject: 'RFQ 5 ctns 60 kg MIA-TGU',
      body: '',
    });
  });

  it('keeps a folded subject as it stands', () => {
    expect(readHeaders('Subject: RFQ MIA-SJO\n  2 plts 310 kg\n\nHola').subject).toBe('RFQ MIA-SJO\n  2 plts 310 kg');
  });

  it('tells where each part starts in what was pasted', () => {
    const pasted = `From: Ana <ana@norte.example>\nSubject:  RFQ MIA-SJO\n\n${BODY}`;
    const { email, offsets } = parsePastedEmail(pasted);
    const sliceAt = (offset: number, text: string | undefined) => pasted.slice(offset, offset + (text?.length ?? 0));
    expect(sliceAt(offsets.from, email.from)).toBe(email.from);
    expect(sliceAt(offsets.subject, email.subject)).toBe(email.subject);
    expect(pasted.slice(offsets.body)).toBe(email.body);
  });
});
