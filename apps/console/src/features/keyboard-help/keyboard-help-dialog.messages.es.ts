import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './keyboard-help-dialog.messages.js';

/** The same in Spanish. */
export const keyboardHelpDialogMessages: Translation<typeof english.keyboardHelpDialogMessages> = {
  everywhere: 'En todas partes',
  ctrlK: 'Ctrl K',
  searchToo: 'También busca',
  thisList: 'Esta lista',
  ctrlM: 'Ctrl M',
  toTheNotice: 'Ir al mensaje que acaba de aparecer, por ejemplo a su botón Deshacer',
  esc: 'Esc',
  closesWhatIsOpen: 'Cierra lo que está abierto',
  inATable: 'En una tabla',
  arrows: 'Flechas',
  fromCellToCell: 'De celda en celda',
  enter: 'Enter',
  shiftF10: 'Mayús F10',
  columnWidth: 'En un encabezado: cambia el ancho de la columna',
  inAQuotation: 'En una cotización',
  altUp: 'Alt ↑',
  newerQuotation: 'La más reciente de la lista',
  altDown: 'Alt ↓',
  olderQuotation: 'La más antigua de la lista',
  close: 'Cerrar',
  keyboardShortcuts: 'Atajos de teclado',
  explanation: 'En Mac, ⌘ K también busca. Las teclas / y ? se pueden desactivar debajo de la búsqueda.',
  search: 'Buscar; Enter abre el primer resultado, las flechas eligen',
  cellActions: 'Enter entra a las acciones de la celda; Esc sale',
};
