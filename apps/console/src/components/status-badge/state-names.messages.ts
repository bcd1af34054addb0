import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** States and kinds of quotations, mail and log entries, by the words of the wire. */
export const stateNamesMessages = defineMessages('stateNamesMessages', {
  names: {
    completed: 'completed',
    pending: 'pending',
    sent: 'sent',
    dismissed: 'dismissed',
    expired: 'expired',
    failed: 'failed',
    received: 'received',
    answered: 'answered',
    held: 'held',
    ignored: 'ignored',
    waiting: 'waiting',
    cancelled: 'cancelled',
    replaced: 'replaced',
    success: 'success',
    failure: 'failure',
    warning: 'warning',
    info: 'info',
    email: 'email',
    quotation: 'quotation',
    error: 'error',
    system: 'system',
    draft: 'draft',
    running: 'running',
    gross: 'gross',
    volumetric: 'volumetric',
    rules: 'rules',
    'Air Freight': 'Air Freight',
  },
});
