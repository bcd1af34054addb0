/** What a sender wants of us besides a quotation. */
export const MAIL_INTENTS = [
  'acceptance',
  'announcement',
  'booking',
  'cancellation',
  'change',
  'claim',
  'documents',
  'internal',
  'invoice',
  'notice',
  'offer',
  'pre-alert',
  'question',
  'rate-confirmation',
  'refusal',
  'tracking',
] as const;
export type MailIntent = (typeof MAIL_INTENTS)[number];

/** The kind of an email that is about nothing else, and asks for no price either. */
export const KIND_OF_NO_PRICE = 'no question of price';

/** What an email that is not read as a plain request for a quotation is about. */
export interface RequestPurpose {
  /** The kind of mail that it was taken for, as a readable word. */
  readonly kind: string;
  /** What it wants instead; undefined where it wants nothing that a person must see to, such as a newsletter. */
  readonly intent?: MailIntent;
  /** Its newest text states a cargo and wishes a price all the same: a person must see it. */
  readonly describesRequest: boolean;
}

/** How many facts of a shipment make a wish for a price worth a person's look. */
export const MIN_WISHED_FACTS = 2;
