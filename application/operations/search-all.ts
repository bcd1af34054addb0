import type {
  DeskSearch,
  FoundEmail,
  FoundQuotation,
  FoundRate,
  FoundSender,
} from './global-search.port.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';

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
      this.quotations(text),
      this.search.senders(text, MOST_FOUND),
      this.search.rates(text, MOST_FOUND),
      this.search.emails(text, MOST_FOUND),
    ]);
    return { quotations, senders, rates, emails };
  }

  /** A number that is typed whole comes first, however old it is: `q12` is more often Q12 than Q1234. */
  private async quotations(text: string): Promise<readonly FoundQuotation[]> {
    const typed = /^q?(\d{1,9})$/i.exec(text)?.[1];
    const exact = typed === undefined ? undefined : await this.search.quotation(Number(typed));
    const found = await this.search.quotations(text, MOST_FOUND);
    return exact ? [exact, ...found.filter(({ id }) => id !== exact.id)].slice(0, MOST_FOUND) : found;
  }
}
