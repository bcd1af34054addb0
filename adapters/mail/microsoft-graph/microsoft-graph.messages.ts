import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about sending through Microsoft Graph, in English. */
export const MICROSOFT_GRAPH_MESSAGES = defineMessages('adapters.MICROSOFT_GRAPH_MESSAGES', {
  unreachable: 'Microsoft Graph cannot be reached.',
} as const);
