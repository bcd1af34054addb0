import type { HoldReason } from '../../domain/quoting/hold-reason.js';

interface ReadEmail {
  readonly emailId: number;
  /** The quotation that it answers, if any. */
  readonly quotationId: number | undefined;
  /** The sender as its header has it. */
  readonly from: string;
  /** Undefined where the email just asks for no quotation. */
  readonly reason: HoldReason | undefined;
}

/** A mail to the staff. */
interface NotificationEmailSubject {
  readonly subject: string;
  readonly to: string;
}

/** What happens to emails beside their quotations. */
export interface MailEventPayloads {
  readonly 'email-held': ReadEmail;
  readonly 'email-ignored': ReadEmail;
  readonly 'email-failed': {
    readonly emailId: number;
    readonly reason: string;
    /** How often it was tried; undefined where another try would fail alike. */
    readonly attempts?: number;
  };
  readonly 'email-requeued': {
    readonly emailId: number;
    readonly from: string;
    readonly before: { readonly state: string; readonly reasons: readonly string[]; readonly lastError: string | null };
    readonly after: { readonly state: string };
  };
  readonly 'follow-up-completed': {
    readonly emailId: number;
    readonly quotationId: number | undefined;
    readonly from: string;
    readonly before: { readonly state: string };
    readonly after: { readonly state: string };
  };
  readonly 'notification-email-failed': NotificationEmailSubject & { readonly reason: string };
  readonly 'notification-email-retried': NotificationEmailSubject & {
    readonly before: { readonly state: string };
    readonly after: { readonly state: string };
  };
  readonly 'test-email-requested': { readonly to: string };
}
