import type { MailAuthorization } from '../../../domain/inbound-mail/mail-account/mail-authorization.js';
import { describeAuthorizationRefusal } from '../../../domain/inbound-mail/mail-account/mail-authorization.messages.js';
import type { TokenProvider } from '../../../domain/inbound-mail/mail-account/token-provider.js';
import { escapeHtml } from '../http/escape-html.js';
import { INBOUND_MAIL_PAGE_MESSAGES } from './inbound-mail-page.messages.js';

/** Whether this installation is registered at a provider. */
export class MailProviderView {
  readonly provider!: TokenProvider;
  /** People can sign in there. */
  readonly isRegistered!: boolean;
  /** The registration names the organization, whose mailboxes its app may open without a person. */
  readonly hasOrganization!: boolean;
}

/** At which providers this installation is registered. */
export class MailProvidersView {
  /** The address that is entered in the registrations, where people are sent back to. */
  readonly redirectUrl!: string;
  readonly providers!: MailProviderView[];
}

/** A sign-in that has begun. */
export class MailSignInView {
  /** By this it is asked for, and entered for a mailbox once it is granted. */
  readonly id!: string;
  /** Where the person goes. */
  readonly url!: string;
}

/** How far a sign-in has come. */
export class MailAuthorizationView {
  readonly id!: string;
  readonly provider!: TokenProvider;
  readonly state!: 'requested' | 'granted' | 'refused';
  /** Who signed in, where the provider says it. */
  readonly signedInAs!: string | null;
  /** Why it was refused, and what to do about it; null: it was not. */
  readonly message!: string | null;
  /** What the provider said. */
  readonly detail!: string | null;
}

/** A sign-in for the wire. */
export function toMailAuthorizationView({ id, provider, progress }: MailAuthorization): MailAuthorizationView {
  const refusal = progress.kind === 'refused' ? progress : undefined;
  return {
    id,
    provider,
    state: progress.kind === 'granted' || progress.kind === 'refused' ? progress.kind : 'requested',
    signedInAs: progress.kind === 'granted' ? progress.signedInAs : null,
    message: refusal ? describeAuthorizationRefusal(refusal.code) : null,
    detail: refusal?.detail || null,
  };
}

/**
 * The page that a person sees who comes back from a provider; the dialog that sent them there knows by itself.
 * @param completed what has come of it, or why nothing has
 */
export function renderAuthorizationPage(completed: MailAuthorization | string): string {
  const { state, signedInAs, message, detail } =
    typeof completed === 'string'
      ? ({ state: 'refused', signedInAs: null, message: completed, detail: null } as const)
      : toMailAuthorizationView(completed);
  const title = state === 'granted' ? INBOUND_MAIL_PAGE_MESSAGES.signedIn : INBOUND_MAIL_PAGE_MESSAGES.notSignedIn;
  const texts = [
    message ?? (state === 'granted' ? INBOUND_MAIL_PAGE_MESSAGES.signedInAs(signedInAs) : undefined),
    detail === null ? undefined : INBOUND_MAIL_PAGE_MESSAGES.providerSaid(detail),
    INBOUND_MAIL_PAGE_MESSAGES.closeThisPage,
  ];
  const paragraphs = texts.flatMap((text) => (text === undefined ? [] : `<p>${escapeHtml(text)}</p>`));
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>`,
    `<body><main><h1>${title}</h1>${paragraphs.join('')}</main></body>`,
    '</html>',
  ].join('\n');
}
