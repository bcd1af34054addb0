import { DomainError } from '../../domain/errors/domain-error.js';
import type { EmailHit, GlobalSearch, QuotationHit, RateHit, RecognizedDomainHit } from './global-search.port.js';
import { OPERATIONS_MESSAGES } from './operations.messages.js';

/** Characters below which a search finds everything and nothing. */
export const MIN_SEARCH_LENGTH = 2;
/** Records that each group shows. */
export const MAX_HITS_PER_GROUP = 5;

/** The records found, by kind. */
export interface SearchHits {
  readonly quotations: readonly QuotationHit[];
  readonly senders: readonly RecognizedDomainHit[];
  readonly rates: readonly RateHit[];
  readonly emails: readonly EmailHit[];
}

/** Searches records of all kinds. */
export class SearchAll {
  constructor(private readonly search: GlobalSearch) {}

  /** @throws DomainError `invalid` for less than two characters */
  async execute(query: string): Promise<SearchHits> {
    const text = query.trim();
    if (text.length < MIN_SEARCH_LENGTH) {
      throw new DomainError('invalid', OPERATIONS_MESSAGES.tooShort);
    }
    const [quotations, senders, rates, emails] = await Promise.all([
      this.searchQuotations(text),
      this.search.searchRecognizedDomains(text, MAX_HITS_PER_GROUP),
      this.search.searchRates(text, MAX_HITS_PER_GROUP),
      this.search.searchEmails(text, MAX_HITS_PER_GROUP),
    ]);
    return { quotations, senders, rates, emails };
  }

  /** A number that is typed whole comes first, however old it is: `q12` is more often Q12 than Q1234. */
  private async searchQuotations(text: string): Promise<readonly QuotationHit[]> {
    const typed = /^q?(\d{1,9})$/i.exec(text)?.[1];
    const exact = typed === undefined ? undefined : await this.search.findQuotation(Number(typed));
    const found = await this.search.searchQuotations(text, MAX_HITS_PER_GROUP);
    return exact ? [exact, ...found.filter(({ id }) => id !== exact.id)].slice(0, MAX_HITS_PER_GROUP) : found;
  }
}
