import type { XOAuth2ProvisionCallback } from 'nodemailer/lib/xoauth2';

/** It has ended for the client at once, which asks again for every connection: those who give it know how long it is good. */
const ENDED = 1;

/** The access tokens that the client signs in with, each as it is asked for. */
export class AccessTokenSource {
  private last: string | undefined;

  constructor(private readonly getAccessToken: (refused?: string) => Promise<string>) {}

  /** @throws MailboxError */
  async get(): Promise<void> {
    this.last = await this.getAccessToken();
  }

  /** Asks for another one than the last, which a server has refused. @throws MailboxError */
  async renew(): Promise<void> {
    this.last = await this.getAccessToken(this.last);
  }

  /** What the client calls before it signs in, and where a server that challenges it has refused the token. */
  readonly provide: XOAuth2ProvisionCallback = (_user, isRefused, callback) => {
    (isRefused ? this.renew() : this.get()).then(
      () => callback(null, this.last, ENDED),
      (error: unknown) => callback(new Error(error instanceof Error ? error.message : String(error))),
    );
  };
}

/** Whether a server has refused a sign-in, before any mail was handed to it. */
export function isSignInRefusal(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'EAUTH' && Reflect.get(error, 'responseCode') === 535;
}
