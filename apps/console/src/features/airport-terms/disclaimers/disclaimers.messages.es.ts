import type { Translation } from '../../../../../../domain/message-catalogue.js';
import { formatCount } from '../../../components/format/format.js';
import type * as english from './disclaimers.messages.js';

/** The same in Spanish. */
export const disclaimersMessages: Translation<typeof english.disclaimersMessages> = {
  airports: 'Aeropuertos',
  airportsHint: 'No marque ninguno para aplicarla a todos los aeropuertos',
  airportsNotAvailable: 'Los aeropuertos no están disponibles en este momento.',
  title: 'Título',
  content: 'Contenido',
  priority: 'Prioridad',
  saveFailed: (isUpdate: boolean) => `No se pudo ${isUpdate ? 'actualizar' : 'crear'} la condición`,
  disclaimerSaved: (isUpdate: boolean) => `Condición ${isUpdate ? 'actualizada' : 'creada'}`,
  editDisclaimer: 'Editar condición',
  createDisclaimer: 'Crear condición',
  dialogIntro: 'Los correos de cotización la muestran debajo de los cargos, tal como se escribe aquí.',
  updateDisclaimer: 'Actualizar condición',
  disclaimer: 'condición',
  contentHint: (count: string) =>
    `${count} caracteres; se respetan los saltos de línea. Escríbala en todos los idiomas de sus clientes.`,
  priorityHint: (lowest: number, highest: number) => `De ${lowest} a ${highest}; la más alta va primero.`,
  priorityAndAirports: (priority: number, airports: string) => `Prioridad ${priority} • ${airports}`,
  appliedGloballyToAllAirports: 'Se aplica a todos los aeropuertos',
  appliedTo: (airports: string) => `Se aplica a: ${airports}`,
  moveUp: 'Subir',
  moveDown: 'Bajar',
  failedToMoveDisclaimer: 'No se pudo mover la condición',
  movedTo: (title: string, at: number, count: number, priority: undefined | number) =>
    `${title} es ahora la número ${at} de ${count}, prioridad ${priority}.`,
  orderExplanation:
    'Las cotizaciones las muestran en este orden: muévalas con las flechas o arrástrelas por los puntos.',
  disclaimers: 'Condiciones',
  disclaimerCount: (count: number) => formatCount(count, 'condición', 'condiciones'),
  shownOfTotal: (count: number, total: string) => `${count} de ${total}`,
  disclaimersManagement: 'Gestión de condiciones',
  disclaimersManagementSubtitle: 'Administre las condiciones de los correos de cotización y asígnelas a aeropuertos',
  addDisclaimer: 'Agregar condición',
  disclaimerDeletedSuccessfully: 'Condición eliminada',
  disclaimerCreatedSuccessfully: 'Condición creada',
  failedToDeleteDisclaimer: 'No se pudo eliminar la condición',
  loadingDisclaimers: 'Cargando condiciones...',
  failedToLoadDisclaimers: 'No se pudieron cargar las condiciones',
  airportsAreNotAvailable: 'La lista de aeropuertos no está disponible.',
  noDisclaimersFound: 'No hay condiciones',
  noDisclaimersFoundNote: 'Cree su primera condición para empezar',
  show: 'Mostrar',
  allDisclaimers: 'Todas las condiciones',
  whatAQuotationToPrints: (code: string) => `Lo que muestra una cotización a ${code}`,
};
