import type { Customer } from '../../domain/customers/customer.js';
import { extractMailDomain, normalizeMailbox } from '../../domain/customers/mail-domain.js';
import type { PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { CUSTOMERS_MESSAGES } from './customers.messages.js';

/**
 * The customer that a person means by a mailbox or a domain.
 * @throws DomainError `invalid` where it is neither, or a domain whose mailboxes belong to different people
 */
export function parseCustomer(text: string, registry: PublicSuffixList): Customer {
  const isMailbox = text.includes('@');
  const mailbox = isMailbox ? normalizeMailbox(text) : undefined;
  const mailDomain = registry.toAsciiDomain((isMailbox ? extractMailDomain(mailbox ?? '') : text.trim()) ?? '');
  if (!mailDomain) throw createCustomerError(CUSTOMERS_MESSAGES.noCustomer);
  if (mailbox !== undefined) {
    return { mailDomain, mailbox: `${mailbox.slice(0, mailbox.lastIndexOf('@'))}@${mailDomain}` };
  }
  if (registry.isPublicSuffix(mailDomain) || registry.isFreeMail(mailDomain)) {
    throw createCustomerError(CUSTOMERS_MESSAGES.manyCustomers(mailDomain));
  }
  return { mailDomain };
}

function createCustomerError(message: string): DomainError {
  return new DomainError('invalid', message, [{ field: 'customer', message }]);
}
