import type { MailBorder, MailServer, SignInMethod } from './mail-account.js';

/** Where a mailbox is: with one of the two large providers, of which one is reached in two ways, or with any other host. */
export const MAIL_PROVIDERS = ['microsoft', 'microsoft-graph', 'google', 'other'] as const;
export type MailProvider = (typeof MAIL_PROVIDERS)[number];

/** How a provider's mailboxes are connected, as it documents it; all of it can be changed. */
export interface MailProviderPreset {
  readonly imap: MailServer;
  readonly smtp: MailServer;
  readonly border: MailBorder['kind'];
  /** Whether somebody has to file a copy of what is sent: the large providers do so by themselves. */
  readonly copiesToSent: boolean;
  /** How its mailboxes are signed in to, the usual way first. */
  readonly signInMethods: readonly SignInMethod[];
}

/** What is entered for a mailbox of a provider. @param address of the mailbox, as far as it is typed */
export function getMailProviderPreset(provider: MailProvider, address: string): MailProviderPreset {
  if (provider === 'microsoft') {
    return {
      imap: { host: 'outlook.office365.com', port: 993, security: 'tls' },
      smtp: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
      border: 'microsoft',
      copiesToSent: false,
      signInMethods: ['authorization', 'client-credentials', 'password'],
    };
  }
  if (provider === 'microsoft-graph') {
    const graph = { host: 'graph.microsoft.com', port: 443, security: 'tls' } as const;
    return {
      ...{ imap: graph, smtp: graph, border: 'microsoft', copiesToSent: false },
      signInMethods: ['authorization', 'client-credentials'],
    };
  }
  if (provider === 'google') {
    return {
      imap: { host: 'imap.gmail.com', port: 993, security: 'tls' },
      smtp: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
      border: 'google',
      copiesToSent: false,
      signInMethods: ['authorization', 'password'],
    };
  }
  // The panels that hosts sell domains with name the mail server so.
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  const host = address.includes('@') && domain !== '' ? `mail.${domain}` : '';
  return {
    imap: { host, port: 993, security: 'tls' },
    smtp: { host, port: 465, security: 'tls' },
    border: 'none',
    copiesToSent: true,
    signInMethods: ['password'],
  };
}
