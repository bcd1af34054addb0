import { makeStyles, Subtitle2, Text } from '@fluentui/react-components';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list.js';
import { DownloadButton } from '../../components/download/download-button.js';
import { useDownload } from '../../components/download/use-download.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useMessages } from '../../i18n/messages.js';
import { buildCustomerExportUrl, type CustomerSummary } from './customer-data.endpoints.js';
import { customerDataMessages, customerRecordMessages } from './customer-data.messages.js';

const KINDS = Object.keys(customerRecordMessages) as Array<keyof typeof customerRecordMessages>;

const useStyles = makeStyles({ button: { alignSelf: 'flex-start' } });

/** How much is stored of a customer, and all of it as a file. */
export function CustomerSummaryCard({ customer, counts }: CustomerSummary) {
  const messages = useMessages(customerDataMessages);
  const styles = useStyles();
  const file = useDownload({ name: 'customer-data.json', done: messages.downloaded, failsInPlace: true });
  const labels = useMessages(customerRecordMessages);
  const kinds = KINDS.filter((kind) => counts[kind] > 0);
  return (
    <>
      <Subtitle2 as="h3">{messages.storedOf(customer)}</Subtitle2>
      {kinds.length === 0 ? (
        <Text role="status">{messages.nothingStored}</Text>
      ) : (
        <>
          <DescriptionList>
            {kinds.map((kind) => (
              <DescriptionItem key={kind} term={labels[kind]}>
                {String(counts[kind])}
              </DescriptionItem>
            ))}
          </DescriptionList>
          <DownloadButton className={styles.button} url={buildCustomerExportUrl(customer)} download={file}>
            {messages.download}
          </DownloadButton>
        </>
      )}
      {file.failure ? <ErrorMessage title={file.failedTitle} failure={file.failure} onRetry={file.retry} /> : null}
    </>
  );
}

/** Whether anything is stored. */
export function isAnythingStored({ counts }: CustomerSummary): boolean {
  return KINDS.some((kind) => counts[kind] > 0);
}
