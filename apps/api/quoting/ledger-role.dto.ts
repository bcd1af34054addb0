import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsObject, IsOptional, IsString, MaxLength, Min, ValidateNested } from 'class-validator';
import type { LedgerRoleInput } from '../../../application/quoting/assign-ledger-role.js';
import { LEDGER_CHOICE_NAMES, type LedgerChoice } from '../../../domain/quoting/ledger/ledger-choice.js';
import { EMAIL_PARTS, type EmailPart } from '../../../domain/quoting/shipment-request.js';

const MAX_TEXT_LENGTH = 10_000;

/** The left-over entry that is meant, as the details of the quotation hold it. */
export class LedgerReferenceDto {
  @IsIn(EMAIL_PARTS) part!: EmailPart;
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) filename?: string;
  @IsInt() @Min(0) start!: number;
  @IsInt() @Min(0) end!: number;
  @IsString() @MaxLength(MAX_TEXT_LENGTH) text!: string;
}

/** `POST /api/quotations/{id}/ledger`: what a left-over entry of the email is. */
export class LedgerRoleDto {
  /** The revision that the person had before them. */
  @IsInt() revision!: number;
  @IsObject() @ValidateNested() @Type(() => LedgerReferenceDto) entry!: LedgerReferenceDto;
  @IsIn(LEDGER_CHOICE_NAMES) choice!: LedgerChoice;
  /** Which of the readings is meant, where the figure has several. */
  @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) value?: number;
}

/** The role that a body stands for. */
export function toLedgerRoleInput({ revision, entry, choice, value }: LedgerRoleDto): LedgerRoleInput {
  const { part, filename, start, end, text } = entry;
  return { revision, entry: { part, filename, start, end, text }, choice, value };
}
