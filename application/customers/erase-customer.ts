import type { Clock } from '../../domain/clock.port.js';
import { getCustomerName } from '../../domain/customers/customer.js';
import type { CustomerRecordCounts } from '../../domain/customers/customer-data.repository.js';
import type { PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { CUSTOMERS_MESSAGES } from './customers.messages.js';
import { parseCustomer } from './parse-customer.js';

/** Whose data are to be erased, and by whom. */
export interface CustomerErasure {
  /** A mailbox or a domain. */
  readonly customer: string;
  /** The same, typed once more by the person. */
  readonly confirmation: string;
  /** An administrator's email. */
  readonly actor: string;
}

/** Forgets one customer. */
export class EraseCustomer {
  constructor(
    private readonly registry: PublicSuffixList,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Erases everything that is stored of one mailbox or one domain, in one transaction; the log names the person who did it,
   * and not the customer.
   * @returns what was erased
   * @throws DomainError `invalid` without a customer or the confirmation, `conflict` while an email of theirs is worked on
   */
  async execute({ customer: name, confirmation, actor }: CustomerErasure): Promise<CustomerRecordCounts> {
    const customer = parseCustomer(name, this.registry);
    if (confirmation.trim().toLowerCase() !== name.trim().toLowerCase()) {
      const message = CUSTOMERS_MESSAGES.notConfirmed(getCustomerName(customer));
      throw new DomainError('invalid', message, [{ field: 'confirmation', message }]);
    }
    const at = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const counts = await tx.customerData.erase(customer, { actor, at });
      const isMailbox = customer.mailbox !== undefined;
      await tx.events.publish({ type: 'customer-erased', at, actor, isMailbox, counts });
      return counts;
    });
  }
}
