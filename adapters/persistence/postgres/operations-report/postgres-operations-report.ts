import type { EntityManager } from 'typeorm';
import { QUOTATION_APPROVED } from '../../../../domain/operations/activity.js';
import { type DeskFigures, DeskRecords } from '../../../../application/operations/operations-report.port.js';
import type { EmailState } from '../../../../domain/inbound-mail/inbound-email.js';
import { dataQualityPercent } from '../../../../domain/quoting/quote-amount.js';
import { run } from '../query.js';

// The gate let the reply out: it had no reason against it, and nobody approved what it had held before.
const BY_ITSELF = `incoming_email.state = 'answered' AND incoming_email.reasons = '{}' AND NOT EXISTS (
    SELECT 1 FROM activity
    WHERE activity.quotation_id = incoming_email.quotation_id AND activity.email_id = incoming_email.id
      AND activity.action = '${QUOTATION_APPROVED}')`;

const MAIL = `
  SELECT count(*) FILTER (WHERE ${BY_ITSELF})::integer AS answered,
         count(*) FILTER (WHERE state IN ('answered', 'held', 'failed'))::integer AS requests,
         (SELECT max(received_at) FROM incoming_email) AS "lastMailAt"
  FROM incoming_email WHERE received_at >= $1`;

const QUOTATIONS = `
  SELECT count(*)::integer AS total, count(*) FILTER (WHERE strict)::integer AS strict,
         count(DISTINCT country)::integer AS countries
  FROM quotation WHERE created_at >= $1`;

// The reply of a quotation's newest revision, and the email that this revision answers.
const MEDIAN = `
  SELECT percentile_cont(0.5) WITHIN GROUP (
           ORDER BY extract(epoch FROM outbox_reply.sent_at - incoming_email.received_at)
         )::float8 AS seconds
  FROM outbox_reply
  JOIN quotation ON quotation.id = outbox_reply.quotation_id AND quotation.revision = outbox_reply.revision
  JOIN incoming_email ON incoming_email.id = quotation.email_id
  WHERE outbox_reply.state = 'sent' AND outbox_reply.copy = 0 AND outbox_reply.created_at >= $1 AND ${BY_ITSELF}`;

const MAIL_BY_STATE = `
  SELECT state, count(*)::integer AS mails FROM incoming_email
  WHERE received_at >= $1 AND received_at < $2 GROUP BY state`;

/** Measures the desk in PostgreSQL. */
export class PostgresDeskRecords extends DeskRecords {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async figuresSince(moment: Date): Promise<DeskFigures> {
    const mail = await this.first<{ answered: number; requests: number; lastMailAt: Date | null }>(MAIL, moment);
    const quoted = await this.first<{ total: number; strict: number; countries: number }>(QUOTATIONS, moment);
    const median = await this.first<{ seconds: number | null }>(MEDIAN, moment);
    return {
      answeredShare: mail?.requests ? mail.answered / mail.requests : undefined,
      medianSeconds: median?.seconds ?? undefined,
      countries: quoted?.countries ?? 0,
      strictPercent: quoted?.total ? dataQualityPercent(quoted.strict, quoted.total) : undefined,
      lastMailAt: mail?.lastMailAt ?? undefined,
    };
  }

  async mailBetween(from: Date, to: Date): Promise<Readonly<Record<EmailState, number>>> {
    const { rows } = await run<{ state: EmailState; mails: number }>(this.manager, MAIL_BY_STATE, [from, to]);
    const of = (state: EmailState) => rows.find((row) => row.state === state)?.mails ?? 0;
    return {
      received: of('received'),
      answered: of('answered'),
      held: of('held'),
      ignored: of('ignored'),
      failed: of('failed'),
    };
  }

  private async first<Row>(select: string, moment: Date): Promise<Row | undefined> {
    return (await run<Row>(this.manager, select, [moment])).rows[0];
  }
}
