import { Badge, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { CheckmarkCircle16Regular, Circle16Regular } from '@fluentui/react-icons';
import { type DomainRow, getDomainName } from '../../api/recognized-domains.endpoints.js';
import { ForRole } from '../../components/for-role/for-role.js';
import { useMessages } from '../../i18n/messages.js';
import { customersMessages } from './customers.messages.js';

const useStyles = makeStyles({
  cell: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalXS },
  // As wide as the longer word, so that the switches of all rows stand below each other.
  state: { minWidth: '124px' },
});

interface ApprovalCellProps {
  readonly row: DomainRow;
  readonly onToggle: (row: DomainRow) => void;
}

/** Whether a domain's requests are answered automatically, and the switch for it. */
export function ApprovalCell({ row, onToggle }: ApprovalCellProps) {
  const messages = useMessages(customersMessages);
  const styles = useStyles();
  return (
    <div className={styles.cell}>
      <span className={styles.state}>
        <Badge
          appearance="tint"
          size="large"
          color={row.isApproved ? 'success' : 'informative'}
          icon={row.isApproved ? <CheckmarkCircle16Regular /> : <Circle16Regular />}
        >
          {row.isApproved ? messages.approved : messages.notApproved}
        </Badge>
      </span>
      <ForRole needed="administrator">
        <Switch
          aria-label={messages.approveDomain(getDomainName(row))}
          checked={row.isApproved}
          onChange={() => onToggle(row)}
        />
      </ForRole>
    </div>
  );
}
