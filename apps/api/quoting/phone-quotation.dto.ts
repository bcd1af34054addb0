import { Type } from 'class-transformer';
import { IsIn, IsNumber, IsObject, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import type { PhoneInput } from '../../../application/inbound-mail/quote-by-phone.js';
import { PHONE_DELIVERIES, type PhoneDelivery } from '../../../domain/quoting/phone-request.js';
import { LANGUAGES, type Language } from '../../../domain/quoting/shipment-request.js';
import { ShipmentValuesDto, toEnteredValues } from './correction.dto.js';

const MAX_TEXT_LENGTH = 1_000;

/** Who asks by phone. */
export class PhoneCustomerDto {
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) name?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) company?: string | null;
  /** The mailbox that the reply goes to. */
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) mailbox?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) phone?: string | null;
}

/** `POST /api/phone-quotations/preview`. */
export class PhoneRequestDto {
  @IsObject() @ValidateNested() @Type(() => PhoneCustomerDto) customer!: PhoneCustomerDto;
  /** Of the reply and the PDF. */
  @IsIn(LANGUAGES) language!: Language;
  /** How the quotation reaches the customer. */
  @IsIn(PHONE_DELIVERIES) delivery!: PhoneDelivery;
  @IsObject() @ValidateNested() @Type(() => ShipmentValuesDto) shipment!: ShipmentValuesDto;
}

/** `POST /api/phone-quotations`. */
export class PhoneQuotationDto extends PhoneRequestDto {
  /** The caller's own name of this request: a second call with it makes no second quotation. */
  @IsString() @Matches(/^[\w-]{16,64}$/) requestKey!: string;
  /** US dollars: the total that the person had before them; where it is another one by now, nothing is made. */
  @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) seenTotal?: number | null;
}

/** The request that a body stands for. @throws DomainError `invalid` for a term that is none */
export function toPhoneInput({ customer, language, delivery, shipment }: PhoneRequestDto): PhoneInput {
  const { name, company, mailbox, phone } = customer;
  return {
    customer: {
      name: name ?? undefined,
      company: company ?? undefined,
      mailbox: mailbox ?? undefined,
      phone: phone ?? undefined,
    },
    language,
    delivery,
    values: toEnteredValues(shipment),
  };
}
