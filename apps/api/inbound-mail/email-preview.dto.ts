import { IsString, MaxLength } from 'class-validator';

/** Longer than any request that people write. */
const MAX_TEXT_LENGTH = 200_000;

/** `POST /api/emails/preview`. */
export class EmailPreviewDto {
  /** What a customer wrote; sender and subject may stand above it as `From:` and `Subject:`, with an empty line below. */
  @IsString() @MaxLength(MAX_TEXT_LENGTH) emailContent!: string;
}
