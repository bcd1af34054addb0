import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './microsoft-graph.messages.js';

/** The same in Spanish. */
export const MICROSOFT_GRAPH_MESSAGES: Translation<typeof english.MICROSOFT_GRAPH_MESSAGES> = {
  unreachable: 'No hay conexión con Microsoft Graph.',
};
