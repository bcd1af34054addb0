import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of quotation filters. */
export const quotationFiltersMessages = defineMessages('quotationFiltersMessages', {
  allTime: 'All Time',
  lastWeek: 'Last Week',
  lastMonth: 'Last Month',
  lastYear: 'Last Year',
  periodName: (name: string) => `Period: ${name}`,
  country: (country: string) => `Country: ${country}`,
  domain: (domain: string) => `Domain: ${domain}`,
  from: (from: string) => `From: ${from}`,
  to: (to: string) => `To: ${to}`,
  activeFilters: 'Active filters',
  removeFilter: 'Remove filter',
  timePeriod: 'Time Period',
  destinationCountry: 'Destination Country',
  allCountries: 'All Countries',
});
