import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';

const LONGEST_ENTRY = 1_000;

/** `PUT /api/settings/profile`. */
export class ProfileBody {
  @IsOptional() @IsString() @MaxLength(LONGEST_ENTRY) name?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_ENTRY) email?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_ENTRY) role?: string | null;
}

/** `PUT /api/settings/notifications`. */
export class NotificationsBody {
  @IsOptional() @IsBoolean() emailQuotations?: boolean | null;
  @IsOptional() @IsBoolean() emailErrors?: boolean | null;
  @IsOptional() @IsBoolean() emailSummary?: boolean | null;
  @IsOptional() @IsBoolean() desktopNotifications?: boolean | null;
}

/** `POST /api/settings/password`. */
export class PasswordBody {
  @IsOptional() @IsString() @MaxLength(LONGEST_ENTRY) currentPassword?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_ENTRY) newPassword?: string | null;
}

/** A figure as it came, or NaN, for which the domain has a sentence; left out: undefined. */
const figure = () =>
  Transform(({ value }: { value: unknown }) =>
    value === undefined ? undefined : typeof value === 'number' ? value : Number.NaN,
  );

/** A word as it came; anything that is none is a word that no list holds. */
const word = () =>
  Transform(({ value }: { value: unknown }) =>
    value === undefined ? undefined : typeof value === 'string' ? value : String(value),
  );

/** `PUT /api/settings/system`; what the values may be is the domain's to say. */
export class SystemSettingsBody {
  @IsOptional() @figure() autoResponseDelay?: number;
  @IsOptional() @figure() maxAttachmentSize?: number;
  @IsOptional() @IsBoolean() debugMode?: boolean | null;
  @IsOptional() @word() theme?: string;
  @IsOptional() @word() dataRetention?: string;
  @IsOptional() @word() whenDataIsMissing?: string;
  @IsOptional() @IsBoolean() trustMailWithoutVerdict?: boolean | null;
  @IsOptional() @figure() holdAboveUsd?: number;
  @IsOptional() @figure() validityDays?: number;
}
