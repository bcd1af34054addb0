import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsOptional, IsPositive, IsString, MaxLength, ValidateNested } from 'class-validator';
import type { OutcomeInput } from '../../../application/quoting/record-outcome.js';
import {
  COMMERCIAL_OUTCOMES,
  type CommercialOutcome,
  LOSS_REASONS,
  type LossReason,
} from '../../../domain/quoting/outcome/commercial-outcome.js';

/** What a competitor asks. */
export class CompetitorPriceDto {
  @IsNumber({ allowNaN: false, allowInfinity: false }) amount!: number;
  /** ISO 4217, in capitals. */
  @IsString() @MaxLength(3) currency!: string;
}

/** `POST /api/quotations/{id}/outcome`. */
export class QuotationOutcomeDto {
  /** Null opens the quotation again. */
  @ApiProperty({ enum: [...COMMERCIAL_OUTCOMES], nullable: true })
  @IsOptional()
  @IsIn(COMMERCIAL_OUTCOMES)
  outcome!: CommercialOutcome | null;
  /** Needed where it was declined. */
  @IsOptional() @IsIn(LOSS_REASONS) lossReason?: LossReason | null;
  @IsOptional() @ValidateNested() @Type(() => CompetitorPriceDto) competitorPrice?: CompetitorPriceDto | null;
  /** Needed where another outcome was recorded before. */
  @IsOptional() @IsString() @MaxLength(10_000) note?: string | null;
  /** The version that the person had before them: of another one than the newest nothing is recorded. */
  @IsOptional() @IsInt() @IsPositive() version?: number | null;
}

/** The entry as the use case takes it. */
export function toOutcomeInput({ outcome, lossReason, competitorPrice, note }: QuotationOutcomeDto): OutcomeInput {
  return {
    outcome: outcome ?? undefined,
    lossReason: lossReason ?? undefined,
    competitorPrice: competitorPrice ?? undefined,
    note: note ?? undefined,
  };
}
