import type {
  DeskSearch,
  FoundEmail,
  FoundQuotation,
  FoundRate,
  FoundSender,
} from '../../domain/desk-search/desk-search.port.js';
import { RuleViolation } from '../../domain/rule-violation.js';

/** Characters below which a search finds everything and nothing. */
export const SHORTEST_SEARCH = 2;
/** Records that each group shows. */
export const MOST_FOUND = 5;

/** What a search brought to light, by kind. */
export interface FoundRecords {
  readonly quotations: readonly FoundQuotation[];
  readonly senders: readonly FoundSender[];
  readonly rates: readonly FoundRate[];
  readonly emails: readonly FoundEmail[];
}

/** Finds records of the desk by a few letters. */
export class SearchDesk {
  constructor(private readonly search: DeskSearch) {}

  /** @throws RuleViolation `invalid` for less than two characters */
  async execute(entered: string): Promise<FoundRecords> {
    const text = entered.trim();
    if (text.length < SHORTEST_SEARCH) {
      throw new RuleViolation('invalid', 'Please type at least 2 characters.');
    }
    const [quotations, senders, rates, emails] = await Promise.all([
      this.search.quotations(text, MOST_FOUND),
      this.search.senders(text, MOST_FOUND),
      this.search.rates(text, MOST_FOUND),
      this.search.emails(text, MOST_FOUND),
    ]);
    return { quotations, senders, rates, emails };
  }
}
