import { IsOptional, IsString, MaxLength } from 'class-validator';

const MAX_ENTRY_LENGTH = 1_000;

/** `POST /api/auth/login`. */
export class SignInDto {
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) email?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) password?: string | null;
  /** Of the authenticator app, or a recovery code, for accounts that have a second factor. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) code?: string | null;
}
