import { IsBoolean, IsInt, IsOptional, IsPositive, IsString, MaxLength } from 'class-validator';

/** `POST /api/quotations/{id}/set-aside`. */
export class DismissQuotationDto {
  @IsString() @MaxLength(10_000) reason!: string;
}

/** `POST /api/quotations/{id}/reprice`. */
export class RepriceQuotationDto {
  /** The revision that the caller saw: of another one than the newest nothing is made. */
  @IsOptional() @IsInt() @IsPositive() revision?: number | null;
}

/** `PUT /api/quotations/{id}/customer-note`. */
export class CustomerNoteDto {
  /** The revision that the caller saw: of another one than the newest nothing is made. */
  @IsInt() @IsPositive() revision!: number;
  /** Plain text without links; empty: none. */
  @IsString() @MaxLength(10_000) note!: string;
}

/** `POST /api/quotations/{id}/send`. */
export class SendQuotationDto extends RepriceQuotationDto {
  /** Whether the sender's domain is approved with it. */
  @IsOptional() @IsBoolean() approveDomain?: boolean | null;
  /** Whether the reply waits as long as the settings say, so that it can be taken back; otherwise it leaves at once. */
  @IsOptional() @IsBoolean() undoable?: boolean | null;
  /** Whether the sender's mailbox alone is approved with it, where the domain is open to anybody. */
  @IsOptional() @IsBoolean() approveMailbox?: boolean | null;
}

/** `POST /api/phone-quotations/{id}/hand-over`. */
export class HandOverQuotationDto {
  /** The revision that the customer was given: of another one than the newest nothing is recorded. */
  @IsInt() @IsPositive() revision!: number;
}
