import { activityLogContract } from '../../contracts/activity-log.contract.js';
import { activityLookBackContract } from '../../contracts/activity-look-back.contract.js';
import { correctionsContract } from '../../contracts/corrections.contract.js';
import { deskRecordsContract } from '../../contracts/desk-records.contract.js';
import { deskSearchContract } from '../../contracts/desk-search.contract.js';
import { incomingEmailsContract } from '../../contracts/incoming-emails.contract.js';
import { outboxContract } from '../../contracts/outbox.contract.js';
import { quotationsContract } from '../../contracts/quotations.contract.js';
import { openInMemoryDesk } from './open-in-memory-desk.js';

incomingEmailsContract('InMemoryIncomingEmails', openInMemoryDesk);
quotationsContract('InMemoryQuotations', openInMemoryDesk);
correctionsContract('InMemoryCorrections', openInMemoryDesk);
outboxContract('InMemoryOutbox', openInMemoryDesk);
activityLogContract('InMemoryActivityLog', openInMemoryDesk);
activityLookBackContract('InMemoryActivityLog', openInMemoryDesk);
deskSearchContract('InMemoryDeskSearch', openInMemoryDesk);
deskRecordsContract('InMemoryDeskRecords', openInMemoryDesk);
