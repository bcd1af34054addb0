import { IsInt, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import type { NewMawbConsignee } from '../../../domain/tariff/airport-terms/mawb-consignee.js';

/** One mailbox at a domain; finer rules would refuse addresses that exist. */
const MAILBOX = /^[^\s@<>(),;:"]+@[^\s@<>(),;:"][^\s@<>(),;:".]*\.[^\s@<>(),;:"]+$/;

/** `POST` and `PUT /api/consolidation-consignments`. */
export class MawbConsigneeDto {
  @IsOptional() @IsInt() countryId?: number | null;
  @IsOptional() @IsInt() locationId?: number | null;
  @IsOptional() @IsString() @MaxLength(200) stationLegalName?: string | null;
  @IsOptional() @IsString() @MaxLength(100) taxId?: string | null;
  @IsOptional() @IsString() @MaxLength(300) address1?: string | null;
  @IsOptional() @IsString() @MaxLength(300) address2?: string | null;
  @IsOptional() @IsString() @MaxLength(100) customsCode?: string | null;
  @IsOptional() @IsString() @MaxLength(200) cityCountry?: string | null;
  @IsOptional() @IsString() @MaxLength(60) telephone?: string | null;
  @ValidateIf((body: MawbConsigneeDto) => Boolean(body.email))
  @IsString({ message: 'Please enter a valid email address.' })
  @Matches(MAILBOX, { message: 'Please enter a valid email address.' })
  @MaxLength(254)
  email?: string | null;
  @IsOptional() @IsInt() version?: number | null;
}

/** What was entered for a consignee. */
export function toMawbConsigneeDraft(body: MawbConsigneeDto): NewMawbConsignee {
  const line = (text: string | null | undefined) => (typeof text === 'string' ? text.trim() : '');
  return {
    countryId: body.countryId ?? 0,
    locationId: body.locationId ?? 0,
    stationLegalName: line(body.stationLegalName),
    taxId: line(body.taxId),
    address1: line(body.address1),
    address2: line(body.address2),
    customsCode: line(body.customsCode),
    cityCountry: line(body.cityCountry),
    telephone: line(body.telephone),
    email: line(body.email),
  };
}
