import { Button, Field, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FailureBar } from '../../parts/failure-bar/failure-bar.js';
import { decimal } from '../../parts/figures/figures.js';
import { useNotice } from '../../parts/notice/notice.js';
import type { Failure } from '../../server/failure.js';
import { fetchBackup, isBackupFailure, saveBackup } from './fetch-backup.js';
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
  const notify = useNotice();
  const [bytes, setBytes] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const backUp = async () => {
    setFailure(undefined);
    setBytes(0);
    const answer = await fetchBackup(setBytes);
    setBytes(undefined);
    if (isBackupFailure(answer)) {
      setFailure(answer);
      return;
    }
    saveBackup(answer);
    notify({ kind: 'success', title: 'Backup complete', body: `${answer.name} is among your downloads.` });
  };
  const isRunning = bytes !== undefined;
  return (
    <SettingsCard
      title="Backup"
      note="One file with quotations, mail, rates, settings and people. Keep it where only administrators can read it."
    >
      <Button
        className={styles.button}
        icon={<ArrowDownloadRegular />}
        disabledFocusable={isRunning}
        onClick={() => void backUp()}
      >
        Backup Now
      </Button>
      {isRunning ? (
        <Field validationMessage={`${decimal(bytes / KB, 0)} kB received`} validationState="none">
          <ProgressBar aria-label="Backup in progress" />
        </Field>
      ) : null}
      {failure ? <FailureBar title="The backup did not succeed" failure={failure} /> : null}
      <Text>
        To bring a backup back, stop the desk and run <span className={styles.code}>npm run restore -- FILE</span> where
        it is installed. What was added after the backup is then gone.
      </Text>
    </SettingsCard>
  );
}
