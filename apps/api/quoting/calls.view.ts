import { ApiProperty } from '@nestjs/swagger';
import type { CustomerCall } from '../../../domain/quoting/outcome/commercial-outcome.js';
import type { Quotation } from '../../../domain/quoting/quotation.js';
import { computeQuotedTotal } from '../../../domain/quoting/quoted-shipments.js';
import { PageView } from '../http/page.view.js';

/** The last call about a quotation. */
export class CustomerCallView {
  readonly actor!: string;
  /** ISO moment. */
  readonly at!: string;
  readonly remark!: string;
  /** `YYYY-MM-DD` at the office; null: not again. */
  readonly nextOn!: string | null;
}

/** A sent quotation whose customer is to be called. */
export class CallView {
  /** That of the quotation. */
  readonly id!: number;
  readonly quotationNumber!: string;
  readonly version!: number;
  readonly clientEmail!: string;
  readonly name!: string | null;
  readonly company!: string | null;
  readonly phone!: string | null;
  /** IATA code. */
  readonly airport!: string;
  /** US dollars. */
  readonly total!: number;
  /** ISO moment. */
  readonly createdAt!: string;
  /** ISO moment. */
  readonly validUntil!: string;
  /** Whether the customer was reminded by mail. */
  readonly isReminded!: boolean;
  /** Null: nobody has called yet. */
  @ApiProperty({ type: () => CustomerCallView, nullable: true }) readonly lastCall!: CustomerCallView | null;
}

/** A page of the list of calls. */
export class CallPageView extends PageView {
  readonly data!: CallView[];
}

/** A row of the list of calls. */
export function toCallView(quotation: Quotation): CallView {
  const { id, number, version, clientEmail, request, charges, commercial, createdAt, validUntil } = quotation;
  return {
    ...{ id, quotationNumber: number, version, clientEmail },
    name: request.sender.name ?? null,
    company: request.sender.company ?? null,
    phone: request.sender.phone ?? null,
    airport: charges.airport,
    total: computeQuotedTotal(quotation).toNumber(),
    createdAt: createdAt.toISOString(),
    validUntil: validUntil.toISOString(),
    isReminded: commercial?.remindedAt !== undefined,
    lastCall: toCustomerCallView(commercial?.call),
  };
}

function toCustomerCallView(call: CustomerCall | undefined): CustomerCallView | null {
  return call ? { ...call, at: call.at.toISOString(), nextOn: call.nextOn ?? null } : null;
}
