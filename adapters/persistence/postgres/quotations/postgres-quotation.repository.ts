import { Big } from 'big.js';
import { type EntityManager, In, IsNull, LessThan, Not } from 'typeorm';
import type { DomainError } from '../../../../domain/errors/domain-error.js';
import {
  CONFLICT_MESSAGES,
  createConflictError,
  createNotFoundError,
} from '../../../../domain/errors/repository-errors.js';
import type { MonthVolume } from '../../../../domain/month-volume.js';
import type { WantedCalls } from '../../../../domain/quoting/outcome/customer-call.js';
import { Quotation, type QuotationDraft } from '../../../../domain/quoting/quotation.js';
import {
  type AcceptedVolumeFilter,
  type QuotationFilter,
  type QuotationNeighbours,
  QuotationRepository,
} from '../../../../domain/quoting/quotation.repository.js';
import { createStaleQuotationError } from '../../../../domain/quoting/quotation-conflict.js';
import type { QuotationOrder } from '../../../../domain/quoting/quotation-order.js';
import { type BuiltStatement, isConstraintError, joinOrStartTransaction, query } from '../query.js';
import { type AcceptedVolumeRow, buildAcceptedVolumeQuery } from './accepted-volume.query.js';
import { ARCHIVE_REVISION } from './archive-revision.query.js';
import { toCommercialColumns } from './commercial-state.mapper.js';
import { toQuotation } from './quotation.mapper.js';
import { QuotationRevisionTable, QuotationTable } from './quotation.table.js';
import { toQuotationColumns, toQuotationSummary } from './quotation-columns.mapper.js';
import { buildQuotationCountQuery } from './quotation-count.query.js';
import { buildNeighbourQuery } from './quotation-neighbours.query.js';
import { buildPageQuery } from './quotation-page.query.js';
import { findSurroundings } from './quotation-surroundings.query.js';
import { toDecisionDocument } from './release-decision.mapper.js';

const NEITHER_DISMISSED_NOR_ENDED = {
  ...{ dismissalReason: null, dismissedBy: null, dismissedAt: null },
  ...toCommercialColumns(),
};

/** The quotations in PostgreSQL. */
export class PostgresQuotationRepository extends QuotationRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async add(draft: QuotationDraft): Promise<Quotation> {
    const { isRevised, ...around } = await findSurroundings(this.manager, draft);
    if (isRevised) throw createConflictError(CONFLICT_MESSAGES.quotation);
    const insert = this.manager.createQueryBuilder().insert().into(QuotationTable);
    insert
      .values({ ...toQuotationColumns(draft, around), revision: 1 })
      .orIgnore()
      .returning('id')
      .updateEntity(false);
    const [row]: Array<{ id: number }> = (await insert.execute()).raw;
    if (!row) throw createConflictError(CONFLICT_MESSAGES.quotation);
    return Quotation.create(row.id, draft);
  }

  async find(id: number): Promise<Quotation | undefined> {
    const row = await this.manager.findOneBy(QuotationTable, { id });
    return row ? toQuotation(row) : undefined;
  }

  findForUpdate(id: number): Promise<Quotation | undefined> {
    return joinOrStartTransaction(this.manager, async (manager) => {
      const row = await manager.findOne(QuotationTable, { where: { id }, lock: { mode: 'pessimistic_write' } });
      return row ? toQuotation(row) : undefined;
    });
  }

  async findNewest(limit: number): Promise<readonly Quotation[]> {
    const rows = await this.manager.find(QuotationTable, { order: { createdAt: 'DESC', id: 'DESC' }, take: limit });
    return rows.map(toQuotation);
  }

  async findOverdue(before: Date, limit: number): Promise<readonly Quotation[]> {
    const where = { status: 'sent', outcome: IsNull(), validUntil: LessThan(before) } as const;
    const order = { validUntil: 'ASC', id: 'ASC' } as const;
    return (await this.manager.find(QuotationTable, { where, order, take: limit })).map(toQuotation);
  }

  async findUnanswered(wanted: { readonly until: Date; readonly afterId: number; readonly limit: number }) {
    const rows = await this.manager
      .createQueryBuilder(QuotationTable, 'quotation')
      .where("quotation.status = 'sent' AND quotation.outcome IS NULL AND quotation.validUntil <= :until", wanted)
      .andWhere("quotation.commercial ->> 'answeredAt' IS NULL AND quotation.commercial ->> 'remindedAt' IS NULL")
      .andWhere('quotation.id > :afterId', wanted)
      .orderBy('quotation.id')
      .limit(wanted.limit)
      .getMany();
    return rows.map(toQuotation);
  }

  async findToCall(wanted: WantedCalls, page: number, pageSize: number) {
    const [rows, total] = await this.manager
      .createQueryBuilder(QuotationTable, 'quotation')
      .where("quotation.status = 'sent' AND quotation.outcome IS NULL AND quotation.validUntil >= :now", wanted)
      .andWhere("quotation.commercial ->> 'answeredAt' IS NULL")
      .andWhere(
        "(quotation.commercial -> 'call' IS NULL OR quotation.commercial #>> '{call,nextOn}' <= :today)",
        wanted,
      )
      .andWhere('(quotation.validUntil <= :endsUntil OR quotation.quoteAmount >= :fromUsd)', wanted)
      .orderBy('quotation.createdAt')
      .addOrderBy('quotation.id')
      .skip((page - 1) * pageSize)
      .take(pageSize)
      .getManyAndCount();
    return { rows: rows.map(toQuotation), total };
  }

  async sumAccepted(filter: AcceptedVolumeFilter): Promise<MonthVolume> {
    const { text, parameters } = buildAcceptedVolumeQuery(filter);
    const [row] = (await query<AcceptedVolumeRow>(this.manager, text, parameters)).rows;
    return { chargeableKg: Big(row?.chargeableKg ?? 0), shipments: row?.shipments ?? 0 };
  }

  async findByEmail(emailId: number): Promise<Quotation | undefined> {
    const revisions = this.manager
      .createQueryBuilder(QuotationRevisionTable, 'revised')
      .select('revised.quotationId')
      .where('revised.emailId = :emailId');
    const row = await this.manager
      .createQueryBuilder(QuotationTable, 'quotation')
      .where(`quotation.emailId = :emailId OR quotation.id IN (${revisions.getQuery()})`, { emailId })
      .getOne();
    return row ? toQuotation(row) : undefined;
  }

  async update(quotation: Quotation): Promise<Quotation> {
    const { id, version, status, dismissal } = quotation;
    const change = {
      ...{ status, version: version + 1, releaseDecision: toDecisionDocument(quotation.releaseDecision) },
      dismissalReason: dismissal?.reason ?? null,
      dismissedBy: dismissal?.actor ?? null,
      dismissedAt: dismissal?.at ?? null,
      ...toCommercialColumns(quotation.commercial),
    };
    const { affected } = await this.manager.update(QuotationTable, { id, version }, change);
    if (!affected) throw await this.createStaleError(id, quotation.revision);
    return Quotation.restore({ ...quotation, version: version + 1 });
  }

  revise(quotation: Quotation): Promise<Quotation> {
    const { id, emailId, revision, version } = quotation;
    return this.manager.transaction(async (manager) => {
      const columns = toQuotationColumns(quotation, await findSurroundings(manager, quotation));
      const change = { ...columns, revision, version: version + 1, ...NEITHER_DISMISSED_NOR_ENDED };
      const { count } = await query(manager, ARCHIVE_REVISION, [id, version]);
      if (count === 0) throw await this.createStaleError(id, revision - 1);
      const others = { emailId, quotationId: Not(id) };
      const isOthers = await manager.existsBy(QuotationRevisionTable, others);
      if (isOthers) throw createConflictError(CONFLICT_MESSAGES.quotation);
      try {
        await manager.update(QuotationTable, { id }, change);
      } catch (error) {
        if (isConstraintError('unique', error)) throw createConflictError(CONFLICT_MESSAGES.quotation);
        throw error;
      }
      return Quotation.restore({ ...quotation, version: version + 1 });
    });
  }

  async findRevisions(id: number): Promise<readonly Quotation[]> {
    const order = { revision: 'DESC' } as const;
    const rows = await this.manager.find(QuotationRevisionTable, { where: { quotationId: id }, order });
    return rows.map((row) => toQuotation({ ...row, id }));
  }

  async findNeighbours(id: number, filter: QuotationFilter): Promise<QuotationNeighbours> {
    const place = { select: { id: true, createdAt: true }, where: { id } } as const;
    const here = await this.manager.findOne(QuotationTable, place);
    if (!here) throw createNotFoundError('quotation', id);
    const [newer] = await this.findIds(buildNeighbourQuery(here, filter, 'newer'));
    const [older] = await this.findIds(buildNeighbourQuery(here, filter, 'older'));
    return { newer, older };
  }

  async findPage(filter: QuotationFilter, page: number, pageSize: number, order: QuotationOrder = 'newest-first') {
    const ids = await this.findIds(buildPageQuery(filter, page, pageSize, order));
    const found = await this.manager.find(QuotationTable, { where: { id: In(ids) } });
    const rows = found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    const count = buildQuotationCountQuery(filter);
    const counted = await query<{ total: number }>(this.manager, count.text, count.parameters);
    return { rows: rows.map(toQuotationSummary), total: counted.rows[0]?.total ?? 0 };
  }

  private async findIds({ text, parameters }: BuiltStatement): Promise<number[]> {
    return (await query<{ id: number }>(this.manager, text, parameters)).rows.map(({ id }) => id);
  }

  private async createStaleError(id: number, seenRevision: number): Promise<DomainError> {
    const stored = await this.find(id);
    return stored ? createStaleQuotationError(seenRevision, stored) : createNotFoundError('quotation', id);
  }
}
