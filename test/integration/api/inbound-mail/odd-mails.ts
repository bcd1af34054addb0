import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NodeHasher } from '../../../../adapters/identity/node-hasher.js';
import { HtmlToTextConverter } from '../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { MailparserMimeParser } from '../../../../adapters/mail/mime/mailparser-mime-parser.js';
import { SystemClock } from '../../../../adapters/runtime/system-clock.js';
import { ReceiveEmail } from '../../../../application/inbound-mail/receive-email.js';
import { receiveSmtpMail } from '../../../../apps/api/inbound-mail/receive-smtp-mail.js';
import { eventually } from '../../../contracts/contract-context.js';
import { WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { oddMail } from '../../../support/malformed-emails.js';
import { CLIENT, WebhookApp } from '../../../support/webhook-app.js';

/** The same mails at every run, so that a red test is red again; `ODD_MAIL_SEED` writes others. */
const SEED = Number(process.env.ODD_MAIL_SEED ?? 1_829);
const HEADERS = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };
const READABLE_MESSAGE = /^\w[^\0]*\w/;
const CONCURRENCY = 10;
const TIMEOUT_MS = 3_600_000;

/** Declares what becomes of mails as no program should write them. @param usualMails how many, unless `ODD_MAILS` says so */
export function describeOddMails(usualMails: number): void {
  const mailCount = Number(process.env.ODD_MAILS ?? usualMails);
  describe('Mails as no program should write them', () => {
    const errors: unknown[] = [];
    let app: WebhookApp;
    beforeAll(async () => {
      app = await WebhookApp.open(() => ({
        onJobError: (error: unknown, work) => {
          errors.push({ emailId: work?.subjectId, error: error instanceof Error ? error.stack : error });
        },
      }));
    });
    afterAll(() => app.close());

    it(
      `are each refused with a sentence or kept with an outcome, and stop nothing (${mailCount} of them)`,
      async () => {
        const { stores } = app.app;
        const parts = {
          mimeParser: new MailparserMimeParser(new HtmlToTextConverter()),
          receiveEmail: new ReceiveEmail(stores.unitOfWork, new NodeHasher(), new SystemClock()),
          settings: stores.settings,
        };
        const answers = new Map<string, number>();
        const stored = new Map<number, string>();
        const mails = fc.sample(oddMail, { numRuns: mailCount, seed: SEED });
        const recordAnswer = (answer: string, emailId: number | undefined, raw: Buffer) => {
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
          if (emailId !== undefined) stored.set(emailId, raw.toString('base64'));
        };
        const receiveBySmtp = async (raw: Buffer) => {
          const { code, message } = await receiveSmtpMail(parts, { raw, mailFrom: CLIENT });
          expect(message).toMatch(READABLE_MESSAGE);
          recordAnswer(`SMTP ${code}`, code === 250 ? Number(/\d+$/.exec(message)?.[0]) : undefined, raw);
        };
        const receiveByHttp = async (raw: Buffer) => {
          const { status, json } = await app.post('raw', new Uint8Array(raw), HEADERS);
          expect([200, 202, 400]).toContain(status);
          if (status === 400) expect(json).toEqual({ error: expect.stringMatching(READABLE_MESSAGE) });
          recordAnswer(`HTTP ${status}`, status === 400 ? undefined : Number(json.emailId), raw);
        };
        const receive = async (raw: Buffer, at: number) => {
          try {
            await (at % 2 === 0 ? receiveBySmtp(raw) : receiveByHttp(raw));
          } catch (error) {
            errors.push({ error: error instanceof Error ? error.stack : error, raw: raw.toString('base64') });
          }
        };
        for (let at = 0; at < mails.length; at += CONCURRENCY) {
          await Promise.all(mails.slice(at, at + CONCURRENCY).map(receive));
          await eventually(async () => ((await stores.queue.backlog()).pending === 0 ? true : undefined), TIMEOUT_MS);
        }
        const states = new Map<string, number>();
        for (const [id, raw] of stored) {
          const email = await stores.emails.find(id);
          const state = email?.state ?? 'lost';
          states.set(state, (states.get(state) ?? 0) + 1);
          if (['lost', 'received', 'failed'].includes(state)) errors.push({ id, state, why: email?.lastError, raw });
        }
        if (process.env.ODD_MAILS) console.log(Object.fromEntries(answers), Object.fromEntries(states), errors.length);
        expect(errors).toEqual([]);
        expect(stored.size).toBeGreaterThan(mailCount / 2);
        expect(Object.fromEntries(states)).toMatchObject({
          answered: expect.any(Number),
          held: expect.any(Number),
          ignored: expect.any(Number),
        });
      },
      TIMEOUT_MS,
    );
  });
}
