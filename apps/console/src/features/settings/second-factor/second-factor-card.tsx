import { Text } from '@fluentui/react-components';
import { useState } from 'react';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { SettingsCard } from '../settings-card.js';
import { ConfirmSetup } from './confirm-setup.js';
import { CurrentPasswordForm } from './current-password-form.js';
import { RecoveryCodes } from './recovery-codes.js';
import {
  type SecondFactorSetup,
  useBeginSecondFactorMutation,
  useRemoveSecondFactorMutation,
  useSecondFactorQuery,
} from './second-factor.endpoints.js';
import { secondFactorMessages } from './second-factor.messages.js';

/** Sets up the second factor of the person, step by step, or removes it. */
export function SecondFactorCard() {
  const messages = useMessages(secondFactorMessages);
  const notify = useToast();
  const { data: state, error, isFetching, refetch } = useSecondFactorQuery();
  const [begin, beginning] = useBeginSecondFactorMutation();
  const [remove, removing] = useRemoveSecondFactorMutation();
  const [setup, setSetup] = useState<SecondFactorSetup>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const start = async (currentPassword: string) => {
    const answer = await begin({ currentPassword });
    if (answer.data) setSetup(answer.data);
    return answer.error;
  };
  const removeIt = async (currentPassword: string) => {
    const answer = await remove({ currentPassword });
    if (answer.data) notify({ kind: 'success', title: messages.removed });
    return answer.error;
  };
  const finish = () => {
    setSetup(undefined);
    setRecoveryCodes(undefined);
    void refetch();
  };
  const renderStep = () => {
    if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={finish} />;
    if (setup) return <ConfirmSetup setup={setup} onConfirmed={setRecoveryCodes} />;
    if (!state) return null;
    return state.isEnabled ? (
      <>
        <Text>{messages.isOn(state.recoveryCodesLeft)}</Text>
        <CurrentPasswordForm
          label={messages.remove}
          failureTitle={messages.failedToRemove}
          isSaving={removing.isLoading}
          onSubmit={removeIt}
        />
      </>
    ) : (
      <>
        <Text>{messages.isOff}</Text>
        <CurrentPasswordForm
          label={messages.setUp}
          failureTitle={messages.failedToSetUp}
          isSaving={beginning.isLoading}
          onSubmit={start}
        />
      </>
    );
  };
  return (
    <SettingsCard title={messages.secondFactor} note={messages.secondFactorNote}>
      {isFetching && !state ? <TableSkeleton label={messages.loading} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.failedToLoad} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {renderStep()}
    </SettingsCard>
  );
}
