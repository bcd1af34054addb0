import { AUTONOMIES, type Autonomy } from '../customers/autonomy.js';
import type { FieldError } from '../errors/domain-error.js';
import { parseRoadDistances } from '../geography/road-distances.js';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../office-day.js';
import { DATA_RETENTIONS } from './data-retention.js';
import { SETTINGS_MESSAGES } from './operations.messages.js';
import {
  DEFAULT_PRICING_TEXTS,
  IS_PRICING_TEXT,
  mapPricingTexts,
  PRICING_TEXT_NAMES,
  type PricingTexts,
} from './pricing-texts.js';
import { DEFAULT_REPLY_FACTS, MAX_REPLY_FACT_LENGTH, REPLY_FACT_NAMES, type ReplyFacts } from './reply-facts.js';

export const WHEN_DATA_IS_MISSING = ['indicative', 'ask', 'hold'] as const;
export type WhenDataIsMissing = (typeof WHEN_DATA_IS_MISSING)[number];

/** A stated value that is no CIF value is taken for it and named as an assumption, or makes the line on request. */
export const VALUES_WITHOUT_FREIGHT = ['assumed', 'on-request'] as const;
export type ValueWithoutFreight = (typeof VALUES_WITHOUT_FREIGHT)[number];

/** The tax on services is told for information, or computed for customers of the destination country and for no others. */
export const SERVICE_TAXES = ['information', 'computed'] as const;
export type ServiceTax = (typeof SERVICE_TAXES)[number];

/** Totals in US dollars alone, or in the destination's currency as well. */
export const LOCAL_CURRENCIES = ['none', 'shown'] as const;
export type LocalCurrency = (typeof LOCAL_CURRENCIES)[number];

/** Appearances of the console (section 5 of the specification). */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Settings that staff change under System. */
export interface Settings extends ReplyFacts, PricingTexts {
  /** Whole minutes, 0 to 60, that a reply waits in the outbox before it is sent. */
  readonly autoResponseDelayMinutes: number;
  /** Whole megabytes, 1 to 20. */
  readonly maxAttachmentMb: number;
  /** Text of scans and photographs is recognized (rule 20). */
  readonly readPictures: boolean;
  readonly debugMode: boolean;
  /** Theme of the console. */
  readonly theme: Theme;
  /** Days that activity and mail are stored; undefined: indefinitely. */
  readonly retentionDays: number | undefined;
  /** What happens with a request that lacks weight or destination (rule 15). */
  readonly whenDataIsMissing: WhenDataIsMissing;
  /** What is answered without a person, where a recognized domain says nothing else (rule 32). */
  readonly autonomy: Autonomy;
  /** Mail without any SPF, DKIM or DMARC verdict counts as authenticated (rule 17). */
  readonly trustMailWithoutVerdict: boolean;
  /** Replies carry a link by which the customer accepts or declines, where the server has a public address. */
  readonly answerLinks: boolean;
  /** Days before the last one of a quotation on which a silent customer is reminded, once; 0: nobody is. */
  readonly reminderDays: number;
  /** Mailboxes and domains of customers who are not reminded, one a line. */
  readonly withoutReminder: string;
  /** Seconds for which a quotation that a person approves can be taken back before it leaves; 0: it leaves at once. */
  readonly approvalUndoSeconds: number;
  /** Days before the last one of a quotation from which a silent customer is to be called; 0: for no end. */
  readonly callDays: number;
  /** Totals from which a silent customer is to be called, whenever the quotation ends; 0: whatever the total. */
  readonly callAboveUsd: number;
  /** Totals above this, in US dollars, need review. */
  readonly holdAboveUsd: number;
  /** The least margin that quotations are sent with by themselves, where buying prices are known: per cent and US dollars. */
  readonly marginFloorPercent: number;
  readonly marginFloorUsd: number;
  /** Days that a quotation holds. */
  readonly validityDays: number;
  /** Pieces higher than this, in whole cm, need review: what lower decks take. */
  readonly maxPieceHeightCm: number;
  /** Pieces heavier than this, in whole kg, need review. */
  readonly maxPieceWeightKg: number;
  /** What is charged on the CIF value where the term says that the stated value is none. */
  readonly valueWithoutFreight: ValueWithoutFreight;
  readonly serviceTax: ServiceTax;
  readonly localCurrency: LocalCurrency;
  /** Where the forwarder works, `America/Costa_Rica`: days, validity, summaries and exports are meant in it. */
  readonly timeZone: string;
  /** Distances by road that staff know, factors, and where cargo lands: lines as `parseRoadDistances` reads them. */
  readonly roadDistances: string;
}

/** The default settings (section 9 of the specification). */
export const DEFAULT_SETTINGS: Settings = {
  autoResponseDelayMinutes: 0,
  maxAttachmentMb: 10,
  readPictures: false,
  debugMode: false,
  theme: 'light',
  retentionDays: 30,
  whenDataIsMissing: 'indicative',
  autonomy: 'indicative',
  trustMailWithoutVerdict: true,
  answerLinks: false,
  reminderDays: 0,
  withoutReminder: '',
  approvalUndoSeconds: 10,
  callDays: 5,
  callAboveUsd: 1_000,
  holdAboveUsd: 3_000,
  marginFloorPercent: 0,
  marginFloorUsd: 0,
  validityDays: 15,
  maxPieceHeightCm: 160,
  maxPieceWeightKg: 2_000,
  valueWithoutFreight: 'assumed',
  serviceTax: 'information',
  localCurrency: 'none',
  timeZone: DEFAULT_TIME_ZONE,
  roadDistances: '',
  ...DEFAULT_PRICING_TEXTS,
  ...DEFAULT_REPLY_FACTS,
};

/** Whole-number settings and the bounds between which they may lie (section 9 of the specification). */
export const SETTING_BOUNDS = {
  autoResponseDelayMinutes: { lowest: 0, highest: 60 },
  maxAttachmentMb: { lowest: 1, highest: 20 },
  validityDays: { lowest: 1, highest: 365 },
  reminderDays: { lowest: 0, highest: 60 },
  approvalUndoSeconds: { lowest: 0, highest: 120 },
  callDays: { lowest: 0, highest: 365 },
  maxPieceHeightCm: { lowest: 1, highest: 1_000 },
  maxPieceWeightKg: { lowest: 1, highest: 100_000 },
} as const;

interface Bounds {
  readonly lowest: number;
  readonly highest: number;
}

/** Below zero: a loss of so much is sent. */
const MARGIN_FLOOR_PERCENT: Bounds = { lowest: -100, highest: 100 };
const MARGIN_FLOOR_USD: Bounds = { lowest: -10_000_000, highest: 10_000_000 };
/** US dollars beyond which no limit makes sense. */
const MAX_LIMIT_USD = 10_000_000;
const MIN_LIMIT_USD = 0.01;

/** What staff enter under System, under the wire's field names; numbers that are none are NaN. */
export interface SystemSettingsInput
  extends Partial<Record<keyof ReplyFacts | keyof PricingTexts, string | undefined>> {
  readonly autoResponseDelay?: number | undefined;
  readonly maxAttachmentSize?: number | undefined;
  readonly theme?: string | undefined;
  readonly dataRetention?: string | undefined;
  readonly whenDataIsMissing?: string | undefined;
  readonly autonomy?: string | undefined;
  readonly approvalUndoSeconds?: number | undefined;
  readonly callDays?: number | undefined;
  readonly callAboveUsd?: number | undefined;
  readonly holdAboveUsd?: number | undefined;
  readonly marginFloorPercent?: number | undefined;
  readonly marginFloorUsd?: number | undefined;
  readonly validityDays?: number | undefined;
  readonly reminderDays?: number | undefined;
  readonly withoutReminder?: string | undefined;
  readonly maxPieceHeightCm?: number | undefined;
  readonly maxPieceWeightKg?: number | undefined;
  readonly valueWithoutFreight?: string | undefined;
  readonly serviceTax?: string | undefined;
  readonly localCurrency?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly roadDistances?: string | undefined;
}

/** Characters of the list of customers who are not reminded: some thousand. */
const MAX_WITHOUT_REMINDER_LENGTH = 50_000;
/** Characters of the lines about distances: some thousand towns. */
const MAX_DISTANCES_LENGTH = 50_000;

/** What is wrong with the system settings, first things first; the first three must be there, the others may be. */
export function validateSystemSettings(entry: SystemSettingsInput): FieldError[] {
  const { autoResponseDelayMinutes, maxAttachmentMb, validityDays, maxPieceHeightCm, maxPieceWeightKg } =
    SETTING_BOUNDS;
  const isLeftOrWithin = (value: number | undefined, bounds: Bounds) =>
    value === undefined || isWholeWithin(value, bounds);
  const isRight: Readonly<Record<keyof typeof SETTINGS_MESSAGES, boolean>> = {
    autoResponseDelay: isWholeWithin(entry.autoResponseDelay, autoResponseDelayMinutes),
    maxAttachmentSize: isWholeWithin(entry.maxAttachmentSize, maxAttachmentMb),
    theme: isOneOf(THEMES, entry.theme),
    dataRetention: entry.dataRetention === undefined || isOneOf(DATA_RETENTIONS, entry.dataRetention),
    whenDataIsMissing: entry.whenDataIsMissing === undefined || isOneOf(WHEN_DATA_IS_MISSING, entry.whenDataIsMissing),
    autonomy: entry.autonomy === undefined || isOneOf(AUTONOMIES, entry.autonomy),
    approvalUndoSeconds: isLeftOrWithin(entry.approvalUndoSeconds, SETTING_BOUNDS.approvalUndoSeconds),
    callDays: isLeftOrWithin(entry.callDays, SETTING_BOUNDS.callDays),
    callAboveUsd: entry.callAboveUsd === undefined || isLimit(entry.callAboveUsd),
    holdAboveUsd: entry.holdAboveUsd === undefined || isLimit(entry.holdAboveUsd),
    marginFloorPercent: isWithin(entry.marginFloorPercent ?? 0, MARGIN_FLOOR_PERCENT),
    marginFloorUsd: isWithin(entry.marginFloorUsd ?? 0, MARGIN_FLOOR_USD),
    validityDays: isLeftOrWithin(entry.validityDays, validityDays),
    reminderDays: isLeftOrWithin(entry.reminderDays, SETTING_BOUNDS.reminderDays),
    withoutReminder: (entry.withoutReminder?.length ?? 0) <= MAX_WITHOUT_REMINDER_LENGTH,
    maxPieceHeightCm: isLeftOrWithin(entry.maxPieceHeightCm, maxPieceHeightCm),
    maxPieceWeightKg: isLeftOrWithin(entry.maxPieceWeightKg, maxPieceWeightKg),
    valueWithoutFreight:
      entry.valueWithoutFreight === undefined || isOneOf(VALUES_WITHOUT_FREIGHT, entry.valueWithoutFreight),
    serviceTax: entry.serviceTax === undefined || isOneOf(SERVICE_TAXES, entry.serviceTax),
    localCurrency: entry.localCurrency === undefined || isOneOf(LOCAL_CURRENCIES, entry.localCurrency),
    timeZone: entry.timeZone === undefined || isTimeZone(entry.timeZone),
    roadDistances: isRoadDistances(entry.roadDistances ?? ''),
    ...mapPricingTexts((name) => IS_PRICING_TEXT[name](entry[name] ?? '')),
    replyFacts: REPLY_FACT_NAMES.every((name) => (entry[name]?.length ?? 0) <= MAX_REPLY_FACT_LENGTH),
  };
  return SETTING_FIELDS.filter((field) => !isRight[field]).map((field) => ({
    field,
    message: SETTINGS_MESSAGES[field],
  }));
}

const SETTING_FIELDS = [
  'autoResponseDelay',
  'maxAttachmentSize',
  'theme',
  'dataRetention',
  'whenDataIsMissing',
  'autonomy',
  'approvalUndoSeconds',
  'callDays',
  'callAboveUsd',
  'holdAboveUsd',
  'marginFloorPercent',
  'marginFloorUsd',
  'validityDays',
  'reminderDays',
  'withoutReminder',
  'maxPieceHeightCm',
  'maxPieceWeightKg',
  'valueWithoutFreight',
  'serviceTax',
  'localCurrency',
  'timeZone',
  'roadDistances',
  ...PRICING_TEXT_NAMES,
  'replyFacts',
] as const satisfies ReadonlyArray<keyof typeof SETTINGS_MESSAGES>;

function isRoadDistances(text: string): boolean {
  return text.length <= MAX_DISTANCES_LENGTH && parseRoadDistances(text).unreadable.length === 0;
}

function isLimit(usd: number): boolean {
  return usd === 0 || (usd >= MIN_LIMIT_USD && usd <= MAX_LIMIT_USD);
}

/** Whether an entry is one of a closed list. */
function isOneOf(list: readonly string[], entry: string | undefined): boolean {
  return entry !== undefined && list.includes(entry);
}

function isWithin(value: number, { lowest, highest }: Bounds): boolean {
  return value >= lowest && value <= highest;
}

function isWholeWithin(value: number | undefined, bounds: Bounds): boolean {
  return value !== undefined && Number.isInteger(value) && value >= bounds.lowest && value <= bounds.highest;
}
