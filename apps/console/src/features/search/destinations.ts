import { foldText } from '../../../../../domain/fold-text.js';
import { describeService } from '../../../../../domain/tariff/service-name.js';
import { describeState } from '../../components/status-badge/describe-state.js';
import { getMessages } from '../../i18n/messages.js';
import type { SearchHits } from './search.endpoints.js';
import { searchMessages } from './search.messages.js';

/** A place of the console that the palette leads to. */
export interface Destination {
  readonly link: string;
  readonly title: string;
  readonly note: string;
  /** What it is, in a word. */
  readonly kind: string;
}

/** A screen as the shell names it. */
export interface NamedScreen {
  readonly path: string;
  readonly name: string;
}

function getActions(): readonly Destination[] {
  const messages = getMessages(searchMessages);
  return [
    { link: '/email-processor', title: messages.processAnEmail, note: messages.emailProcessor, kind: messages.action },
    {
      link: '/quotations?status=pending',
      title: messages.approveWaitingQuotations,
      note: messages.quotations,
      kind: messages.action,
    },
    { link: '/quotations/new', title: messages.newQuotation, note: messages.quotations, kind: messages.action },
    {
      link: '/air-freight-rates#add',
      title: messages.addRate,
      note: messages.destinationCharges,
      kind: messages.action,
    },
    {
      link: '/air-freight-rates#import',
      title: messages.importRates,
      note: messages.destinationCharges,
      kind: messages.action,
    },
    {
      link: '/domains-management#add',
      title: messages.addDomain,
      note: messages.recognizedDomains,
      kind: messages.action,
    },
    { link: '/settings?tab=system', title: messages.downloadABackup, note: messages.settings, kind: messages.action },
    { link: '/settings', title: messages.changeMyPassword, note: messages.settings, kind: messages.action },
  ];
}

/** Screens and actions whose name holds a text, in any case and without accents; all of them for an empty one. */
export function findDestinations(text: string, screens: readonly NamedScreen[]): Destination[] {
  const messages = getMessages(searchMessages);
  const query = foldText(text.trim());
  const named = screens.map(({ path, name }) => ({ link: path, title: name, note: '', kind: messages.screen }));
  return [...named, ...getActions()].filter(({ title }) => foldText(title).includes(query));
}

/** Records that were found, in the order in which people look for them. */
export function toDestinations({ quotations, domains, rates, emails }: SearchHits): Destination[] {
  const messages = getMessages(searchMessages);
  return [
    ...quotations.map(({ link, quotationNumber, clientEmail, destinationAirport, status }) => ({
      link,
      title: quotationNumber,
      note: `${clientEmail}, ${destinationAirport}, ${describeState(status)}`,
      kind: messages.quotation,
    })),
    ...domains.map(({ link, domain, companyName }) => ({
      link,
      title: domain,
      note: companyName,
      kind: messages.domain,
    })),
    // A rate of today and its successor stand in the same place.
    ...[...new Map(rates.map((rate) => [rate.link, rate])).values()].map(
      ({ link, airportCode, serviceCode, serviceName }) => ({
        link,
        title: `${serviceCode}, ${airportCode}`,
        note: describeService(serviceCode, serviceName),
        kind: messages.rate,
      }),
    ),
    ...emails.map(({ link, subject, from, state }) => ({
      link,
      title: subject || messages.noSubject,
      note: `${from}, ${describeState(state)}`,
      kind: messages.email,
    })),
  ];
}
