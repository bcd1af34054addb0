import { defineMessages } from '../../../../../domain/message-catalogue.js';
import { formatCount } from '../../components/format/format.js';

/** What people read of dashboard. */
export const dashboardMessages = defineMessages('dashboardMessages', {
  advancedFilters: 'Advanced Filters',
  clearAllFilters: 'Clear All Filters',
  advancedFiltersGroup: 'Advanced filters',
  senderDomain: 'Sender Domain',
  allDomains: 'All Domains',
  fromDate: 'From Date',
  toDate: 'To Date',
  toDateBeforeFromDate: 'The To Date is before the From Date.',
  countingQuotations: 'Counting quotations...',
  showingOfQuotations: (shown: string, all: string) => `Showing ${shown} of ${all} quotations`,
  other: 'Other',
  weekOf: (dayFormat: string) => `Week of ${dayFormat}`,
  quotationsByDestinationCountry: 'Quotations by Destination Country',
  mostQuotationsGoTo: (name: string, count: string, total: string) =>
    `Most quotations go to ${name}: ${count} of ${total}.`,
  noQuotationsInThisView: 'No quotations in this view.',
  quotations: 'Quotations',
  country: 'Country',
  value: 'Value',
  quotationsOverTime: 'Quotations over Time',
  quotationsOverTimeSummary: (total: number, name: string) =>
    `${formatCount(total, 'quotation', 'quotations')}, ${name}.`,
  date: 'Date',
  allOfDay: (first: string) => `all of ${first}`,
  fromDayToDay: (first: string, last: string) => `from ${first} to ${last}`,
  explanation: 'Explanation',
  strictMeaning:
    'Worked out from the charges that are stored with the quotation: the total of its destination charges, ' +
    'else the sum of its compulsory and delivery charges, else an older total, else the sum over its list of ' +
    'charges.',
  fallbackMeaning:
    'Taken from the amount that was stored with the quotation, since it has no destination charges, or they come to nothing or cannot be read.',
  correctionsMeaning:
    'Values that a person corrected in these quotations, out of all values that were read from their emails: ' +
    'weight, pieces, sizes, volume, value and description of the goods, dangerous goods, Incoterm, origin and ' +
    'destination. A value that was missed counts as read wrongly; one that was put back counts as read.',
  dataQualityAndMethodology: 'Data Quality and Methodology',
  strictCount: (strictCount: string) => `${strictCount} strict`,
  fallbackCount: (fallbackCount: string) => `${fallbackCount} fallback`,
  strictShare: 'Amounts that rest on stored charges',
  shareOfValuesCorrected: (valuesCorrected: string, valuesRead: string) =>
    `share of values corrected (${valuesCorrected} of ${valuesRead})`,
  exportCorrections: 'Export corrections',
  amountMeaning:
    'An amount is the total of destination charges that was stored with the quotation, with every charge that ' +
    'its Incoterm puts into the total; where none was stored, compulsory and delivery charges are added up. ' +
    'Optional charges, duties and taxes are in no total. The percentage is the share of strict amounts.',
  margins: 'Margins by Customer and Airport',
  marginRows: 'margins',
  marginRow: 'margin',
  errorLoadingMargins: 'Error loading margins',
  revenue: 'Revenue',
  cost: 'Cost',
  margin: 'Margin',
  marginPercent: 'Margin %',
  domain: 'Domain',
  destination: 'Destination',
  weightKg: 'Weight (kg)',
  volumeM: 'Volume (m³)',
  quoteAmount: 'Quote Amount',
  actions: 'Actions',
  viewDetailsOf: (quotationNumber: string) => `View Details of ${quotationNumber}`,
  viewDetails: 'View Details',
  recentQuotationRequests: 'Recent Quotation Requests',
  seeAllInQuotations: 'See all in Quotations',
  loadingRecentQuotationRequests: 'Loading recent quotation requests',
  errorLoadingQuotations: 'Error loading quotations',
  noQuotationsFound: 'No quotations found',
  noQuotationFitsTheFilters: 'No quotation fits the filters.',
  noQuotationsYetNote: 'Process an email to generate quotations',
  goToTheEmailProcessor: 'Go to the Email Processor',
  recentQuotationRequestsInText: 'recent quotation requests',
  recentQuotationRequest: 'recent quotation request',
  againstTheWeekBefore: 'against the week before',
  againstThe30DaysBefore: 'against the 30 days before',
  againstTheYearBefore: 'against the year before',
  totalQuotations: 'Total Quotations',
  avgWeightKg: 'Avg. Weight (kg)',
  avgVolumeM: 'Avg. Volume (m³)',
  totalValue: 'Total Value',
  noQuotationsInPeriodBefore: 'No quotations in the period before',
  allTimeNoPeriodBefore: 'All Time has no period before it',
  againstTheSameSpanBefore: 'against the same span before',
  summary: 'Summary',
  topDomains: 'Top Domains',
  noSenderDomain: 'No sender domain in this view.',
  approved: 'Approved',
  notApproved: 'Not Approved',
  shareOfDomain: (domain: string) => `Share of ${domain}`,
  periodAndCountry: 'Period and country',
  refresh: 'Refresh',
  loadingFigures: 'Loading figures',
  errorLoadingFigures: 'Error loading figures',
  countriesAreNotAvailable: 'Countries are not available.',
  dataAsOf: (value: string) => `Data as of ${value}`,
  /** How `weekOf` begins, and the same in the middle of a sentence. */
  week: 'Week',
  theWeek: 'the week',
});
