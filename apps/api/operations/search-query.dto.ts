import { IsOptional, IsString, MaxLength } from 'class-validator';

/** `GET /api/search`. */
export class SearchQueryDto {
  /** At least two characters. */
  @IsOptional() @IsString() @MaxLength(200) q?: string;
}
