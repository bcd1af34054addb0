import { IsInt, IsOptional, IsPositive, IsString, MaxLength } from 'class-validator';
import { IsPositiveCount, PageQueryDto } from '../http/page-query.dto.js';

const MAX_PAGE_SIZE = 100;

/** `GET /api/calls`. */
export class CallsQueryDto extends PageQueryDto {
  @IsPositiveCount(MAX_PAGE_SIZE) pageSize?: number;
}

/** `POST /api/calls/{id}`. */
export class CustomerCallDto {
  /** The version of the quotation that the caller saw: of another one than the newest nothing is recorded. */
  @IsInt() @IsPositive() version!: number;
  @IsString() @MaxLength(10_000) remark!: string;
  /** From which day on to call again, `YYYY-MM-DD` at the office; null: not again. */
  @IsOptional() @IsString() @MaxLength(10) nextOn?: string | null;
}
