import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { TOKEN_PROVIDERS, type TokenProvider } from '../../../domain/inbound-mail/mail-account/token-provider.js';

const MAX_ADDRESS_LENGTH = 1_000;
/** Codes of Microsoft have some thousand characters. */
const MAX_CODE_LENGTH = 10_000;

/** `POST /api/mail-authorizations`. */
export class MailAuthorizationDto {
  @ApiProperty({ enum: [...TOKEN_PROVIDERS] })
  @IsIn([...TOKEN_PROVIDERS])
  provider!: TokenProvider;
  /** The mailbox, as far as it is entered: the provider suggests it. */
  @IsOptional() @IsString() @MaxLength(MAX_ADDRESS_LENGTH) address?: string | null;
}

/** What a person comes back with from a provider (RFC 6749, sections 4.1.2 and 4.1.2.1). */
export class AuthorizationResponseDto {
  @IsOptional() @IsString() @MaxLength(MAX_CODE_LENGTH) state?: string;
  @IsOptional() @IsString() @MaxLength(MAX_CODE_LENGTH) code?: string;
  @IsOptional() @IsString() @MaxLength(MAX_CODE_LENGTH) error?: string;
  @IsOptional() @IsString() @MaxLength(MAX_CODE_LENGTH) error_description?: string;
}
