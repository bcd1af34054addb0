import { Field, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { DownloadButton } from '../../components/download/download-button.js';
import { useDownload } from '../../components/download/use-download.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { formatDecimal } from '../../components/format/format.js';
import { useMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsCard } from './settings-card.js';

const KB = 1024;

const useStyles = makeStyles({
  button: { alignSelf: 'flex-start' },
  code: {
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground3,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** A backup of everything, as a file for the person. */
export function BackupCard() {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const backup = useDownload({ name: 'istmo-backup', done: messages.backupComplete, failsInPlace: true });
  return (
    <SettingsCard title={messages.backup} note={messages.backupNote}>
      <DownloadButton className={styles.button} url="/api/settings/backup" download={backup}>
        {messages.backupNow}
      </DownloadButton>
      {backup.bytes === undefined ? null : (
        <Field
          validationMessage={messages.kilobytesReceived(formatDecimal(backup.bytes / KB, 0))}
          validationState="none"
        >
          <ProgressBar aria-label={messages.backupInProgress} />
        </Field>
      )}
      {backup.failure ? (
        <ErrorMessage title={messages.theBackupDidNotSucceed} failure={backup.failure} onRetry={backup.retry} />
      ) : null}
      <Text>
        {messages.restoreBefore} <span className={styles.code}>npm run restore -- FILE</span> {messages.restoreAfter}
      </Text>
    </SettingsCard>
  );
}
