import type { TokenProvider } from '../../domain/inbound-mail/mail-account/token-provider.js';

/** Who sends through a mail server. */
export type TransportCredentials =
  | { readonly user: string; readonly password: string }
  | {
      readonly user: string;
      readonly provider: TokenProvider;
      /** Gives the access token that is good now. @param refused one that the server does not take @throws MailboxError */
      readonly getAccessToken: (refused?: string) => Promise<string>;
    };
