import { Badge, Button } from '@fluentui/react-components';
import type { TokenState } from '../../../../../../domain/identity/api-token.js';
import { ACTIONS_COLUMN, type TableColumn } from '../../../components/data-table/table-column.js';
import { formatDate, formatDateTime } from '../../../components/format/format.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import type { ApiTokenRow } from './api-tokens.endpoints.js';
import { apiTokensMessages } from './api-tokens.messages.js';

/** The table of the tokens. */
export function createApiTokenColumns(onRevoke: (row: ApiTokenRow) => void): readonly TableColumn<ApiTokenRow>[] {
  const messages = getMessages(apiTokensMessages);
  return [
    { id: 'name', header: messages.name, cell: ({ name }) => name, widthPx: 180, minWidthPx: 120 },
    { id: 'state', header: messages.state, cell: ({ state }) => <StateBadge state={state} />, widthPx: 110 },
    { id: 'scopes', header: messages.scopes, cell: ({ scopes }) => scopes.join(', '), widthPx: 150 },
    { id: 'hint', header: messages.endsWith, cell: ({ hint }) => `…${hint}`, widthPx: 110 },
    {
      id: 'last-used',
      header: messages.lastUsed,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? messages.never : formatDateTime(lastUsedAt)),
      widthPx: 160,
    },
    {
      id: 'expires',
      header: messages.expires,
      cell: ({ expiresAt }) => (expiresAt === null ? messages.never : formatDate(expiresAt)),
      widthPx: 120,
    },
    { id: 'created-by', header: messages.createdBy, cell: ({ createdBy }) => createdBy, widthPx: 200 },
    {
      id: ACTIONS_COLUMN,
      header: messages.actions,
      cell: (row) =>
        row.state === 'revoked' ? null : (
          <Button size="small" aria-label={messages.revokeWhich(row.name)} onClick={() => onRevoke(row)}>
            {messages.revoke}
          </Button>
        ),
      hasControls: true,
      widthPx: 110,
      minWidthPx: 110,
    },
  ];
}

const STATE_COLORS = { active: 'success', expired: 'warning', revoked: 'informative' } as const;

function StateBadge({ state }: { readonly state: TokenState }) {
  const messages = useMessages(apiTokensMessages);
  return (
    <Badge appearance="tint" color={STATE_COLORS[state]}>
      {messages[state]}
    </Badge>
  );
}
