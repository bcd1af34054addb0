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
import { useToast } from '../../../components/toast/use-toast.js';
import { useConfirmSampleRatesMutation } from './rates.endpoints.js';

/** Says that rates of the first start are in force, and lets staff confirm them. @param count how many there are */
export function SampleTariffWarning({ count }: { readonly count: number }) {
  const notify = useToast();
  const [confirm, { isLoading }] = useConfirmSampleRatesMutation();
  const { refetch } = useSystemInformationQuery();
  const confirmAll = async () => {
    const { error } = await confirm();
    if (error) {
      notify({ kind: 'error', title: 'Sample rates not confirmed', body: getErrorMessage(error) });
      return;
    }
    notify({ kind: 'success', title: 'Sample rates confirmed', body: 'They are now your own rates.' });
    void refetch();
  };
  return (
    <MessageBar intent="warning">
      <MessageBarBody>
        <MessageBarTitle>Sample rates are in force.</MessageBarTitle>
        {`${count} ${count === 1 ? 'rate is' : 'rates are'} made up. Replace or confirm that they hold.`}
      </MessageBarBody>
      <MessageBarActions>
        <Button
          icon={isLoading ? <Spinner size="tiny" /> : null}
          disabledFocusable={isLoading}
          onClick={() => void confirmAll()}
        >
          Confirm sample rates
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
