import { CountStandingChanges1795827600200 } from './count-standing-changes.js';
import { FindStaffMailByState1795827600250 } from './find-staff-mail-by-state.js';
import { LayActivityLog1795827600005 } from './lay-activity-log.js';
import { LayCorrections1795827600080 } from './lay-corrections.js';
import { LayDesksOfAdministrators1795827600012 } from './lay-desks-of-administrators.js';
import { LayMail1795827600004 } from './lay-mail.js';
import { LayModelCalls1795827600040 } from './lay-model-calls.js';
import { LayPeople1795827600003 } from './lay-people.js';
import { LayQuotationChanges1795827600050 } from './lay-quotation-changes.js';
import { LayQuotationFigures1795827600030 } from './lay-quotation-figures.js';
import { LayRateValidity1795827600110 } from './lay-rate-validity.js';
import { LayReferenceData1795827600001 } from './lay-reference-data.js';
import { LayReplyDocuments1795827600060 } from './lay-reply-documents.js';
import { LayStaffData1795827600002 } from './lay-staff-data.js';
import { LayStaffMail1795827600090 } from './lay-staff-mail.js';
import { LayTextSearch1795827600006 } from './lay-text-search.js';
import { LayThreads1795827600020 } from './lay-threads.js';
import { LayWaysToLookBack1795827600011 } from './lay-ways-to-look-back.js';
import { LetRepliesBeRepeated1795827600100 } from './let-replies-be-repeated.js';
import { LetSendersTakeTurns1795827600260 } from './let-senders-take-turns.js';
import { LimitIdleSessions1795827600070 } from './limit-idle-sessions.js';
import { NameHoldersOfLeases1795827600240 } from './name-holders-of-leases.js';
import { NameWhoUpdatedTaxRates1795827600220 } from './name-who-updated-tax-rates.js';
import { PriceModelCalls1795827600210 } from './price-model-calls.js';
import { PutDisclaimersInOrder1795827600230 } from './put-disclaimers-in-order.js';

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
