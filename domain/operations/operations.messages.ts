import { AGREEMENT_MESSAGES } from '../customers/customers.messages.js';
import { defineMessages } from '../message-catalogue.js';

/** What people read about a settings, in English. */
export const SETTINGS_MESSAGES = defineMessages('SETTINGS_MESSAGES', {
  autoResponseDelay: 'Auto-response delay must be a whole number between 0 and 60.',
  maxAttachmentSize: 'Maximum attachment size must be a whole number between 1 and 20.',
  theme: 'Theme must be light, dark or system.',
  dataRetention: 'Data retention must be one of the periods in the list.',
  whenDataIsMissing: 'When data is missing must be indicative, ask or hold.',
  autonomy: 'Autonomy must be propose, certain or indicative.',
  holdAboveUsd: 'The total above which quotations are held must be 0 or from 0.01 to 10,000,000 US dollars.',
  marginFloorPercent: 'The least margin must be from -100 to 100 per cent.',
  marginFloorUsd: 'The least margin must be from -10,000,000 to 10,000,000 US dollars.',
  maxPieceHeightCm: 'The height above which pieces are held must be a whole number of cm between 1 and 1,000.',
  maxPieceWeightKg: 'The weight above which pieces are held must be a whole number of kg between 1 and 100,000.',
  valueWithoutFreight: 'What becomes of a value without freight must be assumed or on-request.',
  roadDistances:
    'Each line must be a town and its kilometres, a factor, or where cargo lands: "SJO Limón: 170", "CR: x 1.5", "TGU: from XPL".',
  serviceTax: 'The tax on services must be information or computed.',
  localCurrency: 'The local currency must be none or shown.',
  timeZone: 'Choose a time zone of the list, for instance America/Costa_Rica.',
  incotermProfiles: 'Each line must be a term: "CPT: Compulsory, Delivery; charges buyer".',
  networkAgreements: AGREEMENT_MESSAGES.networkLines,
  replyFacts: 'Texts of replies have at most 5,000 characters each.',
  approvalUndoSeconds: 'The time to take an approval back must be from 0 to 120 whole seconds.',
  callDays: 'The days before the end for calls must be a whole number from 0 to 365.',
  callAboveUsd: 'The total for calls must be from 0.01 to 10,000,000 US dollars, or 0.',
  reminderDays: 'The reminder must be from 0 (none) to 60 days before the last day.',
  withoutReminder: 'The list of customers without a reminder can have 50,000 characters at most.',
  validityDays: 'Validity must be a whole number of days between 1 and 365.',
} as const);
