import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import nodemailer from 'nodemailer';
import type { ByteShare } from '../../../../application/inbound-mail/byte-budget.js';
import { MAIL_MEMORY_LIMITS } from '../../../../apps/api/http/limits.js';
import { WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { waitToPass } from '../../../support/wait-to-pass.js';
import { BASIC_AUTH, CLIENT, FROM, REQUEST_TEXT, WebhookApp } from '../../../support/webhook-app.js';

const LARGE_BYTES = 1024 * 1024;
const FILE = Buffer.alloc(LARGE_BYTES, 'x');
const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };

/** The ways by which large mail comes, but for SMTP. */
export type LargeMailChannel = 'json' | 'json in chunks' | 'raw' | 'sendgrid';

/** Declares what large mail does by these ways where its memory is taken. */
export function describeMailMemory(channels: readonly LargeMailChannel[]): void {
  describe('the memory for large mail', () => {
    let app: WebhookApp;
    const held: ByteShare[] = [];
    beforeAll(async () => {
      app = await WebhookApp.open();
    });
    afterAll(() => app.close());
    afterEach(releaseAll);

    function releaseAll(): void {
      for (const share of held.splice(0)) share.release();
    }

    /** Somebody else's mail takes all that there is. */
    async function takeAll(budget: 'proven' | 'unproven' | 'processing'): Promise<void> {
      const share = app.app.mailMemory[budget].open();
      held.push(share);
      await share.take(MAIL_MEMORY_LIMITS[budget].maxBytes);
    }

    function createJsonMail(file?: Buffer) {
      const attachments = file ? [{ filename: 'a.bin', content: file.toString('base64') }] : [];
      const head = {
        from: FROM,
        to: 'quotes@desk.example',
        subject: app.nextSubject(),
        messageId: app.nextMessageId(),
      };
      return JSON.stringify({ ...head, content: REQUEST_TEXT, attachments });
    }

    function createForm() {
      const form = new FormData();
      const fields = { from: FROM, to: 'quotes@desk.example', subject: app.nextSubject(), text: REQUEST_TEXT };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('headers', `Message-ID: ${app.nextMessageId()}\n`);
      form.append('attachment1', new Blob([new Uint8Array(FILE)]), 'a.bin');
      return form;
    }

    async function post(channel: string, body: BodyInit, headers: Record<string, string>) {
      const init: RequestInit & { duplex?: 'half' } = { method: 'POST', body, headers };
      if (body instanceof ReadableStream) init.duplex = 'half';
      const response = await fetch(`${app.base}/api/webhook/email${channel}`, init);
      return { status: response.status, retryAfter: response.headers.get('retry-after'), json: await response.json() };
    }

    const JSON_TYPE = { ...BEARER, 'content-type': 'application/json' };
    const RAW_TYPE = { ...BEARER, 'content-type': 'message/rfc822' };
    const CALLS = {
      json: () => post('', createJsonMail(FILE), JSON_TYPE),
      'json in chunks': () => post('', new Blob([createJsonMail(FILE)]).stream(), JSON_TYPE),
      raw: () => post('/raw', app.aRawMail([], `${REQUEST_TEXT}\r\n${'\r\n'.repeat(LARGE_BYTES / 2)}`), RAW_TYPE),
      sendgrid: () => post('/sendgrid', createForm(), BASIC_AUTH),
    };

    describe.each(channels)('for %s', (channel) => {
      const call = CALLS[channel];

      it('asks to come back where none is left, and takes the mail when there is some', async () => {
        await takeAll('proven');
        const refused = await call();
        expect(refused).toMatchObject({
          status: 503,
          retryAfter: '5',
          json: { error: expect.stringMatching(/large mail/) },
        });
        releaseAll();
        expect([200, 202]).toContain((await call()).status);
      });

      it('is waited for', async () => {
        await takeAll('proven');
        const calling = call();
        setTimeout(releaseAll, 300);
        expect([200, 202]).toContain((await calling).status);
      });

      it('is given back', async () => {
        await call();
        // Only who finds nothing held may take more than there is at once.
        const all = app.app.mailMemory.proven.open();
        await all.take(MAIL_MEMORY_LIMITS.proven.maxBytes, 0);
        all.release();
      });
    });

    it('is not needed for ordinary mail', async () => {
      await takeAll('proven');
      await takeAll('processing');
      expect(await post('', createJsonMail(), JSON_TYPE)).toMatchObject({ status: 200, json: { outcome: 'answered' } });
    });

    it('is waited for by mail that is to be answered, and by no ordinary mail behind it', async () => {
      await takeAll('processing');
      const { json } = await post('', createJsonMail(FILE), JSON_TYPE);
      const { emailId, outcome } = json as { emailId: number; outcome: string };
      expect(outcome).toBe('accepted');
      releaseAll();
      await waitToPass(async () => {
        expect((await app.app.stores.emails.find(emailId))?.state).not.toBe('received');
      });
    });

    it('makes mail over SMTP come back where none is left', async () => {
      const receiver = app.app.openSmtpReceiver({ memoryWaitMs: 100 });
      const port = await receiver.listen();
      const send = async () => {
        const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
        const raw = app.aRawMail([], `${REQUEST_TEXT}\r\n${'x\r\n'.repeat(LARGE_BYTES / 3)}`);
        try {
          return (await transport.sendMail({ envelope: { from: CLIENT, to: ['quotes@desk.example'] }, raw })).response;
        } catch (error) {
          return error instanceof Error && 'response' in error ? String(error.response) : String(error);
        } finally {
          transport.close();
        }
      };
      try {
        await takeAll('unproven');
        expect(await send()).toMatch(/^451 /);
        releaseAll();
        expect(await send()).toMatch(/^250 /);
        await app.app.mailMemory.unproven.open().take(MAIL_MEMORY_LIMITS.unproven.maxBytes, 0);
      } finally {
        await receiver.close();
      }
    });
  });
}
