import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './hold-reasons.messages.js';

/** The same in Spanish. */
export const holdReasonsMessages: Translation<typeof english.holdReasonsMessages> = {
  reasons: 'Motivos',
};
