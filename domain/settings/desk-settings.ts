import type { FieldFault } from '../rule-violation.js';

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

/** Whole-number settings and the bounds between which they may lie (section 9 of the specification). */
export const SETTING_BOUNDS = {
  autoResponseDelayMinutes: { lowest: 0, highest: 60 },
  maxAttachmentMb: { lowest: 1, highest: 20 },
} as const;

/** Appearances of the console (section 5 of the specification). */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const SETTINGS_SENTENCES = {
  autoResponseDelay: 'Auto-response delay must be a whole number between 0 and 60.',
  maxAttachmentSize: 'Maximum attachment size must be a whole number between 1 and 20.',
  theme: 'Theme must be light, dark or system.',
} as const;

/** What is wrong with the system settings, first things first, under the wire's field names. */
export function faultsOfSystemSettings(entry: {
  readonly autoResponseDelay?: number | undefined;
  readonly maxAttachmentSize?: number | undefined;
  readonly theme?: string | undefined;
}): FieldFault[] {
  const faults: FieldFault[] = [];
  const { autoResponseDelayMinutes, maxAttachmentMb } = SETTING_BOUNDS;
  if (!isWholeWithin(entry.autoResponseDelay, autoResponseDelayMinutes)) {
    faults.push({ field: 'autoResponseDelay', message: SETTINGS_SENTENCES.autoResponseDelay });
  }
  if (!isWholeWithin(entry.maxAttachmentSize, maxAttachmentMb)) {
    faults.push({ field: 'maxAttachmentSize', message: SETTINGS_SENTENCES.maxAttachmentSize });
  }
  if (!THEMES.some((theme) => theme === entry.theme)) {
    faults.push({ field: 'theme', message: SETTINGS_SENTENCES.theme });
  }
  return faults;
}

function isWholeWithin(
  figure: number | undefined,
  bounds: { readonly lowest: number; readonly highest: number },
): boolean {
  return figure !== undefined && Number.isInteger(figure) && figure >= bounds.lowest && figure <= bounds.highest;
}
