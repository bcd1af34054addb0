import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { RecognizedDomainInput } from '../../../application/customers/manage-recognized-domains.js';
import { AUTONOMIES, type Autonomy } from '../../../domain/customers/autonomy.js';
import { VOLUME_MEASURES, type VolumeMeasure } from '../../../domain/customers/volume-rebate.js';
import { ApiRequired } from '../http/api-required.decorator.js';

/** From so many kg or shipments on, so many per cent less. */
export class VolumeStepDto {
  @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) from?: number | null;
  @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) percent?: number | null;
}

/** A rebate by what the customer had accepted in the calendar month, the lowest step first. */
export class VolumeRebateDto {
  @IsOptional() @IsIn(VOLUME_MEASURES) measure?: VolumeMeasure | null;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => VolumeStepDto)
  steps?: VolumeStepDto[] | null;
}

/** What is agreed with a customer; what is left out is not agreed. */
export class CustomerAgreementDto {
  /** By how many per cent every rate changes. */
  @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) percent?: number | null;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => VolumeRebateDto) volumeRebate?: VolumeRebateDto | null;
  /** Charge codes. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(1_000)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  freeCodes?: string[] | null;
  @IsOptional() @IsString() @MaxLength(10_000) paymentTerms?: string | null;
  /** Networks of agents that the customer belongs to. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  networks?: string[] | null;
  /** US dollars that the air waybill is collected with, and of invoices of others, where a request names none. */
  @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) collectTotalUsd?: number | null;
  @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) thirdPartyInvoiceUsd?: number | null;
  /** Whether totals are told in the destination's currency as well. */
  @IsOptional() @IsBoolean() showsLocalCurrency?: boolean | null;
  /** The first day, in UTC: 2026-01-31. */
  @IsOptional() @IsString() @MaxLength(100) validFrom?: string | null;
  /** The last day, in UTC: 2026-01-31. */
  @IsOptional() @IsString() @MaxLength(100) validUntil?: string | null;
}

/** `POST` and `PUT /api/recognized-domains`. */
export class RecognizedDomainDto {
  @ApiRequired('string') @IsOptional() @IsString() @MaxLength(300) domain?: string | null;
  /** Only this mailbox of the domain, which need not be given with it; null or left out: every mailbox there and below. */
  @IsOptional() @IsString() @MaxLength(300) mailbox?: string | null;
  @ApiRequired('string') @IsOptional() @IsString() @MaxLength(300) companyName?: string | null;
  @IsOptional() @IsString() @MaxLength(100) country?: string | null;
  @IsOptional() @IsBoolean() isApproved?: boolean | null;
  @IsOptional() @IsString() @MaxLength(2_000) notes?: string | null;
  /** What is answered without a person; null: as the settings say; left out: unchanged. */
  @ApiProperty({ required: false, nullable: true, enum: [...AUTONOMIES] })
  @IsOptional()
  @IsIn([...AUTONOMIES])
  autonomy?: Autonomy | null;
  /** What is agreed with the customer; null: nothing; left out: unchanged. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => CustomerAgreementDto)
  agreement?: CustomerAgreementDto | null;
  /** The person knows that anybody can get a mailbox there. */
  @IsOptional() @IsBoolean() confirmFreeMail?: boolean | null;
  /** The person knows that it resembles a domain on the list. */
  @IsOptional() @IsBoolean() confirmLookAlike?: boolean | null;
  /** The version that the person changed; without one whatever stands there is overwritten. */
  @IsOptional() @IsInt() version?: number | null;
}

/** What was entered for a domain. */
export function toRecognizedDomainInput(body: RecognizedDomainDto): RecognizedDomainInput {
  return {
    domain: body.domain ?? undefined,
    mailbox: body.mailbox ?? undefined,
    companyName: body.companyName ?? undefined,
    country: body.country ?? undefined,
    isApproved: body.isApproved ?? undefined,
    notes: body.notes ?? undefined,
    autonomy: body.autonomy,
    agreement: body.agreement,
    confirmFreeMail: body.confirmFreeMail ?? false,
    confirmLookAlike: body.confirmLookAlike ?? false,
    version: body.version ?? undefined,
  };
}
