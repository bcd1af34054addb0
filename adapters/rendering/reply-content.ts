import type { Language } from '../../domain/quoting/shipment-request.js';

/** A charge as a reply shows it. */
export interface ChargeRow {
  readonly name: string;
  /** Rate × quantity, and the minimum or maximum where one applies. */
  readonly basis: string;
  /** `45.00`, or the words for "on request". */
  readonly amount: string;
}

/** The charges of one category. */
export interface ChargeGroup {
  readonly heading: string;
  /** The text for charges that are not in the total; undefined for those that are. */
  readonly notInTotal: string | undefined;
  readonly charges: readonly ChargeRow[];
  readonly subtotal: string;
}

/** One block of a section; every renderer supports each kind. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** An address of our own, which is shown as it is: no words hide where it leads. */
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'facts'; readonly rows: ReadonlyArray<readonly [label: string, value: string]> }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | {
      readonly kind: 'charges';
      /** What makes up the total. */
      readonly inTotal: readonly ChargeGroup[];
      /** The text beside it. */
      readonly outsideTotal: readonly ChargeGroup[];
      readonly subtotalLabel: string;
      readonly totalLabel: string;
      readonly total: string;
    };

/** A part of a reply under its own heading. */
export interface Section {
  readonly heading: string;
  /** Highlighted: the customer is asked for something. */
  readonly urgent: boolean;
  readonly blocks: readonly Block[];
}

/**
 * The content of a reply in its language, before rendering: plain text and HTML contain the same, in the same order.
 */
export interface ReplyContent {
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  readonly greeting: string;
  readonly opening: readonly string[];
  /** What the customer is asked for before any price is named; empty where nothing is missing. */
  readonly asked: readonly Section[];
  /** The total; undefined where no price is named. */
  readonly headline: { readonly label: string; readonly amount: string; readonly notes: readonly string[] } | undefined;
  readonly sections: readonly Section[];
  readonly closing: readonly string[];
}
