import { Big } from 'big.js';
import { extractMailDomain } from '../../../domain/customers/mail-domain.js';
import { CONFLICT_MESSAGES } from '../../../domain/errors/repository-error.messages.js';
import { createConflictError } from '../../../domain/errors/repository-errors.js';
import type { MonthVolume } from '../../../domain/month-volume.js';
import { isToBeCalled, type WantedCalls } from '../../../domain/quoting/outcome/customer-call.js';
import { formatQuotationNumber, Quotation, type QuotationDraft } from '../../../domain/quoting/quotation.js';
import {
  type AcceptedVolumeFilter,
  type QuotationFilter,
  type QuotationNeighbours,
  QuotationRepository,
  type QuotationSummary,
} from '../../../domain/quoting/quotation.repository.js';
import { createStaleQuotationError } from '../../../domain/quoting/quotation-conflict.js';
import type { QuotationOrder } from '../../../domain/quoting/quotation-order.js';
import {
  composeAwbSearchWords,
  composeQuotationSearchWords,
  type QuotationSurroundings,
} from '../../../domain/quoting/quotation-search.js';
import { computeQuotedTotal, listShipments, sumCargo } from '../../../domain/quoting/quoted-shipments.js';
import { toRequirementsJson } from '../../../domain/quoting/requirements-json.js';
import { summarizeQuotation } from '../../../domain/quoting/summarize-quotation.js';
import { matchesSearch } from '../../../domain/search-text.js';
import { compareByCode, slicePage, Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface QuotationRow {
  readonly id: number;
  readonly newest: Quotation;
  /** The newest first. */
  readonly older: readonly Quotation[];
  /** See `composeQuotationSearchWords`. */
  readonly searchWords: string;
}

/** What a quotation is found by beside what it holds itself, as it stands now. */
export type FindSurroundings = (draft: QuotationDraft) => Promise<QuotationSurroundings>;

/** Quotations in memory. */
export class InMemoryQuotationRepository extends QuotationRepository {
  constructor(
    private readonly findSurroundings: FindSurroundings,
    readonly rows: Table<QuotationRow> = Table.createEmpty<QuotationRow>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryQuotationRepository {
    return new InMemoryQuotationRepository(this.findSurroundings, this.rows.withUndoLog(undoLog));
  }

  async add(draft: QuotationDraft): Promise<Quotation> {
    const searchWords = composeQuotationSearchWords(draft, await this.findSurroundings(draft));
    if (this.findRowOfEmail(draft.emailId)) throw createConflictError(CONFLICT_MESSAGES.quotation);
    return this.rows.add((id) => ({ id, newest: Quotation.create(id, draft), older: [], searchWords })).newest;
  }

  async find(id: number): Promise<Quotation | undefined> {
    return this.rows.find(id)?.newest;
  }

  /** Units of work run one after the other here: no lock is needed. */
  async findForUpdate(id: number): Promise<Quotation | undefined> {
    return this.find(id);
  }

  async findNewest(limit: number): Promise<readonly Quotation[]> {
    const newest = this.rows.all().map((row) => row.newest);
    return newest.sort(compareNewestFirst).slice(0, limit);
  }

  async findOverdue(before: Date, limit: number): Promise<readonly Quotation[]> {
    const overdue = this.rows
      .all()
      .map((row) => row.newest)
      .filter((one) => one.isOpenForOutcome && one.validUntil < before);
    return overdue.sort((a, b) => a.validUntil.getTime() - b.validUntil.getTime() || a.id - b.id).slice(0, limit);
  }

  async findUnanswered(wanted: { readonly until: Date; readonly afterId: number; readonly limit: number }) {
    return this.rows
      .all()
      .map((row) => row.newest)
      .filter((one) => one.isOpenForOutcome && one.validUntil <= wanted.until && one.id > wanted.afterId)
      .filter(({ commercial }) => !commercial?.answeredAt && !commercial?.remindedAt)
      .sort((a, b) => a.id - b.id)
      .slice(0, wanted.limit);
  }

  async findToCall(wanted: WantedCalls, page: number, pageSize: number) {
    const found = this.rows
      .all()
      .map((row) => row.newest)
      .filter((one) => isToBeCalled(one, wanted))
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id - b.id);
    return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  }

  async sumAccepted(filter: AcceptedVolumeFilter): Promise<MonthVolume> {
    const shipments = this.rows
      .all()
      .map((row) => row.newest)
      .filter((one) => isAccepted(one, filter))
      .flatMap((one) => listShipments(one));
    const chargeableKg = shipments.reduce((sum, { weight }) => sum.plus(weight.chargeableKg), Big(0));
    return { chargeableKg, shipments: shipments.length };
  }

  async findByEmail(emailId: number): Promise<Quotation | undefined> {
    return this.findRowOfEmail(emailId)?.newest;
  }

  async update(quotation: Quotation): Promise<Quotation> {
    const row = this.getUnchanged(quotation, quotation.revision);
    return this.putNewest(quotation, row);
  }

  async revise(quotation: Quotation): Promise<Quotation> {
    const searchWords = composeQuotationSearchWords(quotation, await this.findSurroundings(quotation));
    const { newest, older } = this.getUnchanged(quotation, quotation.revision - 1);
    const other = this.findRowOfEmail(quotation.emailId);
    if (other && other.id !== quotation.id) throw createConflictError(CONFLICT_MESSAGES.quotation);
    return this.putNewest(quotation, { older: [newest, ...older], searchWords });
  }

  async findRevisions(id: number): Promise<readonly Quotation[]> {
    return this.rows.find(id)?.older ?? [];
  }

  async findNeighbours(id: number, filter: QuotationFilter): Promise<QuotationNeighbours> {
    const { newest } = this.rows.get(id, 'quotation');
    const others = this.findMatching(filter).filter((one) => one.id !== id);
    const newer = others.filter((one) => compareNewestFirst(one, newest) < 0);
    return { newer: newer.at(-1)?.id, older: others[newer.length]?.id };
  }

  async findPage(filter: QuotationFilter, page: number, pageSize: number, order: QuotationOrder = 'newest-first') {
    const matching = this.findMatching(filter).sort(COMPARISONS[order]);
    return { rows: slicePage(matching, page, pageSize).map(toSummary), total: matching.length };
  }

  /** All that a filter lets through, the newest first. */
  findMatching(filter: QuotationFilter): Quotation[] {
    return this.rows
      .all()
      .filter((row) => matchesFilter(row, filter))
      .map((row) => row.newest)
      .sort(compareNewestFirst);
  }

  private getUnchanged({ id, version }: Quotation, seenRevision: number): QuotationRow {
    const row = this.rows.get(id, 'quotation');
    if (row.newest.version !== version) throw createStaleQuotationError(seenRevision, row.newest);
    return row;
  }

  private putNewest(quotation: Quotation, rest: Pick<QuotationRow, 'older' | 'searchWords'>): Quotation {
    const newest = Quotation.restore({ ...quotation, version: quotation.version + 1 });
    const { older, searchWords } = rest;
    return this.rows.put({ id: newest.id, newest, older, searchWords }).newest;
  }

  private findRowOfEmail(emailId: number): QuotationRow | undefined {
    return this.rows.findFirst(({ newest, older }) => [newest, ...older].some((one) => one.emailId === emailId));
  }
}

function isAccepted({ clientEmail, commercial }: Quotation, filter: AcceptedVolumeFilter): boolean {
  const { outcome, at } = commercial?.outcome ?? {};
  if (outcome !== 'accepted' || !at || at < filter.from || at >= filter.before) return false;
  if (filter.mailbox !== undefined && clientEmail.toLowerCase() !== filter.mailbox) return false;
  const domain = extractMailDomain(clientEmail);
  return domain === filter.mailDomain || (domain?.endsWith(`.${filter.mailDomain}`) ?? false);
}

type Comparison = (a: Quotation, b: Quotation) => number;

const compareAmounts: Comparison = (a, b) => computeQuotedTotal(a).cmp(computeQuotedTotal(b)) || a.id - b.id;
const compareClients: Comparison = (a, b) => compareByCode(a.clientEmail, b.clientEmail) || a.id - b.id;

const COMPARISONS: Readonly<Record<QuotationOrder, Comparison>> = {
  'newest-first': compareNewestFirst,
  'oldest-first': (a, b) => compareNewestFirst(b, a),
  'amount-ascending': compareAmounts,
  'amount-descending': (a, b) => compareAmounts(b, a),
  'client-ascending': compareClients,
  'client-descending': (a, b) => compareClients(b, a),
};

function compareNewestFirst(a: Quotation, b: Quotation): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id;
}

function matchesFilter({ newest: quotation, searchWords }: QuotationRow, filter: QuotationFilter): boolean {
  const { country, domain, status, from, to, text } = filter;
  if (country !== undefined && quotation.charges.country !== country) return false;
  if (domain !== undefined && extractMailDomain(quotation.clientEmail) !== domain.toLowerCase()) return false;
  if (status !== undefined && quotation.status !== status) return false;
  if (!matchesOutcome(quotation, filter.outcome)) return false;
  if (from !== undefined && quotation.createdAt < from) return false;
  if (to !== undefined && quotation.createdAt > to) return false;
  if (text === undefined) return true;
  const awb = composeAwbSearchWords(quotation.commercial?.nomination?.awb);
  return matchesSearch(`${formatQuotationNumber(quotation.id)} ${searchWords} ${awb}`, text);
}

function matchesOutcome(quotation: Quotation, outcome: QuotationFilter['outcome']): boolean {
  if (outcome === undefined) return true;
  return outcome === 'open' ? quotation.isOpenForOutcome : quotation.commercial?.outcome?.outcome === outcome;
}

function toSummary(quotation: Quotation): QuotationSummary {
  const { grossKg, volumeM3 } = sumCargo(quotation);
  return {
    id: quotation.id,
    clientEmail: quotation.clientEmail,
    destinationAirport: quotation.charges.airport,
    totalWeightKg: grossKg.toNumber(),
    totalVolumeM3: volumeM3.toNumber(),
    quoteAmount: computeQuotedTotal(quotation).toFixed(2),
    createdAt: quotation.createdAt,
    status: quotation.status,
    outcome: quotation.commercial?.outcome?.outcome,
    emailId: quotation.emailId,
    ...summarizeQuotation(quotation),
    requirements: toRequirementsJson(quotation),
  };
}
