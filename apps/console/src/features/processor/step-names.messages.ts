import { defineMessages } from '../../../../../domain/message-catalogue.js';
import type { Step } from './processing-run.js';

/** The steps as people read them. */
export const stepNamesMessages: Readonly<Record<Step, string>> = defineMessages('stepNamesMessages', {
  extraction: 'AI extraction',
  weight: 'Chargeable weight',
  delivery: 'Delivery charges',
  charges: 'Complete charges',
  quotation: 'Professional quotation',
});
