import type { Clock } from '../../domain/clock.port.js';
import { type Customer, getCustomerName } from '../../domain/customers/customer.js';
import {
  CUSTOMER_RECORD_KINDS,
  type CustomerDataRepository,
  type CustomerRecordCounts,
  type CustomerRecordKind,
} from '../../domain/customers/customer-data.repository.js';
import type { PublicSuffixList } from '../../domain/customers/public-suffix-list.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { parseCustomer } from './parse-customer.js';

/** What is stored of a customer, before it is exported or erased. */
export interface CustomerSummary {
  /** The mailbox or the domain. */
  readonly customer: string;
  readonly counts: CustomerRecordCounts;
  readonly isBeingProcessed: boolean;
}

/** Gives out everything that is stored of one customer. */
export class ExportCustomer {
  constructor(
    private readonly customerData: CustomerDataRepository,
    private readonly registry: PublicSuffixList,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` where the text is neither a mailbox nor a domain of one company */
  async summarize(text: string): Promise<CustomerSummary> {
    const customer = parseCustomer(text, this.registry);
    return {
      customer: getCustomerName(customer),
      counts: await this.customerData.count(customer),
      isBeingProcessed: await this.customerData.isBeingProcessed(customer),
    };
  }

  /**
   * One JSON document, piece by piece. The log says who took it.
   * @throws DomainError `invalid` as `summarize` does, before the first piece
   */
  async execute(text: string, actor: string): Promise<AsyncIterable<string>> {
    const customer = parseCustomer(text, this.registry);
    const at = this.clock.now();
    const name = getCustomerName(customer);
    await this.unitOfWork.run(({ events }) => events.publish({ type: 'customer-exported', at, actor, customer: name }));
    return this.writeDocument(customer, at);
  }

  private async *writeDocument(customer: Customer, at: Date): AsyncIterable<string> {
    const head = JSON.stringify({ customer: getCustomerName(customer), exportedAt: at.toISOString() });
    yield head.slice(0, -1);
    let open: CustomerRecordKind | undefined;
    const written = new Set<CustomerRecordKind>();
    for await (const { kind, content } of this.customerData.stream(customer)) {
      yield open === kind ? ',\n' : `${open === undefined ? '' : ']'},\n"${kind}":[`;
      open = kind;
      written.add(kind);
      yield JSON.stringify(content);
    }
    if (open !== undefined) yield ']';
    for (const kind of CUSTOMER_RECORD_KINDS) if (!written.has(kind)) yield `,\n"${kind}":[]`;
    yield '}\n';
  }
}
