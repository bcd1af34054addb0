import type { Translation } from '../../../../domain/message-catalogue.js';
import type * as english from './screens.messages.js';

/** The same in Spanish. */
export const screensMessages: Translation<typeof english.screensMessages> = {
  home: 'Inicio',
  dashboard: 'Panel',
  emailProcessor: 'Procesador de correos',
  quotations: 'Cotizaciones',
  calls: 'Llamadas',
  newQuotation: 'Nueva cotización',
  emailMonitoring: 'Monitoreo de correos',
  mailboxes: 'Buzones',
  destinationCharges: 'Cargos en destino',
  consolidationConsignments: 'Consignación de consolidados',
  chargeCodes: 'Códigos de cargo',
  taxRates: 'Tasas de impuestos',
  exchangeRates: 'Tipos de cambio',
  disclaimers: 'Condiciones',
  recognizedDomains: 'Dominios reconocidos',
  activityLogs: 'Registro de actividad',
  coreRulesStatus: 'Estado de las reglas básicas',
  settings: 'Configuración',
  testQuotations: 'Cotizaciones de prueba',
  basicTest: 'Prueba básica',
  emergencyTest: 'Prueba de emergencia',
  diagnostics: 'Diagnóstico',
  notFound: 'No encontrada',
};
