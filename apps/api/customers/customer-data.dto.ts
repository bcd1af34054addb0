import { IsString, MaxLength } from 'class-validator';

/** Whose data are meant. */
export class CustomerQueryDto {
  /** A mailbox or a domain. */
  @IsString() @MaxLength(300) customer!: string;
}

/** `POST /api/customer-data/erase`. */
export class EraseCustomerDto extends CustomerQueryDto {
  /** The same mailbox or domain, typed once more by the person. */
  @IsString() @MaxLength(300) confirmation!: string;
}
