import { Type } from 'class-transformer';
import { IsIn, IsNumber, IsObject, IsOptional, IsString, Matches, MaxLength, ValidateNested } from 'class-validator';
import type { PhoneInput } from '../../../application/inbound-mail/quote-by-phone.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import { PHONE_DELIVERIES, type PhoneDelivery } from '../../../domain/quoting/phone-request.js';
import { LANGUAGES, type Language } from '../../../domain/quoting/shipment-request.js';
import { HTTP_MESSAGES } from '../http/http.messages.js';
import { IDEMPOTENCY_KEY, unquoteKey } from '../http/idempotency-key.js';
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
  /** The caller's own name of this request: a second call with it makes no second quotation. Or it stands in `Idempotency-Key`. */
  @IsOptional() @IsString() @Matches(IDEMPOTENCY_KEY) requestKey?: string | null;
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

/**
 * The caller's name of a request, of the body or of the header that is customary between programs.
 * @throws DomainError `invalid` where there is none, an unfit one, or two that differ
 */
export function parseRequestKey(inBody: string | null | undefined, header: string | undefined): string {
  const inHeader = header === undefined ? undefined : unquoteKey(header);
  const key = inBody ?? inHeader ?? '';
  if (IDEMPOTENCY_KEY.test(key) && (inHeader === undefined || inHeader === key)) return key;
  throw new DomainError('invalid', HTTP_MESSAGES.requestKey);
}
