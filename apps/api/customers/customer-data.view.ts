import { ApiProperty } from '@nestjs/swagger';
import type { CustomerSummary } from '../../../application/customers/export-customer.js';
import type { CustomerRecordCounts } from '../../../domain/customers/customer-data.repository.js';

/** Records as they are stored. */
const ApiRecords = (): PropertyDecorator =>
  ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } });

/** How many records there are of a customer. */
export class CustomerRecordCountsView {
  /** Entries of the recognized domains. */
  readonly recognitions!: number;
  readonly consignees!: number;
  readonly emails!: number;
  readonly quotations!: number;
  readonly corrections!: number;
  readonly replies!: number;
  /** Emails and replies that wait, or were given up. */
  readonly jobs!: number;
  /** Entries of the activity log. */
  readonly activity!: number;
  readonly notifications!: number;
  readonly notificationEmails!: number;
}

/** What is stored of a customer. */
export class CustomerSummaryView {
  /** The mailbox or the domain. */
  readonly customer!: string;
  readonly counts!: CustomerRecordCountsView;
  /** An email or a reply is being worked on right now: nothing can be erased until that is done. */
  readonly isBeingProcessed!: boolean;
}

/** Everything that is stored of a customer, each record as it is stored; files are base64. */
export class CustomerExportView {
  /** The mailbox or the domain. */
  readonly customer!: string;
  /** ISO moment. */
  readonly exportedAt!: string;
  @ApiRecords() readonly recognitions!: object[];
  @ApiRecords() readonly consignees!: object[];
  @ApiRecords() readonly emails!: object[];
  @ApiRecords() readonly quotations!: object[];
  @ApiRecords() readonly corrections!: object[];
  @ApiRecords() readonly replies!: object[];
  @ApiRecords() readonly jobs!: object[];
  @ApiRecords() readonly activity!: object[];
  @ApiRecords() readonly notifications!: object[];
  @ApiRecords() readonly notificationEmails!: object[];
}

/** What was erased. */
export class CustomerErasureView {
  readonly erased!: CustomerRecordCountsView;
}

/** A summary for the wire. */
export function toCustomerSummaryView({ customer, counts, isBeingProcessed }: CustomerSummary): CustomerSummaryView {
  return { customer, counts, isBeingProcessed };
}

/** What was erased, for the wire. */
export function toCustomerErasureView(erased: CustomerRecordCounts): CustomerErasureView {
  return { erased };
}
