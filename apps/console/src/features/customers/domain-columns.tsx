import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { type DomainRow, getDomainName } from '../../api/recognized-domains.endpoints.js';
import type { EntityColumns } from '../../components/entity-table/entity-table.js';
import { formatDate } from '../../components/format/format.js';
import { getMessages } from '../../i18n/messages.js';
import { ApprovalCell } from './approval-cell.js';
import { describeCountry } from './countries.js';
import { customersMessages } from './customers.messages.js';

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  notes: { display: 'block', color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line' },
});

/** The table of the recognized domains. @param onToggle approves a domain, or takes the approval back */
export function createDomainColumns(onToggle: (row: DomainRow) => void): EntityColumns<DomainRow> {
  const messages = getMessages(customersMessages);
  return {
    many: messages.domains,
    one: messages.domain,
    actions: { nameOf: getDomainName },
    columns: [
      {
        id: 'domain',
        header: messages.domainHeading,
        cell: (row) => <DomainName row={row} />,
        sortBy: getDomainName,
        widthPx: 260,
        minWidthPx: 160,
      },
      {
        id: 'company',
        header: messages.company,
        cell: (row) => <span translate="no">{row.companyName}</span>,
        sortBy: (row) => row.companyName,
        widthPx: 220,
        minWidthPx: 120,
      },
      {
        id: 'country',
        header: messages.country,
        cell: (row) => describeCountry(row.country ?? '') || '—',
        sortBy: (row) => describeCountry(row.country ?? ''),
        widthPx: 140,
      },
      {
        id: 'status',
        header: messages.status,
        cell: (row) => <ApprovalCell row={row} onToggle={onToggle} />,
        sortBy: (row) => (row.isApproved ? 0 : 1),
        hasControls: true,
        widthPx: 210,
        minWidthPx: 210,
      },
      {
        id: 'added',
        header: messages.addedDate,
        cell: (row) => formatDate(row.addedAt),
        sortBy: (row) => row.addedAt,
        widthPx: 130,
        minWidthPx: 120,
      },
    ],
  };
}

function DomainName({ row }: { readonly row: DomainRow }) {
  const styles = useStyles();
  return (
    <div>
      <span className={styles.name}>{getDomainName(row)}</span>
      {row.notes ? (
        <Caption1 className={styles.notes} translate="no">
          {row.notes}
        </Caption1>
      ) : null}
    </div>
  );
}
