import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import { RowActions } from '../../components/data-table/row-actions.js';
import { ACTIONS_COLUMN, type TableColumn } from '../../components/data-table/table-column.js';
import { formatDate } from '../../components/format/format.js';
import { ApprovalCell } from './approval-cell.js';
import type { DomainRow } from './recognized-domains.endpoints.js';

const useStyles = makeStyles({
  name: { fontWeight: tokens.fontWeightSemibold },
  notes: { display: 'block', color: tokens.colorNeutralForeground2, whiteSpace: 'pre-line' },
});

interface ColumnActions {
  readonly onToggle: (row: DomainRow) => void;
  readonly onEdit: (row: DomainRow) => void;
  readonly onDelete: (row: DomainRow) => void;
}

/** The columns of the recognized domains. */
export function createDomainColumns({ onToggle, onEdit, onDelete }: ColumnActions): readonly TableColumn<DomainRow>[] {
  return [
    {
      id: 'domain',
      header: 'Domain',
      cell: (row) => <DomainName row={row} />,
      sortBy: (row) => row.domain,
      widthPx: 260,
      minWidthPx: 160,
    },
    {
      id: 'company',
      header: 'Company',
      cell: (row) => row.companyName,
      sortBy: (row) => row.companyName,
      widthPx: 220,
      minWidthPx: 120,
    },
    {
      id: 'country',
      header: 'Country',
      cell: (row) => row.country || '—',
      sortBy: (row) => row.country ?? '',
      widthPx: 140,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (row) => <ApprovalCell row={row} onToggle={onToggle} />,
      sortBy: (row) => (row.isApproved ? 0 : 1),
      hasControls: true,
      widthPx: 210,
      minWidthPx: 210,
    },
    {
      id: 'added',
      header: 'Added date',
      cell: (row) => formatDate(row.addedAt),
      sortBy: (row) => row.addedAt,
      widthPx: 130,
      minWidthPx: 120,
    },
    {
      id: ACTIONS_COLUMN,
      header: 'Actions',
      cell: (row) => <RowActions name={row.domain} onEdit={() => onEdit(row)} onDelete={() => onDelete(row)} />,
      hasControls: true,
      widthPx: 100,
    },
  ];
}

function DomainName({ row }: { readonly row: DomainRow }) {
  const styles = useStyles();
  return (
    <div>
      <span className={styles.name}>{row.domain}</span>
      {row.notes ? <Caption1 className={styles.notes}>{row.notes}</Caption1> : null}
    </div>
  );
}
