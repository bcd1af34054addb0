import { CountStandingChanges1795827600200 } from './1795827600200-add-reference-data-version.js';
import { FindStaffMailByState1795827600250 } from './1795827600250-add-notification-email-state-index.js';
import { LayActivityLog1795827600005 } from './1795827600005-create-activity-log.js';
import { LayCorrections1795827600080 } from './1795827600080-create-quotation-corrections.js';
import { LayDesksOfAdministrators1795827600012 } from './1795827600012-create-notification-preferences-and-avatars.js';
import { LayMail1795827600004 } from './1795827600004-create-mail-tables.js';
import { LayModelCalls1795827600040 } from './1795827600040-create-llm-calls.js';
import { LayPeople1795827600003 } from './1795827600003-create-administrator-tables.js';
import { LayQuotationChanges1795827600050 } from './1795827600050-defer-quotation-rollups.js';
import { LayQuotationFigures1795827600030 } from './1795827600030-create-quotation-rollups.js';
import { LayRateValidity1795827600110 } from './1795827600110-add-rate-validity.js';
import { LayReferenceData1795827600001 } from './1795827600001-create-reference-data.js';
import { LayReplyDocuments1795827600060 } from './1795827600060-create-reply-documents.js';
import { LayStaffData1795827600002 } from './1795827600002-create-staff-data-tables.js';
import { LayStaffMail1795827600090 } from './1795827600090-create-notification-tables.js';
import { LayTextSearch1795827600006 } from './1795827600006-add-text-search-indexes.js';
import { LayThreads1795827600020 } from './1795827600020-add-message-id-indexes.js';
import { LayWaysToLookBack1795827600011 } from './1795827600011-add-history-indexes.js';
import { LetRepliesBeRepeated1795827600100 } from './1795827600100-allow-resent-replies.js';
import { LetSendersTakeTurns1795827600260 } from './1795827600260-add-queue-fairness.js';
import { LimitIdleSessions1795827600070 } from './1795827600070-add-session-idle-timeout.js';
import { NameHoldersOfLeases1795827600240 } from './1795827600240-add-lease-holder.js';
import { NameWhoUpdatedTaxRates1795827600220 } from './1795827600220-add-tax-rate-updated-by.js';
import { PriceModelCalls1795827600210 } from './1795827600210-add-llm-call-cost.js';
import { PutDisclaimersInOrder1795827600230 } from './1795827600230-add-disclaimer-order.js';

/** All migrations; they run in the order of the numbers in their names, and are never changed once released. */
export const MIGRATIONS = [
  LayReferenceData1795827600001,
  LayStaffData1795827600002,
  LayPeople1795827600003,
  LayMail1795827600004,
  LayActivityLog1795827600005,
  LayTextSearch1795827600006,
  LayWaysToLookBack1795827600011,
  LayDesksOfAdministrators1795827600012,
  LayThreads1795827600020,
  LayQuotationFigures1795827600030,
  LayModelCalls1795827600040,
  LayQuotationChanges1795827600050,
  LayReplyDocuments1795827600060,
  LimitIdleSessions1795827600070,
  LayCorrections1795827600080,
  LayStaffMail1795827600090,
  LetRepliesBeRepeated1795827600100,
  LayRateValidity1795827600110,
  CountStandingChanges1795827600200,
  PriceModelCalls1795827600210,
  NameWhoUpdatedTaxRates1795827600220,
  PutDisclaimersInOrder1795827600230,
  NameHoldersOfLeases1795827600240,
  FindStaffMailByState1795827600250,
  LetSendersTakeTurns1795827600260,
];
