import { getMessages } from '../../i18n/messages.js';
import type { SearchHits } from './search.endpoints.js';
import { searchMessages } from './search.messages.js';

/** A place of the console that the palette leads to. */
export interface Destination {
  readonly link: string;
  readonly title: string;
  readonly note: string;
  readonly kind: 'Screen' | 'Action' | 'Quotation' | 'Domain' | 'Rate' | 'Email';
}

/** A screen as the shell names it. */
export interface NamedScreen {
  readonly path: string;
  readonly name: string;
}

function getActions(): readonly Destination[] {
  const messages = getMessages(searchMessages);
  return [
    { link: '/email-processor', title: messages.processAnEmail, note: messages.emailProcessor, kind: 'Action' },
    {
      link: '/quotations?status=pending',
      title: messages.approveWaitingQuotations,
      note: messages.quotations,
      kind: 'Action',
    },
    { link: '/settings?tab=system', title: messages.downloadABackup, note: messages.settings, kind: 'Action' },
    { link: '/settings', title: messages.changeMyPassword, note: messages.settings, kind: 'Action' },
  ];
}

/** Screens and actions whose name holds a text, in any case; all of them for an empty one. */
export function findDestinations(text: string, screens: readonly NamedScreen[]): Destination[] {
  const query = text.trim().toLowerCase();
  const named = screens.map(({ path, name }) => ({ link: path, title: name, note: '', kind: 'Screen' as const }));
  return [...named, ...getActions()].filter(({ title }) => title.toLowerCase().includes(query));
}

/** Records that were found, in the order in which people look for them. */
export function toDestinations({ quotations, domains, rates, emails }: SearchHits): Destination[] {
  return [
    ...quotations.map(({ link, quotationNumber, clientEmail, destinationAirport, status }) => ({
      link,
      title: quotationNumber,
      note: `${clientEmail}, ${destinationAirport}, ${status}`,
      kind: 'Quotation' as const,
    })),
    ...domains.map(({ link, domain, companyName }) => ({
      link,
      title: domain,
      note: companyName,
      kind: 'Domain' as const,
    })),
    ...rates.map(({ link, airportCode, serviceCode, serviceName }) => ({
      link,
      title: `${serviceCode}, ${airportCode}`,
      note: serviceName,
      kind: 'Rate' as const,
    })),
    ...emails.map(({ link, subject, from, state }) => ({
      link,
      title: subject || getMessages(searchMessages).noSubject,
      note: `${from}, ${state}`,
      kind: 'Email' as const,
    })),
  ];
}
