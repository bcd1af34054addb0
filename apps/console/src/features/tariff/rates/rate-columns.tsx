import {
  Badge,
  Button,
  Caption1,
  Checkbox,
  makeStyles,
  Tooltip,
  tokens,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useContext } from 'react';
import { toUtcDay } from '../../../../../../domain/tariff/rate-validity.js';
import { RowActions } from '../../../components/data-table/row-actions.js';
import { ACTIONS_COLUMN, type TableColumn } from '../../../components/data-table/table-column.js';
import {
  CRITERION_LABELS,
  formatBaseRate,
  formatMaximum,
  formatMinimum,
  formatRateValidity,
  formatValidityStatus,
} from './format-rate.js';
import { RateSelectionContext } from './rate-selection.js';
import type { RateRow } from './rates.endpoints.js';

const useStyles = makeStyles({
  service: { display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground2 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

interface ColumnActions {
  readonly onEdit: (row: RateRow) => void;
  readonly onDelete: (row: RateRow) => void;
  readonly onHistory: (row: RateRow) => void;
}

const TOOLTIP_DELAY_MS = 700;

/** The columns of the tariff (section 2 of the specification). */
export function createRateColumns({ onEdit, onDelete, onHistory }: ColumnActions): readonly TableColumn<RateRow>[] {
  return [
    {
      id: 'select',
      header: 'Select',
      cell: (row) => <SelectCell row={row} />,
      hasControls: true,
      widthPx: 46,
      minWidthPx: 46,
    },
    {
      id: 'country',
      header: 'Country',
      cell: (row) => row.countryName,
      sortBy: (row) => `${row.countryName} ${row.airportCode} ${row.serviceCode}`,
      widthPx: 80,
      minWidthPx: 76,
    },
    {
      id: 'airport',
      header: 'Airport',
      cell: (row) => row.airportCode,
      sortBy: (row) => row.airportCode,
      widthPx: 54,
      minWidthPx: 54,
    },
    {
      id: 'service',
      header: 'Service',
      cell: (row) => <ServiceCell row={row} />,
      sortBy: (row) => row.serviceCode,
      widthPx: 138,
      minWidthPx: 110,
    },
    {
      id: 'category',
      header: 'Category',
      cell: (row) => row.chargeCategory,
      sortBy: (row) => row.chargeCategory,
      widthPx: 80,
      minWidthPx: 80,
    },
    {
      id: 'criteria',
      header: 'Rate Criteria',
      cell: (row) => CRITERION_LABELS[row.rateCriteria],
      sortBy: (row) => CRITERION_LABELS[row.rateCriteria],
      widthPx: 128,
      minWidthPx: 100,
    },
    {
      id: 'base',
      header: 'Base Rate',
      cell: (row) => formatBaseRate(row),
      sortBy: (row) => row.baseRate,
      isNumeric: true,
      widthPx: 134,
      minWidthPx: 134,
    },
    {
      id: 'minimum',
      header: 'Min Charge',
      cell: (row) => formatMinimum(row.minimumCharge),
      sortBy: (row) => row.minimumCharge ?? 0,
      isNumeric: true,
      widthPx: 90,
      minWidthPx: 90,
    },
    {
      id: 'maximum',
      header: 'Max Charge',
      cell: (row) => formatMaximum(row.maximumCharge),
      sortBy: (row) => row.maximumCharge || Number.POSITIVE_INFINITY,
      isNumeric: true,
      widthPx: 94,
      minWidthPx: 94,
    },
    {
      id: ACTIONS_COLUMN,
      header: 'Actions',
      cell: (row) => (
        <RowActions
          name={`${row.serviceCode}, ${row.airportCode}`}
          onEdit={() => onEdit(row)}
          onDelete={() => onDelete(row)}
        >
          <HistoryButton row={row} onPress={() => onHistory(row)} />
        </RowActions>
      ),
      hasControls: true,
      // Beside the three buttons there is room left in which the cell itself can be pressed.
      widthPx: 112,
      minWidthPx: 108,
    },
  ];
}

function SelectCell({ row }: { readonly row: RateRow }) {
  const { selected, select } = useContext(RateSelectionContext);
  return (
    <Checkbox
      aria-label={`Select ${row.serviceCode}, ${row.airportCode}`}
      checked={selected.has(row.id)}
      onChange={(_event, { checked }) => select([row.id], checked === true)}
    />
  );
}

function HistoryButton({ row, onPress }: { readonly row: RateRow; readonly onPress: () => void }) {
  const restoreFocusTarget = useRestoreFocusTarget();
  const name = `History of ${row.serviceCode}, ${row.airportCode}`;
  return (
    <Tooltip content={name} relationship="label" showDelay={TOOLTIP_DELAY_MS}>
      <Button appearance="subtle" icon={<HistoryRegular />} onClick={onPress} {...restoreFocusTarget} />
    </Tooltip>
  );
}

function ServiceCell({ row }: { readonly row: RateRow }) {
  const styles = useStyles();
  const status = formatValidityStatus(row, toUtcDay(new Date()));
  const isLimited = row.validFrom !== null || row.validUntil !== null;
  return (
    <span className={styles.service}>
      <span className={styles.head}>
        {row.serviceCode}
        {row.isSample ? (
          <Badge appearance="tint" color="warning" size="small">
            sample
          </Badge>
        ) : null}
        {status ? (
          <Badge appearance="tint" color={status === 'expired' ? 'danger' : 'informative'} size="small">
            {status}
          </Badge>
        ) : null}
      </span>
      <Caption1 className={styles.quiet}>{row.serviceName}</Caption1>
      {isLimited ? <Caption1 className={styles.quiet}>{formatRateValidity(row)}</Caption1> : null}
    </span>
  );
}
