import { describe, expect, it } from '@jest/globals';
import type { InboundChannel, InboundEmailStatus } from '../../domain/inbound-mail/inbound-email.js';
import { createReplyCopy } from '../../domain/outbound-mail/reply-copy.js';
import { aQuotation } from '../support/fixtures/quotations.js';
import { type ContractContext, type OpenContext, setUpContext } from './contract-context.js';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 30, 12);
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

let lastMail = 0;

async function addEmail(
  context: ContractContext,
  receivedAt: Date,
  state: Exclude<InboundEmailStatus, 'received'>,
  channel: InboundChannel = 'webhook',
): Promise<number> {
  lastMail += 1;
  const from = 'Nora <nora@sedas.example>';
  const { id } = await context.emails.addIfAbsent(
    {
      ...{ channel, fromHeader: from, fromAddress: 'nora@sedas.example', fromName: 'Nora' },
      ...{ to: 'quotes@desk.example', subject: 'Sedas', text: 'Sedas', html: undefined, messageId: undefined },
      ...{ inReplyTo: undefined, references: [], headers: {}, attachments: [], authenticationResults: undefined },
    },
    `records-${lastMail}`,
    receivedAt,
  );
  await context.emails.recordOutcome(id, { state, reasons: [], quotationId: undefined, lastError: undefined });
  return id;
}

async function addAnsweredEmail(context: ContractContext, receivedAt: Date, seconds: number, country: string) {
  const emailId = await addEmail(context, receivedAt, 'answered');
  const quoted = aQuotation({ emailId, createdAt: receivedAt });
  const { id } = await context.quotations.add({ ...quoted, charges: { ...quoted.charges, country } });
  const reply = await context.outboundEmails.add({
    ...{ quotationId: id, revision: 1, messageId: `<r${id}@desk.example>`, from: 'quotes@desk.example' },
    ...{ to: 'nora@sedas.example', subject: 'Re: Sedas', text: '', html: '', inReplyTo: undefined, references: [] },
    ...{ createdAt: receivedAt, notBefore: receivedAt },
  });
  await context.outboundEmails.markSent(reply.id, new Date(receivedAt.getTime() + seconds * 1000));
  return { emailId, quotationId: id };
}

/** A quotation that waited for a person, who approved it; `reasons` are what the gate held it for. */
async function addApprovedQuotation(
  context: ContractContext,
  receivedAt: Date,
  reasons: readonly string[],
): Promise<void> {
  const { emailId, quotationId } = await addAnsweredEmail(context, receivedAt, 7200, 'HN');
  await context.emails.recordOutcome(emailId, { state: 'answered', reasons, quotationId, lastError: undefined });
  await context.activity.append({
    ...{ at: receivedAt, category: 'quotation', action: 'Quotation approved', details: `Q${quotationId}` },
    ...{ eventType: 'quotation-approved' },
    ...{ status: 'success', actor: 'admin@desk.example', emailId, quotationId, before: undefined, after: undefined },
  });
}

/** What a server's records tell of it. */
export function describeOperationsReportContract(name: string, open: OpenContext): void {
  describe(`${name} as the server's records`, () => {
    const context = setUpContext(open);

    it('have nothing to tell of an empty server', async () => {
      expect(await context().operationsReport.getKpisSince(daysAgo(30))).toEqual({
        answeredShare: undefined,
        medianSeconds: undefined,
        countries: 0,
        strictPercent: undefined,
        lastMailAt: undefined,
      });
    });

    it('measure what came since a moment, and remember the last mail whenever it was', async () => {
      await addAnsweredEmail(context(), daysAgo(29), 4, 'CR');
      await addAnsweredEmail(context(), daysAgo(10), 6.5, 'PA');
      await addAnsweredEmail(context(), daysAgo(9), 3600, 'CR');
      await addAnsweredEmail(context(), daysAgo(31), 1, 'GT');
      await addEmail(context(), daysAgo(8), 'held');
      await addEmail(context(), daysAgo(7), 'ignored');
      expect(await context().operationsReport.getKpisSince(daysAgo(30))).toEqual({
        answeredShare: 0.75,
        medianSeconds: 6.5,
        countries: 2,
        strictPercent: 100,
        lastMailAt: daysAgo(7),
      });
      expect(await context().operationsReport.getKpisSince(daysAgo(9.5))).toMatchObject({
        answeredShare: 0.5,
        medianSeconds: 3600,
      });
      expect(await context().operationsReport.getKpisSince(daysAgo(11))).toMatchObject({
        medianSeconds: (6.5 + 3600) / 2,
      });
      expect(await context().operationsReport.getKpisSince(daysAgo(1))).toMatchObject({
        countries: 0,
        lastMailAt: daysAgo(7),
      });
    });

    it('leave out what people entered on the phone: it is no mail, and nobody answered it automatically', async () => {
      await addAnsweredEmail(context(), daysAgo(5), 4, 'CR');
      await addEmail(context(), daysAgo(4), 'held');
      await addEmail(context(), daysAgo(3), 'answered', 'phone');
      await addEmail(context(), daysAgo(2), 'held', 'phone');
      expect(await context().operationsReport.getKpisSince(daysAgo(6))).toMatchObject({
        answeredShare: 0.5,
        lastMailAt: daysAgo(4),
      });
    });

    it('measure the time of the first reply, not of one that was sent again', async () => {
      const { quotationId } = await addAnsweredEmail(context(), daysAgo(2), 20, 'CR');
      const first = await context().outboundEmails.findByQuotation(quotationId);
      if (!first) throw new Error('There is no reply.');
      const copy = await context().outboundEmails.add(createReplyCopy(first, daysAgo(1.9)));
      await context().outboundEmails.markSent(copy.id, daysAgo(1.8));
      expect(await context().operationsReport.getKpisSince(daysAgo(2.1))).toMatchObject({ medianSeconds: 20 });
    });

    it('count as answered by itself only what no person approved, and measure the time of that alone', async () => {
      await addAnsweredEmail(context(), daysAgo(0.5), 5, 'CR');
      await addApprovedQuotation(context(), daysAgo(0.4), ['domain-unknown']);
      // Priced again, the gate had nothing against it any more; a person sent it all the same.
      await addApprovedQuotation(context(), daysAgo(0.3), []);
      await addEmail(context(), daysAgo(0.2), 'held');
      expect(await context().operationsReport.getKpisSince(daysAgo(1))).toMatchObject({
        answeredShare: 0.25,
        medianSeconds: 5,
        countries: 2,
      });
    });

    it('count the mail of a stretch of time by where it is now, its end left out', async () => {
      const day = (hour: number) => new Date(Date.UTC(2025, 1, 3, hour));
      await addEmail(context(), day(0), 'answered');
      await addEmail(context(), day(7), 'answered');
      await addEmail(context(), day(8), 'held');
      await addEmail(context(), day(9), 'failed');
      await addEmail(context(), day(23), 'ignored');
      const counts = { received: 0, answered: 1, held: 1, ignored: 0, failed: 1 };
      expect(await context().operationsReport.countEmailsBetween(day(7), day(23))).toEqual(counts);
      const nothing = { received: 0, answered: 0, held: 0, ignored: 0, failed: 0 };
      expect(await context().operationsReport.countEmailsBetween(day(24), day(48))).toEqual(nothing);
    });
  });
}
