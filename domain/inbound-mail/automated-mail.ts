import type { InboundEmail } from './inbound-email.js';

/** Why an email counts as written by a machine. */
export type AutomatedMailReason =
  | 'auto-submitted'
  | 'auto-response-header'
  | 'mailing-list'
  | 'bounce'
  | 'machine-sender'
  | 'own-address';

const MACHINE_LOCAL_PARTS =
  /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?|noresponder|no-?responder)(?:[+.\-_].*)?$/;
/** Mailboxes that report about mail, and never pass on a person's request. */
const REPORTING_LOCAL_PARTS = /^(?:mailer-daemon|postmaster|bounces?)(?:[+.\-_].*)?$/;
/** `no`, alone or before a parameter or a comment: the email was not generated automatically (RFC 3834, section 5). */
const NOT_AUTOMATED = /^no\s*(?:[;(]|$)/i;
/**
 * Subjects of out-of-office replies, in the languages of our customers and their neighbours, from systems that set no
 * header.
 */
const ABSENCE_SUBJECT =
  /^\s*(?:re:\s*|aut(?:o)?:\s*)*(?:automatic reply|auto(?:mated|matic)?[- ]?(?:reply|response)|out of (?:the )?office|respuesta autom[aá]tica|fuera de (?:la )?oficina|(?:aviso|mensaje) de ausencia|resposta autom[aá]tica|fora do escrit[oó]rio|r[ée]ponse automatique|automatische antwort|abwesenheitsnotiz)\b/iu;
const BOUNCE_SUBJECT =
  /^\s*(?:undeliver(?:able|ed)\b|delivery status notification|mail delivery (?:failed|failure|subsystem)|returned mail\b|failure notice\b|no se puede entregar|no se pudo entregar)/iu;
/** Characters of a subject that are looked at: both kinds are told by its beginning. */
const MAX_SUBJECT_START = 200;
const SUPPRESSED = /\b(?:all|dr|rn|nrn|oof|autoreply)\b/i;

/**
 * Why the email counts as generated automatically, from its headers, its addresses and the beginning of its subject
 * (RFC 3834, RFC 3464 and what mail systems add); undefined for mail written by a human.
 * @param ownAddresses the mailboxes of this installation, lower case
 */
export function findAutomatedMailReason(
  email: Pick<InboundEmail, 'headers' | 'fromAddress'> & Partial<Pick<InboundEmail, 'subject'>>,
  ownAddresses: readonly string[],
): AutomatedMailReason | undefined {
  const header = (name: string) => email.headers[name]?.trim() ?? '';
  if (email.fromAddress && ownAddresses.includes(email.fromAddress)) return 'own-address';
  const contentType = header('content-type').toLowerCase();
  if (
    header('return-path') === '<>' ||
    header('x-failed-recipients') !== '' ||
    contentType.startsWith('multipart/report') ||
    contentType.startsWith('message/delivery-status')
  ) {
    return 'bounce';
  }
  const localPart = email.fromAddress?.slice(0, email.fromAddress.lastIndexOf('@')) ?? '';
  if (MACHINE_LOCAL_PARTS.test(localPart)) return 'machine-sender';
  const autoSubmitted = header('auto-submitted');
  if (autoSubmitted !== '' && !NOT_AUTOMATED.test(autoSubmitted)) return 'auto-submitted';
  if (header('list-id') !== '' || header('list-unsubscribe') !== '' || header('feedback-id') !== '')
    return 'mailing-list';
  const precedence = header('precedence').toLowerCase();
  if (/^(?:bulk|junk|list|auto_reply)$/.test(precedence)) return 'mailing-list';
  if (
    SUPPRESSED.test(header('x-auto-response-suppress')) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-loop'].some((name) => header(name) !== '')
  ) {
    return 'auto-response-header';
  }
  const subject = email.subject?.trimStart().slice(0, MAX_SUBJECT_START) ?? '';
  if (BOUNCE_SUBJECT.test(subject)) return 'bounce';
  if (ABSENCE_SUBJECT.test(subject)) return 'auto-submitted';
  return undefined;
}

/**
 * Whether a machine answers or reports: an autoresponder, our own mail that came back, a delivery report. Unlike a web
 * form or a list it never passes on what a person asks, whatever it quotes.
 */
export function isMachineAnswer(
  email: Parameters<typeof findAutomatedMailReason>[0],
  ownAddresses: readonly string[],
): boolean {
  const reason = findAutomatedMailReason(email, ownAddresses);
  if (reason === 'own-address' || reason === 'bounce') return true;
  const header = (name: string) => email.headers[name]?.trim().toLowerCase() ?? '';
  return (
    REPORTING_LOCAL_PARTS.test(email.fromAddress?.split('@')[0] ?? '') ||
    header('auto-submitted').startsWith('auto-replied') ||
    header('precedence') === 'auto_reply' ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder'].some((name) => header(name) !== '')
  );
}
