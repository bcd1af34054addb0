import type { EntityManager } from 'typeorm';
import { type OperationsKpis, OperationsReport } from '../../../../application/operations/operations-report.port.js';
import type { InboundEmailStatus } from '../../../../domain/inbound-mail/inbound-email.js';
import { computeDataQualityPercent } from '../../../../domain/quoting/quote-amount.js';
import { query } from '../query.js';

// Answered automatically: the release policy had no reason against it, and no user approved a held quotation.
const ANSWERED_AUTOMATICALLY = `inbound_email.state = 'answered' AND inbound_email.reasons = '{}' AND NOT EXISTS (
    SELECT 1 FROM activity
    WHERE activity.quotation_id = inbound_email.quotation_id AND activity.email_id = inbound_email.id
      AND activity.event_type = 'quotation-approved')`;

const COUNT_MAIL = `
  SELECT count(*) FILTER (WHERE ${ANSWERED_AUTOMATICALLY})::integer AS answered,
         count(*) FILTER (WHERE state IN ('answered', 'held', 'failed'))::integer AS requests,
         (SELECT max(received_at) FROM inbound_email) AS "lastMailAt"
  FROM inbound_email WHERE received_at >= $1`;

const COUNT_QUOTATIONS = `
  SELECT count(*)::integer AS total, count(*) FILTER (WHERE is_amount_from_charges)::integer AS strict,
         count(DISTINCT country)::integer AS countries
  FROM quotation WHERE created_at >= $1`;

// The reply of a quotation's newest revision, and the email that this revision answers.
const MEDIAN_SECONDS = `
  SELECT percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM outbound_email.sent_at - inbound_email.received_at)
         )::float8 AS seconds
  FROM outbound_email
  JOIN quotation ON quotation.id = outbound_email.quotation_id AND quotation.revision = outbound_email.revision
  JOIN inbound_email ON inbound_email.id = quotation.email_id
  WHERE outbound_email.state = 'sent' AND outbound_email.resend_no = 0 AND outbound_email.created_at >= $1 AND ${ANSWERED_AUTOMATICALLY}`;

const MAIL_BY_STATE = `
  SELECT state, count(*)::integer AS mails FROM inbound_email
  WHERE received_at >= $1 AND received_at < $2 GROUP BY state`;

/** Computes the key figures in PostgreSQL. */
export class PostgresOperationsReport extends OperationsReport {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async getKpisSince(moment: Date): Promise<OperationsKpis> {
    const mail = await this.queryFirst<{ answered: number; requests: number; lastMailAt: Date | null }>(
      COUNT_MAIL,
      moment,
    );
    const quoted = await this.queryFirst<{ total: number; strict: number; countries: number }>(
      COUNT_QUOTATIONS,
      moment,
    );
    const median = await this.queryFirst<{ seconds: number | null }>(MEDIAN_SECONDS, moment);
    return {
      answeredShare: mail?.requests ? mail.answered / mail.requests : undefined,
      medianSeconds: median?.seconds ?? undefined,
      countries: quoted?.countries ?? 0,
      strictPercent: quoted?.total ? computeDataQualityPercent(quoted.strict, quoted.total) : undefined,
      lastMailAt: mail?.lastMailAt ?? undefined,
    };
  }

  async countEmailsBetween(from: Date, to: Date): Promise<Readonly<Record<InboundEmailStatus, number>>> {
    const { rows } = await query<{ state: InboundEmailStatus; mails: number }>(this.manager, MAIL_BY_STATE, [from, to]);
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
