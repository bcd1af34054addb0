import type { SendResult } from '../../../domain/outbound-mail/mail-transport.port.js';

/** The transport's fields of an error. */
interface SmtpErrorDetails {
  /** The transport's own word for where it happened, for instance `EENVELOPE`. */
  readonly code: string | undefined;
  /** The server's answer code; undefined where it gave none. */
  readonly responseCode: number | undefined;
  readonly message: string;
}

/** Where a server speaks of this mail or this recipient; elsewhere (greeting, sign-in) it speaks of us. */
const MAIL_ERROR_CODES = ['EENVELOPE', 'EMESSAGE'];
/** 5xx codes that ask for sign-in or TLS: the set-up is wrong, not the mail (RFC 4954, RFC 3207). */
const CONFIGURATION_RESPONSE_CODES = [503, 530, 534, 535, 538];
const MAX_REASON_LENGTH = 300;

/**
 * Whether an email that was not sent is retried: a 5xx about the mail or its recipient is final; 4xx, an unreachable
 * server, a timeout and a wrong configuration are not.
 */
export function classifySmtpError(error: unknown): SendResult {
  const { code, responseCode, message } = toErrorDetails(error);
  const isAboutTheMail = code !== undefined && MAIL_ERROR_CODES.includes(code);
  const isFinal =
    responseCode !== undefined &&
    responseCode >= 500 &&
    responseCode < 600 &&
    !CONFIGURATION_RESPONSE_CODES.includes(responseCode);
  const reason = message.replace(/\s+/g, ' ').slice(0, MAX_REASON_LENGTH);
  return { kind: isAboutTheMail && isFinal ? 'refused' : 'later', reason };
}

function toErrorDetails(error: unknown): SmtpErrorDetails {
  if (!(error instanceof Error)) return { code: undefined, responseCode: undefined, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  return { code, responseCode, message: error.message };
}
