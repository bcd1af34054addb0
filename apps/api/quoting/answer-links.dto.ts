import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { AnswerByLinkInput } from '../../../application/quoting/answer-by-link.js';
import { LOSS_REASONS, type LossReason } from '../../../domain/quoting/outcome/commercial-outcome.js';
import { parseNomination } from '../../../domain/quoting/outcome/nomination.js';

/** The form of `/api/q/{token}`; what a customer leaves empty comes as an empty text. */
export class AnswerByLinkDto {
  @IsIn(['accepted', 'declined']) outcome!: 'accepted' | 'declined';
  @IsOptional() @IsString() @MaxLength(40) awb?: string;
  @IsOptional() @IsString() @MaxLength(40) pieces?: string;
  @IsOptional() @IsString() @MaxLength(40) grossKg?: string;
  /** `YYYY-MM-DD`. */
  @IsOptional() @IsString() @MaxLength(40) arrivalDay?: string;
  @IsOptional() @IsIn(LOSS_REASONS) lossReason?: LossReason;
  /** US dollars. */
  @IsOptional() @IsString() @MaxLength(40) competitorPrice?: string;
  @IsOptional() @IsString() @MaxLength(500) note?: string;
}

/** The answer as the use case takes it. @throws DomainError `invalid` */
export function toAnswerInput(body: AnswerByLinkDto): AnswerByLinkInput {
  const { outcome, awb, pieces, grossKg, arrivalDay, lossReason = 'other', note } = body;
  if (outcome === 'accepted') {
    return { outcome, nomination: parseNomination({ awb, pieces, grossKg, arrivalDay }) };
  }
  const amount = Number(body.competitorPrice?.replace(',', '.'));
  const competitorPrice = amount > 0 && amount < 10_000_000 ? { amount, currency: 'USD' } : undefined;
  return { outcome, lossReason, competitorPrice, note, nomination: {} };
}
