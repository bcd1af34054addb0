import { describe, expect, it } from '@jest/globals';
import { describeHoldReason } from '../../../apps/console/src/components/hold-reasons/describe-hold-reason.js';
import { readEmailFile, UnreadableFileError } from '../../../apps/console/src/features/processor/read-email-file.js';
import { getSampleEmails } from '../../../apps/console/src/features/processor/sample-emails.js';
import { parsePastedEmail } from '../../../domain/quoting/pasted-email.js';

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

describe('An opened file', () => {
  it('brings a saved email with its headers on top, decoded', async () => {
    const text = await readEmailFile(new File([EML], 'request.eml'));
    const { email } = parsePastedEmail(text);
    expect(email).toMatchObject({
      from: 'José Mora <jose@pacific-textiles.example>',
      to: 'quotes@istmo.example',
      subject: 'Cotización',
    });
    expect(email.body.trim()).toBe('Envío de 100 kg a San Salvador');
  });

  it('brings a text file as it is', async () => {
    expect(await readEmailFile(new File(['12 kg to PTY'], 'note.txt'))).toBe('12 kg to PTY');
  });

  it.each([
    [new File(['%PDF'], 'rates.pdf', { type: 'application/pdf' }), 'Only .eml and .txt files can be read.'],
    [new File(['  '], 'empty.txt'), 'The file holds no text.'],
    [new File([new Uint8Array(10_000_001)], 'huge.txt'), 'The file is larger than 10 MB.'],
  ])('is refused with a sentence where it holds no email text', async (file, message) => {
    await expect(readEmailFile(file)).rejects.toThrow(UnreadableFileError);
    await expect(readEmailFile(file)).rejects.toThrow(message);
  });
});

describe('The reasons of the webhook', () => {
  it('are put into words where they are codes', () => {
    expect(describeHoldReason('domain-unknown').message).toContain('recognized domains');
    expect(describeHoldReason('domain-unknown').remedy).toContain('Approve and send');
  });

  it('are shown as they are where they are sentences or bring their own words', () => {
    expect(describeHoldReason('The mail server refused it.')).toEqual({
      message: 'The mail server refused it.',
      remedy: undefined,
    });
    expect(describeHoldReason('toString')).toEqual({ message: 'toString', remedy: undefined });
    expect(describeHoldReason({ code: 'not-a-request', message: 'Why', remedy: 'What' })).toMatchObject({
      message: 'Why',
      remedy: 'What',
    });
  });
});

describe('The sample emails', () => {
  it.each(getSampleEmails())('$name has a sender and a subject that are read as headers', ({ content }) => {
    const { email } = parsePastedEmail(content);
    expect(email.from).toMatch(/@[a-z-]+\.example>/);
    expect(email.subject).toBeTruthy();
    expect(email.body).not.toContain('Subject:');
  });
});
