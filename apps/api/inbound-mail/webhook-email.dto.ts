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
const LONGEST_SUBJECT = 100_000;
const LONGEST_HEADER = 4_000;

class AttachmentBody {
  @IsString() @MaxLength(500) filename!: string;
  @IsOptional() @IsString() @MaxLength(200) contentType?: string | null;
  @IsOptional() @IsInt() @Min(0) size?: number | null;
  /** Base64. */
  @IsOptional() @IsString() content?: string | null;
}

/** `POST /api/webhook/email`. */
export class WebhookEmailBody {
  @IsString({ message: 'from must be text.' }) @MaxLength(LONGEST_HEADER) from!: string;
  @IsString({ message: 'to must be text.' }) @MaxLength(LONGEST_HEADER) to!: string;
  @IsString({ message: 'subject must be text.' }) @MaxLength(LONGEST_SUBJECT) subject!: string;
  @IsString({ message: 'content must be text.' }) content!: string;
  @IsOptional() @IsString() html?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_HEADER) messageId?: string | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_HEADER) inReplyTo?: string | null;
  /** A list of Message-IDs, or the header's text. */
  @IsOptional() references?: unknown;
  @IsOptional() @IsObject() headers?: Record<string, unknown> | null;
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => AttachmentBody)
  attachments?: AttachmentBody[] | null;
  @IsOptional() @IsString() @MaxLength(LONGEST_HEADER) authenticationResults?: string | null;
  @IsOptional() @IsBoolean() dryRun?: boolean | null;
}
