import { describe, expect, it } from '@jest/globals';
import { QUOTATION_APPROVED } from '../../domain/operations/activity.js';
import type { EmailState } from '../../domain/inbound-mail/inbound-email.js';
import { copyOf } from '../../domain/outbound-mail/reply-copy.js';
import { aQuotationOf } from '../support/fixtures/quotations.js';
import { type DeskUnderTest, deskForContract, type OpenDesk } from './contract-context.js';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 30, 12);
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

let lastMail = 0;

async function mailIn(desk: DeskUnderTest, receivedAt: Date, state: Exclude<EmailState, 'received'>): Promise<number> {
  lastMail += 1;
  const from = 'Nora <nora@sedas.example>';
  const { id } = await desk.emails.keep(
    {
      ...{ door: 'webhook', fromHeader: from, fromAddress: 'nora@sedas.example', fromName: 'Nora' },
      ...{ to: 'quotes@desk.example', subject: 'Sedas', text: 'Sedas', html: undefined, messageId: undefined },
      ...{ inReplyTo: undefined, references: [], headers: {}, attachments: [], authenticationResults: undefined },
    },
    `records-${lastMail}`,
    receivedAt,
  );
  await desk.emails.settle(id, { state, reasons: [], quotationId: undefined, lastError: undefined });
  return id;
}

async function answeredIn(desk: DeskUnderTest, receivedAt: Date, seconds: number, country: string) {
  const emailId = await mailIn(desk, receivedAt, 'answered');
  const quoted = aQuotationOf({ emailId, createdAt: receivedAt });
  const { id } = await desk.quotations.add({ ...quoted, charges: { ...quoted.charges, country } });
  const reply = await desk.outbox.add({
    ...{ quotationId: id, revision: 1, messageId: `<r${id}@desk.example>`, from: 'quotes@desk.example' },
    ...{ to: 'nora@sedas.example', subject: 'Re: Sedas', text: '', html: '', inReplyTo: undefined, references: [] },
    ...{ createdAt: receivedAt, notBefore: receivedAt },
  });
  await desk.outbox.markSent(reply.id, new Date(receivedAt.getTime() + seconds * 1000));
  return { emailId, quotationId: id };
}

/** A quotation that waited for a person, who approved it; `reasons` are what the gate held it for. */
async function approvedIn(desk: DeskUnderTest, receivedAt: Date, reasons: readonly string[]): Promise<void> {
  const { emailId, quotationId } = await answeredIn(desk, receivedAt, 7200, 'HN');
  await desk.emails.settle(emailId, { state: 'answered', reasons, quotationId, lastError: undefined });
  await desk.activity.append({
    ...{ at: receivedAt, category: 'quotation', action: QUOTATION_APPROVED, details: `Q${quotationId}` },
    ...{ status: 'success', actor: 'admin@desk.example', emailId, quotationId, before: undefined, after: undefined },
  });
}

/** What a desk's records tell of it. */
export function deskRecordsContract(name: string, open: OpenDesk): void {
  describe(`${name} as the desk's records`, () => {
    const desk = deskForContract(open);

    it('have nothing to tell of an empty desk', async () => {
      expect(await desk().records.figuresSince(daysAgo(30))).toEqual({
        answeredShare: undefined,
        medianSeconds: undefined,
        countries: 0,
        strictPercent: undefined,
        lastMailAt: undefined,
      });
    });

    it('measure what came since a moment, and remember the last mail whenever it was', async () => {
      await answeredIn(desk(), daysAgo(29), 4, 'CR');
      await answeredIn(desk(), daysAgo(10), 6.5, 'PA');
      await answeredIn(desk(), daysAgo(9), 3600, 'CR');
      await answeredIn(desk(), daysAgo(31), 1, 'GT');
      await mailIn(desk(), daysAgo(8), 'held');
      await mailIn(desk(), daysAgo(7), 'ignored');
      expect(await desk().records.figuresSince(daysAgo(30))).toEqual({
        answeredShare: 0.75,
        medianSeconds: 6.5,
        countries: 2,
        strictPercent: 100,
        lastMailAt: daysAgo(7),
      });
      expect(await desk().records.figuresSince(daysAgo(9.5))).toMatchObject({
        answeredShare: 0.5,
        medianSeconds: 3600,
      });
      expect(await desk().records.figuresSince(daysAgo(11))).toMatchObject({ medianSeconds: (6.5 + 3600) / 2 });
      expect(await desk().records.figuresSince(daysAgo(1))).toMatchObject({ countries: 0, lastMailAt: daysAgo(7) });
    });

    it('measure the time of the first reply, not of one that was sent again', async () => {
      const { quotationId } = await answeredIn(desk(), daysAgo(2), 20, 'CR');
      const first = await desk().outbox.ofQuotation(quotationId);
      if (!first) throw new Error('There is no reply.');
      const copy = await desk().outbox.add(copyOf(first, daysAgo(1.9)));
      await desk().outbox.markSent(copy.id, daysAgo(1.8));
      expect(await desk().records.figuresSince(daysAgo(2.1))).toMatchObject({ medianSeconds: 20 });
    });

    it('count as answered by itself only what no person approved, and measure the time of that alone', async () => {
      await answeredIn(desk(), daysAgo(0.5), 5, 'CR');
      await approvedIn(desk(), daysAgo(0.4), ['domain-unknown']);
      // Priced again, the gate had nothing against it any more; a person sent it all the same.
      await approvedIn(desk(), daysAgo(0.3), []);
      await mailIn(desk(), daysAgo(0.2), 'held');
      expect(await desk().records.figuresSince(daysAgo(1))).toMatchObject({
        answeredShare: 0.25,
        medianSeconds: 5,
        countries: 2,
      });
    });

    it('count the mail of a stretch of time by where it is now, its end left out', async () => {
      const day = (hour: number) => new Date(Date.UTC(2025, 1, 3, hour));
      await mailIn(desk(), day(0), 'answered');
      await mailIn(desk(), day(7), 'answered');
      await mailIn(desk(), day(8), 'held');
      await mailIn(desk(), day(9), 'failed');
      await mailIn(desk(), day(23), 'ignored');
      const counts = { received: 0, answered: 1, held: 1, ignored: 0, failed: 1 };
      expect(await desk().records.mailBetween(day(7), day(23))).toEqual(counts);
      const nothing = { received: 0, answered: 0, held: 0, ignored: 0, failed: 0 };
      expect(await desk().records.mailBetween(day(24), day(48))).toEqual(nothing);
    });
  });
}
