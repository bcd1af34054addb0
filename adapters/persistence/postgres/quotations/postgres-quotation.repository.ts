import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import { CategoryByCodeOrName } from '../../../../domain/pricing/charge-category/category-by-code-or-name.js';
import type { Quotation, QuotationDraft } from '../../../../domain/quoting/quotation.js';
import { assertTransition, type QuotationStatus } from '../../../../domain/quoting/quotation-status.js';
import {
  type QuotationFilter,
  type QuotationNeighbours,
  type QuotationSummary,
  Quotations,
} from '../../../../domain/quoting/quotation.repository.js';
import type { GateVerdict } from '../../../../domain/quoting/release-policy.js';
import { requirementsText, shownAmountOf } from '../../../../domain/quoting/requirements-json.js';
import { mailDomainOf } from '../../../../domain/customers/mail-domain.js';
import { duplicateRecord, RECORD_SENTENCES, unknownRecord } from '../../../../domain/errors/repository-errors.js';
import { dailyFigures } from '../analytics/rollup-query.js';
import { inTransaction, isBroken, type Prepared, prepared, run } from '../query.js';
import { storableJson, storableText, storableTextOrNull } from '../sanitize.js';
import { documentText, draftOfDocument, type QuotationDocument } from './quotation-document.mapper.js';
import { conditionsOf, LONGEST_DOMAIN } from './quotation-conditions.js';

/** What a quotation is read back from. */
interface DocumentRow {
  readonly id: number;
  readonly revision: number;
  readonly status: QuotationStatus;
  readonly document: QuotationDocument;
}

interface SummaryRow extends DocumentRow {
  readonly clientEmail: string;
  readonly destinationAirport: string;
  readonly grossKg: string;
  readonly volumeM3: string;
  readonly quoteAmount: string;
  readonly createdAt: Date;
  readonly emailId: number;
}

const INSERT = prepared(`
  INSERT INTO quotation (revision, email_id, status, client_email, client_domain, country, airport, gross_kg, volume_m3,
                         quote_amount, strict, created_at, document)
  SELECT 1, $1::integer, $2, $3, $4, $5, $6, $7::numeric, $8::numeric, $9::numeric, $10::boolean, $11::timestamptz, $12::jsonb
  WHERE NOT EXISTS (SELECT 1 FROM quotation_revision WHERE email_id = $1)
  ON CONFLICT (email_id) DO NOTHING
  RETURNING id`);

const KEEP_OLDER = `
  INSERT INTO quotation_revision (quotation_id, revision, email_id, status, document)
  SELECT id, revision, email_id, status, document FROM quotation WHERE id = $1`;

const REPLACE = `
  UPDATE quotation
  SET revision = revision + 1, email_id = $1, status = $2, client_email = $3, client_domain = $4, country = $5,
      airport = $6, gross_kg = $7, volume_m3 = $8, quote_amount = $9, strict = $10, created_at = $11, document = $12::jsonb
  WHERE id = $13
    AND NOT EXISTS (SELECT 1 FROM quotation_revision WHERE email_id = $1 AND quotation_id <> $13)
  RETURNING revision`;

const DOCUMENTS = 'SELECT id, revision, status, document FROM quotation';
const FIND = prepared(`${DOCUMENTS} WHERE id = $1`);
const HOLD = prepared(`${DOCUMENTS} WHERE id = $1 FOR UPDATE`);
const OF_EMAIL = prepared(`
  ${DOCUMENTS} WHERE email_id = $1 OR id IN (SELECT quotation_id FROM quotation_revision WHERE email_id = $1)`);
const LOCKED_STATUS = prepared('SELECT status FROM quotation WHERE id = $1 FOR UPDATE');
const CONCLUDE_REPLY = prepared(
  "UPDATE quotation SET status = $3 WHERE id = $1 AND revision = $2 AND status = 'completed'",
);
const MOVE = prepared('UPDATE quotation SET status = $2 WHERE id = $1');

/** The quotations in PostgreSQL. */
export class PostgresQuotations extends Quotations {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: QuotationDraft): Promise<Quotation> {
    const { rows } = await run<{ id: number }>(this.manager, INSERT, columnsOf(draft));
    const [row] = rows;
    if (!row) throw duplicateRecord(RECORD_SENTENCES.quotation);
    return { ...draft, id: row.id, revision: 1 };
  }

  find(id: number): Promise<Quotation | undefined> {
    return this.first(FIND, [id]);
  }

  hold(id: number): Promise<Quotation | undefined> {
    return this.first(HOLD, [id]);
  }

  ofEmail(emailId: number): Promise<Quotation | undefined> {
    return this.first(OF_EMAIL, [emailId]);
  }

  moveTo(id: number, status: QuotationStatus): Promise<void> {
    return inTransaction(this.manager, async (manager) => {
      assertTransition(await lockedStatus(manager, id), status);
      await run(manager, MOVE, [id, status]);
    });
  }

  async concludeReply(id: number, revision: number, status: 'sent' | 'failed'): Promise<void> {
    await run(this.manager, CONCLUDE_REPLY, [id, revision, status]);
  }

  judge(id: number, status: QuotationStatus, gate: GateVerdict): Promise<void> {
    return inTransaction(this.manager, async (manager) => {
      assertTransition(await lockedStatus(manager, id), status);
      const update =
        "UPDATE quotation SET status = $2, document = jsonb_set(document, '{gate}', $3::jsonb) WHERE id = $1";
      await run(manager, update, [id, status, storableJson(gate)]);
    });
  }

  revise(id: number, draft: QuotationDraft): Promise<Quotation> {
    return this.manager.transaction(async (manager) => {
      await lockedStatus(manager, id);
      await run(manager, KEEP_OLDER, [id]);
      try {
        const { rows } = await run<{ revision: number }>(manager, REPLACE, [...columnsOf(draft), id]);
        const [row] = rows;
        if (!row) throw duplicateRecord(RECORD_SENTENCES.quotation);
        return { ...draft, id, revision: row.revision };
      } catch (fault) {
        if (isBroken('unique', fault)) throw duplicateRecord(RECORD_SENTENCES.quotation);
        throw fault;
      }
    });
  }

  async revisionsOf(id: number): Promise<readonly Quotation[]> {
    const { rows } = await run<DocumentRow>(
      this.manager,
      `SELECT quotation_id AS id, revision, status, document FROM quotation_revision
       WHERE quotation_id = $1 ORDER BY revision DESC`,
      [id],
    );
    return rows.map(quotationOf);
  }

  async neighbours(id: number, filter: QuotationFilter): Promise<QuotationNeighbours> {
    const place = 'SELECT created_at AS "createdAt" FROM quotation WHERE id = $1';
    const [here] = (await run<{ createdAt: Date }>(this.manager, place, [id])).rows;
    if (!here) throw unknownRecord('quotation', id);
    const { where, parameters } = conditionsOf(filter, 2);
    const next = async (comparison: '<' | '>', direction: 'ASC' | 'DESC') => {
      const select = `SELECT id FROM quotation WHERE (created_at, id) ${comparison} ($1, $2::integer) AND ${where}
                      ORDER BY created_at ${direction}, id ${direction} LIMIT 1`;
      return (await run<{ id: number }>(this.manager, select, [here.createdAt, id, ...parameters])).rows[0]?.id;
    };
    const [newer, older] = await Promise.all([next('>', 'ASC'), next('<', 'DESC')]);
    return { newer, older };
  }

  async page(filter: QuotationFilter, page: number, pageSize: number) {
    const { where, parameters } = conditionsOf(filter);
    const window = `LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
    // The page is found on narrow indexes; only its own rows are then read with their documents.
    const { rows } = await run<SummaryRow>(
      this.manager,
      `SELECT id, revision, status, document, client_email AS "clientEmail", airport AS "destinationAirport",
              gross_kg AS "grossKg", volume_m3 AS "volumeM3", quote_amount AS "quoteAmount",
              created_at AS "createdAt", email_id AS "emailId"
       FROM quotation
       WHERE id IN (SELECT id FROM quotation WHERE ${where} ORDER BY created_at DESC, id DESC ${window})
       ORDER BY created_at DESC, id DESC`,
      [...parameters, pageSize, (page - 1) * pageSize],
    );
    const counts = dailyFigures(filter);
    const count = `SELECT coalesce(sum(quotations), 0)::integer AS total FROM (${counts.text}) AS figures`;
    const counted = await run<{ total: number }>(this.manager, count, counts.parameters);
    return { rows: rows.map(summaryOf), total: counted.rows[0]?.total ?? 0 };
  }

  private async first(select: Prepared, parameters: unknown[]): Promise<Quotation | undefined> {
    const [row] = (await run<DocumentRow>(this.manager, select, parameters)).rows;
    return row && quotationOf(row);
  }
}

async function lockedStatus(manager: EntityManager, id: number): Promise<QuotationStatus> {
  const [row] = (await run<{ status: QuotationStatus }>(manager, LOCKED_STATUS, [id])).rows;
  if (!row) throw unknownRecord('quotation', id);
  return row.status;
}

/** In the order of the statements' parameters 1 to 12. */
export function columnsOf(draft: QuotationDraft): unknown[] {
  const { weight, charges } = draft;
  const total = charges.totals.finalTotal;
  const shown = shownAmountOf(charges, new CategoryByCodeOrName());
  return [
    draft.emailId,
    draft.status,
    storableText(draft.clientEmail),
    storableTextOrNull(mailDomainOf(draft.clientEmail)?.slice(0, LONGEST_DOMAIN)),
    charges.country,
    charges.airport,
    weight.grossKg.toFixed(),
    weight.volumeM3.toFixed(),
    total.toFixed(),
    shown.source === 'strict',
    draft.createdAt,
    documentText(draft),
  ];
}

function quotationOf({ id, revision, status, document }: DocumentRow): Quotation {
  return { ...draftOfDocument(document), id, revision, status };
}

function summaryOf(row: SummaryRow): QuotationSummary {
  return {
    id: row.id,
    clientEmail: row.clientEmail,
    destinationAirport: row.destinationAirport,
    totalWeightKg: Number(row.grossKg),
    totalVolumeM3: Number(row.volumeM3),
    quoteAmount: Big(row.quoteAmount).toFixed(2),
    createdAt: row.createdAt,
    status: row.status,
    emailId: row.emailId,
    requirements: requirementsText(quotationOf(row)),
  };
}
