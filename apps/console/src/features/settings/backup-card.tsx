import { Field, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { DownloadButton } from '../../components/download/download-button.js';
import { useDownload } from '../../components/download/use-download.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { formatDecimal } from '../../components/format/format.js';
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
  const styles = useStyles();
  const backup = useDownload({ name: 'istmo-backup', done: 'Backup complete', failsInPlace: true });
  return (
    <SettingsCard
      title="Backup"
      note="One file with quotations, mail, rates, settings and people. Keep it where only administrators can read it."
    >
      <DownloadButton className={styles.button} url="/api/settings/backup" download={backup}>
        Backup Now
      </DownloadButton>
      {backup.bytes === undefined ? null : (
        <Field validationMessage={`${formatDecimal(backup.bytes / KB, 0)} kB received`} validationState="none">
          <ProgressBar aria-label="Backup in progress" />
        </Field>
      )}
      {backup.failure ? (
        <ErrorMessage title="The backup did not succeed" failure={backup.failure} onRetry={backup.retry} />
      ) : null}
      <Text>
        To bring a backup back, stop the server and run <span className={styles.code}>npm run restore -- FILE</span>{' '}
        where it is installed. What was added after the backup is then gone.
      </Text>
    </SettingsCard>
  );
}
