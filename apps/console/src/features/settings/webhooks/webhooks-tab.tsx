import { Button, makeStyles, Text, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { getWebhookHost } from '../../../../../../domain/integrations/webhook-endpoint.js';
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.js';
import { PagedList } from '../../../components/data-table/paged-list.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { IssuedSecretDialog } from '../issued-secret-dialog.js';
import { createEndpointColumns, type EndpointTask } from './webhook-columns.js';
import { WebhookDeliveries } from './webhook-deliveries.js';
import { WebhookDialog } from './webhook-dialog.js';
import {
  type IssuedWebhookEndpoint,
  useDeleteWebhookEndpointMutation,
  useWebhookEndpointsQuery,
  type WebhookEndpointRow,
} from './webhooks.endpoints.js';
import { webhooksMessages } from './webhooks.messages.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

interface Task {
  readonly kind: EndpointTask;
  readonly row: WebhookEndpointRow;
}

/** What other programs are told: for administrators. */
export function WebhooksTab() {
  const messages = useMessages(webhooksMessages);
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const [page, setPage] = useState(1);
  const query = useWebhookEndpointsQuery(page, { refetchOnMountOrArgChange: true });
  const [isAdding, setAdding] = useState(false);
  const [task, setTask] = useState<Task>();
  const [issued, setIssued] = useState<IssuedWebhookEndpoint>();
  const columns = useMemo(() => createEndpointColumns((kind, row) => setTask({ kind, row })), []);
  const close = () => {
    setAdding(false);
    setTask(undefined);
  };
  const showSecret = (created: IssuedWebhookEndpoint) => {
    close();
    setPage(1);
    setIssued(created);
  };
  const edited = task?.kind === 'edit' ? task.row : undefined;
  const texts = {
    ...{
      what: messages.endpoints,
      one: messages.endpoint,
      loading: messages.loadingEndpoints,
      failed: messages.failedToLoadEndpoints,
    },
    ...{ empty: messages.noEndpoints, emptyNote: messages.noEndpointsNote },
  };
  return (
    <div className={styles.page}>
      <PageHeader subtitle={messages.subtitle}>
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setAdding(true)} {...restoreFocusTarget}>
          {messages.addEndpoint}
        </Button>
      </PageHeader>
      <PagedList texts={texts} query={query} page={page} columns={columns} titleOf={getWebhookHost} onPage={setPage} />
      {query.data && query.data.total > 0 ? <WebhookDeliveries /> : null}
      {isAdding || edited ? <WebhookDialog row={edited} onCreated={showSecret} onClose={close} /> : null}
      {task?.kind === 'delete' ? <DeleteEndpointDialog row={task.row} onClose={close} /> : null}
      {issued ? (
        <IssuedSecretDialog
          title={messages.secretOf}
          secret={issued.secret}
          what={messages.secret}
          note={messages.shownOnce}
          closeLabel={messages.close}
          onClose={() => setIssued(undefined)}
        />
      ) : null}
    </div>
  );
}

/** Asks before a program is told nothing more. */
function DeleteEndpointDialog({ row, onClose }: { readonly row: WebhookEndpointRow; readonly onClose: () => void }) {
  const messages = useMessages(webhooksMessages);
  const notify = useToast();
  const [remove, { isLoading, error }] = useDeleteWebhookEndpointMutation();
  const host = getWebhookHost(row);
  const confirm = async () => {
    const answer = await remove({ id: row.id, version: row.version });
    if (answer.error) return;
    notify({ kind: 'success', title: messages.endpointDeleted, body: host });
    onClose();
  };
  return (
    <ConfirmDialog
      question={messages.removeQuestion(host)}
      verb={messages.remove}
      isBusy={isLoading}
      failure={error ? { title: messages.failedToDelete, cause: error } : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{messages.removeConsequence}</Text>
    </ConfirmDialog>
  );
}
