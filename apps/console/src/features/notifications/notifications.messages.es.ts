import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './notifications.messages.js';

/** The same in Spanish. */
export const notificationsMessages: Translation<typeof english.notificationsMessages> = {
  recentActions: 'Acciones recientes',
  recentActionsExplanation:
    'Los mensajes desde que abrió la página. El registro de actividad conserva todos los cambios.',
  error: 'Error',
  done: 'Listo',
  notifications: 'Notificaciones',
  close: 'Cerrar',
  loading: 'Cargando...',
  notificationsAreNotAvailable: 'Las notificaciones no están disponibles',
  allCaughtUp: 'Está al día.',
  waitingForAPerson: (total: string) => `${total} requieren atención`,
  recentActionsCounted: (count: number) => `Acciones recientes (${count})`,
  waiting: 'Pendientes',
  moreAreNotListedHere: (unlisted: string) => `${unlisted} más no se muestran aquí.`,
  seeAllWaitingQuotations: 'Ver todas las cotizaciones pendientes',
  newItemsNeedYourAttention: (count: number) =>
    count === 1 ? '1 asunto nuevo requiere su atención' : `${count} asuntos nuevos requieren su atención`,
};
