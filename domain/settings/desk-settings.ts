export const WHEN_DATA_IS_MISSING = ['indicative', 'ask', 'hold'] as const;
export type WhenDataIsMissing = (typeof WHEN_DATA_IS_MISSING)[number];

/** How the desk works; staff change it in Settings. */
export interface DeskSettings {
  /** Whole minutes, 0 to 60, that a reply waits in the outbox. */
  readonly autoResponseDelayMinutes: number;
  /** Whole megabytes, 1 to 20. */
  readonly maxAttachmentMb: number;
  readonly debugMode: boolean;
  /** Days that activity and mail are kept; undefined: indefinitely. */
  readonly retentionDays: number | undefined;
  /** What happens with a request that lacks weight or destination (decision 15). */
  readonly whenDataIsMissing: WhenDataIsMissing;
  /** Mail without any SPF, DKIM or DMARC verdict counts as its From (decision 17). */
  readonly trustMailWithoutVerdict: boolean;
  /** Totals above this, in US dollars, wait for a person. */
  readonly holdAboveUsd: number;
  /** Days that a quotation holds. */
  readonly validityDays: number;
}

/** The settings of a desk that nobody has changed yet (section 9 of the specification). */
export const DEFAULT_SETTINGS: DeskSettings = {
  autoResponseDelayMinutes: 0,
  maxAttachmentMb: 10,
  debugMode: false,
  retentionDays: 30,
  whenDataIsMissing: 'indicative',
  trustMailWithoutVerdict: true,
  holdAboveUsd: 25_000,
  validityDays: 15,
};
