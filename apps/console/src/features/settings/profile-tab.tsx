import { makeStyles, tokens } from '@fluentui/react-components';
import { useCurrentUserQuery } from '../../api/session.endpoints.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { AvatarEditor } from './avatar-editor.js';
import { PasswordForm } from './password-form.js';
import { ProfileForm } from './profile-form.js';
import { useProfileQuery } from './settings.endpoints.js';
import { SettingsCard } from './settings-card.js';
import { SettingsColumns } from './settings-columns.js';

const useStyles = makeStyles({
  tab: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** Who the person is, their picture and their password. */
export function ProfileTab() {
  const styles = useStyles();
  const { data: user } = useCurrentUserQuery();
  const { data: profile, error, isFetching, refetch } = useProfileQuery();
  return (
    <div className={styles.tab}>
      {isFetching && !profile ? <TableSkeleton label="Loading profile" /> : null}
      {error && !isFetching ? (
        <ErrorMessage title="Failed to load the profile" failure={error} onRetry={() => void refetch()} />
      ) : null}
      {profile ? (
        <SettingsColumns
          first={
            <SettingsCard title="Profile" note="How you appear in the console and in the activity logs.">
              {user ? <AvatarEditor user={user} /> : null}
              <ProfileForm profile={profile} />
            </SettingsCard>
          }
          second={
            <SettingsCard title="Password" note="Changing it signs you out everywhere else.">
              <PasswordForm email={profile.email} />
            </SettingsCard>
          }
        />
      ) : null}
    </div>
  );
}
