import { describe, expect, it } from '@jest/globals';
import { toPendingTasksView } from '../../../apps/api/notifications/pending-tasks.view.js';
import { findNewTasks } from '../../../apps/console/src/features/notifications/new-tasks.js';
import { SERVICES } from '../../../domain/tariff/service-code.js';

const NOTHING = {
  ...{ mailServerProblem: undefined, waitingReplies: 0, sampleRates: 0, total: 0 },
  ...{ pendingQuotations: [], failedEmails: [], followUps: [], failedReplies: [], deadLetters: [] },
  ...{ gaps: [], expiring: [], silentMailboxes: [], webhooksSwitchedOff: [] },
} as const;

describe('The desktop calls a person', () => {
  const { items } = toPendingTasksView({
    ...NOTHING,
    mailServerProblem: 'connect ECONNREFUSED',
    gaps: [{ airportCode: 'LIR', missingCompulsory: SERVICES.slice(0, 1), covered: [], uncovered: [] }],
    expiring: SERVICES.slice(0, 1).map((service) => ({ airportCode: 'SJO', service, rateId: 4, until: '2026-12-01' })),
    sampleRates: 80,
  });

  it('for what is new, but never for the tariff, which waits for weeks', () => {
    expect(items).toHaveLength(4);
    expect(findNewTasks(new Set(), items).map(({ kind }) => kind)).toEqual(['mail-server-away']);
  });

  it('once for each matter', () => {
    expect(findNewTasks(new Set(items.map(({ id }) => id)), items)).toEqual([]);
  });
});
