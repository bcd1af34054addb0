import type { Translation } from '../../../../../domain/message-catalogue.js';
import type * as english from './quotation-filters.messages.js';

/** The same in Spanish. */
export const quotationFiltersMessages: Translation<typeof english.quotationFiltersMessages> = {
  allTime: 'Todo el tiempo',
  lastWeek: 'Última semana',
  lastMonth: 'Último mes',
  lastYear: 'Último año',
  periodName: (name: string) => `Período: ${name}`,
  country: (country: string) => `País: ${country}`,
  domain: (domain: string) => `Dominio: ${domain}`,
  from: (from: string) => `Desde: ${from}`,
  to: (to: string) => `Hasta: ${to}`,
  activeFilters: 'Filtros activos',
  removeFilter: 'Quitar el filtro',
  timePeriod: 'Período',
  destinationCountry: 'País de destino',
  allCountries: 'Todos los países',
};
