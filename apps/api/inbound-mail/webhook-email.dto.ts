import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

/** A mail system has accepted it already: it is kept, however long. */
const MAX_SUBJECT_LENGTH = 100_000;
const MAX_HEADER_LENGTH = 4_000;
const TEXT = { type: 'string' } as const;
const TEXTS = { oneOf: [TEXT, { type: 'array', items: TEXT }] };

/** A file that comes with an email. */
export class AttachmentDto {
  @IsString() @MaxLength(500) filename!: string;
  @IsOptional() @IsString() @MaxLength(200) contentType?: string | null;
  @IsOptional() @IsInt() @Min(0) size?: number | null;
  /** Base64. */
  @IsOptional() @IsString() content?: string | null;
}

/** `POST /api/webhook/email`. */
export class WebhookEmailDto {
  @IsString({ message: 'from must be text.' }) @MaxLength(MAX_HEADER_LENGTH) from!: string;
  @IsString({ message: 'to must be text.' }) @MaxLength(MAX_HEADER_LENGTH) to!: string;
  @IsString({ message: 'subject must be text.' }) @MaxLength(MAX_SUBJECT_LENGTH) subject!: string;
  @IsString({ message: 'content must be text.' }) content!: string;
  @IsOptional() @IsString() html?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_HEADER_LENGTH) messageId?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_HEADER_LENGTH) inReplyTo?: string | null;
  /** A list of Message-IDs, or the header's text. */
  @ApiProperty({ required: false, nullable: true, ...TEXTS })
  @IsOptional()
  references?: unknown;
  @IsOptional() @IsObject() headers?: Record<string, unknown> | null;
  @IsOptional()
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => AttachmentDto)
  attachments?: AttachmentDto[] | null;
  @IsOptional() @IsString() @MaxLength(MAX_HEADER_LENGTH) authenticationResults?: string | null;
  @IsOptional() @IsBoolean() dryRun?: boolean | null;
}
