import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** Further back no list goes: a store would have to walk over every row before it. */
const MAX_PAGE = 1_000_000;

/** A whole number from 1 that may be left out, as an address spells it. */
export const IsPositiveCount = (maximum: number): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(maximum),
  );

/** Which page of a list an address names, counted from 1. */
export class PageQueryDto {
  @IsPositiveCount(MAX_PAGE) page?: number;
}

/** What a select of an address leaves; undefined: everything. */
export function toOptionalChoice<Choice extends string>(
  value: Choice | 'all' | '' | undefined,
): Exclude<Choice, 'all'> | undefined {
  return value === 'all' ? undefined : ((value || undefined) as Exclude<Choice, 'all'> | undefined);
}
