import { CreateReferenceData1795827600001 } from './1795827600001-create-reference-data.js';
import { CreateStaffDataTables1795827600002 } from './1795827600002-create-staff-data-tables.js';
import { CreateAdministratorTables1795827600003 } from './1795827600003-create-administrator-tables.js';
import { CreateMailTables1795827600004 } from './1795827600004-create-mail-tables.js';
import { CreateActivityLog1795827600005 } from './1795827600005-create-activity-log.js';
import { AddTextSearchIndexes1795827600006 } from './1795827600006-add-text-search-indexes.js';
import { AddHistoryIndexes1795827600011 } from './1795827600011-add-history-indexes.js';
import { CreateNotificationPreferencesAndAvatars1795827600012 } from './1795827600012-create-notification-preferences-and-avatars.js';
import { AddMessageIdIndexes1795827600020 } from './1795827600020-add-message-id-indexes.js';
import { CreateQuotationRollups1795827600030 } from './1795827600030-create-quotation-rollups.js';
import { CreateLlmCalls1795827600040 } from './1795827600040-create-llm-calls.js';
import { DeferQuotationRollups1795827600050 } from './1795827600050-defer-quotation-rollups.js';
import { CreateReplyDocuments1795827600060 } from './1795827600060-create-reply-documents.js';
import { AddSessionIdleTimeout1795827600070 } from './1795827600070-add-session-idle-timeout.js';
import { CreateQuotationCorrections1795827600080 } from './1795827600080-create-quotation-corrections.js';
import { CreateNotificationTables1795827600090 } from './1795827600090-create-notification-tables.js';
import { AllowResentReplies1795827600100 } from './1795827600100-allow-resent-replies.js';
import { AddRateValidity1795827600110 } from './1795827600110-add-rate-validity.js';
import { AddReferenceDataVersion1795827600200 } from './1795827600200-add-reference-data-version.js';
import { AddLlmCallCost1795827600210 } from './1795827600210-add-llm-call-cost.js';
import { AddTaxRateUpdatedBy1795827600220 } from './1795827600220-add-tax-rate-updated-by.js';
import { AddDisclaimerOrder1795827600230 } from './1795827600230-add-disclaimer-order.js';
import { AddLeaseHolder1795827600240 } from './1795827600240-add-lease-holder.js';
import { AddNotificationEmailStateIndex1795827600250 } from './1795827600250-add-notification-email-state-index.js';
import { AddQueueFairness1795827600260 } from './1795827600260-add-queue-fairness.js';
import { RenameTablesToStandardTerms1795827600400 } from './1795827600400-rename-tables-to-standard-terms.js';
import { AddQuotationStateColumns1797000000000 } from './1797000000000-add-quotation-state-columns.js';
import { AddActivityEventColumns1797000000010 } from './1797000000010-add-activity-event-columns.js';
import { RenameDeclineToDismissal1797000000020 } from './1797000000020-rename-decline-to-dismissal.js';
import { AddActivityEntities1797000000100 } from './1797000000100-add-activity-entities.js';
import { AddDomainAutonomy1797000000200 } from './1797000000200-add-domain-autonomy.js';
import { AddStaffRoles1797000000290 } from './1797000000290-add-staff-roles.js';
import { CreateChargeCodes1797000000300 } from './1797000000300-create-charge-codes.js';
import { AddRateFormula1797000000310 } from './1797000000310-add-rate-formula.js';
import { AddRecognizedMailboxes1797000000400 } from './1797000000400-add-recognized-mailboxes.js';
import { AllowErasureInTheActivityLog1797000000410 } from './1797000000410-allow-erasure-in-the-activity-log.js';
import { AddSecondFactor1797000000420 } from './1797000000420-add-second-factor.js';
import { AddRateConditions1797000000510 } from './1797000000510-add-rate-conditions.js';
import { CreateExchangeRates1797000000550 } from './1797000000550-create-exchange-rates.js';
import { CreateRateImports1797000000560 } from './1797000000560-create-rate-imports.js';
import { AddCustomerAgreements1797000000580 } from './1797000000580-add-customer-agreements.js';
import { CreateMailAccounts1797000000700 } from './1797000000700-create-mail-accounts.js';
import { AddReceivingMailbox1797000000710 } from './1797000000710-add-receiving-mailbox.js';
import { CreateMailAuthorizations1797000000720 } from './1797000000720-create-mail-authorizations.js';
import { AddStaffLanguage1797000000800 } from './1797000000800-add-staff-language.js';
import { AddQuotationCosts1797000000810 } from './1797000000810-add-quotation-costs.js';
import { AddCommercialOutcome1797000000820 } from './1797000000820-add-commercial-outcome.js';
import { AddSpanishLog1797000000830 } from './1797000000830-add-spanish-log.js';
import { CountOfficeDays1797000000840 } from './1797000000840-count-office-days.js';
import { AddReminders1797000000860 } from './1797000000860-add-reminders.js';
import { CreateApiTokens1797000000880 } from './1797000000880-create-api-tokens.js';
import { CreateWebhooks1797000000881 } from './1797000000881-create-webhooks.js';
import { CreateIdempotentCalls1797000000890 } from './1797000000890-create-idempotent-calls.js';
import { IndexOpenQuotations1797000000900 } from './1797000000900-index-open-quotations.js';
import { IndexQuotationOrders1797000001000 } from './1797000001000-index-quotation-orders.js';
import { AddHoldReasonsToMail1797000001500 } from './1797000001500-add-hold-reasons-to-mail.js';
import { AddContentBytesToMail1797000002000 } from './1797000002000-add-content-bytes-to-mail.js';
import { IndexAcceptedQuotations1797100000000 } from './1797100000000-index-accepted-quotations.js';
import { GeneralizeFolderCursors1797200000000 } from './1797200000000-generalize-folder-cursors.js';
import { AddSearchWords1797300000000 } from './1797300000000-add-search-words.js';

/**
 * All migrations; they run in the order of the numbers in their names, and are never changed once released. A database and
 * a backup know a migration by its `name`, which therefore stays also where its class is renamed.
 */
export const MIGRATIONS = [
  CreateReferenceData1795827600001,
  CreateStaffDataTables1795827600002,
  CreateAdministratorTables1795827600003,
  CreateMailTables1795827600004,
  CreateActivityLog1795827600005,
  AddTextSearchIndexes1795827600006,
  AddHistoryIndexes1795827600011,
  CreateNotificationPreferencesAndAvatars1795827600012,
  AddMessageIdIndexes1795827600020,
  CreateQuotationRollups1795827600030,
  CreateLlmCalls1795827600040,
  DeferQuotationRollups1795827600050,
  CreateReplyDocuments1795827600060,
  AddSessionIdleTimeout1795827600070,
  CreateQuotationCorrections1795827600080,
  CreateNotificationTables1795827600090,
  AllowResentReplies1795827600100,
  AddRateValidity1795827600110,
  AddReferenceDataVersion1795827600200,
  AddLlmCallCost1795827600210,
  AddTaxRateUpdatedBy1795827600220,
  AddDisclaimerOrder1795827600230,
  AddLeaseHolder1795827600240,
  AddNotificationEmailStateIndex1795827600250,
  AddQueueFairness1795827600260,
  RenameTablesToStandardTerms1795827600400,
  AddQuotationStateColumns1797000000000,
  AddActivityEventColumns1797000000010,
  RenameDeclineToDismissal1797000000020,
  AddActivityEntities1797000000100,
  AddDomainAutonomy1797000000200,
  AddStaffRoles1797000000290,
  CreateChargeCodes1797000000300,
  AddRateFormula1797000000310,
  AddRecognizedMailboxes1797000000400,
  AllowErasureInTheActivityLog1797000000410,
  AddSecondFactor1797000000420,
  AddRateConditions1797000000510,
  CreateExchangeRates1797000000550,
  CreateRateImports1797000000560,
  AddCustomerAgreements1797000000580,
  CreateMailAccounts1797000000700,
  AddReceivingMailbox1797000000710,
  CreateMailAuthorizations1797000000720,
  AddStaffLanguage1797000000800,
  AddQuotationCosts1797000000810,
  AddCommercialOutcome1797000000820,
  AddSpanishLog1797000000830,
  CountOfficeDays1797000000840,
  AddReminders1797000000860,
  CreateApiTokens1797000000880,
  CreateWebhooks1797000000881,
  CreateIdempotentCalls1797000000890,
  IndexOpenQuotations1797000000900,
  IndexQuotationOrders1797000001000,
  AddHoldReasonsToMail1797000001500,
  AddContentBytesToMail1797000002000,
  IndexAcceptedQuotations1797100000000,
  GeneralizeFolderCursors1797200000000,
  AddSearchWords1797300000000,
];
