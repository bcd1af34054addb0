import type { Translation } from '../../../domain/message-catalogue.js';
import type * as english from './operations.messages.js';

/** The same in Spanish. */
export const OPERATIONS_MESSAGES: Translation<typeof english.OPERATIONS_MESSAGES> = {
  webhookBased: 'Por webhook',
  methodNotAllowed: 'Método no permitido.',
  localOnly: 'Las métricas solo se entregan a este equipo si METRICS_TOKEN no está definido.',
  databaseUnreachable: 'No hay conexión con la base de datos.',
  noWorker: (seconds: number) =>
    `La tarea pendiente más antigua lleva ${seconds} s en espera; ningún proceso atiende la cola.`,
  mailboxesSilent: (count: number) =>
    count === 1
      ? '1 buzón conectado no se ha leído en 5 minutos.'
      : `${count} buzones conectados no se han leído en 5 minutos.`,
  startAfterEnd: 'El inicio no puede ser posterior al fin.',
  recordHalfNamed: 'Un registro se indica con su tipo y su número juntos.',
};

/** The same in Spanish. */
export const CONSOLE_SCREEN_MESSAGES: Translation<typeof english.CONSOLE_SCREEN_MESSAGES> = {
  home: 'Inicio',
  dashboard: 'Panel',
  quotations: 'Cotizaciones',
  calls: 'Llamadas',
  newQuotation: 'Nueva cotización',
  emailProcessor: 'Procesador de correos',
  emailMonitoring: 'Monitoreo de correos',
  mailboxes: 'Buzones',
  destinationCharges: 'Cargos en destino',
  chargeCodes: 'Códigos de cargo',
  taxRates: 'Tasas de impuestos',
  exchangeRates: 'Tipos de cambio',
  consolidationConsignments: 'Consignación de consolidados',
  disclaimers: 'Condiciones',
  recognizedDomains: 'Dominios reconocidos',
  activityLogs: 'Registro de actividad',
  coreRulesStatus: 'Estado de las reglas básicas',
  settings: 'Configuración',
  testQuotations: 'Cotizaciones de prueba',
  basicTest: 'Prueba básica',
  emergencyTest: 'Prueba de emergencia',
};

/** The same in Spanish. */
export const ACTIVITY_EXPORT_TEXTS: Translation<typeof english.ACTIVITY_EXPORT_TEXTS> = {
  timestamp: 'Fecha y hora',
  category: 'Categoría',
  action: 'Acción',
  details: 'Detalles',
  status: 'Estado',
  user: 'Usuario',
  email: 'Id del correo',
  quotation: 'Cotización',
  before: 'Antes',
  after: 'Después',
  categories: { email: 'correo', quotation: 'cotización', error: 'error', system: 'sistema' },
  statuses: { success: 'correcto', failure: 'fallo', warning: 'advertencia', info: 'información' },
};
