import { IsOptional, IsString } from 'class-validator';

/** `POST /api/emails/process-ai`. */
export class ExtractEmailDto {
  @IsOptional() @IsString({ message: 'emailContent must be text.' }) emailContent?: string | null;
}
