import { makeStyles, Select, Subtitle1, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { DELIVERY_STATES } from '../../../../../../domain/integrations/webhook-delivery.js';
import { getErrorMessage } from '../../../api/api-error.js';
import { PagedList } from '../../../components/data-table/paged-list.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { createDeliveryColumns } from './webhook-columns.js';
import {
  useReplayWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  type WebhookDeliveryRow,
} from './webhooks.endpoints.js';
import { webhooksMessages } from './webhooks.messages.js';

/** How often the log is looked at again while it is open. */
const POLLING_MS = 10_000;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
});

/** What was sent to the endpoints, what they answered, and how it is sent again. */
export function WebhookDeliveries() {
  const messages = useMessages(webhooksMessages);
  const styles = useStyles();
  const notify = useToast();
  const [state, setState] = useState('all');
  const [page, setPage] = useState(1);
  const options = { refetchOnMountOrArgChange: true, pollingInterval: POLLING_MS };
  const query = useWebhookDeliveriesQuery({ page, state }, options);
  const [replay] = useReplayWebhookDeliveryMutation();
  const columns = useMemo(() => {
    const replayRow = async ({ id, messageId }: WebhookDeliveryRow) => {
      const answer = await replay({ id });
      if (answer.error) notify({ kind: 'error', title: messages.failedToReplay, body: getErrorMessage(answer.error) });
      else notify({ kind: 'success', title: messages.replayed, body: messageId });
    };
    return createDeliveryColumns((row) => void replayRow(row));
  }, [replay, notify, messages]);
  const texts = {
    ...{
      what: messages.deliveries,
      one: messages.delivery,
      loading: messages.loadingDeliveries,
      failed: messages.failedToLoadDeliveries,
    },
    ...{ empty: messages.noDeliveries, emptyNote: messages.noDeliveriesNote },
  };
  return (
    <section className={styles.list} aria-label={messages.deliveriesTitle}>
      <div className={styles.head}>
        <Subtitle1 as="h2">{messages.deliveriesTitle}</Subtitle1>
        <Select
          aria-label={messages.state}
          value={state}
          onChange={(_event, { value }) => {
            setState(value);
            setPage(1);
          }}
        >
          <option value="all">{messages.allStates}</option>
          {DELIVERY_STATES.map((one) => (
            <option key={one} value={one}>
              {messages[one]}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        texts={texts}
        query={query}
        page={page}
        columns={columns}
        titleOf={({ event }) => event}
        onPage={setPage}
      />
    </section>
  );
}
