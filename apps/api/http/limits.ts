/** How much a request may bring before anybody looks at what it says. */
export interface RequestLimits {
  /** Bytes of the body, whether their number is declared or they come in chunks. */
  readonly maxBytes: number;
  /** Levels of a JSON body. */
  readonly maxDepth: number;
  /** Texts, lists, objects and commas of a JSON body, or fields of a form. */
  readonly maxValues: number;
  /** Milliseconds from the head of the request to the end of its body. */
  readonly timeoutMs: number;
}

const KB = 1024;
const MB = 1024 * KB;
const SECOND_MS = 1_000;

/** The largest body of one email: 20 MB of attachments in base64, and some text. */
export const MAX_EMAIL_BYTES = 30 * MB;
/** The largest form of a mail provider; none takes mail that large. */
export const MAX_FORM_BYTES = 60 * MB;
/** Fields of a provider's form. */
export const MAX_FORM_FIELDS = 300;
/** Parts of a provider's form, those included of which only the number is kept. */
export const MAX_FORM_PARTS = 5_000;
/** So much of each email counts as nothing in the memory for mail: ordinary mail never waits for it. */
export const FREE_MAIL_BYTES = 256 * KB;
/** Milliseconds that a caller waits for its turn: the most impatient provider hangs up after five seconds. */
const MAX_TURN_MS = 3 * SECOND_MS;
/**
 * Bytes of large emails that are held at once, as they travel. Each is held some four times over while it is taken apart and
 * stored, and read again to be answered: one of 9 MB in base64 at each of the three places, and the process stays below 512 MB.
 * The first of each place may be larger than its budget.
 */
export const MAIL_MEMORY_LIMITS = {
  proven: { maxBytes: 14 * MB, freeBytes: FREE_MAIL_BYTES, waitMs: MAX_TURN_MS },
  unproven: { maxBytes: 8 * MB, freeBytes: FREE_MAIL_BYTES, waitMs: MAX_TURN_MS },
  processing: { maxBytes: 14 * MB, freeBytes: FREE_MAIL_BYTES, waitMs: 30 * SECOND_MS },
} as const;
/** The largest email over SMTP. */
export const MAX_SMTP_MAIL_BYTES = 30 * MB;
/** Milliseconds that a sending mail server and a connected mailbox wait for their turn; they are patient. */
export const MAX_MAIL_SERVER_TURN_MS = 30 * SECOND_MS;
/** Largest picture that is read, so that somebody who picked a photo hears what is wrong with it. */
export const MAX_PICTURE_BYTES = 8 * MB;
/** Bodies that may be read at once from callers who have not proven who they are: in all, and from one address. */
export const MAX_UNPROVEN_BODIES = 16;
export const MAX_UNPROVEN_BODIES_PER_ADDRESS = 4;

/** Milliseconds within which a whole request must have come, whatever its route. */
export const MAX_REQUEST_MS = 150 * SECOND_MS;

const EMAIL: RequestLimits = {
  maxBytes: MAX_EMAIL_BYTES,
  maxDepth: 8,
  maxValues: 50_000,
  timeoutMs: 120 * SECOND_MS,
};
const FORM: RequestLimits = { ...EMAIL, maxBytes: MAX_FORM_BYTES, maxValues: MAX_FORM_FIELDS };
const SIGN_IN: RequestLimits = { maxBytes: 8 * KB, maxDepth: 2, maxValues: 40, timeoutMs: 10 * SECOND_MS };
const CONSOLE: RequestLimits = { maxBytes: 8 * MB, maxDepth: 12, maxValues: 20_000, timeoutMs: 60 * SECOND_MS };
const MANY_RATES: RequestLimits = { ...CONSOLE, maxValues: 200_000 };
const UNKNOWN: RequestLimits = { maxBytes: 16 * KB, maxDepth: 2, maxValues: 40, timeoutMs: 10 * SECOND_MS };

const LIMITS_BY_ROUTE: Readonly<Record<string, RequestLimits>> = {
  '/api/auth/login': SIGN_IN,
  '/api/emails/file': EMAIL,
  '/api/emails/file/process-ai': EMAIL,
  '/api/webhook/email': EMAIL,
  '/api/webhook/email/raw': EMAIL,
  '/api/webhook/email/postmark': EMAIL,
  '/api/webhook/email/mailgun': FORM,
  '/api/webhook/email/sendgrid': FORM,
  '/api/q/:token': SIGN_IN,
  '/api/rates/batch': MANY_RATES,
  '/api/rates/change-by-percent': MANY_RATES,
  '/api/rates/copy': MANY_RATES,
};

/** The limits of a route. @param route its path as it is registered; undefined: no route has this address */
export function findRequestLimits(route: string | undefined): RequestLimits {
  if (route === undefined) return UNKNOWN;
  return LIMITS_BY_ROUTE[route] ?? (route.startsWith('/api/') ? CONSOLE : UNKNOWN);
}
