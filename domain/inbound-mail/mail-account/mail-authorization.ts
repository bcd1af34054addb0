import type { TokenErrorCode } from './token-client.port.js';
import type { TokenProvider } from './token-provider.js';

/** How far somebody has come who was sent to a provider to allow that a mailbox is opened. */
export type AuthorizationProgress =
  | { readonly kind: 'requested'; readonly encryptedVerifier: string }
  /** They are back, and the code that they brought is being redeemed: nobody redeems it a second time. */
  | { readonly kind: 'redeeming' }
  | {
      readonly kind: 'granted';
      /** Access tokens are asked for with it; encrypted. */
      readonly encryptedRefreshToken: string;
      readonly signedInAs: string | null;
    }
  | { readonly kind: 'refused'; readonly code: AuthorizationRefusal; readonly detail: string };

/** Why there is no permission: the provider says so, the person has declined, or nothing durable was given. */
export type AuthorizationRefusal = TokenErrorCode | 'declined' | 'not-durable';

/** The permission of a person to open a mailbox, from the request on. */
export interface MailAuthorization {
  /** Unguessable: the `state` of the request (RFC 6749, section 10.12). */
  readonly id: string;
  readonly provider: TokenProvider;
  /** The member of the staff who began it: nobody else ends it or uses it for a mailbox. */
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly progress: AuthorizationProgress;
}

/** What the secrets of an authorization are encrypted for. */
export function buildAuthorizationPurpose(id: string): string {
  return `mailbox authorization ${id}`;
}

/** The permissions of people to open their mailboxes. */
export abstract class MailAuthorizationRepository {
  abstract add(authorization: MailAuthorization): Promise<void>;
  abstract find(id: string): Promise<MailAuthorization | undefined>;
  /**
   * Goes on with an authorization that is still where it was found.
   * @returns false where somebody else has gone on with it, or it is gone
   */
  abstract advance(id: string, before: AuthorizationProgress, after: AuthorizationProgress): Promise<boolean>;
  /** Forgets those that were requested before a moment, but some. @param keptIds those that mailboxes are opened with */
  abstract removeRequestedBefore(moment: Date, keptIds: readonly string[]): Promise<void>;
}
