import { skipToken } from '@reduxjs/toolkit/query';
import { normalizeMailDomain } from '../../../../../domain/customers/mail-domain.js';
import { useWaitingOfDomainQuery } from '../../api/recognized-domains.endpoints.js';
import { useSettled } from '../../components/debounced-text/use-settled.js';
import { useMessages } from '../../i18n/messages.js';
import { customersMessages } from './customers.messages.js';

/** Which quotations wait for the approval of a domain, in words; nothing where none does. @param entered as it is typed */
export function useWaitingQuotations(entered: string): string | undefined {
  const messages = useMessages(customersMessages);
  const domain = normalizeMailDomain(useSettled(entered));
  const { currentData } = useWaitingOfDomainQuery(domain.includes('.') ? domain : skipToken);
  const numbers = currentData?.data.map(({ quotationNumber }) => quotationNumber) ?? [];
  return currentData?.total ? messages.quotationsWait(numbers, currentData.total) : undefined;
}
