import type { MailboxErrorCode } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { MailboxError } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { findConnectionErrorMeaning } from '../../runtime/connection-error-meanings.js';
import { readRetryAfter } from '../../runtime/retry-after.js';

const MAX_DETAIL_LENGTH = 300;

/** Answers of 404 that speak of the mailbox, not of something in it; in lower case. */
const MAILBOX_CODES: readonly string[] = [
  ...['mailboxnotenabledforrestapi', 'mailboxnotsupportedforrestapi', 'errorinvaliduser', 'request_resourcenotfound'],
  ...['resourcenotfound', 'errornonexistentmailbox', 'errormailboxnotfound'],
];
/** The state of a delta query has expired (beside the status 410); in lower case. */
const SYNC_STATE_CODES: readonly string[] = [
  ...['syncstatenotfound', 'syncstateinvalid', 'errorsyncstatenotfound', 'errorinvalidsyncstatedata', 'resyncrequired'],
];

/** Microsoft Graph has answered with an error. */
export class GraphError extends MailboxError {
  constructor(
    code: MailboxErrorCode,
    detail: string,
    readonly status: number,
    /** Its own word for it, in lower case; empty where it gives none. */
    readonly graphCode: string,
    retryAfterMs: number | undefined,
  ) {
    super(code, detail, retryAfterMs);
    this.name = 'GraphError';
  }

  /** What was asked for is not there, or not any more. */
  get isGone(): boolean {
    return this.status === 404 && this.code !== 'mailbox-missing';
  }

  /** A delta query has to begin anew. */
  get isSyncStateGone(): boolean {
    return this.status === 410 || SYNC_STATE_CODES.includes(this.graphCode);
  }
}

/** @param retryAfter the header of that name, in seconds or as a date */
export function readGraphFailure(status: number, text: string, retryAfter: string | null): GraphError {
  const { code, message } = parseError(text);
  const words = [code, message].filter((one) => one !== '').join(': ') || `HTTP ${status}`;
  const detail = words.replace(/\s+/g, ' ').slice(0, MAX_DETAIL_LENGTH).trim();
  const graphCode = code.toLowerCase();
  return new GraphError(findMeaning(status, graphCode), detail, status, graphCode, readRetryAfter(retryAfter));
}

function findMeaning(status: number, graphCode: string): MailboxErrorCode {
  if (status === 401) return 'sign-in-refused';
  if (status === 403) return 'not-permitted';
  if (status === 404) return MAILBOX_CODES.includes(graphCode) ? 'mailbox-missing' : 'folder-missing';
  const isBusy = status === 408 || status === 429 || status === 423 || status >= 500;
  return isBusy ? 'service-unavailable' : 'connection-lost';
}

/** Why no answer came; an error that is known already stays as it is. */
export function toConnectionError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  if (typeof error !== 'object' || error === null) return new MailboxError('connection-lost', String(error));
  const cause: unknown = Reflect.get(error, 'cause');
  const chain = [error, cause].filter((one) => typeof one === 'object' && one !== null);
  const detail = chain.map((one) => String(Reflect.get(one, 'message'))).join(': ');
  const known = findConnectionErrorMeaning(chain.map((one) => String(Reflect.get(one, 'code'))));
  const code = Reflect.get(error, 'name') === 'TimeoutError' ? 'no-answer' : (known ?? 'connection-lost');
  return new MailboxError(code, detail.replace(/\s+/g, ' ').slice(0, MAX_DETAIL_LENGTH));
}

/** `{ "error": { "code": …, "message": … } }`; pages of proxies hold none of it. */
function parseError(text: string): { readonly code: string; readonly message: string } {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } };
    return { code: readText(error?.code), message: readText(error?.message) };
  } catch {
    return { code: '', message: '' };
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
