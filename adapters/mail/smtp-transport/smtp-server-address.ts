import { SMTP_TRANSPORT_MESSAGES } from './smtp-transport.messages.js';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** A mail server as the transport wants it. */
export interface SmtpServerAddress {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** A password crosses a network in TLS or not at all. */
  readonly requireTLS: boolean;
  /** Nothing is encrypted, whatever the server offers. */
  readonly ignoreTLS?: boolean;
  readonly auth:
    | { readonly user: string; readonly pass: string }
    /** Signs in with access tokens (XOAUTH2). @see TransportCredentials */
    | { readonly user: string; readonly getAccessToken: (refused?: string) => Promise<string> }
    | undefined;
}

/** Reads `smtp://user:pass@host:port` or `smtps://…`. @throws Error with one sentence, which never holds the password. */
export function parseSmtpUrl(smtpUrl: string): SmtpServerAddress {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  const port = url && DEFAULT_PORTS[url.protocol];
  if (!url || port === undefined || url.hostname === '') {
    throw new Error(SMTP_TRANSPORT_MESSAGES.malformedAddress);
  }
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  const auth = user === '' ? undefined : { user, pass: decodeURIComponent(url.password) };
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? port : Number(url.port),
    secure,
    requireTLS: auth !== undefined && !secure && !LOOPBACK.test(url.hostname),
    auth,
  };
}
