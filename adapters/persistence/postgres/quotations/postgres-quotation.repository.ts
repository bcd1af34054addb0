import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import { extractMailDomain } from '../../../../domain/customers/mail-domain.js';
import type { DomainError } from '../../../../domain/errors/domain-error.js';
import {
  CONFLICT_MESSAGES,
  createConflictError,
  createNotFoundError,
} from '../../../../domain/errors/repository-errors.js';
import { countExtractedValues } from '../../../../domain/quoting/correction/value-origin.js';
import { Quotation, type QuotationDraft } from '../../../../domain/quoting/quotation.js';
import {
  type QuotationFilter,
  type QuotationNeighbours,
  QuotationRepository,
  type QuotationSummary,
} from '../../../../domain/quoting/quotation.repository.js';
import { createStaleQuotationError } from '../../../../domain/quoting/quotation-conflict.js';
import { computeDisplayAmount, toRequirementsJson } from '../../../../domain/quoting/requirements-json.js';
import { CategoryByCodeOrName } from '../../../../domain/tariff/charge-category/category-by-code-or-name.js';
import { buildDailyRollupQuery } from '../analytics/rollup-query.js';
import { isConstraintError, type PreparedStatement, prepareStatement, query } from '../query.js';
import { sanitizeText, sanitizeTextOrNull } from '../sanitize.js';
import { type StoredQuotationRow, toQuotation } from './quotation.mapper.js';
import { buildQuotationConditions, MAX_DOMAIN_LENGTH } from './quotation-conditions.js';
import { serializeQuotation } from './quotation-document.mapper.js';
import { serializeReleaseDecision } from './release-decision.mapper.js';

interface SummaryRow extends StoredQuotationRow {
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
                         quote_amount, is_amount_from_charges, values_read, values_corrected, created_at, document,
                         release_decision)
  SELECT 1, $1::integer, $2, $3, $4, $5, $6, $7::numeric, $8::numeric, $9::numeric, $10::boolean, $11::integer, $12::integer,
         $13::timestamptz, $14::jsonb, $15::jsonb
  WHERE NOT EXISTS (SELECT 1 FROM quotation_revision WHERE email_id = $1)
  ON CONFLICT (email_id) DO NOTHING
  RETURNING id`);

const STATE_COLUMNS = 'status, document, version, release_decision, dismissal_reason, dismissed_by, dismissed_at';

const ARCHIVE_REVISION = `
  INSERT INTO quotation_revision (quotation_id, revision, email_id, ${STATE_COLUMNS})
  SELECT id, revision, email_id, ${STATE_COLUMNS} FROM quotation WHERE id = $1 AND version = $2 FOR UPDATE`;

const REPLACE = `
  UPDATE quotation
  SET revision = $16, version = version + 1, email_id = $1, status = $2, client_email = $3, client_domain = $4,
      country = $5, airport = $6, gross_kg = $7, volume_m3 = $8, quote_amount = $9, is_amount_from_charges = $10,
      values_read = $11, values_corrected = $12, created_at = $13, document = $14::jsonb, release_decision = $15::jsonb,
      dismissal_reason = NULL, dismissed_by = NULL, dismissed_at = NULL
  WHERE id = $17
    AND NOT EXISTS (SELECT 1 FROM quotation_revision WHERE email_id = $1 AND quotation_id <> $17)`;

const UPDATE = prepareStatement(`
  UPDATE quotation
  SET version = version + 1, status = $3, release_decision = $4::jsonb, dismissal_reason = $5, dismissed_by = $6,
      dismissed_at = $7
  WHERE id = $1 AND version = $2`);

const ROW = `revision, status, document, version, release_decision AS "releaseDecision",
  dismissal_reason AS "dismissalReason", dismissed_by AS "dismissedBy", dismissed_at AS "dismissedAt"`;
const SELECT_ROWS = `SELECT id, ${ROW} FROM quotation`;
const FIND = prepareStatement(`${SELECT_ROWS} WHERE id = $1`);
const FIND_FOR_UPDATE = prepareStatement(`${SELECT_ROWS} WHERE id = $1 FOR UPDATE`);
const OF_EMAIL = prepareStatement(`
  ${SELECT_ROWS} WHERE email_id = $1 OR id IN (SELECT quotation_id FROM quotation_revision WHERE email_id = $1)`);

/** The quotations in PostgreSQL. */
export class PostgresQuotationRepository extends QuotationRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: QuotationDraft): Promise<Quotation> {
    const { rows } = await query<{ id: number }>(this.manager, INSERT, toQuotationColumns(draft));
    const [row] = rows;
    if (!row) throw createConflictError(CONFLICT_MESSAGES.quotation);
    return Quotation.create(row.id, draft);
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

  async update(quotation: Quotation): Promise<Quotation> {
    const { id, version, dismissal } = quotation;
    const { count } = await query(this.manager, UPDATE, [
      ...[id, version, quotation.status, serializeReleaseDecision(quotation.releaseDecision)],
      ...[sanitizeTextOrNull(dismissal?.reason), sanitizeTextOrNull(dismissal?.actor), dismissal?.at ?? null],
    ]);
    if (count === 0) throw await this.createStaleError(id, quotation.revision);
    return Quotation.restore({ ...quotation, version: version + 1 });
  }

  revise(quotation: Quotation): Promise<Quotation> {
    const { id, revision, version } = quotation;
    return this.manager.transaction(async (manager) => {
      const { count } = await query(manager, ARCHIVE_REVISION, [id, version]);
      if (count === 0) throw await this.createStaleError(id, revision - 1);
      try {
        const replaced = await query(manager, REPLACE, [...toQuotationColumns(quotation), revision, id]);
        if (replaced.count === 0) throw createConflictError(CONFLICT_MESSAGES.quotation);
        return Quotation.restore({ ...quotation, version: version + 1 });
      } catch (error) {
        if (isConstraintError('unique', error)) throw createConflictError(CONFLICT_MESSAGES.quotation);
        throw error;
      }
    });
  }

  async findRevisions(id: number): Promise<readonly Quotation[]> {
    const { rows } = await query<StoredQuotationRow>(
      this.manager,
      `SELECT quotation_id AS id, ${ROW} FROM quotation_revision
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
      `SELECT id, ${ROW}, client_email AS "clientEmail", airport AS "destinationAirport",
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

  private async createStaleError(id: number, seenRevision: number): Promise<DomainError> {
    const stored = await this.find(id);
    return stored ? createStaleQuotationError(seenRevision, stored) : createNotFoundError('quotation', id);
  }

  private async findFirst(select: PreparedStatement, parameters: unknown[]): Promise<Quotation | undefined> {
    const [row] = (await query<StoredQuotationRow>(this.manager, select, parameters)).rows;
    return row && toQuotation(row);
  }
}

/** In the order of the statements' parameters 1 to 15. */
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
    serializeReleaseDecision(draft.releaseDecision),
  ];
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
