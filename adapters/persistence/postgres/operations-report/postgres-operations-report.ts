import type { EntityManager } from 'typeorm';
import { type OperationsKpis, OperationsReport } from '../../../../application/operations/operations-report.port.js';
import type { InboundEmailStatus } from '../../../../domain/inbound-mail/inbound-email.js';
import { computeDataQualityPercent } from '../../../../domain/quoting/quote-amount.js';
import { query } from '../query.js';

// The gate let the reply out: it had no reason against it, and nobody approved what it had held before.
const ANSWERED_AUTOMATICALLY = `incoming_email.state = 'answered' AND incoming_email.reasons = '{}' AND NOT EXISTS (
    SELECT 1 FROM activity
    WHERE activity.quotation_id = incoming_email.quotation_id AND activity.email_id = incoming_email.id
      AND activity.event_type = 'quotation-approved')`;

const COUNT_MAIL = `
  SELECT count(*) FILTER (WHERE ${ANSWERED_AUTOMATICALLY})::integer AS answered,
         count(*) FILTER (WHERE state IN ('answered', 'held', 'failed'))::integer AS requests,
         (SELECT max(received_at) FROM incoming_email) AS "lastMailAt"
  FROM incoming_email WHERE received_at >= $1`;

const COUNT_QUOTATIONS = `
  SELECT count(*)::integer AS total, count(*) FILTER (WHERE strict)::integer AS strict,
         count(DISTINCT country)::integer AS countries
  FROM quotation WHERE created_at >= $1`;

// The reply of a quotation's newest revision, and the email that this revision answers.
const MEDIAN_SECONDS = `
  SELECT percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM outbox_reply.sent_at - incoming_email.received_at)
         )::float8 AS seconds
  FROM outbox_reply
  JOIN quotation ON quotation.id = outbox_reply.quotation_id AND quotation.revision = outbox_reply.revision
  JOIN incoming_email ON incoming_email.id = quotation.email_id
  WHERE outbox_reply.state = 'sent' AND outbox_reply.copy = 0 AND outbox_reply.created_at >= $1 AND ${ANSWERED_AUTOMATICALLY}`;

const MAIL_BY_STATE = `
  SELECT state, count(*)::integer AS mails FROM incoming_email
  WHERE received_at >= $1 AND received_at < $2 GROUP BY state`;

/** Measures the desk in PostgreSQL. */
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
