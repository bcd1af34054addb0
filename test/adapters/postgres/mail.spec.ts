import { activityLogContract } from '../../contracts/activity-log.contract.js';
import { activityLookBackContract } from '../../contracts/activity-look-back.contract.js';
import { correctionsContract } from '../../contracts/corrections.contract.js';
import { deskRecordsContract } from '../../contracts/desk-records.contract.js';
import { deskSearchContract } from '../../contracts/desk-search.contract.js';
import { incomingEmailsContract } from '../../contracts/incoming-emails.contract.js';
import { outboxContract } from '../../contracts/outbox.contract.js';
import { quotationsContract } from '../../contracts/quotations.contract.js';
import { openPostgresDesk } from './open-postgres-desk.js';

incomingEmailsContract('PostgresIncomingEmails', openPostgresDesk);
quotationsContract('PostgresQuotations', openPostgresDesk);
correctionsContract('PostgresCorrections', openPostgresDesk);
outboxContract('PostgresOutbox', openPostgresDesk);
activityLogContract('PostgresActivityLog', openPostgresDesk);
activityLookBackContract('PostgresActivityLog', openPostgresDesk);
deskSearchContract('PostgresDeskSearch', openPostgresDesk);
deskRecordsContract('PostgresDeskRecords', openPostgresDesk);
