import { Badge, Button, makeStyles, tokens } from '@fluentui/react-components';
import { describeStaffName } from '../../../../../../domain/identity/describe-staff-name.js';
import { ACTIONS_COLUMN, type TableColumn } from '../../../components/data-table/table-column.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import type { StaffAccountRow } from './staff-accounts.endpoints.js';
import { staffAccountsMessages } from './staff-accounts.messages.js';

/** What a button of a row asks for. */
export type RowTask = 'role' | 'disable' | 'enable' | 'password' | 'second-factor';

type OnTask = (task: RowTask, row: StaffAccountRow) => void;

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
});

/** The table of the accounts. @param ownId of the person who looks at it */
export function createStaffColumns(ownId: number | undefined, onTask: OnTask): readonly TableColumn<StaffAccountRow>[] {
  const messages = getMessages(staffAccountsMessages);
  return [
    {
      id: 'name',
      header: messages.name,
      cell: ({ id, name }) => (
        <>
          <span translate="no">{describeStaffName(name)}</span>
          {id === ownId ? ` ${messages.you}` : null}
        </>
      ),
      sortBy: ({ name }) => name,
      widthPx: 180,
      minWidthPx: 120,
    },
    { id: 'email', header: messages.email, cell: ({ email }) => email, sortBy: ({ email }) => email, widthPx: 240 },
    { id: 'role', header: messages.role, cell: ({ role }) => role, sortBy: ({ role }) => role, widthPx: 120 },
    {
      id: 'status',
      header: messages.status,
      cell: (row) => <StatusCell row={row} />,
      sortBy: ({ isActive }) => (isActive ? 0 : 1),
      widthPx: 190,
    },
    {
      id: ACTIONS_COLUMN,
      header: messages.actions,
      cell: (row) => <TaskButtons row={row} isOwn={row.id === ownId} onTask={onTask} />,
      hasControls: true,
      widthPx: 330,
      minWidthPx: 330,
    },
  ];
}

function StatusCell({ row: { isActive, mustChangePassword, hasSecondFactor } }: { readonly row: StaffAccountRow }) {
  const messages = useMessages(staffAccountsMessages);
  const styles = useStyles();
  return (
    <span className={styles.row}>
      <Badge appearance="tint" color={isActive ? 'success' : 'informative'}>
        {isActive ? messages.active : messages.disabled}
      </Badge>
      {mustChangePassword ? (
        <Badge appearance="tint" color="warning">
          {messages.mustChangePassword}
        </Badge>
      ) : null}
      {hasSecondFactor ? <Badge appearance="tint">{messages.hasSecondFactor}</Badge> : null}
    </span>
  );
}

interface TaskButtonsProps {
  readonly row: StaffAccountRow;
  readonly isOwn: boolean;
  readonly onTask: OnTask;
}

function TaskButtons({ row, isOwn, onTask }: TaskButtonsProps) {
  const messages = useMessages(staffAccountsMessages);
  const styles = useStyles();
  const { email, isActive, hasSecondFactor } = row;
  return (
    <div className={styles.row}>
      <Button size="small" aria-label={messages.changeRoleOf(email)} onClick={() => onTask('role', row)}>
        {messages.changeRole}
      </Button>
      {isActive ? (
        <Button size="small" aria-label={messages.disableWhom(email)} onClick={() => onTask('disable', row)}>
          {messages.disable}
        </Button>
      ) : (
        <Button size="small" aria-label={messages.enableWhom(email)} onClick={() => onTask('enable', row)}>
          {messages.enable}
        </Button>
      )}
      {isOwn ? null : (
        <Button size="small" aria-label={messages.resetPasswordOf(email)} onClick={() => onTask('password', row)}>
          {messages.resetPassword}
        </Button>
      )}
      {hasSecondFactor && !isOwn ? (
        <Button
          size="small"
          aria-label={messages.resetSecondFactorOf(email)}
          onClick={() => onTask('second-factor', row)}
        >
          {messages.resetSecondFactor}
        </Button>
      ) : null}
    </div>
  );
}
