import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of search. */
export const searchMessages = defineMessages('searchMessages', {
  processAnEmail: 'Process an email',
  emailProcessor: 'Email Processor',
  approveWaitingQuotations: 'Approve waiting quotations',
  quotations: 'Quotations',
  downloadABackup: 'Download a backup',
  settings: 'Settings',
  changeMyPassword: 'Change my password',
  noSubject: '(no subject)',
  search: 'Search',
  searchEverything: 'Search quotations, domains, rates, emails and screens',
  searchPlaceholder: 'Quotation, domain, rate, email or screen',
  searchFailed: 'Search failed',
  results: 'Results',
  alsoOpenWithSlash: 'Use / as a shortcut for search',
  searching: 'Searching...',
  noResultsFound: 'No results found',
  typeMoreCharacters: (minSearchLength: number) => `Type at least ${minSearchLength} characters to search records too.`,
  resultCount: (count: number) =>
    `${count} ${count === 1 ? 'result' : 'results'}. Enter opens the first, arrow keys choose.`,
  screen: 'Screen',
  action: 'Action',
  quotation: 'Quotation',
  domain: 'Domain',
  rate: 'Rate',
  email: 'Email',
});
