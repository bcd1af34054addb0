import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import { extractMailDomain } from '../../../../domain/customers/mail-domain.js';
import {
  CONFLICT_MESSAGES,
  createConflictError,
  createNotFoundError,
} from '../../../../domain/errors/repository-errors.js';
import { CategoryByCodeOrName } from '../../../../domain/pricing/charge-category/category-by-code-or-name.js';
import { countExtractedValues } from '../../../../domain/quoting/correction/value-origin.js';
import type { Quotation, QuotationDraft } from '../../../../domain/quoting/quotation.js';
import {
  type QuotationFilter,
  type QuotationNeighbours,
  QuotationRepository,
  type QuotationSummary,
} from '../../../../domain/quoting/quotation.repository.js';
import { assertTransition, type QuotationStatus } from '../../../../domain/quoting/quotation-status.js';
import type { ReleaseDecision } from '../../../../domain/quoting/release-policy.js';
import { computeDisplayAmount, toRequirementsJson } from '../../../../domain/quoting/requirements-json.js';
import { buildDailyRollupQuery } from '../analytics/rollup-query.js';
import {
  isConstraintError,
  joinOrStartTransaction,
  type PreparedStatement,
  prepareStatement,
  query,
} from '../query.js';
import { sanitizeText, sanitizeTextOrNull } from '../sanitize.js';
import { buildQuotationConditions, MAX_DOMAIN_LENGTH } from './quotation-conditions.js';
import { serializeQuotation, toQuotationContent } from './quotation-document.mapper.js';
import type { StoredQuotationDocument } from './quotation-document.upcaster.js';

/** What a quotation is read back from. */
interface DocumentRow {
  readonly id: number;
  readonly revision: number;
  readonly status: QuotationStatus;
  readonly document: StoredQuotationDocument;
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

const INSERT = prepareStatement(`
  INSERT INTO quotation (revision, email_id, status, client_email, client_domain, country, airport, gross_kg, volume_m3,
                         quote_amount, is_amount_from_charges, values_read, values_corrected, created_at, document)
  SELECT 1, $1::integer, $2, $3, $4, $5, $6, $7::numeric, $8::numeric, $9::numeric, $10::boolean, $11::integer, $12::integer,
         $13::timestamptz, $14::jsonb
  WHERE NOT EXISTS (SELECT 1 FROM quotation_revision WHERE email_id = $1)
  ON CONFLICT (email_id) DO NOTHING
  RETURNING id`);

const ARCHIVE_REVISION = `
  INSERT INTO quotation_revision (quotation_id, revision, email_id, status, document)
  SELECT id, revision, email_id, status, document FROM quotation WHERE id = $1`;

const REPLACE = `
  UPDATE quotation
  SET revision = revision + 1, email_id = $1, status = $2, client_email = $3, client_domain = $4, country = $5,
      airport = $6, gross_kg = $7, volume_m3 = $8, quote_amount = $9, is_amount_from_charges = $10, values_read = $11,
      values_corrected = $12, created_at = $13, document = $14::jsonb
  WHERE id = $15
    AND NOT EXISTS (SELECT 1 FROM quotation_revision WHERE email_id = $1 AND quotation_id <> $15)
  RETURNING revision`;

const SELECT_DOCUMENTS = 'SELECT id, revision, status, document FROM quotation';
const FIND = prepareStatement(`${SELECT_DOCUMENTS} WHERE id = $1`);
const FIND_FOR_UPDATE = prepareStatement(`${SELECT_DOCUMENTS} WHERE id = $1 FOR UPDATE`);
const OF_EMAIL = prepareStatement(`
  ${SELECT_DOCUMENTS} WHERE email_id = $1 OR id IN (SELECT quotation_id FROM quotation_revision WHERE email_id = $1)`);
const LOCK_STATUS = prepareStatement('SELECT status FROM quotation WHERE id = $1 FOR UPDATE');
const RECORD_SEND_RESULT = prepareStatement(
  "UPDATE quotation SET status = $3 WHERE id = $1 AND revision = $2 AND status = 'completed'",
);
const UPDATE_DECISION = 'UPDATE quotation SET status = $2, document = $3::jsonb WHERE id = $1';
const CHANGE_STATUS = prepareStatement('UPDATE quotation SET status = $2 WHERE id = $1');

/** The quotations in PostgreSQL. */
export class PostgresQuotationRepository extends QuotationRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: QuotationDraft): Promise<Quotation> {
    const { rows } = await query<{ id: number }>(this.manager, INSERT, toQuotationColumns(draft));
    const [row] = rows;
    if (!row) throw createConflictError(CONFLICT_MESSAGES.quotation);
    return { ...draft, id: row.id, revision: 1 };
  }

  find(id: number): Promise<Quotation | undefined> {
    return this.findFirst(FIND, [id]);
  }

  findForUpdate(id: number): Promise<Quotation | undefined> {
    return this.findFirst(FIND_FOR_UPDATE, [id]);
  }

  findByEmail(emailId: number): Promise<Quotation | undefined> {
    return this.findFirst(OF_EMAIL, [emailId]);
  }

  changeStatus(id: number, status: QuotationStatus): Promise<void> {
    return joinOrStartTransaction(this.manager, async (manager) => {
      assertTransition(await lockStatus(manager, id), status);
      await query(manager, CHANGE_STATUS, [id, status]);
    });
  }

  async recordSendResult(id: number, revision: number, status: 'sent' | 'failed'): Promise<void> {
    await query(this.manager, RECORD_SEND_RESULT, [id, revision, status]);
  }

  updateDecision(id: number, status: QuotationStatus, decision: ReleaseDecision): Promise<void> {
    return joinOrStartTransaction(this.manager, async (manager) => {
      const [row] = (await query<DocumentRow>(manager, FIND_FOR_UPDATE, [id])).rows;
      if (!row) throw createNotFoundError('quotation', id);
      assertTransition(row.status, status);
      const document = serializeQuotation({ ...toQuotationContent(row.document), releaseDecision: decision });
      await query(manager, UPDATE_DECISION, [id, status, document]);
    });
  }

  revise(id: number, draft: QuotationDraft): Promise<Quotation> {
    return this.manager.transaction(async (manager) => {
      await lockStatus(manager, id);
      await query(manager, ARCHIVE_REVISION, [id]);
      try {
        const { rows } = await query<{ revision: number }>(manager, REPLACE, [...toQuotationColumns(draft), id]);
        const [row] = rows;
        if (!row) throw createConflictError(CONFLICT_MESSAGES.quotation);
        return { ...draft, id, revision: row.revision };
      } catch (error) {
        if (isConstraintError('unique', error)) throw createConflictError(CONFLICT_MESSAGES.quotation);
        throw error;
      }
    });
  }

  async findRevisions(id: number): Promise<readonly Quotation[]> {
    const { rows } = await query<DocumentRow>(
      this.manager,
      `SELECT quotation_id AS id, revision, status, document FROM quotation_revision
       WHERE quotation_id = $1 ORDER BY revision DESC`,
      [id],
    );
    return rows.map(toQuotation);
  }

  async findNeighbours(id: number, filter: QuotationFilter): Promise<QuotationNeighbours> {
    const place = 'SELECT created_at AS "createdAt" FROM quotation WHERE id = $1';
    const [here] = (await query<{ createdAt: Date }>(this.manager, place, [id])).rows;
    if (!here) throw createNotFoundError('quotation', id);
    const { where, parameters } = buildQuotationConditions(filter, 2);
    const next = async (comparison: '<' | '>', direction: 'ASC' | 'DESC') => {
      const select = `SELECT id FROM quotation WHERE (created_at, id) ${comparison} ($1, $2::integer) AND ${where}
                      ORDER BY created_at ${direction}, id ${direction} LIMIT 1`;
      return (await query<{ id: number }>(this.manager, select, [here.createdAt, id, ...parameters])).rows[0]?.id;
    };
    return { newer: await next('>', 'ASC'), older: await next('<', 'DESC') };
  }

  async findPage(filter: QuotationFilter, page: number, pageSize: number) {
    const { where, parameters } = buildQuotationConditions(filter);
    const window = `LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
    // The page is found on narrow indexes; only its own rows are then read with their documents.
    const { rows } = await query<SummaryRow>(
      this.manager,
      `SELECT id, revision, status, document, client_email AS "clientEmail", airport AS "destinationAirport",
              gross_kg AS "grossKg", volume_m3 AS "volumeM3", quote_amount AS "quoteAmount",
              created_at AS "createdAt", email_id AS "emailId"
       FROM quotation
       WHERE id IN (SELECT id FROM quotation WHERE ${where} ORDER BY created_at DESC, id DESC ${window})
       ORDER BY created_at DESC, id DESC`,
      [...parameters, pageSize, (page - 1) * pageSize],
    );
    const counts = buildDailyRollupQuery(filter);
    const count = `SELECT coalesce(sum(quotations), 0)::integer AS total FROM (${counts.text}) AS figures`;
    const counted = await query<{ total: number }>(this.manager, count, counts.parameters);
    return { rows: rows.map(toSummary), total: counted.rows[0]?.total ?? 0 };
  }

  private async findFirst(select: PreparedStatement, parameters: unknown[]): Promise<Quotation | undefined> {
    const [row] = (await query<DocumentRow>(this.manager, select, parameters)).rows;
    return row && toQuotation(row);
  }
}

async function lockStatus(manager: EntityManager, id: number): Promise<QuotationStatus> {
  const [row] = (await query<{ status: QuotationStatus }>(manager, LOCK_STATUS, [id])).rows;
  if (!row) throw createNotFoundError('quotation', id);
  return row.status;
}

/** In the order of the statements' parameters 1 to 14. */
export function toQuotationColumns(draft: QuotationDraft): unknown[] {
  const { weight, charges } = draft;
  const total = charges.totals.finalTotal;
  const shown = computeDisplayAmount(charges, new CategoryByCodeOrName());
  const values = countExtractedValues(draft.request);
  return [
    draft.emailId,
    draft.status,
    sanitizeText(draft.clientEmail),
    sanitizeTextOrNull(extractMailDomain(draft.clientEmail)?.slice(0, MAX_DOMAIN_LENGTH)),
    charges.country,
    charges.airport,
    weight.grossKg.toFixed(),
    weight.volumeM3.toFixed(),
    total.toFixed(),
    shown.source === 'strict',
    values.read,
    values.corrected,
    draft.createdAt,
    serializeQuotation(draft),
  ];
}

function toQuotation({ id, revision, status, document }: DocumentRow): Quotation {
  return { ...toQuotationContent(document), id, revision, status };
}

function toSummary(row: SummaryRow): QuotationSummary {
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
    requirements: toRequirementsJson(toQuotation(row)),
  };
}
