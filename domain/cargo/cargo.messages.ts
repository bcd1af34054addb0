import { defineMessages } from '../message-catalogue.js';

/** What people read about cargo, in English. */
export const CARGO_MESSAGES = defineMessages('CARGO_MESSAGES', {
  noPieces: (pieces: number) => `A shipment needs at least one piece, got ${pieces}.`,
  negativeGrossWeight: 'The gross weight cannot be negative.',
  negativeVolume: 'The volume cannot be negative.',
  weightNeeded: 'A weight or a volume is needed to work out the chargeable weight.',
} as const);
