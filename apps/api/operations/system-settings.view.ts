import type { VersionedSettings } from '../../../application/operations/settings/settings.repository.js';
import type { Autonomy } from '../../../domain/customers/autonomy.js';
import { type DataRetention, findDataRetention } from '../../../domain/operations/data-retention.js';
import { mapPricingTexts } from '../../../domain/operations/pricing-texts.js';
import { mapReplyFacts } from '../../../domain/operations/reply-facts.js';
import type {
  LocalCurrency,
  ServiceTax,
  Theme,
  ValueWithoutFreight,
  WhenDataIsMissing,
} from '../../../domain/operations/settings.js';

/** How the system works. */
export class SystemSettingsView {
  /** How often they have been saved. */
  readonly version!: number;
  /** Minutes. */
  readonly autoResponseDelay!: number;
  /** Megabytes. */
  readonly maxAttachmentSize!: number;
  /** Text of scans and photographs is recognized. */
  readonly readPictures!: boolean;
  readonly debugMode!: boolean;
  readonly theme!: Theme;
  readonly dataRetention!: DataRetention;
  readonly whenDataIsMissing!: WhenDataIsMissing;
  readonly autonomy!: Autonomy;
  /** Mail without any SPF, DKIM or DMARC verdict counts as its From. */
  readonly trustMailWithoutVerdict!: boolean;
  /** Replies carry a link by which the customer accepts or declines. */
  readonly answerLinks!: boolean;
  /** US dollars. */
  readonly holdAboveUsd!: number;
  /** The least margin that quotations are sent with by themselves: per cent of the revenue, and US dollars. */
  readonly marginFloorPercent!: number;
  readonly marginFloorUsd!: number;
  /** Days. */
  readonly validityDays!: number;
  /** Days before the last one on which silent customers are reminded; 0: never. */
  readonly reminderDays!: number;
  /** Seconds for which an approval can be taken back before the reply leaves. */
  readonly approvalUndoSeconds!: number;
  /** Days before the last one from which silent customers are to be called; 0: for no end. */
  readonly callDays!: number;
  /** US dollars from which silent customers are to be called; 0: whatever the total. */
  readonly callAboveUsd!: number;
  /** Mailboxes and domains that are not reminded, one a line. */
  readonly withoutReminder!: string;
  /** Whole cm. */
  readonly maxPieceHeightCm!: number;
  /** Whole kg. */
  readonly maxPieceWeightKg!: number;
  /** What becomes of charges on the CIF value where the stated value is none. */
  readonly valueWithoutFreight!: ValueWithoutFreight;
  /** Whether the tax on services is told for information, or computed for customers of the destination country. */
  readonly serviceTax!: ServiceTax;
  /** Whether totals are told in the destination's currency as well. */
  readonly localCurrency!: LocalCurrency;
  /** In which days are meant and shown; IANA, for instance `America/Costa_Rica`. */
  readonly timeZone!: string;
  /** Lines such as `SJO Limón: 170`, `CR: x 1.5` and `TGU: from XPL`. */
  readonly roadDistances!: string;
  /** Lines such as `WCA: -5 %; free DOCS; terms 30 days; 2026-01-01 to 2026-12-31`. */
  readonly networkAgreements!: string;
  /** Lines such as `CPT: Compulsory, Delivery; charges buyer`; a term without a line is as the standard says. */
  readonly incotermProfiles!: string;
  /** As replies name the forwarder; empty: they do not. */
  readonly companyName!: string;
  readonly companyAddress!: string;
  readonly companyTelephone!: string;
  readonly contactPerson!: string;
  /** For customers with whom none are agreed. */
  readonly paymentTerms!: string;
  /** Lines such as `CR: …`; one without a country holds everywhere else. */
  readonly liabilityClauses!: string;
  /** Lines such as `europe: 4-6 business days`; one without a region holds for all others. */
  readonly transitTimes!: string;
}

/** What a period of retention would delete at once. */
export class RetentionPreviewView {
  /** ISO moment; null: nothing ever is deleted. */
  readonly before!: string | null;
  readonly activity!: number;
  readonly emails!: number;
  readonly notificationMails!: number;
}

/** The settings for the wire. */
export function toSystemSettingsView({ settings, version }: VersionedSettings): SystemSettingsView {
  return {
    version,
    autoResponseDelay: settings.autoResponseDelayMinutes,
    maxAttachmentSize: settings.maxAttachmentMb,
    readPictures: settings.readPictures,
    debugMode: settings.debugMode,
    theme: settings.theme,
    dataRetention: findDataRetention(settings.retentionDays),
    whenDataIsMissing: settings.whenDataIsMissing,
    autonomy: settings.autonomy,
    trustMailWithoutVerdict: settings.trustMailWithoutVerdict,
    answerLinks: settings.answerLinks,
    holdAboveUsd: settings.holdAboveUsd,
    marginFloorPercent: settings.marginFloorPercent,
    marginFloorUsd: settings.marginFloorUsd,
    validityDays: settings.validityDays,
    reminderDays: settings.reminderDays,
    approvalUndoSeconds: settings.approvalUndoSeconds,
    callDays: settings.callDays,
    callAboveUsd: settings.callAboveUsd,
    withoutReminder: settings.withoutReminder,
    maxPieceHeightCm: settings.maxPieceHeightCm,
    maxPieceWeightKg: settings.maxPieceWeightKg,
    valueWithoutFreight: settings.valueWithoutFreight,
    serviceTax: settings.serviceTax,
    localCurrency: settings.localCurrency,
    timeZone: settings.timeZone,
    roadDistances: settings.roadDistances,
    ...mapPricingTexts((name) => settings[name]),
    ...mapReplyFacts((name) => settings[name]),
  };
}
