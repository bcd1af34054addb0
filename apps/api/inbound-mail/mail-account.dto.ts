import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { MailAccountInput } from '../../../application/inbound-mail/mail-account/manage-mail-accounts.js';
import {
  CONNECTION_SECURITIES,
  type ConnectionSecurity,
  MAIL_BORDERS,
  type MailBorder,
} from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { ApiRequired } from '../http/api-required.decorator.js';

const MAX_ENTRY_LENGTH = 1_000;

/** `POST` and `PUT /api/mail-accounts`. */
export class MailAccountDto {
  @ApiRequired('string') @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) address?: string | null;
  @ApiRequired('string') @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) host?: string | null;
  @ApiRequired('number') @IsOptional() @IsInt() port?: number | null;
  @ApiProperty({ required: false, nullable: true, enum: [...CONNECTION_SECURITIES] })
  @IsOptional()
  @IsIn([...CONNECTION_SECURITIES])
  security?: ConnectionSecurity | null;
  /** Left out: the address. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) user?: string | null;
  /** Left out: unchanged. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) password?: string | null;
  /** Whose Authentication-Results count; left out: nobody's. */
  @ApiProperty({ required: false, nullable: true, enum: [...MAIL_BORDERS] })
  @IsOptional()
  @IsIn([...MAIL_BORDERS])
  border?: MailBorder['kind'] | null;
  /** The name of a named border. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) authservId?: string | null;
  /** The folder that stored mail is moved to; null or left out: it stays where it is. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) doneFolder?: string | null;
  /** The day from which on mail counts, `YYYY-MM-DD` in UTC; null or left out: from now on, or unchanged. */
  @IsOptional() @Matches(/^\d{4}-\d{2}-\d{2}$/) readFromDay?: string | null;
  /** Left out: it is. */
  @IsOptional() @IsBoolean() isActive?: boolean | null;
}

/** The same for a mailbox that is connected. */
export class MailAccountEditDto extends MailAccountDto {
  /** The version that the person changed. */
  @IsInt() version!: number;
}

/** What was entered for a mailbox. */
export function toMailAccountInput(body: MailAccountDto): MailAccountInput {
  return {
    address: body.address ?? '',
    imap: { host: body.host?.trim() ?? '', port: body.port ?? 0, security: body.security ?? 'tls' },
    user: body.user ?? undefined,
    password: body.password ?? undefined,
    border: toBorder(body),
    doneFolder: body.doneFolder ?? undefined,
    readFrom: body.readFromDay ? new Date(body.readFromDay) : undefined,
    isActive: body.isActive ?? true,
  };
}

function toBorder({ border, authservId }: MailAccountDto): MailBorder {
  if (border === 'named') return { kind: 'named', authservId: authservId?.trim().toLowerCase() ?? '' };
  return { kind: border ?? 'none' };
}
