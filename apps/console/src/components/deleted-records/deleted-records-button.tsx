import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { useHasRole } from '../../api/use-has-role.js';
import { useMessages } from '../../i18n/messages.js';
import type { DeletedKind } from './deleted-records.endpoints.js';
import { deletedRecordsMessages } from './deleted-records.messages.js';
import { DeletedRecordsDialog } from './deleted-records-dialog.js';

/** Opens the list of what was deleted lately, for those who may restore it. */
export function DeletedRecordsButton({ kind }: { readonly kind: DeletedKind }) {
  const messages = useMessages(deletedRecordsMessages);
  const restoreFocusTarget = useRestoreFocusTarget();
  const mayRestore = useHasRole('administrator');
  const [isOpen, setOpen] = useState(false);
  if (!mayRestore) return null;
  return (
    <>
      <Button icon={<HistoryRegular />} onClick={() => setOpen(true)} {...restoreFocusTarget}>
        {messages.recentlyDeleted}
      </Button>
      {isOpen ? <DeletedRecordsDialog kind={kind} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
