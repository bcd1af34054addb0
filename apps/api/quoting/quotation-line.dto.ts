import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsNumber, IsOptional, IsPositive, IsString, MaxLength } from 'class-validator';
import type { LineInput } from '../../../application/quoting/adjust-quotation-line.js';
import { LINE_ACTIONS, type LineAction } from '../../../domain/quoting/line-adjustment/line-action.js';

const MAX_TEXT_LENGTH = 10_000;

/** `POST /api/quotations/{id}/lines`. */
export class QuotationLineDto {
  /** The revision that the person had before them: of another one than the newest nothing is made. */
  @IsInt() @IsPositive() revision!: number;
  /** Which of the quotation's shipments, counted from 1; left out: the first. */
  @IsOptional() @IsInt() @IsPositive() shipment?: number | null;
  @ApiProperty({ enum: [...LINE_ACTIONS] }) @IsIn(LINE_ACTIONS) action!: LineAction;
  @IsString() @MaxLength(100) serviceCode!: string;
  /** For an added line whose code the tariff does not know. */
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) serviceName?: string | null;
  /** For an added line whose code the tariff does not know. */
  @IsOptional() @IsString() @MaxLength(100) category?: string | null;
  /** US dollars. */
  @IsOptional() @IsNumber({ allowNaN: false, allowInfinity: false }) amount?: number | null;
  /** Needed for everything but taking a change back. */
  @IsOptional() @IsString() @MaxLength(MAX_TEXT_LENGTH) reason?: string | null;
}

/** The entry as the use case takes it. */
export function toLineInput(body: QuotationLineDto): LineInput {
  return {
    revision: body.revision,
    shipment: body.shipment ?? 1,
    entry: {
      action: body.action,
      serviceCode: body.serviceCode,
      serviceName: body.serviceName ?? undefined,
      category: body.category ?? undefined,
      amount: body.amount ?? undefined,
      reason: body.reason ?? undefined,
    },
  };
}
