import { getErrorMessage } from '../../api/api-error.js';
import type { LedgerEntryView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import type { OfferedChoice } from '../evidence-text/ledger-choices.js';
import type { LedgerAssignment } from '../evidence-text/left-over-menu.js';
import { formatUsd } from '../format/format.js';
import { useToast } from '../toast/use-toast.js';
import { useAssignLedgerRoleMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

/**
 * Says what left-over words of a quotation's email are, and has it priced again.
 * @param onAssigned the pressed button goes away, so the focus has to go somewhere else
 */
export function useLedgerAssignment(
  { id, revision }: Pick<QuotationDetails, 'id' | 'revision'>,
  onAssigned: () => void,
): LedgerAssignment {
  const messages = useMessages(quotationDetailsMessages);
  const notify = useToast();
  const [save, { isLoading }] = useAssignLedgerRoleMutation();
  const assign = async ({ part, filename, start, end, text }: LedgerEntryView, { choice, value }: OfferedChoice) => {
    const entry = { part, start, end, text, ...(filename === undefined ? {} : { filename }) };
    const { data, error } = await save({ id, revision, entry, choice, ...(value === undefined ? {} : { value }) });
    if (error) {
      notify({ kind: 'error', title: messages.roleNotSaved, body: getErrorMessage(error) });
      return;
    }
    const body = messages.roleSavedBody(`Q${id}`, data.revision, formatUsd(data.quoteAmount));
    notify({ kind: 'success', title: messages.roleSaved, body });
    onAssigned();
  };
  return { isSaving: isLoading, assign: (entry, offered) => void assign(entry, offered) };
}
