import type { Delivery } from '../../../domain/outbound-mail/mail-transport.port.js';

/** What the transport says of a fault. */
interface SmtpFault {
  /** The transport's own word for where it happened, for instance `EENVELOPE`. */
  readonly code: string | undefined;
  /** The server's answer code; undefined where it gave none. */
  readonly answer: number | undefined;
  readonly message: string;
}

/** Where a server speaks of this mail or this recipient; elsewhere (greeting, sign-in) it speaks of us. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];
/** 5xx codes that ask for sign-in or TLS: the set-up is wrong, not the mail (RFC 4954, RFC 3207). */
const ABOUT_THE_SET_UP = [503, 530, 534, 535, 538];
const LONGEST_REASON = 300;

/**
 * Whether a mail that did not leave is tried again: a 5xx about the mail or its recipient is final; 4xx, a server that is
 * away, a time-out and a wrong set-up are not.
 */
export function deliveryOfFault(error: unknown): Delivery {
  const { code, answer, message } = faultOf(error);
  const isAboutTheMail = code !== undefined && ABOUT_THE_MAIL.includes(code);
  const isFinal = answer !== undefined && answer >= 500 && answer < 600 && !ABOUT_THE_SET_UP.includes(answer);
  const reason = message.replace(/\s+/g, ' ').slice(0, LONGEST_REASON);
  return { kind: isAboutTheMail && isFinal ? 'refused' : 'later', reason };
}

function faultOf(error: unknown): SmtpFault {
  if (!(error instanceof Error)) return { code: undefined, answer: undefined, message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  return { code, answer, message: error.message };
}
