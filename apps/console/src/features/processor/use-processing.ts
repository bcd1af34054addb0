import { getErrorMessage, isApiError } from '../../api/api-error.js';
import { useSystemInformationQuery } from '../../api/system-information.endpoints.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import {
  useChargeDeliveryMutation,
  useChargeShipmentMutation,
  useHandInEmailFileMutation,
  useHandInEmailMutation,
  useReadEmailFileMutation,
  useReadEmailMutation,
  useWeighShipmentMutation,
} from './email-processor.endpoints.js';
import { type ProcessingInput, processEmail } from './processing-run.js';
import { processorMessages } from './processor.messages.js';
import { changeWork, useProcessorWork } from './processor-work.js';

/** What a person wants processed: words, or a saved email and its words. */
export type EmailToProcess = Pick<ProcessingInput, 'content' | 'file'>;

/** Walks emails through the steps and tells how it went. */
export function useProcessing() {
  const messages = useMessages(processorMessages);
  const notify = useToast();
  const { data: system } = useSystemInformationQuery();
  const [read] = useReadEmailMutation();
  const [weigh] = useWeighShipmentMutation();
  const [chargeDelivery] = useChargeDeliveryMutation();
  const [chargeShipment] = useChargeShipmentMutation();
  const [handIn] = useHandInEmailMutation();
  const [readFile] = useReadEmailFileMutation();
  const [handInFile] = useHandInEmailFileMutation();
  const { run, isRunning } = useProcessorWork();

  const process = async ({ content, file }: EmailToProcess, isDryRun: boolean) => {
    changeWork({ isRunning: true });
    const order = { content, ...(file ? { file } : {}), isDryRun, mailbox: system?.mailbox ?? '' };
    const calls = { read, weigh, chargeDelivery, chargeShipment, handIn, readFile, handInFile };
    const ended = await processEmail(
      order,
      calls,
      () => performance.now(),
      (now) => changeWork({ run: now }),
    );
    changeWork({ isRunning: false });
    if (ended.outcome?.outcome === 'ignored') {
      notify({ kind: 'success', title: messages.emailWasIgnored, body: messages.noQuotationWasMade });
      return;
    }
    if (ended.failure === undefined) {
      notify({ kind: 'success', title: messages.emailProcessingComplete });
      return;
    }
    const status = isApiError(ended.failure) ? ended.failure.status : getErrorMessage(ended.failure);
    notify({ kind: 'error', title: messages.processingFailed, body: messages.aiProcessingFailed(status) });
  };

  return { run, isRunning, process };
}
