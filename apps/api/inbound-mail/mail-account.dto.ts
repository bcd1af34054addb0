import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { EnteredSignIn } from '../../../application/inbound-mail/mail-account/entered-credentials.js';
import type { MailAccountInput } from '../../../application/inbound-mail/mail-account/manage-mail-accounts.js';
import {
  CONNECTION_SECURITIES,
  type ConnectionSecurity,
  MAIL_BORDERS,
  type MailBorder,
  type MailServer,
  SIGN_IN_METHODS,
  type SignInMethod,
} from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { TOKEN_PROVIDERS, type TokenProvider } from '../../../domain/inbound-mail/mail-account/token-provider.js';
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
  /** The server that replies leave through; null or left out: they leave as all other mail does. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) smtpHost?: string | null;
  @IsOptional() @IsInt() smtpPort?: number | null;
  @ApiProperty({ required: false, nullable: true, enum: [...CONNECTION_SECURITIES] })
  @IsOptional()
  @IsIn([...CONNECTION_SECURITIES])
  smtpSecurity?: ConnectionSecurity | null;
  /** A copy of every reply is filed among the sent mail; Google and Microsoft do so by themselves. */
  @IsOptional() @IsBoolean() copiesToSent?: boolean | null;
  /** Left out: the address. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) user?: string | null;
  /** How it is signed in to; left out: with a password. */
  @ApiProperty({ required: false, nullable: true, enum: [...SIGN_IN_METHODS] })
  @IsOptional()
  @IsIn([...SIGN_IN_METHODS])
  signIn?: SignInMethod | null;
  /** Left out: unchanged. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) password?: string | null;
  /** Whose access tokens open it where it is signed in to without a password. */
  @ApiProperty({ required: false, nullable: true, enum: [...TOKEN_PROVIDERS] })
  @IsOptional()
  @IsIn([...TOKEN_PROVIDERS])
  tokenProvider?: TokenProvider | null;
  /** The granted sign-in at the provider (`POST /api/mail-authorizations`); left out: unchanged. */
  @IsOptional() @IsString() @MaxLength(MAX_ENTRY_LENGTH) authorizationId?: string | null;
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
  /** Replies leave without a person, as settings and customers say; left out: they do not. */
  @IsOptional() @IsBoolean() sendsByItself?: boolean | null;
  /** Left out: it is. */
  @IsOptional() @IsBoolean() isActive?: boolean | null;
}

/** The same for a mailbox that is connected. */
export class MailAccountEditDto extends MailAccountDto {
  /** The version that the person changed. */
  @IsInt() version!: number;
}

/** `POST /api/mail-accounts/check` and `/preview`: what is tried out, and stored nowhere. */
export class MailboxTrialDto extends MailAccountDto {
  /** The connected mailbox whose stored password is tried where none is entered. */
  @IsOptional() @IsInt() id?: number | null;
}

/** What was entered for a mailbox. */
export function toMailAccountInput(body: MailAccountDto): MailAccountInput {
  return {
    address: body.address ?? '',
    imap: { host: body.host?.trim() ?? '', port: body.port ?? 0, security: body.security ?? 'tls' },
    smtp: toSmtpServer(body),
    copiesToSent: body.copiesToSent ?? false,
    user: body.user ?? undefined,
    signIn: toSignIn(body),
    tokenProvider: isWithPassword(body) ? undefined : (body.tokenProvider ?? undefined),
    border: toBorder(body),
    doneFolder: body.doneFolder ?? undefined,
    readFrom: body.readFromDay ? new Date(body.readFromDay) : undefined,
    sendsByItself: body.sendsByItself ?? false,
    isActive: body.isActive ?? true,
  };
}

function isWithPassword({ signIn }: MailAccountDto): boolean {
  return (signIn ?? 'password') === 'password';
}

function toSignIn({ signIn, password, authorizationId }: MailAccountDto): EnteredSignIn {
  if (signIn === 'authorization') return { kind: signIn, authorizationId: authorizationId ?? undefined };
  if (signIn === 'client-credentials') return { kind: signIn };
  return { kind: 'password', password: password || undefined };
}

function toSmtpServer({ smtpHost, smtpPort, smtpSecurity }: MailAccountDto): MailServer | undefined {
  const host = smtpHost?.trim() ?? '';
  return host === '' ? undefined : { host, port: smtpPort ?? 0, security: smtpSecurity ?? 'tls' };
}

function toBorder({ border, authservId }: MailAccountDto): MailBorder {
  if (border === 'named') return { kind: 'named', authservId: authservId?.trim().toLowerCase() ?? '' };
  return { kind: border ?? 'none' };
}
