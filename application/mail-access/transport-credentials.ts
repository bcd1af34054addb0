/** Who sends through a mail server. */
export type TransportCredentials =
  | { readonly user: string; readonly password: string }
  | {
      readonly user: string;
      /** Gives the access token that is good now. @param refused one that the server does not take @throws MailboxError */
      readonly getAccessToken: (refused?: string) => Promise<string>;
    };
