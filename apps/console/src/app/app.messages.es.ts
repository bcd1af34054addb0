import type { Translation } from '../../../../domain/message-catalogue.js';
import type * as english from './app.messages.js';

/** The same in Spanish. */
export const appMessages: Translation<typeof english.appMessages> = {
  mainMenu: 'Menú principal',
  closeMenu: 'Cerrar el menú',
  signOut: 'Cerrar sesión',
  skipToContent: 'Ir al contenido',
  openMenu: 'Abrir el menú',
  loading: 'Cargando...',
  pageCouldNotBeShown: 'No se pudo mostrar esta página',
  pageCouldNotShownBody:
    'Es posible que la consola se haya actualizado. Vuelva a cargar la página para ver la versión nueva.',
  reload: 'Volver a cargar',
  thisTakesLongerThanUsual: 'Esto tarda más de lo normal.',
  retry: 'Reintentar',
  pageNotFound: '404 Página no encontrada',
  noScreenAtAddress: 'No hay ninguna pantalla en esta dirección.',
  goToHome: 'Ir al inicio',
};
