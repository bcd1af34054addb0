import type { Translation } from '../../../../../domain/message-catalogue.js';
import { formatCount } from '../../components/format/format.js';
import type * as english from './dashboard.messages.js';

/** The same in Spanish. */
export const dashboardMessages: Translation<typeof english.dashboardMessages> = {
  advancedFilters: 'Filtros avanzados',
  clearAllFilters: 'Quitar todos los filtros',
  advancedFiltersGroup: 'Filtros avanzados',
  senderDomain: 'Dominio del remitente',
  allDomains: 'Todos los dominios',
  fromDate: 'Desde',
  toDate: 'Hasta',
  toDateBeforeFromDate: 'La fecha final es anterior a la inicial.',
  countingQuotations: 'Contando cotizaciones...',
  showingOfQuotations: (shown: string, all: string) => `Mostrando ${shown} de ${all} cotizaciones`,
  other: 'Otros',
  weekOf: (dayFormat: string) => `Semana del ${dayFormat}`,
  quotationsByDestinationCountry: 'Cotizaciones por país de destino',
  mostQuotationsGoTo: (name: string, count: string, total: string) =>
    `La mayoría de las cotizaciones va a ${name}: ${count} de ${total}.`,
  noQuotationsInThisView: 'No hay cotizaciones en esta vista.',
  quotations: 'Cotizaciones',
  country: 'País',
  value: 'Valor',
  quotationsOverTime: 'Cotizaciones en el tiempo',
  quotationsOverTimeSummary: (total: number, name: string) =>
    `${formatCount(total, 'cotización', 'cotizaciones')}, ${name}; días en UTC.`,
  timeUtc: 'Fecha (UTC)',
  allOfDay: (first: string) => `todas del ${first}`,
  fromDayToDay: (first: string, last: string) => `del ${first} al ${last}`,
  strictMeaning:
    'Calculado con los cargos guardados en la cotización: el total de sus cargos en destino, o bien la suma de los ' +
    'obligatorios y de entrega, o bien un total anterior, o bien la suma de su lista de cargos.',
  fallbackMeaning:
    'Tomado del monto guardado en la cotización, porque no tiene cargos en destino, o suman cero o no se pueden leer.',
  correctionsMeaning:
    'Valores que un usuario corrigió en estas cotizaciones, sobre todos los valores leídos de sus correos: peso, ' +
    'bultos, medidas, volumen, valor y descripción de la mercancía, mercancía peligrosa, Incoterm, origen y destino. ' +
    'Un valor omitido cuenta como mal leído; uno restablecido cuenta como leído.',
  dataQualityAndMethodology: 'Calidad de los datos y metodología',
  strictCount: (strictCount: string) => `${strictCount} con cargos guardados`,
  fallbackCount: (fallbackCount: string) => `${fallbackCount} con monto guardado`,
  strictShare: 'Montos basados en cargos guardados',
  shareOfValuesCorrected: (valuesCorrected: string, valuesRead: string) =>
    `proporción de valores corregidos (${valuesCorrected} de ${valuesRead})`,
  exportCorrections: 'Exportar correcciones',
  amountMeaning:
    'Un monto es el total de cargos en destino guardado con la cotización, con todos los cargos que su Incoterm incluye ' +
    'en el total; si no hay, se suman los obligatorios y de entrega. Los cargos opcionales, aranceles e impuestos no ' +
    'están en ningún total. El porcentaje es la proporción de montos con cargos guardados.',
  domain: 'Dominio',
  destination: 'Destino',
  weightKg: 'Peso (kg)',
  volumeM: 'Volumen (m³)',
  quoteAmount: 'Monto cotizado',
  date: 'Fecha',
  actions: 'Acciones',
  viewDetailsOf: (quotationNumber: string) => `Ver el detalle de ${quotationNumber}`,
  viewDetails: 'Ver detalle',
  recentQuotationRequests: 'Solicitudes de cotización recientes',
  seeAllInQuotations: 'Ver todas en Cotizaciones',
  loadingRecentQuotationRequests: 'Cargando las solicitudes recientes',
  errorLoadingQuotations: 'No se pudieron cargar las cotizaciones',
  noQuotationsFound: 'No hay cotizaciones',
  noQuotationFitsTheFilters: 'Ninguna cotización corresponde a los filtros.',
  noQuotationsYetNote: 'Procese un correo para generar cotizaciones',
  goToTheEmailProcessor: 'Ir al procesador de correos',
  recentQuotationRequestsInText: 'solicitudes de cotización recientes',
  recentQuotationRequest: 'solicitud de cotización reciente',
  againstTheWeekBefore: 'respecto a la semana anterior',
  againstThe30DaysBefore: 'respecto a los 30 días anteriores',
  againstTheYearBefore: 'respecto al año anterior',
  totalQuotations: 'Total de cotizaciones',
  avgWeightKg: 'Peso promedio (kg)',
  avgVolumeM: 'Volumen promedio (m³)',
  totalValue: 'Valor total',
  noQuotationsInPeriodBefore: 'Sin cotizaciones en el período anterior',
  allTimeNoPeriodBefore: 'Todo el tiempo no tiene período anterior',
  againstTheSameSpanBefore: 'respecto al mismo lapso anterior',
  summary: 'Resumen',
  topDomains: 'Dominios principales',
  noSenderDomain: 'No hay dominios de remitente en esta vista.',
  approved: 'Aprobado',
  notApproved: 'No aprobado',
  shareOfDomain: (domain: string) => `Proporción de ${domain}`,
  periodAndCountry: 'Período y país',
  refresh: 'Actualizar',
  loadingFigures: 'Cargando cifras',
  errorLoadingFigures: 'No se pudieron cargar las cifras',
  countriesAreNotAvailable: 'La lista de países no está disponible.',
  dataAsOf: (value: string) => `Datos de las ${value}`,
  week: 'Semana',
  theWeek: 'la semana',
};
