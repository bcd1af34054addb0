import { describe, expect, it } from '@jest/globals';
import { customersMessages as spanish } from '../../../apps/console/src/features/customers/customers.messages.es.js';
import { customersMessages } from '../../../apps/console/src/features/customers/customers.messages.js';

describe('The quotations that wait for a domain', () => {
  it('are named, the others counted', () => {
    expect(customersMessages.quotationsWait(['Q7', 'Q3'], 2)).toBe('Waiting for approval: Q7, Q3.');
    expect(customersMessages.quotationsWait(['Q7', 'Q3'], 6)).toBe('Waiting for approval: Q7, Q3 and 4 more.');
    expect(spanish.quotationsWait(['Q7', 'Q3'], 6)).toBe('Esperan aprobación: Q7, Q3 y 4 más.');
  });
});
