import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { useSystemInformationQuery } from '../../../api/system-information.endpoints.js';
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.js';
import { ForRole } from '../../../components/for-role/for-role.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { useConfirmSampleRatesMutation } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

/** Says that rates of the first start are in force, and lets staff confirm them. @param count how many there are */
export function SampleTariffWarning({ count }: { readonly count: number }) {
  const messages = useMessages(ratesMessages);
  const notify = useToast();
  const [confirm, { isLoading, error, reset }] = useConfirmSampleRatesMutation();
  const [isAsked, setAsked] = useState(false);
  const { refetch } = useSystemInformationQuery();
  const close = () => {
    setAsked(false);
    reset();
  };
  const confirmAll = async () => {
    const answer = await confirm();
    if (answer.error) return;
    close();
    notify({ kind: 'success', title: messages.sampleRatesConfirmed, body: messages.sampleRatesConfirmedBody });
    void refetch();
  };
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        <MessageBarTitle>{messages.sampleRatesAreInForce}</MessageBarTitle>
        {messages.sampleRatesExplanation(count)}
      </MessageBarBody>
      <ForRole needed="administrator">
        <MessageBarActions>
          <Button onClick={() => setAsked(true)}>{messages.confirmSampleRates}</Button>
        </MessageBarActions>
        {isAsked ? (
          <ConfirmDialog
            question={messages.confirmSampleQuestion(count)}
            verb={messages.confirmSampleRates}
            isBusy={isLoading}
            failure={error ? { title: messages.sampleRatesNotConfirmed, cause: error } : undefined}
            onConfirm={() => void confirmAll()}
            onClose={close}
          >
            {messages.confirmSampleNote}
          </ConfirmDialog>
        ) : null}
      </ForRole>
    </MessageBar>
  );
}
