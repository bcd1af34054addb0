import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { simpleParser } from 'mailparser';
import { extractText, getDocumentProxy } from 'unpdf';
import { NodemailerMessageBuilder } from '../../../../adapters/mail/smtp-transport/nodemailer-message-builder.js';
import { SmtpMailTransport } from '../../../../adapters/mail/smtp-transport/smtp-mail-transport.js';
import { eventually } from '../../../contracts/contract-context.js';
import { ADMIN, InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';
import { SmtpSink } from '../../../support/smtp-sink.js';

const CUSTOMER = 'eva@montes.example';
/** The places of an email that come back in ours. */
const PLACES = ['name', 'subject', 'goods', 'file', 'town'] as const;
const OUR_HEADERS = new Set(
  'from to subject message-id date mime-version content-type content-transfer-encoding in-reply-to references auto-submitted x-auto-response-suppress precedence reply-to list-id'.split(
    ' ',
  ),
);
const MARKUP = /<script|<img|<iframe|<svg|<style>\*|onerror\s*=|javascript:/i;
const FOREIGN = /evil\s*\.\s*example|spy@|live\.example/i;

type Place = (typeof PLACES)[number];

/**
 * Declares that nothing of a stranger's comes back in our mail.
 * @param payloads what the stranger writes where a name is expected
 */
export function describeHostileNames(payloads: readonly string[]): void {
  describe('names and goods that a stranger made of markup, links and headers', () => {
    const sink = new SmtpSink();
    let server: SmtpMailTransport;
    let app: InMemoryApp;
    beforeAll(async () => {
      server = new SmtpMailTransport(await sink.open(), new NodemailerMessageBuilder());
      app = await InMemoryApp.open('quotes@desk.example', () => ({ mailTransport: server }));
      await app.signIn();
    });
    afterAll(async () => {
      await app.close();
      server.close();
      await sink.close();
    });

    function createEmail(place: Place, payload: string, count: number) {
      const at = (wanted: Place, usual: string) => (place === wanted ? payload : usual);
      return {
        from: `${JSON.stringify(at('name', 'Eva Montes'))} <${CUSTOMER}>`,
        to: 'quotes@desk.example',
        subject: at('subject', `Flete ${count}`),
        content: [
          `Please quote DAP ${at('town', 'Heredia')}, Costa Rica: 2 pallets 120x80x100 cm, ${300 + count} kg gross in total, Miami to SJO.`,
          `Goods: ${at('goods', 'pump parts')}`,
        ].join('\n'),
        messageId: `<odd-${place}-${count}@montes.example>`,
        attachments: [{ filename: at('file', 'contact.vcf'), contentType: 'text/vcard', content: 'bm90ZQ==' }],
      };
    }

    /** The mail as it left. */
    function expectHarmlessMail(message: string, recipients: readonly string[], to: string): Promise<void> {
      const [head = ''] = message.split('\r\n\r\n', 1);
      const names = head
        .replace(/\r\n[ \t]+/g, ' ')
        .split('\r\n')
        .map((line) => line.split(':', 1)[0]?.toLowerCase() ?? '');
      expect(recipients).toEqual([to]);
      expect(names.filter((name) => !OUR_HEADERS.has(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
      return expectHarmlessParts(message);
    }

    async function expectHarmlessParts(message: string): Promise<void> {
      const { subject, text, html, attachments } = await simpleParser(message, { skipTextToHtml: true });
      for (const part of [subject, text, html || '']) expect(part ?? '').not.toMatch(FOREIGN);
      expect(html || '').not.toMatch(MARKUP);
      expect([...(html || '').matchAll(/<[^>]*\b(?:href|src)\s*=/gi)]).toEqual([]);
      for (const { content, contentType } of attachments) {
        expect(contentType).toBe('application/pdf');
        const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(content)), {
          mergePages: true,
        });
        expect(pages).not.toMatch(FOREIGN);
        expect(content.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/URI|\/OpenAction\s*<</);
      }
    }

    it.each(PLACES.map((place) => [place]))(
      'come back neither in a reply nor in a mail to the staff where they stand for a %s',
      async (place) => {
        for (const [at, payload] of payloads.entries()) {
          const sent = sink.received.length;
          const count = PLACES.indexOf(place) * payloads.length + at;
          const { json } = await app.callUnauthenticated(
            'POST',
            '/api/webhook/email',
            createEmail(place, payload, count),
            {
              authorization: `Bearer ${WEBHOOK_SECRET}`,
            },
          );
          const { quotationId, outcome } = json as { readonly quotationId: number | null; readonly outcome: string };
          expect(['held', 'ignored']).toContain(outcome);
          if (quotationId === null) continue;
          const details = await app.call('GET', `/api/quotations/${quotationId}/details`);
          expect(details.headers).toMatchObject({
            'content-type': expect.stringContaining('application/json'),
            'x-content-type-options': 'nosniff',
            'content-security-policy': expect.stringContaining("default-src 'none'"),
          });
          const approved = await app.call('POST', `/api/quotations/${quotationId}/send`, { revision: 1 });
          if (approved.status !== 200) continue;
          const reply = await eventually(async () =>
            sink.received.slice(sent).find(({ recipients }) => recipients.includes(CUSTOMER)),
          );
          await expectHarmlessMail(reply.message, reply.recipients, CUSTOMER);
        }
        expect(sink.received.filter(({ recipients }) => recipients.includes(CUSTOMER)).length).toBeGreaterThan(0);
        await app.notifyStaff();
        for (const { message, recipients } of sink.received.filter(({ recipients }) =>
          recipients.includes(ADMIN.email),
        ))
          await expectHarmlessMail(message, recipients, ADMIN.email);
      },
    );
  });
}
