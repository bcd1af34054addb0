import { holdsWanted } from '../../../domain/operations/search-text.js';
import { type Quotation, type QuotationDraft, quotationNumber } from '../../../domain/quoting/quotation.js';
import { assertTransition, type QuotationStatus } from '../../../domain/quoting/quotation-status.js';
import {
  type QuotationFilter,
  type QuotationNeighbours,
  type QuotationSummary,
  Quotations,
} from '../../../domain/quoting/quotation.repository.js';
import type { GateVerdict } from '../../../domain/quoting/release-policy.js';
import { requirementsText } from '../../../domain/quoting/requirements-json.js';
import { mailDomainOf } from '../../../domain/customers/mail-domain.js';
import { duplicateRecord, RECORD_SENTENCES } from '../../../domain/errors/repository-errors.js';
import type { Journal } from './undo-log.js';
import { pageOf, Rows } from './table.js';

interface QuotationRow {
  readonly id: number;
  readonly newest: Quotation;
  /** The newest first. */
  readonly older: readonly Quotation[];
}

/** Quotations in memory. */
export class InMemoryQuotations extends Quotations {
  constructor(private readonly rows: Rows<QuotationRow> = Rows.empty<QuotationRow>()) {
    super();
  }

  within(journal: Journal): InMemoryQuotations {
    return new InMemoryQuotations(this.rows.within(journal));
  }

  async add(draft: QuotationDraft): Promise<Quotation> {
    if (this.rowOfEmail(draft.emailId)) throw duplicateRecord(RECORD_SENTENCES.quotation);
    return this.rows.add((id) => ({ id, newest: { ...draft, id, revision: 1 }, older: [] })).newest;
  }

  async find(id: number): Promise<Quotation | undefined> {
    return this.rows.find(id)?.newest;
  }

  /** Units of work come one after the other here: whoever looks from within one is alone. */
  async hold(id: number): Promise<Quotation | undefined> {
    return this.find(id);
  }

  async ofEmail(emailId: number): Promise<Quotation | undefined> {
    return this.rowOfEmail(emailId)?.newest;
  }

  async moveTo(id: number, status: QuotationStatus): Promise<void> {
    const row = this.rows.get(id, 'quotation');
    assertTransition(row.newest.status, status);
    this.rows.put({ ...row, newest: { ...row.newest, status } });
  }

  async concludeReply(id: number, revision: number, status: 'sent' | 'failed'): Promise<void> {
    const newest = await this.find(id);
    if (newest?.revision === revision && newest.status === 'completed') await this.moveTo(id, status);
  }

  async judge(id: number, status: QuotationStatus, gate: GateVerdict): Promise<void> {
    const row = this.rows.get(id, 'quotation');
    assertTransition(row.newest.status, status);
    this.rows.put({ ...row, newest: { ...row.newest, status, gate } });
  }

  async revise(id: number, draft: QuotationDraft): Promise<Quotation> {
    const { newest, older } = this.rows.get(id, 'quotation');
    const other = this.rowOfEmail(draft.emailId);
    if (other && other.id !== id) throw duplicateRecord(RECORD_SENTENCES.quotation);
    const revised = { ...draft, id, revision: newest.revision + 1 };
    return this.rows.put({ id, newest: revised, older: [newest, ...older] }).newest;
  }

  async revisionsOf(id: number): Promise<readonly Quotation[]> {
    return this.rows.find(id)?.older ?? [];
  }

  async neighbours(id: number, filter: QuotationFilter): Promise<QuotationNeighbours> {
    const { newest } = this.rows.get(id, 'quotation');
    const others = this.matching(filter).filter((one) => one.id !== id);
    const newer = others.filter((one) => newestFirst(one, newest) < 0);
    return { newer: newer.at(-1)?.id, older: others[newer.length]?.id };
  }

  async page(filter: QuotationFilter, page: number, pageSize: number) {
    const matching = this.matching(filter);
    return { rows: pageOf(matching, page, pageSize).map(summaryOf), total: matching.length };
  }

  /** All that a filter lets through, the newest first. */
  matching(filter: QuotationFilter): Quotation[] {
    return this.rows
      .all()
      .map((row) => row.newest)
      .filter((quotation) => matches(quotation, filter))
      .sort(newestFirst);
  }

  private rowOfEmail(emailId: number): QuotationRow | undefined {
    return this.rows.first(({ newest, older }) => [newest, ...older].some((one) => one.emailId === emailId));
  }
}

function newestFirst(a: Quotation, b: Quotation): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id;
}

function matches(quotation: Quotation, filter: QuotationFilter): boolean {
  const { country, domain, status, from, to, text } = filter;
  if (country !== undefined && quotation.charges.country !== country) return false;
  if (domain !== undefined && mailDomainOf(quotation.clientEmail) !== domain.toLowerCase()) return false;
  if (status !== undefined && quotation.status !== status) return false;
  if (from !== undefined && quotation.createdAt < from) return false;
  if (to !== undefined && quotation.createdAt > to) return false;
  const words = `${quotationNumber(quotation.id)} ${quotation.clientEmail} ${quotation.charges.airport}`;
  return text === undefined || holdsWanted(words, text);
}

function summaryOf(quotation: Quotation): QuotationSummary {
  return {
    id: quotation.id,
    clientEmail: quotation.clientEmail,
    destinationAirport: quotation.charges.airport,
    totalWeightKg: quotation.weight.grossKg.toNumber(),
    totalVolumeM3: quotation.weight.volumeM3.toNumber(),
    quoteAmount: quotation.charges.totals.finalTotal.toFixed(2),
    createdAt: quotation.createdAt,
    status: quotation.status,
    emailId: quotation.emailId,
    requirements: requirementsText(quotation),
  };
}
