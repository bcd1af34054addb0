import { makeStyles, tokens } from '@fluentui/react-components';
import { useSystemSettingsQuery } from '../../api/system-settings.endpoints.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { ForRole } from '../../components/for-role/for-role.js';
import { useMessages } from '../../i18n/messages.js';
import { BackupCard } from './backup-card.js';
import { ExplanationCard } from './explanation-card.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsCard } from './settings-card.js';
import { SettingsColumns } from './settings-columns.js';
import { SystemForm } from './system-form.js';

const useStyles = makeStyles({
  tab: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** How the server works, and its backup. */
export function SystemTab() {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const { data, error, isFetching, refetch } = useSystemSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className={styles.tab}>
      {isFetching && !data ? <TableSkeleton label={messages.loadingSystemSettings} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.failedToLoadSystemSettings} failure={error} onRetry={() => void refetch()} />
      ) : null}
      <SettingsColumns
        first={
          data ? (
            <SettingsCard title={messages.system} note={messages.systemNote}>
              <SystemForm settings={data} reload={() => refetch().unwrap()} />
            </SettingsCard>
          ) : null
        }
        second={
          <>
            <ExplanationCard />
            <ForRole needed="administrator">
              <BackupCard />
            </ForRole>
          </>
        }
      />
    </div>
  );
}
