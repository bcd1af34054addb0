import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../../domain/errors/domain-error.js';
import { formatQuotationNumber } from '../../../../domain/quoting/quotation.js';
import {
  assertTransition,
  isDone,
  QUOTATION_STATUSES,
  type QuotationStatus,
} from '../../../../domain/quoting/quotation-status.js';

const TRANSITIONS: Readonly<Record<QuotationStatus, readonly QuotationStatus[]>> = {
  pending: ['completed', 'sent', 'failed', 'dismissed'],
  completed: ['pending', 'sent', 'failed'],
  sent: ['completed'],
  failed: ['pending', 'completed'],
  expired: [],
  dismissed: ['pending', 'completed'],
};
const steps = QUOTATION_STATUSES.flatMap((from) =>
  QUOTATION_STATUSES.map((to) => [from, TRANSITIONS[from].includes(to) ? 'can' : 'cannot', to] as const),
);

describe('A quotation', () => {
  it.each(steps)('that is %s %s become %s', (from, outcome, to) => {
    const changeStatus = () => assertTransition(from, to);
    if (outcome === 'can') expect(changeStatus).not.toThrow();
    else expect(changeStatus).toThrow(new DomainError('conflict', `A quotation that is ${from} cannot become ${to}.`));
  });

  it('counts as done once it is completed or sent', () => {
    expect(QUOTATION_STATUSES.filter(isDone)).toEqual(['completed', 'sent']);
  });

  it('is shown by its number', () => {
    expect(formatQuotationNumber(12)).toBe('Q12');
  });
});
