import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  Spinner,
} from '@fluentui/react-components';
import { getErrorMessage } from '../../../api/api-error.js';
import { useSystemInformationQuery } from '../../../api/system-information.endpoints.js';
import { ForRole } from '../../../components/for-role/for-role.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { useConfirmSampleRatesMutation } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

/** Says that rates of the first start are in force, and lets staff confirm them. @param count how many there are */
export function SampleTariffWarning({ count }: { readonly count: number }) {
  const messages = useMessages(ratesMessages);
  const notify = useToast();
  const [confirm, { isLoading }] = useConfirmSampleRatesMutation();
  const { refetch } = useSystemInformationQuery();
  const confirmAll = async () => {
    const { error } = await confirm();
    if (error) {
      notify({ kind: 'error', title: messages.sampleRatesNotConfirmed, body: getErrorMessage(error) });
      return;
    }
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
          <Button
            icon={isLoading ? <Spinner size="tiny" /> : null}
            disabledFocusable={isLoading}
            onClick={() => void confirmAll()}
          >
            {messages.confirmSampleRates}
          </Button>
        </MessageBarActions>
      </ForRole>
    </MessageBar>
  );
}
