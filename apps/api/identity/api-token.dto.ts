import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { TOKEN_SCOPES } from '../../../domain/identity/api-token.js';

const MAX_ENTRY_LENGTH = 1_000;

/** `POST /api/api-tokens`; what the values may be is the domain's to say. */
export class ApiTokenDto {
  /** Of the program that will hold it. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) name?: string;
  @ApiProperty({ required: false, type: 'array', items: { type: 'string', enum: [...TOKEN_SCOPES] } })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  scopes?: string[];
  /** For how many days it is good; null: until it is revoked. */
  @IsOptional() @IsInt() expiresInDays?: number | null;
}
