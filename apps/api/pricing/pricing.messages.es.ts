import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './pricing.messages.js';

/** The same in Spanish. */
export const PRICING_MESSAGES: Translation<typeof english.PRICING_MESSAGES> = {
  unknownIncoterm: (terms: string) => `El Incoterm debe ser uno de ${terms}.`,
  invalidDimensions: 'Las medidas se indican en cm, por ejemplo 2 x 120x80x100.',
};
