import { type OperationsKpis, OperationsReport } from '../../../application/operations/operations-report.port.js';
import type { InboundEmailStatus } from '../../../domain/inbound-mail/inbound-email.js';
import type { EmailSummary } from '../../../domain/inbound-mail/inbound-email.repository.js';
import type { Quotation } from '../../../domain/quoting/quotation.js';
import { computeDataQualityPercent, computeQuoteAmount } from '../../../domain/quoting/quote-amount.js';
import { combineCharges } from '../../../domain/quoting/quoted-shipments.js';
import { toDestinationChargesJson } from '../../../domain/quoting/requirements-json.js';
import { CategoryByCodeOrName } from '../../../domain/tariff/charge-category/category-by-code-or-name.js';
import type { InMemoryRepositories } from './in-memory-repositories.js';

const EVERYTHING = { page: 1, pageSize: Number.MAX_SAFE_INTEGER, state: undefined };
const NO_FILTER = { country: undefined, domain: undefined, status: undefined, to: undefined, text: undefined };

/** Computes the key figures from the in-memory stores. */
export class InMemoryOperationsReport extends OperationsReport {
  constructor(
    private readonly repositories: Pick<InMemoryRepositories, 'emails' | 'quotations' | 'outboundEmails' | 'activity'>,
  ) {
    super();
  }

  async getKpisSince(moment: Date): Promise<OperationsKpis> {
    const mail = await this.findMail();
    const recent = mail.filter(({ receivedAt }) => receivedAt >= moment);
    const automatic = await this.findAutomaticallyAnswered(mail);
    const answered = recent.filter(({ id }) => automatic.has(id)).length;
    const requests = recent.filter(({ state }) => ['answered', 'held', 'failed'].includes(state)).length;
    const quotations = await this.findQuotationsSince(moment);
    const strict = quotations.filter(isStrict).length;
    return {
      answeredShare: requests === 0 ? undefined : answered / requests,
      medianSeconds: await this.computeMedianSeconds(moment, automatic),
      countries: new Set(quotations.map(({ charges }) => charges.country)).size,
      strictPercent: quotations.length === 0 ? undefined : computeDataQualityPercent(strict, quotations.length),
      lastMailAt: mail[0]?.receivedAt,
    };
  }

  /** Everything but what people entered on the phone. */
  private async findMail(): Promise<EmailSummary[]> {
    const { rows } = await this.repositories.emails.findPage(EVERYTHING);
    const stored = await Promise.all(rows.map(({ id }) => this.repositories.emails.find(id)));
    return rows.filter((_row, at) => stored[at]?.channel !== 'phone');
  }

  async countEmailsBetween(from: Date, to: Date): Promise<Readonly<Record<InboundEmailStatus, number>>> {
    const { rows } = await this.repositories.emails.findPage(EVERYTHING);
    const within = rows.filter(({ receivedAt }) => receivedAt >= from && receivedAt < to);
    const counts = { received: 0, answered: 0, held: 0, ignored: 0, failed: 0 };
    for (const { state } of within) counts[state] += 1;
    return counts;
  }

  /**
   * The emails that were answered automatically: the release policy had no reason against it, and no user approved a
   * held quotation.
   */
  private async findAutomaticallyAnswered(mail: readonly EmailSummary[]): Promise<ReadonlySet<number>> {
    const automatic = new Set<number>();
    for (const { id, state, reasons, quotationId } of mail) {
      if (state !== 'answered' || reasons.length > 0) continue;
      const entries = quotationId === undefined ? [] : await this.repositories.activity.findByQuotation(quotationId);
      const isApproved = entries.some(({ eventType, emailId }) => eventType === 'quotation-approved' && emailId === id);
      if (!isApproved) automatic.add(id);
    }
    return automatic;
  }

  private async findQuotationsSince(moment: Date): Promise<Quotation[]> {
    const { rows } = await this.repositories.quotations.findPage(
      { ...NO_FILTER, from: moment },
      1,
      Number.MAX_SAFE_INTEGER,
    );
    const whole = await Promise.all(rows.map(({ id }) => this.repositories.quotations.find(id)));
    return whole.flatMap((quotation) => quotation ?? []);
  }

  private async computeMedianSeconds(moment: Date, automatic: ReadonlySet<number>): Promise<number | undefined> {
    const replies = (await this.repositories.outboundEmails.findPage({ ...EVERYTHING, state: 'sent' })).rows;
    const waits: number[] = [];
    for (const { quotationId, revision, copy, sentAt, createdAt } of replies) {
      if (copy !== undefined) continue;
      const quotation = await this.repositories.quotations.find(quotationId);
      const email = quotation && (await this.repositories.emails.find(quotation.emailId));
      if (!email || !automatic.has(email.id) || !sentAt || quotation.revision !== revision || createdAt < moment)
        continue;
      waits.push((sentAt.getTime() - email.receivedAt.getTime()) / 1000);
    }
    waits.sort((a, b) => a - b);
    const middle = (waits.length - 1) / 2;
    const [low, high] = [waits[Math.floor(middle)], waits[Math.ceil(middle)]];
    return low === undefined || high === undefined ? undefined : (low + high) / 2;
  }
}

function isStrict(quotation: Quotation): boolean {
  const charges = combineCharges(quotation);
  const stored = charges.totals.finalTotal.toNumber();
  return computeQuoteAmount(toDestinationChargesJson(charges), stored, new CategoryByCodeOrName()).source === 'strict';
}
