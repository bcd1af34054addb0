import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HtmlBodyText } from '../../../../adapters/mail/html-to-text/html-to-text-converter.js';
import { NodeDigest } from '../../../../adapters/identity/node-hasher.js';
import { MailparserMimeReader } from '../../../../adapters/mail/mime/mailparser-mime-parser.js';
import { SystemClock } from '../../../../adapters/runtime/system-clock.js';
import { ReceiveEmail } from '../../../../application/inbound-mail/receive-email.js';
import { takeSmtpMail } from '../../../../apps/api/inbound-mail/receive-smtp-mail.js';
import { eventually } from '../../../contracts/contract-context.js';
import { CLIENT, DeskBehindDoors } from '../../../support/webhook-app.js';
import { WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { oddMail } from '../../../support/malformed-emails.js';

const MAILS = Number(process.env.ODD_MAILS ?? 300);
/** The same mails at every run, so that a red test is red again; `ODD_MAIL_SEED` writes others. */
const SEED = Number(process.env.ODD_MAIL_SEED ?? 1_829);
const HEADERS = { authorization: `Bearer ${WEBHOOK_SECRET}`, 'content-type': 'message/rfc822' };
const A_SENTENCE = /^\w[^\0]*\w/;
const AT_A_TIME = 10;
const PATIENCE_MS = 3_600_000;

describe('Mails as no program should write them', () => {
  const faults: unknown[] = [];
  let doors: DeskBehindDoors;
  beforeAll(async () => {
    doors = await DeskBehindDoors.open(() => ({
      onWorkFault: (fault: unknown, work) => {
        faults.push({ emailId: work?.subjectId, fault: fault instanceof Error ? fault.stack : fault });
      },
    }));
  });
  afterAll(() => doors.close());

  it(
    `are each refused with a sentence or kept with an outcome, and stop nothing (${MAILS} of them)`,
    async () => {
      const { stores } = doors.desk;
      const parts = {
        mimeReader: new MailparserMimeReader(new HtmlBodyText()),
        receiveEmail: new ReceiveEmail(stores.unitOfWork, new NodeDigest(), new SystemClock()),
        settings: stores.settings,
      };
      const answers = new Map<string, number>();
      const kept = new Map<number, string>();
      const mails = fc.sample(oddMail, { numRuns: MAILS, seed: SEED });
      const note = (answer: string, emailId: number | undefined, raw: Buffer) => {
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (emailId !== undefined) kept.set(emailId, raw.toString('base64'));
      };
      const takeBySmtp = async (raw: Buffer) => {
        const { code, sentence } = await takeSmtpMail(parts, { raw, mailFrom: CLIENT });
        expect(sentence).toMatch(A_SENTENCE);
        note(`SMTP ${code}`, code === 250 ? Number(/\d+$/.exec(sentence)?.[0]) : undefined, raw);
      };
      const takeByHttp = async (raw: Buffer) => {
        const { status, json } = await doors.post('raw', new Uint8Array(raw), HEADERS);
        expect([200, 202, 400]).toContain(status);
        if (status === 400) expect(json).toEqual({ error: expect.stringMatching(A_SENTENCE) });
        note(`HTTP ${status}`, status === 400 ? undefined : Number(json.emailId), raw);
      };
      const take = async (raw: Buffer, at: number) => {
        try {
          await (at % 2 === 0 ? takeBySmtp(raw) : takeByHttp(raw));
        } catch (fault) {
          faults.push({ fault: fault instanceof Error ? fault.stack : fault, raw: raw.toString('base64') });
        }
      };
      for (let at = 0; at < mails.length; at += AT_A_TIME) {
        await Promise.all(mails.slice(at, at + AT_A_TIME).map(take));
        await eventually(async () => ((await stores.queue.backlog()).pending === 0 ? true : undefined), PATIENCE_MS);
      }
      const states = new Map<string, number>();
      for (const [id, raw] of kept) {
        const email = await stores.emails.find(id);
        const state = email?.state ?? 'lost';
        states.set(state, (states.get(state) ?? 0) + 1);
        if (['lost', 'received', 'failed'].includes(state)) faults.push({ id, state, why: email?.lastError, raw });
      }
      if (process.env.ODD_MAILS) console.log(Object.fromEntries(answers), Object.fromEntries(states), faults.length);
      expect(faults).toEqual([]);
      expect(kept.size).toBeGreaterThan(MAILS / 2);
      expect(Object.fromEntries(states)).toMatchObject({
        answered: expect.any(Number),
        held: expect.any(Number),
        ignored: expect.any(Number),
      });
    },
    PATIENCE_MS,
  );
});
