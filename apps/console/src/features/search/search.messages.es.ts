import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './search.messages.js';

/** The same in Spanish. */
export const searchMessages: Translation<typeof english.searchMessages> = {
  processAnEmail: 'Procesar un correo',
  emailProcessor: 'Procesador de correos',
  approveWaitingQuotations: 'Aprobar cotizaciones pendientes',
  quotations: 'Cotizaciones',
  newQuotation: 'Nueva cotización',
  addRate: 'Agregar una tarifa',
  importRates: 'Importar tarifas',
  destinationCharges: 'Cargos en destino',
  addDomain: 'Agregar un dominio reconocido',
  recognizedDomains: 'Dominios reconocidos',
  downloadABackup: 'Descargar una copia de seguridad',
  settings: 'Configuración',
  changeMyPassword: 'Cambiar mi contraseña',
  noSubject: '(sin asunto)',
  search: 'Buscar',
  searchEverything: 'Buscar cotizaciones, dominios, tarifas, correos y pantallas',
  searchPlaceholder: 'Cotización, dominio, tarifa, correo o pantalla',
  searchFailed: 'La búsqueda falló',
  results: 'Resultados',
  alsoOpenWithSlash: 'Abrir la búsqueda también con la tecla /',
  searching: 'Buscando...',
  noResultsFound: 'Sin resultados',
  typeMoreCharacters: (minSearchLength: number) =>
    `Escriba al menos ${minSearchLength} caracteres para buscar también registros.`,
  resultCount: (count: number) =>
    `${count} ${count === 1 ? 'resultado' : 'resultados'}. Enter abre el primero; elija con las flechas.`,
  screen: 'Pantalla',
  action: 'Acción',
  quotation: 'Cotización',
  domain: 'Dominio',
  rate: 'Tarifa',
  email: 'Correo',
};
