import { describe, expect, it } from '@jest/globals';
import { labelHoldReasons } from '../../../apps/console/src/components/hold-reasons/label-hold-reasons.js';
import {
  isEmailFile,
  readTextFile,
  toEmailFile,
  UnreadableFileError,
} from '../../../apps/console/src/features/processor/read-email-file.js';
import { getSampleEmails } from '../../../apps/console/src/features/processor/sample-emails.js';
import { parsePastedEmail } from '../../../domain/quoting/pasted-email.js';

describe('An opened file', () => {
  it('is told from a text by its name or its type, and a pasted message by its encodings', () => {
    expect(isEmailFile(new File([''], 'Request.EML'))).toBe(true);
    expect(isEmailFile(new File([''], 'request', { type: 'message/rfc822' }))).toBe(true);
    expect(isEmailFile(new File([''], 'note.txt'))).toBe(false);
    expect(toEmailFile('From: a@b.example\nMIME-Version: 1.0\n\n--x')?.type).toBe('message/rfc822');
    expect(toEmailFile('From: a@b.example\nSubject: Rate\n\nContent-Type: multipart/mixed')).toBeUndefined();
  });

  it('brings a text file as it is', async () => {
    expect(await readTextFile(new File(['12 kg to PTY'], 'note.txt'))).toBe('12 kg to PTY');
  });

  it.each([
    [new File(['%PDF'], 'rates.pdf', { type: 'application/pdf' }), 'Only .eml, .msg and .txt files can be read.'],
    [new File(['  '], 'empty.txt'), 'The file holds no text.'],
    [new File([new Uint8Array(10_000_001)], 'huge.txt'), 'The file is larger than 10 MB.'],
  ])('is refused with a sentence where it holds no email text', async (file, message) => {
    await expect(readTextFile(file)).rejects.toThrow(UnreadableFileError);
    await expect(readTextFile(file)).rejects.toThrow(message);
  });
});

describe('The reasons in a list of mail', () => {
  it('are labels of their codes, and stay as they are where they are no codes', () => {
    expect(labelHoldReasons(['domain-unknown', 'toString'])).toBe(
      'The domain of the sender is not among the recognized domains. toString',
    );
    expect(labelHoldReasons([])).toBe('');
  });
});

describe('The sample emails', () => {
  it.each(getSampleEmails())('$name has a sender and a subject that are read as headers', ({ content }) => {
    const { email } = parsePastedEmail(content);
    expect(email.from).toMatch(/@[a-z-]+\.example>/);
    expect(email.subject).toBeTruthy();
    expect(email.body).not.toMatch(/^(?:From|De|Subject|Asunto):/);
  });
});
