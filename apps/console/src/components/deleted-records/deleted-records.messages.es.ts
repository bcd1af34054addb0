import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './deleted-records.messages.js';

/** The same in Spanish. */
export const deletedRecordsMessages: Translation<typeof english.deletedRecordsMessages> = {
  recentlyDeleted: 'Eliminados recientemente',
  canBeRestored: (days: number) => `Aquí se restaura lo que se eliminó en los últimos ${days} días.`,
  deletedBy: (at: string, by: string) => `Eliminado el ${at} por ${by}`,
  inUseAgain: 'De nuevo en la lista',
  restore: 'Restaurar',
  restoreRecord: (name: string) => `Restaurar ${name}`,
  restored: 'Restaurado',
  notRestored: 'No se restauró',
  nothingDeleted: (days: number) => `No se eliminó nada en los últimos ${days} días.`,
  notAvailable: 'Los registros eliminados no están disponibles',
  loading: 'Cargando registros eliminados',
  pagesOf: 'registros eliminados',
  close: 'Cerrar',
};
