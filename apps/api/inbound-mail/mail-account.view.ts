import type { MailboxCheck, PreviewedMail } from '../../../application/inbound-mail/mail-account/check-mail-account.js';
import type { WatchedMailAccount } from '../../../application/inbound-mail/mail-account/manage-mail-accounts.js';
import {
  type ConnectionSecurity,
  getTokenProvider,
  type MailAccount,
  type MailBorder,
  type MailboxErrorCode,
  type MailboxFailure,
  type MailboxPart,
  type SignInMethod,
} from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { describeMailboxError } from '../../../domain/inbound-mail/mail-account/mail-account.messages.js';
import type { TokenProvider } from '../../../domain/inbound-mail/mail-account/token-provider.js';
import { toPreviewView, type WebhookResponseView } from './webhook-response.view.js';

/** What goes wrong at a mailbox. */
export class MailboxFailureView {
  readonly code!: MailboxErrorCode;
  /** What is wrong, and what to do about it. */
  readonly message!: string;
  /** What the server said. */
  readonly detail!: string;
  /** ISO moment. */
  readonly at!: string;
  /** ISO moment: it is not tried again before. */
  readonly retryAt!: string;
}

/** Whether a mailbox can be read, and mail be moved in it and sent from it as far as that is asked for. */
export class MailboxCheckView {
  /** Nothing is wrong. */
  readonly isReadable!: boolean;
  /** What of it is wrong; null: nothing is. */
  readonly part!: MailboxPart | null;
  /** What is wrong, and what to do about it; null: nothing is. */
  readonly message!: string | null;
  readonly code!: MailboxErrorCode | null;
  /** What the server said. */
  readonly detail!: string | null;
}

/** What would be done with a mail of a mailbox. */
export class PreviewedMailView {
  /** Names it in the inbox. */
  readonly id!: string;
  /** ISO moment at which the server received it. */
  readonly receivedAt!: string;
  readonly from!: string | null;
  readonly subject!: string;
  readonly preview!: WebhookResponseView;
}

/** A connected mailbox; its secrets are never shown. */
export class MailAccountView {
  readonly id!: number;
  readonly version!: number;
  readonly address!: string;
  readonly host!: string;
  readonly port!: number;
  readonly security!: ConnectionSecurity;
  /** The server that replies leave through; null: they leave as all other mail does. */
  readonly smtpHost!: string | null;
  readonly smtpPort!: number | null;
  readonly smtpSecurity!: ConnectionSecurity | null;
  readonly copiesToSent!: boolean;
  readonly user!: string;
  readonly signIn!: SignInMethod;
  /** Whose access tokens open it; null: it has a password. */
  readonly tokenProvider!: TokenProvider | null;
  readonly border!: MailBorder['kind'];
  /** The name of a named border. */
  readonly authservId!: string | null;
  readonly doneFolder!: string | null;
  /** ISO moment: mail from before does not count. */
  readonly readFrom!: string;
  /** Replies leave without a person, as settings and customers say. */
  readonly sendsByItself!: boolean;
  readonly isActive!: boolean;
  /** ISO moment at which the mailbox was last read to its end; null: never. */
  readonly lastLookAt!: string | null;
  /** ISO moment; null: no mail has come yet. */
  readonly lastMailAt!: string | null;
  /** Seconds from the server's receipt of the last mail until it was stored. */
  readonly lagSeconds!: number | null;
  /** It is to be read, and was not for five minutes. */
  readonly isSilent!: boolean;
  readonly failure!: MailboxFailureView | null;
}

/** A connected mailbox for the wire. */
export function toMailAccountView({ account, status, isSilent }: WatchedMailAccount): MailAccountView {
  const { border, imap, credentials } = account;
  return {
    id: account.id,
    version: account.version,
    address: account.address,
    ...imap,
    smtpHost: account.smtp?.host ?? null,
    smtpPort: account.smtp?.port ?? null,
    smtpSecurity: account.smtp?.security ?? null,
    copiesToSent: account.copiesToSent,
    user: credentials.user,
    signIn: credentials.kind,
    tokenProvider: getTokenProvider(credentials) ?? null,
    border: border.kind,
    authservId: border.kind === 'named' ? border.authservId : null,
    doneFolder: account.doneFolder ?? null,
    readFrom: account.readFrom.toISOString(),
    sendsByItself: account.sendsByItself,
    isActive: account.isActive,
    lastLookAt: status.lastLookAt?.toISOString() ?? null,
    lastMailAt: status.lastMailAt?.toISOString() ?? null,
    lagSeconds: status.lagSeconds ?? null,
    isSilent,
    failure: status.failure ? toFailureView(status.failure, account) : null,
  };
}

function toFailureView({ code, detail, at, retryAt }: MailboxFailure, account: MailAccount): MailboxFailureView {
  const { host, port } = account.imap;
  const { credentials } = account;
  const provider = getTokenProvider(credentials);
  const place = { server: `${host}:${port}`, provider, user: credentials.user, doneFolder: undefined };
  const message = describeMailboxError('reading', code, place);
  return { code, message, detail, at: at.toISOString(), retryAt: retryAt.toISOString() };
}

/** A check for the wire. */
export function toMailboxCheckView({ failure }: MailboxCheck): MailboxCheckView {
  const { part = null, message = null, code = null, detail = null } = failure ?? {};
  return { isReadable: failure === undefined, part, message, code, detail };
}

/** A previewed mail for the wire. */
export function toPreviewedMailView({ id, receivedAt, fromAddress, subject, plan }: PreviewedMail): PreviewedMailView {
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    from: fromAddress ?? null,
    subject,
    preview: toPreviewView(plan, fromAddress),
  };
}
