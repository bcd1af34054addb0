import { Button, makeStyles, Text, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog/confirm-dialog.js';
import { PagedList } from '../../../components/data-table/paged-list.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { IssuedSecretDialog } from '../issued-secret-dialog.js';
import { createApiTokenColumns } from './api-token-columns.js';
import { ApiTokenDialog } from './api-token-dialog.js';
import {
  type ApiTokenRow,
  type IssuedApiToken,
  useApiTokensQuery,
  useRevokeApiTokenMutation,
} from './api-tokens.endpoints.js';
import { apiTokensMessages } from './api-tokens.messages.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** By which other programs call the API: for administrators. */
export function ApiTokensTab() {
  const messages = useMessages(apiTokensMessages);
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const [page, setPage] = useState(1);
  const query = useApiTokensQuery(page, { refetchOnMountOrArgChange: true });
  const [isAdding, setAdding] = useState(false);
  const [toRevoke, setToRevoke] = useState<ApiTokenRow>();
  const [issued, setIssued] = useState<IssuedApiToken>();
  const columns = useMemo(() => createApiTokenColumns(setToRevoke), []);
  const showSecret = (created: IssuedApiToken) => {
    setAdding(false);
    setPage(1);
    setIssued(created);
  };
  const texts = {
    ...{
      what: messages.tokens,
      one: messages.token,
      loading: messages.loadingTokens,
      failed: messages.failedToLoadTokens,
    },
    ...{ empty: messages.noTokens, emptyNote: messages.noTokensNote },
  };
  return (
    <div className={styles.page}>
      <PageHeader subtitle={messages.subtitle}>
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setAdding(true)} {...restoreFocusTarget}>
          {messages.addToken}
        </Button>
      </PageHeader>
      <PagedList
        texts={texts}
        query={query}
        page={page}
        columns={columns}
        titleOf={({ name }) => name}
        onPage={setPage}
      />
      {isAdding ? <ApiTokenDialog onCreated={showSecret} onClose={() => setAdding(false)} /> : null}
      {toRevoke ? <RevokeDialog row={toRevoke} onClose={() => setToRevoke(undefined)} /> : null}
      {issued ? (
        <IssuedSecretDialog
          title={messages.tokenFor(issued.token.name)}
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

interface RevokeDialogProps {
  readonly row: ApiTokenRow;
  readonly onClose: () => void;
}

/** Asks before a program is refused for good. */
function RevokeDialog({ row, onClose }: RevokeDialogProps) {
  const messages = useMessages(apiTokensMessages);
  const notify = useToast();
  const [revoke, { isLoading, error }] = useRevokeApiTokenMutation();
  const confirm = async () => {
    const answer = await revoke({ id: row.id });
    if (answer.error) return;
    notify({ kind: 'success', title: messages.tokenRevoked, body: row.name });
    onClose();
  };
  return (
    <ConfirmDialog
      question={messages.revokeQuestion(row.name)}
      verb={messages.revoke}
      isBusy={isLoading}
      failure={error ? { title: messages.failedToRevoke, cause: error } : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{messages.revokeConsequence}</Text>
    </ConfirmDialog>
  );
}
