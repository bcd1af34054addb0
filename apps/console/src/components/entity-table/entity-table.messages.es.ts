import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './entity-table.messages.js';

/** The same in Spanish. */
export const entityTableMessages: Translation<typeof english.entityTableMessages> = {
  actions: 'Acciones',
  changedMeanwhile: 'Otro usuario cambió este registro entretanto. La lista lo muestra como está ahora.',
  deletedMeanwhile: 'Otro usuario eliminó este registro entretanto. La lista se volvió a cargar.',
};
