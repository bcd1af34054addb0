import type { EntityManager } from 'typeorm';
import { type OperationsKpis, OperationsReport } from '../../../../application/operations/operations-report.port.js';
import type { InboundEmailStatus } from '../../../../domain/inbound-mail/inbound-email.js';
import { computeDataQualityPercent } from '../../../../domain/quoting/quote-amount.js';
import { query } from '../query.js';
import { EMAIL_COUNTS, type EmailCountsRow } from './email-counts.query.js';
import { EMAILS_BY_STATE, type EmailsByStateRow } from './emails-by-state.query.js';
import { MEDIAN_ANSWER_TIME, type MedianAnswerTimeRow } from './median-answer-time.query.js';
import { QUOTATION_COUNTS, type QuotationCountsRow } from './quotation-counts.query.js';

/** Computes the key figures in PostgreSQL. */
export class PostgresOperationsReport extends OperationsReport {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async getKpisSince(moment: Date): Promise<OperationsKpis> {
    const mail = await this.queryFirst<EmailCountsRow>(EMAIL_COUNTS, moment);
    const quoted = await this.queryFirst<QuotationCountsRow>(QUOTATION_COUNTS, moment);
    const median = await this.queryFirst<MedianAnswerTimeRow>(MEDIAN_ANSWER_TIME, moment);
    return {
      answeredShare: mail?.requests ? mail.answered / mail.requests : undefined,
      medianSeconds: median?.seconds ?? undefined,
      countries: quoted?.countries ?? 0,
      strictPercent: quoted?.total ? computeDataQualityPercent(quoted.strict, quoted.total) : undefined,
      lastMailAt: mail?.lastMailAt ?? undefined,
    };
  }

  async countEmailsBetween(from: Date, to: Date): Promise<Readonly<Record<InboundEmailStatus, number>>> {
    const { rows } = await query<EmailsByStateRow>(this.manager, EMAILS_BY_STATE, [from, to]);
    const of = (state: InboundEmailStatus) => rows.find((row) => row.state === state)?.mails ?? 0;
    return {
      received: of('received'),
      answered: of('answered'),
      held: of('held'),
      ignored: of('ignored'),
      failed: of('failed'),
    };
  }

  private async queryFirst<Row>(select: string, moment: Date): Promise<Row | undefined> {
    return (await query<Row>(this.manager, select, [moment])).rows[0];
  }
}
