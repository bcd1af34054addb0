import { Badge, Button, makeStyles, tokens } from '@fluentui/react-components';
import { ACTIONS_COLUMN, type TableColumn } from '../../../components/data-table/table-column.js';
import { formatDateTime } from '../../../components/format/format.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import type { WebhookDeliveryRow, WebhookEndpointRow } from './webhooks.endpoints.js';
import { webhooksMessages } from './webhooks.messages.js';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

/** What a button of an endpoint asks for. */
export type EndpointTask = 'edit' | 'delete';

type OnTask = (task: EndpointTask, row: WebhookEndpointRow) => void;

/** The table of the endpoints. */
export function createEndpointColumns(onTask: OnTask): readonly TableColumn<WebhookEndpointRow>[] {
  const messages = getMessages(webhooksMessages);
  return [
    { id: 'url', header: messages.url, cell: ({ url }) => url, widthPx: 320, minWidthPx: 160 },
    { id: 'events', header: messages.events, cell: ({ events }) => events.join(', '), widthPx: 260 },
    { id: 'state', header: messages.state, cell: (row) => <StateBadge row={row} />, widthPx: 220 },
    {
      id: ACTIONS_COLUMN,
      header: messages.actions,
      cell: (row) => <TaskButtons row={row} onTask={onTask} />,
      hasControls: true,
      widthPx: 180,
      minWidthPx: 180,
    },
  ];
}

function StateBadge({ row }: { readonly row: WebhookEndpointRow }) {
  const messages = useMessages(webhooksMessages);
  const { isActive, failingSince, switchedOffAt } = row;
  if (switchedOffAt !== null) {
    return (
      <Badge appearance="tint" color="danger">
        {messages.switchedOff}
      </Badge>
    );
  }
  if (isActive && failingSince !== null) {
    return (
      <Badge appearance="tint" color="warning">
        {messages.failing(formatDateTime(failingSince))}
      </Badge>
    );
  }
  return (
    <Badge appearance="tint" color={isActive ? 'success' : 'informative'}>
      {isActive ? messages.on : messages.off}
    </Badge>
  );
}

function TaskButtons({ row, onTask }: { readonly row: WebhookEndpointRow; readonly onTask: OnTask }) {
  const messages = useMessages(webhooksMessages);
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <Button size="small" aria-label={messages.editWhich(row.url)} onClick={() => onTask('edit', row)}>
        {messages.edit}
      </Button>
      <Button size="small" aria-label={messages.removeWhich(row.url)} onClick={() => onTask('delete', row)}>
        {messages.remove}
      </Button>
    </div>
  );
}

const STATE_COLORS = { waiting: 'informative', delivered: 'success', failed: 'danger' } as const;

/** The log of the deliveries. */
export function createDeliveryColumns(
  onReplay: (row: WebhookDeliveryRow) => void,
): readonly TableColumn<WebhookDeliveryRow>[] {
  const messages = getMessages(webhooksMessages);
  return [
    { id: 'time', header: messages.time, cell: (row) => formatDateTime(row.createdAt), widthPx: 150 },
    { id: 'event', header: messages.event, cell: ({ event }) => event, widthPx: 170, minWidthPx: 120 },
    {
      id: 'state',
      header: messages.state,
      cell: ({ state }) => (
        <Badge appearance="tint" color={STATE_COLORS[state]}>
          {messages[state]}
        </Badge>
      ),
      widthPx: 120,
    },
    { id: 'attempts', header: messages.attempts, cell: ({ attempts }) => attempts, widthPx: 100 },
    {
      id: 'answer',
      header: messages.answer,
      cell: ({ statusCode, failure }) => [statusCode, failure].filter((part) => part !== null).join(': '),
      widthPx: 260,
    },
    { id: 'message', header: messages.messageId, cell: ({ messageId }) => messageId, widthPx: 200 },
    {
      id: ACTIONS_COLUMN,
      header: messages.actions,
      cell: (row) =>
        row.state === 'waiting' ? null : (
          <Button size="small" aria-label={messages.replayWhich(row.messageId)} onClick={() => onReplay(row)}>
            {messages.replay}
          </Button>
        ),
      hasControls: true,
      widthPx: 150,
      minWidthPx: 150,
    },
  ];
}
