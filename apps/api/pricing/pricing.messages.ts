import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about pricing, in English. */
export const PRICING_MESSAGES = defineMessages('api.PRICING_MESSAGES', {
  unknownIncoterm: (terms: string) => `The incoterm must be one of ${terms}.`,
  invalidDimensions: 'Dimensions must be given in cm, for instance 2 x 120x80x100.',
} as const);
