import { IsOptional, IsString, MaxLength } from 'class-validator';

const MAX_ENTRY_LENGTH = 1_000;

/** `POST /api/settings/second-factor` and `POST /api/settings/second-factor/remove`. */
export class CurrentPasswordDto {
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) currentPassword?: string | null;
}

/** `POST /api/settings/second-factor/confirm`. */
export class ConfirmCodeDto {
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) code?: string | null;
}
