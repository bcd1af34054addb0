import { Button, Card, makeStyles, Spinner, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDeleteWithUndo } from '../../../components/delete-dialog/use-delete-with-undo.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { FilterSelect } from '../../../components/filter-select/filter-select.js';
import { formatCount } from '../../../components/format/format.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { usePlaces } from '../../../components/places/use-places.js';
import { DisclaimerDialog } from './disclaimer-dialog.js';
import { DisclaimerList } from './disclaimer-list.js';
import {
  type DisclaimerRow,
  toDisclaimerDraft,
  useCreateDisclaimerMutation,
  useDeleteDisclaimerMutation,
  useDisclaimersQuery,
} from './disclaimers.endpoints.js';
import { listPrintedDisclaimers } from './list-printed-disclaimers.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  filter: { maxWidth: '320px' },
  wait: { padding: '48px 24px' },
});

/** The paragraphs that quotation emails carry. */
export function DisclaimersScreen() {
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const [search, setSearch] = useSearchParams();
  const {
    data: rows,
    error,
    isFetching,
    refetch,
  } = useDisclaimersQuery(undefined, { refetchOnMountOrArgChange: true });
  const places = usePlaces();
  const [remove] = useDeleteDisclaimerMutation();
  const [create] = useCreateDisclaimerMutation();
  const [edited, setEdited] = useState<DisclaimerRow | 'new'>();
  const deletion = useDeleteWithUndo<DisclaimerRow>({
    remove: (row) => remove(row.id),
    restore: (row) => create({ ...toDisclaimerDraft(row), place: row.place }),
    deleted: (row) => ({ title: 'Disclaimer deleted successfully', body: row.title }),
    restored: (row) => ({ title: 'Disclaimer created successfully', body: row.title }),
    failed: () => ({ title: 'Failed to delete disclaimer' }),
  });
  const airport = places.airports.find(({ code }) => code === search.get('airport'));
  const shown = rows && airport ? listPrintedDisclaimers(airport.id, rows) : rows;
  return (
    <div className={styles.page}>
      <PageHeader
        title="Disclaimers Management"
        subtitle="Manage disclaimers for quotation emails and assign them to specific airports"
      >
        <Button appearance="primary" icon={<AddRegular />} onClick={() => setEdited('new')} {...restoreFocusTarget}>
          Add Disclaimer
        </Button>
      </PageHeader>
      {rows && rows.length > 0 ? (
        <FilterSelect
          label="Show"
          everything="All disclaimers"
          options={places.airports.map(({ code }) => ({ value: code, label: `What a quotation to ${code} prints` }))}
          chosen={airport?.code}
          onChoose={(code) => setSearch(code ? { airport: code } : {})}
          className={styles.filter}
        />
      ) : null}
      {isFetching && !rows ? (
        <Card className={styles.wait}>
          <Spinner label="Loading disclaimers..." labelPosition="below" />
        </Card>
      ) : null}
      {error && !isFetching ? (
        <ErrorMessage title="Failed to load disclaimers" failure={error} onRetry={() => void refetch()} />
      ) : null}
      {places.failure ? (
        <ErrorMessage title="Airports are not available." failure={places.failure} onRetry={places.reload} />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState title="No disclaimers found" note="Create your first disclaimer to get started" />
      ) : null}
      {shown && rows && rows.length > 0 ? (
        <DisclaimerList
          counted={
            airport
              ? `${shown.length} of ${formatCount(rows.length, 'disclaimer', 'disclaimers')}`
              : formatCount(rows.length, 'disclaimer', 'disclaimers')
          }
          all={rows}
          shown={shown}
          onEdit={setEdited}
          onDelete={(row) => void deletion.run(row)}
        />
      ) : null}
      {edited ? (
        <DisclaimerDialog
          row={edited === 'new' ? undefined : edited}
          airports={places.airports}
          reload={() => refetch().unwrap()}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </div>
  );
}
