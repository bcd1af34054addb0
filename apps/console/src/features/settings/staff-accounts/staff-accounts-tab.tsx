import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { getErrorMessage } from '../../../api/api-error.js';
import { useCurrentUserQuery } from '../../../api/session.endpoints.js';
import { DataTable } from '../../../components/data-table/data-table.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { IssuedPasswordDialog } from './issued-password-dialog.js';
import { RoleDialog } from './role-dialog.js';
import { StaffAccountDialog } from './staff-account-dialog.js';
import {
  type IssuedAccount,
  type StaffAccountRow,
  useEnableStaffAccountMutation,
  useStaffAccountsQuery,
} from './staff-accounts.endpoints.js';
import { staffAccountsMessages } from './staff-accounts.messages.js';
import { createStaffColumns, type RowTask } from './staff-columns.js';
import { DisableDialog, ResetPasswordDialog, ResetSecondFactorDialog } from './staff-task-dialogs.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

interface Task {
  readonly kind: RowTask;
  readonly row: StaffAccountRow;
}

/** Who may sign in: for administrators. */
export function StaffAccountsTab() {
  const messages = useMessages(staffAccountsMessages);
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const notify = useToast();
  const { data: user } = useCurrentUserQuery();
  const {
    data: rows,
    error,
    isFetching,
    refetch,
  } = useStaffAccountsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [enableAccount] = useEnableStaffAccountMutation();
  const [isAdding, setAdding] = useState(false);
  const [task, setTask] = useState<Task>();
  const [issued, setIssued] = useState<IssuedAccount>();
  const ownId = user?.id;
  const columns = useMemo(() => {
    const enable = async (row: StaffAccountRow) => {
      const answer = await enableAccount({ id: row.id });
      if (answer.error) notify({ kind: 'error', title: messages.failedToEnable, body: getErrorMessage(answer.error) });
      else notify({ kind: 'success', title: messages.accountEnabled, body: row.email });
    };
    return createStaffColumns(ownId, (kind, row) => (kind === 'enable' ? void enable(row) : setTask({ kind, row })));
  }, [ownId, enableAccount, notify, messages]);
  const close = () => setTask(undefined);
  const showPassword = (account: IssuedAccount) => {
    setAdding(false);
    close();
    if (account.generatedPassword !== null) setIssued(account);
    else notify({ kind: 'success', title: messages.accountCreated, body: account.account.email });
  };
  return (
    <div className={styles.page}>
      <PageHeader subtitle={messages.subtitle}>
        <Button
          appearance="primary"
          icon={<PersonAddRegular />}
          onClick={() => setAdding(true)}
          {...restoreFocusTarget}
        >
          {messages.addAccount}
        </Button>
      </PageHeader>
      {isFetching && !rows ? <TableSkeleton label={messages.loadingAccounts} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.failedToLoadAccounts} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {rows ? (
        <DataTable
          what={messages.accounts}
          one={messages.account}
          rows={rows}
          total={rows.length}
          columns={columns}
          idOf={({ id }) => id}
          titleOf={({ email }) => email}
        />
      ) : null}
      {isAdding ? <StaffAccountDialog onCreated={showPassword} onClose={() => setAdding(false)} /> : null}
      {task?.kind === 'role' ? <RoleDialog row={task.row} onClose={close} /> : null}
      {task?.kind === 'disable' ? <DisableDialog row={task.row} onClose={close} /> : null}
      {task?.kind === 'second-factor' ? <ResetSecondFactorDialog row={task.row} onClose={close} /> : null}
      {task?.kind === 'password' ? (
        <ResetPasswordDialog row={task.row} onIssued={showPassword} onClose={close} />
      ) : null}
      {issued?.generatedPassword ? (
        <IssuedPasswordDialog
          email={issued.account.email}
          password={issued.generatedPassword}
          onClose={() => setIssued(undefined)}
        />
      ) : null}
    </div>
  );
}
