import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

const MAX_HEADER_LENGTH = 4_000;
const RECORDS = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

/** `POST /api/webhook/email/postmark`, in Postmark's own names. */
export class PostmarkDto {
  @IsString({ message: 'From must be text.' }) @MaxLength(MAX_HEADER_LENGTH) From!: string;
  @IsOptional() @IsString() @MaxLength(MAX_HEADER_LENGTH) FromName?: string | null;
  @ApiProperty({ type: 'object', additionalProperties: true, selfRequired: false })
  @IsOptional()
  FromFull?: unknown;
  @IsOptional() @IsString() @MaxLength(20 * MAX_HEADER_LENGTH) To?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_HEADER_LENGTH) OriginalRecipient?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_HEADER_LENGTH) Subject?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_HEADER_LENGTH) MessageID?: string | null;
  @IsOptional() @IsString() @MaxLength(MAX_HEADER_LENGTH) ReplyTo?: string | null;
  @IsOptional() @IsString() TextBody?: string | null;
  @IsOptional() @IsString() HtmlBody?: string | null;
  /** A list of `{ Name, Value }`. */
  @ApiProperty({ required: false, ...RECORDS })
  @IsOptional()
  Headers?: unknown;
  /** A list of `{ Name, Content, ContentType, ContentLength }`. */
  @ApiProperty({ required: false, ...RECORDS })
  @IsOptional()
  Attachments?: unknown;
}
