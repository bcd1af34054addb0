import { makeStyles, tokens } from '@fluentui/react-components';
import { useCurrentUserQuery } from '../../api/session.endpoints.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useMessages } from '../../i18n/messages.js';
import { AvatarEditor } from './avatar-editor.js';
import { PasswordForm } from './password-form.js';
import { ProfileForm } from './profile-form.js';
import { SecondFactorCard } from './second-factor/second-factor-card.js';
import { useProfileQuery } from './settings.endpoints.js';
import { settingsMessages } from './settings.messages.js';
import { SettingsCard } from './settings-card.js';
import { SettingsColumns } from './settings-columns.js';

const useStyles = makeStyles({
  tab: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Who the person is, their picture, their password and their second factor. */
export function ProfileTab() {
  const messages = useMessages(settingsMessages);
  const styles = useStyles();
  const { data: user } = useCurrentUserQuery();
  const { data: profile, error, isFetching, refetch } = useProfileQuery();
  return (
    <div className={styles.tab}>
      {isFetching && !profile ? <TableSkeleton label={messages.loadingProfile} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.failedToLoadTheProfile} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {profile ? (
        <SettingsColumns
          first={
            <SettingsCard title={messages.profile} note={messages.profileNote}>
              {user ? <AvatarEditor user={user} /> : null}
              <ProfileForm profile={profile} />
            </SettingsCard>
          }
          second={
            <>
              <SettingsCard title={messages.password} note={messages.passwordNote}>
                <PasswordForm email={profile.email} />
              </SettingsCard>
              <SecondFactorCard />
            </>
          }
        />
      ) : null}
    </div>
  );
}
