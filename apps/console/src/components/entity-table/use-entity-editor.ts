import { useCallback, useState } from 'react';
import type { EntityDialogProps } from '../form-dialog/use-entity-form.js';
import type { EntityList } from './entity-list.js';

/** Which record is open in its dialog. */
export interface EntityEditor<Row> {
  /** What the dialog is opened with; undefined while it is closed. */
  readonly dialog: EntityDialogProps<Row> | undefined;
  readonly openNew: () => void;
  readonly open: (row: Row) => void;
}

/** Opens the records of a list in their dialog, one at a time. */
export function useEntityEditor<Row>({ refetch }: Pick<EntityList<Row>, 'refetch'>): EntityEditor<Row> {
  const [edited, setEdited] = useState<{ readonly row: Row | undefined }>();
  return {
    dialog: edited && { ...edited, reload: () => refetch().unwrap(), onClose: () => setEdited(undefined) },
    openNew: useCallback(() => setEdited({ row: undefined }), []),
    open: useCallback((row: Row) => setEdited({ row }), []),
  };
}
