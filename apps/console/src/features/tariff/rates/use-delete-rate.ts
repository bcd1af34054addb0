import { type Deletion, useDeleteWithUndo } from '../../../components/delete-dialog/use-delete-with-undo.js';
import { toRateBody, toRateFormValues } from './rate-form-values.js';
import { type RateRow, useCreateRateMutation, useDeleteRateMutation } from './rates.endpoints.js';

export const DELETE_FAILED = 'Failed to delete the rate. Please try again.';

/** Deletes rates, and creates them again where it was a mistake. */
export function useDeleteRate(): Deletion<RateRow> {
  const [remove] = useDeleteRateMutation();
  const [create] = useCreateRateMutation();
  const nameOf = (row: RateRow) => `${row.serviceCode} at ${row.airportCode}`;
  return useDeleteWithUndo<RateRow>({
    remove: (row) => remove(row.id),
    restore: (row) => create({ ...toRateBody(toRateFormValues(row), row), isSample: row.isSample }),
    deleted: (row) => ({ title: 'Rate deleted', body: nameOf(row) }),
    restored: (row) => ({ title: 'Rate restored', body: nameOf(row) }),
    failed: () => ({ title: DELETE_FAILED }),
  });
}
