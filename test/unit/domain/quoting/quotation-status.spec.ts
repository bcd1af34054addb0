import { describe, expect, it } from '@jest/globals';
import { quotationNumber } from '../../../../domain/quoting/quotation.js';
import {
  assertTransition,
  isDone,
  QUOTATION_STATUSES,
  type QuotationStatus,
} from '../../../../domain/quoting/quotation-status.js';
import { RuleViolation } from '../../../../domain/errors/domain-error.js';

const WAYS: Readonly<Record<QuotationStatus, readonly QuotationStatus[]>> = {
  pending: ['completed', 'failed', 'expired'],
  completed: ['pending', 'sent', 'failed'],
  sent: ['completed', 'expired'],
  failed: ['pending', 'completed'],
  expired: ['pending', 'completed'],
};
const steps = QUOTATION_STATUSES.flatMap((from) =>
  QUOTATION_STATUSES.map((to) => [from, WAYS[from].includes(to) ? 'can' : 'cannot', to] as const),
);

describe('A quotation', () => {
  it.each(steps)('that is %s %s become %s', (from, verdict, to) => {
    const step = () => assertTransition(from, to);
    if (verdict === 'can') expect(step).not.toThrow();
    else expect(step).toThrow(new RuleViolation('conflict', `A quotation that is ${from} cannot become ${to}.`));
  });

  it('counts as done once it is completed or sent', () => {
    expect(QUOTATION_STATUSES.filter(isDone)).toEqual(['completed', 'sent']);
  });

  it('is shown by its number', () => {
    expect(quotationNumber(12)).toBe('Q12');
  });
});
