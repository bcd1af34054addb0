import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { AUTONOMIES } from '../../../domain/customers/autonomy.js';
import { LANGUAGES, type Language } from '../../../domain/message-catalogue.js';
import { DATA_RETENTIONS } from '../../../domain/operations/data-retention.js';
import {
  LOCAL_CURRENCIES,
  SERVICE_TAXES,
  THEMES,
  VALUES_WITHOUT_FREIGHT,
  WHEN_DATA_IS_MISSING,
} from '../../../domain/operations/settings.js';

const MAX_ENTRY_LENGTH = 1_000;

/** `PUT /api/settings/profile`. */
export class ProfileDto {
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) name?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) email?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) role?: string | null;
  /** Empty: that of the browser. */
  @IsOptional() @IsIn(['', ...LANGUAGES]) language?: '' | Language | null;
}

/** `PUT /api/settings/notifications`. */
export class NotificationsDto {
  @IsOptional() @IsBoolean() emailQuotations?: boolean | null;
  @IsOptional() @IsBoolean() emailErrors?: boolean | null;
  @IsOptional() @IsBoolean() emailSummary?: boolean | null;
  @IsOptional() @IsBoolean() desktopNotifications?: boolean | null;
}

/** `POST /api/settings/password`. */
export class PasswordDto {
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) currentPassword?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) newPassword?: string | null;
}

/** A figure as it came, or NaN, for which the domain has a sentence; left out: undefined. */
const ToNumberOrNaN = () =>
  Transform(({ value }: { value: unknown }) =>
    value === undefined ? undefined : typeof value === 'number' ? value : Number.NaN,
  );

/** A word as it came; anything that is none is a word that no list holds. */
const ToText = () =>
  Transform(({ value }: { value: unknown }) =>
    value === undefined ? undefined : typeof value === 'string' ? value : String(value),
  );

/** `PUT /api/settings/system`; what the values may be is the domain's to say. */
export class SystemSettingsDto {
  @IsOptional() @ToNumberOrNaN() autoResponseDelay?: number;
  @IsOptional() @ToNumberOrNaN() maxAttachmentSize?: number;
  @IsOptional() @IsBoolean() readPictures?: boolean | null;
  @IsOptional() @IsBoolean() debugMode?: boolean | null;
  @ApiProperty({ required: false, enum: [...THEMES] }) @IsOptional() @ToText() theme?: string;
  @ApiProperty({ required: false, enum: [...DATA_RETENTIONS] }) @IsOptional() @ToText() dataRetention?: string;
  @ApiProperty({ required: false, enum: [...WHEN_DATA_IS_MISSING] }) @IsOptional() @ToText() whenDataIsMissing?: string;
  @ApiProperty({ required: false, enum: [...AUTONOMIES] }) @IsOptional() @ToText() autonomy?: string;
  @IsOptional() @IsBoolean() trustMailWithoutVerdict?: boolean | null;
  @IsOptional() @IsBoolean() answerLinks?: boolean | null;
  @IsOptional() @ToNumberOrNaN() holdAboveUsd?: number;
  @IsOptional() @ToNumberOrNaN() marginFloorPercent?: number;
  @IsOptional() @ToNumberOrNaN() marginFloorUsd?: number;
  @IsOptional() @ToNumberOrNaN() validityDays?: number;
  @IsOptional() @ToNumberOrNaN() reminderDays?: number;
  @IsOptional() @ToNumberOrNaN() approvalUndoSeconds?: number;
  @IsOptional() @ToNumberOrNaN() callDays?: number;
  @IsOptional() @ToNumberOrNaN() callAboveUsd?: number;
  /** Mailboxes and domains, one a line. */
  @IsOptional() @IsString() withoutReminder?: string | null;
  @IsOptional() @ToNumberOrNaN() maxPieceHeightCm?: number;
  @IsOptional() @ToNumberOrNaN() maxPieceWeightKg?: number;
  @ApiProperty({ required: false, enum: [...VALUES_WITHOUT_FREIGHT] })
  @IsOptional()
  @ToText()
  valueWithoutFreight?: string;
  @ApiProperty({ required: false, enum: [...SERVICE_TAXES] }) @IsOptional() @ToText() serviceTax?: string;
  @ApiProperty({ required: false, enum: [...LOCAL_CURRENCIES] }) @IsOptional() @ToText() localCurrency?: string;
  /** IANA, for instance `America/Costa_Rica`. */
  @IsOptional() @IsString() timeZone?: string | null;
  @IsOptional() @IsString() roadDistances?: string | null;
  @IsOptional() @IsString() networkAgreements?: string | null;
  @IsOptional() @IsString() incotermProfiles?: string | null;
  @IsOptional() @IsString() companyName?: string | null;
  @IsOptional() @IsString() companyAddress?: string | null;
  @IsOptional() @IsString() companyTelephone?: string | null;
  @IsOptional() @IsString() contactPerson?: string | null;
  @IsOptional() @IsString() paymentTerms?: string | null;
  @IsOptional() @IsString() liabilityClauses?: string | null;
  @IsOptional() @IsString() transitTimes?: string | null;
  /** The version that the person changed; without one the values are merged into whatever stands there. */
  @IsOptional() @IsInt() version?: number | null;
}
